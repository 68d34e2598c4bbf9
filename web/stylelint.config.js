export default {
  extends: ["stylelint-config-standard"],
  rules: {
    // Blank lines are a matter of taste here: style blocks are short, and Prettier leaves blank lines alone.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // Svelte's word for a selector that reaches beyond its component.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
};
