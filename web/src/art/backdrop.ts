// What lies behind every drawing: sky, disc, hill and ground in the tint of the card. It reaches far beyond the field,
// so that one drawing fits a window of any shape.

const TINTS: Record<string, [string, string, string]> = {
  brown: ["#f4dfc8", "#e3c29c", "#c79a6b"],
  gray: ["#e9e9ea", "#cfd1d4", "#a6a9ae"],
  blue: ["#d7e6f6", "#b4cfec", "#7fa6d3"],
  yellow: ["#fdf0c4", "#f6dc8e", "#e3b84e"],
  red: ["#fadcd6", "#f0b9af", "#d3867c"],
  green: ["#dcedd6", "#b9d9b4", "#7fb083"],
  purple: ["#e9dcf5", "#cdb5e3", "#a07fc0"],
  black: ["#dcdde3", "#b4b7c3", "#7d8192"],
  white: ["#f7f0dc", "#e6d9b6", "#c9b583"],
  island: ["#dff1f5", "#bfe0e8", "#9ccbd8"],
  edifice: ["#f3e6d6", "#e2c9ab", "#c6a27c"],
  bonus: ["#f6e3ea", "#e3bccb", "#c48aa2"],
};

const NIGHT: Record<string, [string, string, string]> = {
  brown: ["#3b2a1e", "#4d3726", "#66492f"],
  gray: ["#2b2e34", "#393d45", "#4b5059"],
  blue: ["#1a2b49", "#24406b", "#33588d"],
  yellow: ["#3d3213", "#55461b", "#766126"],
  red: ["#431d1a", "#5a2724", "#763733"],
  green: ["#18301f", "#22442c", "#31603e"],
  purple: ["#2d2143", "#3f2f5e", "#57427f"],
  black: ["#1d1f27", "#2a2d38", "#3b3f4d"],
  white: ["#35301f", "#49412a", "#635839"],
  island: ["#14303a", "#1d4450", "#2b5e6d"],
  edifice: ["#36291d", "#4b3928", "#664e37"],
  bonus: ["#3a222c", "#52323f", "#6f4657"],
};

/** Sky, hill and ground of a colour of cards, by day and by night. */
function tint(colour: string): [string, string, string] {
  const day = TINTS[colour] ?? TINTS["white"];
  const night = NIGHT[colour] ?? NIGHT["white"];
  return [0, 1, 2].map((index) => `light-dark(${day?.[index]},${night?.[index]})`) as [string, string, string];
}

const HILL =
  "M-600 140V78Q-420 66-260 78Q-190 84-140 78Q-60 68 0 79Q24 84 48 77Q84 66 120 76Q160 87 210 77Q280 64 400 76T720 78V140z";

/** The backdrop as the inside of an svg of 120 x 120. */
export function backdrop(colour: string): string {
  const [sky, hill, ground] = tint(colour);
  return [
    `<path d="M-400-400h920v900h-920z" style="fill:${sky}"/>`,
    `<circle cx="34" cy="40" r="27" style="fill:light-dark(#fff,#f3e7cc)" opacity=".35"/>`,
    `<path d="${HILL}" style="fill:${hill}"/>`,
    `<path d="M-400 102H520V240H-400z" style="fill:${ground}"/>`,
  ].join("");
}
