export default {
  extends: ["stylelint-config-standard"],
  rules: {
    // A colour has a name and stands in a theme file, where a change of it reaches every screen.
    "color-no-hex": true,
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
  ],
};
