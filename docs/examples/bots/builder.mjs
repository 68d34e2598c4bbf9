// A bot that needs nothing but Node:
// sevenwonders arena --bots mine,greedy,greedy --bot-command "mine=node docs/examples/bots/builder.mjs"
// It builds whatever is cheap, and keeps for later what it holds twice. docs/bot-protocol.md explains the lines.
import { createInterface } from "node:readline";

const liked = ["build", "recruit", "take", "stage", "keep", "join", "sail"];
let legend = { cards: [] };
let hand = [];

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** How much the bot likes an option: by its first word, then by its price and the copies of the card in its hand. */
function worth(option) {
  const [verb, card] = option.text.split(" ");
  const rank = liked.includes(verb) ? liked.length - liked.indexOf(verb) : 0;
  const price = (option.text.match(/\d+/g) ?? []).reduce((sum, coins) => sum + Number(coins), 0);
  const copies = hand.filter((held) => legend.cards[held] === card).length;
  return rank - price / 4 - copies / 10;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    send({ type: "hello", protocol: 1, name: "builder in Node" });
  } else if (message.type === "config") {
    legend = message.legend;
  } else if (message.type === "view") {
    hand = message.view.cities[message.view.seat].hand ?? [];
  } else if (message.type === "options") {
    const best = message.options.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    send({ type: "choice", decision: message.decision, choice: best.choice });
  }
}
