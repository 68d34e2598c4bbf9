import "./lib/fonts.css";
import "./lib/theme.css";
import "./lib/scale.css";
import "./lib/elements.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./lib/offline";

const target = document.getElementById("app");
if (target) mount(App, { target });
keepPage();
