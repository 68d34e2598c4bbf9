// The drawings of Architects, which are loaded where it is played or looked up.

import { addDrawings } from "./drawings";
import { architectsGroups } from "./drawings/architects";
import { architectsWonders } from "./wonders/architects";
import { addWonders } from "./wonders/scene";

export function register(): void {
  addDrawings(architectsGroups);
  addWonders(architectsWonders);
}
