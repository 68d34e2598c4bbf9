// What a table of Architects says about each of its things: pure functions only.

import { boxWonderName, boxCityName } from "../lib/catalogue.svelte";
import { named } from "../language/say";
import type { Box } from "../lib/catalogue.svelte";
import { architects as tableWords, gives, tokenText } from "../lib/words/architects";
import { box as words } from "../lib/words/box";
import { explanations } from "../lib/words/explain";
import { sentence } from "../lib/words/common";
import {
  cityOf,
  colourOf,
  deckAt,
  deckName,
  heldCards,
  pictureOfEffect,
  pictureOfKind,
  type ArchitectsTable,
} from "../table/architects/model";
import { nameOf, seatOf } from "../table/model";
import type { WonderStageFacts } from "../wire";
import type { About, Explanation } from "./about";
import { explainAlone } from "./explain";
import { whose } from "./who";

/** Things of Architects. A seat is the one that they belong to. */
export type BoxAbout =
  | { kind: "box_card"; card: string }
  /** The top of the stack is `unseen`. */
  | { kind: "box_token"; token: string; stack: number }
  | { kind: "box_stage"; board: string; number: number; state: "built" | "next" | "later" }
  | { kind: "box_wonder"; seat: number }
  | { kind: "box_deck"; number: number }
  | { kind: "box_conflict" }
  | { kind: "box_cat" }
  | { kind: "box_shields"; seat: number }
  | { kind: "box_victories"; seat: number }
  | { kind: "box_points"; seat: number };

interface BoxScene {
  table: ArchitectsTable;
  box: Box;
}

type BoxExplainers = {
  [Kind in BoxAbout["kind"]]: (about: Extract<BoxAbout, { kind: Kind }>, scene: BoxScene) => Explanation;
};

/** What lies in a deck, kind by kind, as anybody can count it. */
function deckLines(cards: Record<string, number>, box: Box): Explanation["lines"] {
  return heldCards(cards).map(({ card, count }) => ({
    icon: pictureOfKind(card),
    text: tableWords.held({ card: box.card(card).name, count }),
  }));
}

/** A stage's effect is the last thing that it gives. */
const hasEffect = (stage: WonderStageFacts): boolean => stage.icons.some((icon) => icon.startsWith("effect"));

const explainers: BoxExplainers = {
  box_card: ({ card: id }, { box }) => {
    const card = box.card(id);
    return {
      picture: { drawing: id, colour: colourOf(card.colour) },
      title: card.name,
      sentence: gives(id, card.effects),
      lines: [{ text: named("boxkind", card.colour) }, { text: words.copies({ count: card.total }) }],
    };
  },
  box_token: ({ token: id, stack }, { box }) => ({
    picture: { drawing: `token_${id}`, colour: "" },
    title: id === "unseen" ? words.unseen : box.token(id).name,
    sentence: id === "unseen" ? tableWords.unseenText({ count: stack }) : tokenText(id, box.token(id).effects),
    lines: [{ icon: "token", text: words.token }],
  }),
  box_stage: ({ board, number, state }, { box }) => {
    const wonder = box.wonder(board);
    const stage = wonder.stages[number - 1];
    const effect = stage && hasEffect(stage);
    return {
      picture: effect ? { icon: pictureOfEffect(wonder.effect) } : { icon: "points", value: stage?.points },
      title: words.stageTitle({ number, wonder: boxWonderName(wonder) }),
      sentence: sentence(stage?.effects ?? []),
      lines: [
        { icon: state === "built" ? "tick" : "stage", text: named("boxstage", state) },
        { text: words.cost({ count: stage?.count ?? 0, identical: stage?.identical ? "yes" : "no" }) },
      ],
      worth: state === "built" && stage ? explanations.points({ points: stage.points }) : undefined,
    };
  },
  box_wonder: ({ seat }, { table, box }) => {
    const city = cityOf(table, seat);
    const wonder = box.wonder(city.board);
    const effect = wonder.stages.find(hasEffect)?.effects.at(-1);
    return {
      picture: { icon: "stage" },
      title: words.wonderTitle({ city: boxCityName(wonder), wonder: boxWonderName(wonder) }),
      sentence: explanations.wonder({
        ...whose(table, seat),
        built: city.stages.length,
        stages: wonder.stages.length,
      }),
      lines: effect ? [{ icon: pictureOfEffect(wonder.effect), text: sentence([effect]) }] : [],
    };
  },
  box_deck: ({ number }, { table, box }) => {
    const deck = deckAt(table, number);
    const central = deck.owner < 0;
    return {
      picture: { icon: deck.top ? pictureOfKind(deck.top) : "central" },
      title:
        table.me >= 0
          ? deckName(table, table.me, number)
          : central
            ? tableWords.centralDeck
            : tableWords.deckOf({ name: nameOf(table, number) }),
      sentence: central ? words.centralText : words.deckText,
      lines: [{ icon: "cards", text: tableWords.left({ count: deck.count }) }, ...(deckLines(deck.left, box) ?? [])],
    };
  },
  box_conflict: (_, { table }) => ({
    picture: { icon: table.peace > 0 ? "peace" : "war" },
    title: tableWords.untilBattle({ peace: table.peace }),
    sentence: words.conflict,
    lines: [{ icon: "victory", text: words.battle }],
  }),
  box_cat: (_, { table, box }) => ({
    picture: { drawing: "cat", colour: "" },
    title: table.cat < 0 ? tableWords.catIsFree : tableWords.catIsAt({ name: nameOf(table, table.cat) }),
    sentence: words.cat,
    worth: explanations.points({ points: box.facts.points_of_cat }),
  }),
  box_shields: ({ seat }, { table }) => ({
    picture: { icon: "shield", value: cityOf(table, seat).shields },
    title: tableWords.shieldsOf({ count: cityOf(table, seat).shields }),
    sentence: words.shields,
  }),
  box_victories: ({ seat }, { table, box }) => {
    const { victories } = cityOf(table, seat);
    return {
      picture: { icon: "victory", value: victories },
      title: tableWords.victoriesOf({ count: victories }),
      sentence: words.victories({ points: box.facts.points_of_victory }),
      worth: explanations.points({ points: victories * box.facts.points_of_victory }),
    };
  },
  box_points: ({ seat }, { table }) => {
    const points = cityOf(table, seat).points ?? 0;
    return {
      picture: { icon: "points", value: points },
      title: explanations.pointsTitle({ points }),
      sentence: explanations.pointsSentence(whose(table, seat)),
    };
  },
};

/** Who plays a seat. */
function ofSeat(seat: number, { table }: BoxScene): Explanation {
  const who = seatOf(table, seat);
  const bot = who.kind === "bot" || who.stand_in;
  return {
    picture: { icon: bot ? "bot" : "person" },
    title: who.name,
    sentence: who.stand_in
      ? explanations.playedByStandIn
      : bot
        ? explanations.playedByBot
        : explanations.playedByPerson,
    lines: table.active === seat && table.status === "playing" ? [{ text: words.plays }] : [],
  };
}

/** What is known about a thing at a table of Architects. */
export function explainBox(about: About, scene: BoxScene): Explanation {
  if (about.kind === "seat") return ofSeat(about.seat, scene);
  const answer = (explainers as Partial<Record<About["kind"], unknown>>)[about.kind];
  if (!answer) return explainAlone(about, scene.table.config);
  return (answer as (about: About, scene: BoxScene) => Explanation)(about, scene);
}
