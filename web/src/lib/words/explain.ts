// What is said about a thing at the table when somebody asks.

import { words } from "../../language/say";

export const explanations = words("explanations");
