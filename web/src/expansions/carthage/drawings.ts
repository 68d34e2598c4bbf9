/** Carthage as a line drawing. */

import { arches, posts, waves, type Picture } from "../../lib/wonders/lines";

const carthage: Picture = {
  ground: waves,
  parts: [
    { solid: "M8 80q52 10 104 0V68q-52 10-104 0z", lines: arches(20, 7, 7, 4.5, 71, 80) },
    { solid: "M24 66q36 8 72 0V52q-36 8-72 0z", lines: posts(30, 90, 8, 56, 66) },
    { solid: "M48 56h24V32H48zM44 32h32l-16-14z", lines: "M54 56V44h12v12M52 38h16M60 18V8l9 3-9 3" },
  ],
};

export const carthageDrawings = { carthage };
