declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Uint8Array, letters: string, options?: Options): Promise<Uint8Array>;
}
