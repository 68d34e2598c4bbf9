// What things are made of: three tones each, with the light from the upper left. The page gets them as custom
// properties, so that a drawing is the same text by day and by night.

/** Light, middle and dark. */
export type Tones = readonly [string, string, string];

interface Made {
  day: Tones;
  /** Where the day's tones would sink into a dark card. */
  night?: Tones;
}

const made = {
  marble: { day: ["#fffaf0", "#ecdfc6", "#c3b08c"] },
  stone: { day: ["#e6d3ab", "#cfb583", "#a3875a"] },
  sand: { day: ["#f2dcae", "#dcbd83", "#b8935a"] },
  brick: { day: ["#dd8a60", "#b9603b", "#8a4026"] },
  tile: { day: ["#d9744d", "#b04c30", "#7f3320"] },
  wood: { day: ["#c08a55", "#955f34", "#6a3f20"], night: ["#cf9a64", "#a56d3e", "#774928"] },
  darkwood: { day: ["#8a5a33", "#66401f", "#452a13"], night: ["#a06c40", "#7a4e2a", "#54351b"] },
  straw: { day: ["#f0d488", "#d9b458", "#ad8a3a"] },
  clay: { day: ["#d98a5f", "#b5633c", "#864326"] },
  iron: { day: ["#a9b1ba", "#7d8790", "#525b64"], night: ["#bcc4cc", "#929ca5", "#67717a"] },
  ore: { day: ["#8d8b90", "#68666c", "#47454b"], night: ["#a5a3a9", "#807e85", "#5d5b62"] },
  gold: { day: ["#f9dd8e", "#e0b04a", "#b0812a"] },
  bronze: { day: ["#dcae74", "#b98146", "#8a5a2c"] },
  silver: { day: ["#ffffff", "#d5dade", "#9fa8b0"] },
  glass: { day: ["#c9f1f7", "#7fd3e3", "#3f9fb8"] },
  water: { day: ["#8fc7e0", "#5299bd", "#2f6f96"] },
  paper: { day: ["#fffdf2", "#f5e8c8", "#d3bf92"] },
  leaf: { day: ["#6fae62", "#3f8349", "#275a35"], night: ["#7cbb70", "#4d9457", "#326b42"] },
  grass: { day: ["#b3cf8a", "#8bb266", "#648a49"] },
  fire: { day: ["#ffd166", "#f28c28", "#c94f1b"] },
  ink: { day: ["#5a4a38", "#3d3024", "#2a2118"], night: ["#6d5c48", "#4e4032", "#3a2e24"] },
  air: { day: ["#f0f7fc", "#dbe9f6", "#bcd4ec"], night: ["#4a6ea0", "#33588d", "#24406b"] },
  cliff: { day: ["#e3bd95", "#c99c72", "#9c704e"] },
  rose: { day: ["#dd9f86", "#c07a60", "#915442"] },
  night: { day: ["#4d5878", "#333c58", "#1f2539"], night: ["#65719a", "#4a5578", "#333c58"] },
  red: { day: ["#d9534a", "#b0281f", "#7d1a14"] },
  blue: { day: ["#4f83cc", "#22559c", "#163a6e"], night: ["#6f9fe0", "#3f74bd", "#265391"] },
  green: { day: ["#57a06b", "#25703a", "#164a26"], night: ["#6cb57f", "#3a8a50", "#236137"] },
  purple: { day: ["#9a6cc4", "#6b3f92", "#482764"], night: ["#b086d8", "#8355ac", "#5d387d"] },
  yellow: { day: ["#f3cb5c", "#d9a013", "#a3760a"] },
  magenta: { day: ["#d977bf", "#b0479a", "#7d2c6c"] },
  cloth: { day: ["#fffdf5", "#ece2cc", "#c8b894"] },
  skin: { day: ["#f0c79c", "#d9a273", "#b57d50"] },
  tan: { day: ["#d9a273", "#b57d50", "#8a5a36"] },
  umber: { day: ["#a8754c", "#7f5433", "#5a3920"], night: ["#b5835a", "#8d613d", "#664429"] },
  hair: { day: ["#6b4a2e", "#4a301b", "#2f1d0f"], night: ["#85603f", "#624328", "#442c18"] },
  fair: { day: ["#eacb84", "#c99f4f", "#97722f"] },
  grey: { day: ["#dcdcdc", "#b5b5b5", "#858585"] },
} as const satisfies Record<string, Made>;

export type Material = keyof typeof made;

/** The outline of everything that is drawn. */
export const INK = "var(--art-ink)";

/** What is thin and stands alone before the sky, such as a pole: ink by day, and lighter than the sky by night. */
export const WIRE = "var(--art-wire)";

/** A tone of a material as a colour of the style sheets: 0 light, 1 middle, 2 dark. */
export function tone(material: Material, which: 0 | 1 | 2): string {
  return `var(--${material}-${which})`;
}

/** The custom properties of all materials, as text of a style sheet. */
export function materialStyles(): string {
  const tones = Object.entries<Made>(made).flatMap(([name, { day, night = day }]) =>
    day.map((light, index) => `--${name}-${index}:light-dark(${light},${night[index]})`),
  );
  return `:root{--art-ink:light-dark(#2a2118,#120d08);--art-wire:light-dark(#2a2118,#a8977a);${tones.join(";")}}`;
}

export const materials = Object.keys(made) as Material[];
