// The landscape behind a wonder, by day and by night. It reaches far to both sides, so that it fills any window.

import type { Setting } from "./wonders";

type Colours = [string, string];

/** Sky, far hills, near hills, ground: each by day and by night. */
const COLOURS: Record<Setting, [Colours, Colours, Colours, Colours]> = {
  sea: [
    ["#cfe6ec", "#121c33"],
    ["#e8dcb8", "#26314c"],
    ["#d8c592", "#2f3a55"],
    ["#a98f5e", "#3d4257"],
  ],
  desert: [
    ["#fbe5c0", "#1a1830"],
    ["#f0cd96", "#33294a"],
    ["#e2b877", "#403353"],
    ["#c9995a", "#4c3d56"],
  ],
  hills: [
    ["#dbe8df", "#132030"],
    ["#c3d6ad", "#223648"],
    ["#a3c188", "#2a4350"],
    ["#7fa066", "#335053"],
  ],
  city: [
    ["#e6e4f0", "#171a33"],
    ["#cfc9de", "#2a2c4a"],
    ["#d9c7a8", "#34345a"],
    ["#b79f79", "#413f62"],
  ],
  mountains: [
    ["#f6dcd0", "#1d1a2e"],
    ["#e3a98e", "#3a2a43"],
    ["#cc8a6b", "#4a344a"],
    ["#a86a4e", "#5a3f50"],
  ],
};

function fill([day, night]: Colours): string {
  return `style="fill:light-dark(${day},${night})"`;
}

const FAR: Record<Setting, string> = {
  sea: "M-400 176V132Q-260 108-160 128T40 120T240 128T440 116T620 132V176z",
  desert: "M-400 176V128Q-280 100-160 122T60 112T260 124T460 106T620 126V176z",
  hills: "M-400 176V124Q-300 90-180 116T20 100T220 112T420 94T620 120V176z",
  city: "M-400 176V132H-340V118H-300V126H-250V108H-220V128H-120V114H-80V130H-20V118H10V134H190V116H222V128H280V106H310V130H390V118H430V132H620V176z",
  mountains: "M-400 176L-300 92L-220 132L-120 70L-30 128L60 60L140 120L240 66L330 124L430 84L520 130L620 96V176z",
};

const NEAR = "M-400 190V152Q-260 134-140 148T80 144T280 150T480 140T620 152V190z";

/** The landscape as the inside of an svg of 200 x 190. */
export function landscape(setting: Setting): string {
  const [sky, far, near, ground] = COLOURS[setting];
  const water = setting === "sea" ? `<path d="M-400 162H620V300H-400z" style="fill:light-dark(#6fb1cf,#1f3f63)"/>` : "";
  const land = `<path d="M-400 172H620V300H-400z" ${fill(ground)}/>`;
  const shore = `<path d="M-40 190Q0 166 60 166H140Q200 166 240 190V300H-40z" ${fill(ground)}/>`;
  return [
    `<path d="M-400-400H620V300H-400z" ${fill(sky)}/>`,
    `<circle cx="100" cy="84" r="74" style="fill:light-dark(#fff,#dfe6ff)" opacity=".34"/>`,
    `<circle cx="100" cy="84" r="58" style="fill:light-dark(#fff,#dfe6ff)" opacity=".34"/>`,
    `<path d="${FAR[setting]}" ${fill(far)}/>`,
    `<path d="${NEAR}" ${fill(near)}/>`,
    water,
    setting === "sea" ? shore : land,
  ].join("");
}
