// A length, a share other than the whole, and a multiple of a unit.
const LENGTH = /(?<![\w.-])[\d.]*[1-9][\d.]*(px|r?em|cq\w+|s?v[wh])(?!\w)/;
const SHARE = /(?<![\w.])(?!100%)[\d.]+%/;
const MULTIPLE = /\d \* var|\* [\d.]/;

export default {
  extends: ["stylelint-config-standard"],
  rules: {
    // A colour has a name and stands in a theme file, where a change of it reaches every screen.
    "color-no-hex": true,
    // So do sizes of type, weights, corners and shadows (lib/scale.css): components name a role, and write no lengths
    // and no multiples of the table's unit.
    "declaration-property-value-disallowed-list": {
      "/^(font|font-size|border-radius|box-shadow)$/": [LENGTH, MULTIPLE],
      "/^(font|font-size|border-radius)$/": [SHARE],
      "/^(font|font-weight)$/": [/^[1-9]00\b/],
    },
    // Blank lines are a matter of taste here: style blocks are short, and Prettier leaves blank lines alone.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // Nearly always about selectors that never meet on one element: a state and its contrary, phone and desk.
    "no-descending-specificity": null,
    // Safari on phones knows no other name for it.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    // Svelte's word for a selector that reaches beyond its component.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["**/{theme,palette,colours}.css"], rules: { "color-no-hex": null } },
    // The weights of a file of type, not of a text.
    {
      files: ["**/fonts.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
};
