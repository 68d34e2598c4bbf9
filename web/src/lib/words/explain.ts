// What is said about a thing at the table when somebody asks.

export const explanations = {
  now: "Now:",
};
