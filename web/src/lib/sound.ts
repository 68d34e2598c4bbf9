// Sounds of the table.

export type SoundName =
  "lay" | "turn" | "land" | "stage" | "coin" | "pass" | "yours" | "horn" | "shield" | "won" | "lost" | "naval" | "win";

export const sounds = {
  play(name: SoundName): void {
    void name;
  },
};
