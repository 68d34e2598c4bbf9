// What is said about a thing of Architects when somebody asks.

import { words } from "../../language/say";

export const box = words("box");
