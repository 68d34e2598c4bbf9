// What the coach says: the guided first games, and the frame around every remark. A sentence has a name and arguments,
// which the page shows to tests.

import { words } from "../../language/say";
import { inRow, listed } from "./common";

/** The heading of a bubble and what it says. */
export interface Sentence {
  title: string;
  text: string;
}

type Share = [coins: number, name: string];

export const coach = words("coach");

const inLesson = words("lesson");
const inAdvice = words("advice");
const inRemarks = words("remarks");
const inBox = words("boxlesson");

const yourTurn = (text: string): Sentence => ({ title: inAdvice.title, text });

const paidTo = (shares: Share[]): string => listed(shares.map(([coins, name]) => inLesson.payment({ coins, name })));

/** The guided first game of 7 Wonders. */
export const lesson = {
  take: (cards: number): Sentence => ({ title: inLesson.takeTitle, text: inLesson.takeText({ cards }) }),
  goods: (card: string, effects: string[]): Sentence => ({
    title: inLesson.goodsTitle,
    text: inLesson.goodsText({ card, effects: inRow(effects) }),
  }),
  pass_on: (from: string, to: string): Sentence => ({
    title: inLesson.passOnTitle,
    text: inLesson.passOnText({ from, to }),
  }),
  science: (card: string, symbols: number): Sentence => ({
    title: inLesson.scienceTitle,
    text: inLesson.scienceText({ card, symbols }),
  }),
  trade: (card: string, shares: Share[]): Sentence => ({
    title: inLesson.tradeTitle,
    text: inLesson.tradeText({ card, payments: paidTo(shares) }),
  }),
  stage: (number: number, coins: number, effects: string[]): Sentence => ({
    title: inLesson.stageTitle,
    text: inLesson.stageText({ number, coins, effects: inRow(effects) }),
  }),
  war: (age: number, fights: string[]): Sentence => ({
    title: inLesson.warTitle({ age }),
    text: inLesson.warText({ fights: fights.join(" ") }),
  }),
  shields: (card: string, shields: number, others: [name: string, shields: number][]): Sentence => ({
    title: inLesson.shieldsTitle,
    text: inLesson.shieldsText({
      card,
      shields,
      others: listed(others.map(([name, theirs]) => inLesson.shieldsOf({ name, shields: theirs }))),
    }),
  }),
  chain: (by: string, card: string): Sentence => ({
    title: inLesson.chainTitle,
    text: inLesson.chainText({ by, card }),
  }),
  sell: (coins: number): Sentence => ({ title: inLesson.sellTitle, text: inLesson.sellText({ coins }) }),
  suggest: (card: string): Sentence => yourTurn(inLesson.suggestText({ card })),
  suggestStage: (number: number, card: string): Sentence => yourTurn(inLesson.suggestStageText({ number, card })),
  suggestSale: (card: string): Sentence => yourTurn(inLesson.suggestSaleText({ card })),
};

/** Moves that are not planned: what a bot suggests, with the evidence of hints and analyses. */
export const advice = {
  thinking: (): Sentence => yourTurn(inAdvice.thinking),
  failed: (why: string): Sentence => yourTurn(why),
  advise: (choice: string, other: string, reasons: string[]): Sentence =>
    yourTurn([inAdvice.advise({ choice, other }), ...reasons].join(" ")),
  either: (choice: string, other: string): Sentence => yourTurn(inAdvice.either({ choice, other })),
  only: (choice: string): Sentence => yourTurn(inAdvice.only({ choice })),
};

/** The end of every guided game. */
export const sheet = {
  sheet: (place: number, column: string, points: number): Sentence => ({
    title: inLesson.sheetTitle({ place }),
    text: inLesson.sheetText({ column, points }),
  }),
};

/** What the coach says about your last move, each the first time only. */
export const remarks = {
  paid: (shares: Share[]): string => inRemarks.paid({ payments: paidTo(shares) }),
  stage: (number: number, effects: string[]): string =>
    effects.length > 0 ? inRemarks.stageWithEffects({ number, effects: inRow(effects) }) : inRemarks.stage({ number }),
  sold: (gain: number, coins: number): string => inRemarks.sold({ gain, coins }),
  army: (shields: number, ahead: string[], level: string[], behind: string[]): string => {
    const borders = [
      ahead.length > 0 && inRemarks.ahead({ names: listed(ahead) }),
      level.length > 0 && inRemarks.level({ names: listed(level) }),
      behind.length > 0 && inRemarks.behind({ names: listed(behind) }),
    ];
    return inRemarks.army({ shields, borders: listed(borders.filter((border) => border !== false)) });
  },
};

/** The guided first game of Architects. */
export const boxLesson = {
  take: (): Sentence => ({ title: inBox.takeTitle, text: inBox.takeText }),
  central: (): Sentence => ({ title: inBox.centralTitle, text: inBox.centralText }),
  coin: (): Sentence => ({ title: inBox.coinTitle, text: inBox.coinText }),
  stage: (number: number, points: number): Sentence => ({
    title: inBox.stageTitle,
    text: inBox.stageText({ number, points }),
  }),
  resource: (good: string, number: number, count: number, identical: boolean): Sentence => ({
    title: inBox.resourceTitle,
    text: inBox.resourceText({ good, number, count, identical: identical ? "yes" : "no" }),
  }),
  cat: (): Sentence => ({ title: inBox.catTitle, text: inBox.catText }),
  horns: (left: number): Sentence => ({ title: inBox.hornsTitle, text: inBox.hornsText({ left }) }),
  battle: (victories: number): Sentence => ({ title: inBox.battleTitle, text: inBox.battleText({ victories }) }),
  science: (): Sentence => ({ title: inBox.scienceTitle, text: inBox.scienceText }),
  suggest: (action: string): Sentence => yourTurn(inBox.suggestText({ action })),
};
