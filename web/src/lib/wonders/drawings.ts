/** The wonders as line drawings on a field of 120 x 90: the ground, then parts from the bottom up.
 *  In a part, what is in `solid` is filled when it lights up; `lines` are drawn over it. */

import { expansionDrawings } from "../../expansions/pictures";
import { arches, earth, posts, waves, type Picture } from "./lines";

const alexandria: Picture = {
  ground: waves,
  parts: [
    { solid: "M30 82h60l-4-18H34z", lines: "M36 70h48M44 82V76h6v6M70 82V76h6v6" },
    { solid: "M43 64h34l-4-26H47z", lines: "M45 52h30M57 64v-7a3 3 0 0 1 6 0v7M52 48v-4M68 48v-4" },
    {
      solid: "M50 38h20l-2-14H52zM54 24h12v-9H54zM52 15h16l-8-8z",
      lines: "M48 38h24M60 24v-9M74 19l14-4M75 22l14 3M46 19l-14-4M45 22l-14 3",
    },
  ],
};

const babylon: Picture = {
  ground: earth,
  parts: [
    {
      solid: "M14 84h92V62H14z",
      lines: arches(20, 6, 10, 4.4, 68, 84) + "M14 62h92M22 62q2 6 0 9M34 62q-2 5 0 7M88 62q2 6 0 9M100 62q-2 5 0 8",
    },
    {
      solid: "M28 62h64V42H28z",
      lines: arches(34, 4, 10, 4, 47, 62) + "M28 42h64M32 42q2 6 0 9M44 42q-2 5 0 6M78 42q2 6 0 8M89 42q-2 6 0 9",
    },
    {
      solid: "M44 42h32V28H44z",
      lines:
        "M44 28h32M50 42V33h6v9M64 42V33h6v9M52 28V15M52 16q-8-5-11 2M52 16q8-5 11 2M52 15q-3-7-9-6M52 15q3-7 9-6" +
        "M69 28v-9M69 20q-6-4-8 2M69 20q6-4 8 2M69 19q0-6 4-8",
    },
  ],
};

const ephesus: Picture = {
  ground: earth,
  parts: [
    { solid: "M10 84h100v-5h-5v-5h-5v-5H20v5h-5v5h-5z", lines: "M15 79h90M20 74h80" },
    {
      solid: "M24 69h72V40H24z",
      lines: posts(28, 92, 9, 42, 68) + posts(32, 96, 9, 42, 68).replace(/M96[^M]*/, "") + "M24 40h72M24 69h72",
    },
    {
      solid: "M18 40h84l-42-26zM18 40v-5",
      lines: "M18 40h84M32 36h56L60 19zM60 33a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM60 14v-5M16 36l4-4M104 36l-4-4",
    },
  ],
};

const giza: Picture = {
  ground: earth,
  parts: [
    { solid: "M24 84h72l-9-18H33z", lines: "M28 76h64M46 84v-8M62 84v-8M78 84v-8M40 76v-10M54 76v-10M70 76v-10" },
    { solid: "M33 66h54l-9-18H42z", lines: "M37 57h46M50 66v-9M66 66v-9M58 57v-9M74 57v-9" },
    { solid: "M42 48h36l-9-18H51z", lines: "M46 39h28M56 48v-9M64 48v-9M60 39v-9" },
    { solid: "M51 30h18l-9-18z", lines: "M60 12v18M60 6V2M72 9l3-3M48 9l-3-3M77 18h5M43 18h-5" },
  ],
};

const halicarnassus: Picture = {
  ground: earth,
  parts: [
    { solid: "M20 84h80V62H20z", lines: "M16 84h88M20 67h80M54 84V73h12v11M30 67v17M90 67v17M42 67v17M78 67v17" },
    { solid: "M26 62h68V38H26z", lines: posts(30, 90, 9, 41, 60) + "M23 62h74M23 38h74M23 41h74" },
    {
      solid: "M28 38h64l-6-6h-4l-4-6h-4l-4-6H50l-4 6h-4l-4 6h-4z",
      lines: "M34 32h52M42 26h36M53 20v-6h14v6M57 14q-1-5 3-7q4 2 3 7M67 16q6-1 7-7M74 9l3 2",
    },
  ],
};

const olympia: Picture = {
  ground: earth,
  parts: [
    { solid: "M30 84h60v-9H30zM36 75V40h8v35zM80 75V58h6v17z", lines: "M36 48h8M30 80h60M44 62h36M44 58h42M40 40v-6" },
    {
      solid: "M48 58V40q0-9 12-9t12 9v8l12 8v20h-8V62H48z",
      lines: "M72 48l-12 4M60 31v21M52 62q6-8 20-8M76 62q-10 2-14 13M48 44l-6 6",
    },
    {
      solid: "M60 30a8 8 0 1 0 0-16 8 8 0 0 0 0 16z",
      lines:
        "M54 27q6 9 12 0M52 16q8-6 16 0M72 38l18-4M90 12v44M86 12q4-8 8 0q-4 4-8 0M48 41l-14-6M30 35h8M34 35v-7M31 28h6",
    },
  ],
};

const rhodes: Picture = {
  ground: waves,
  parts: [
    {
      solid: "M22 82h24V70H22zM74 82h24V70H74zM32 70l6-2 14-22h8l-2 8-14 16zM88 70l-6-2-14-22h-8l2 8 14 16z",
      lines: "M22 75h24M74 75h24",
    },
    { solid: "M50 48h20l5-22-8-4H53l-8 4z", lines: "M60 24v22M51 36h18M50 48l-4-22M75 26l7 14-5 6M49 42h22" },
    {
      solid: "M60 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12z",
      lines: "M54 12l-4-4M57 9l-1-5M60 9V3M63 9l1-5M66 12l4-4M45 26l-9-8 2-12M34 6h8M38 6q-5-4 0-6q5 2 0 6",
    },
  ],
};

/** The spelling of the second edition, where it differs. */
const spellings: Record<string, string> = {
  ephesos: "ephesus",
  gizah: "giza",
  halikarnassos: "halicarnassus",
  rhodos: "rhodes",
};

/** The wonder of a board's id, such as giza of giza_b. */
export function wonderOf(board: string): string {
  const name = board.replace(/_[a-z]+$/, "");
  return spellings[name] ?? name;
}

export const drawings: Record<string, Picture> = {
  alexandria,
  babylon,
  ephesus,
  giza,
  halicarnassus,
  olympia,
  rhodes,
  ...expansionDrawings,
};
