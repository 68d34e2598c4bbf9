// Where a dragged card can be dropped: on what is drawn of the city, its wonder and the pile. A phone shows one city
// at a time and has little room, so there the places fill what is above or next to the hand.

import type { Target } from "./drag.svelte";
import type { Onto } from "./drop";

/** A pile is small: a hand that holds a card needs more room than an eye. */
const [PILE_WIDTH, PILE_HEIGHT] = [190, 84];
const EDGE_PX = 6;
/** How much of the room on a phone each place gets, from the far end to the hand. */
const SHARES: [Onto, number][] = [
  ["pile", 0.22],
  ["wonder", 0.33],
  ["city", 0.45],
];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The open places, the smaller ones first where one lies in another. */
export function targetsOf(seat: number, narrow: boolean, open: Onto[]): Target[] {
  const found = narrow ? onPhone() : atTable(seat);
  return found.filter(({ onto }) => open.includes(onto));
}

function boxOf(place: string): Box | undefined {
  return document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
}

function atTable(seat: number): Target[] {
  const boxes: [Onto, Box | undefined][] = [
    ["pile", around(boxOf("discard"))],
    ["wonder", boxOf(`wonder:${seat}`)],
    ["city", boxOf(`city:${seat}`)],
  ];
  return boxes.flatMap(([onto, box]) => (box ? [targetIn(onto, box)] : []));
}

/** The pile with room around it, inside the window. */
function around(box: Box | undefined): Box | undefined {
  if (!box) return undefined;
  const middle = box.left + box.width / 2 - PILE_WIDTH / 2;
  const left = Math.max(EDGE_PX, Math.min(middle, innerWidth - EDGE_PX - PILE_WIDTH));
  return { left, top: EDGE_PX, width: PILE_WIDTH, height: PILE_HEIGHT };
}

function onPhone(): Target[] {
  const tray = boxOf("tray");
  if (!tray) return [];
  const beside = tray.height > innerHeight / 2 && tray.width < innerWidth;
  const room = beside
    ? { left: 0, width: tray.left, height: innerHeight }
    : { left: 0, width: innerWidth, height: tray.top };
  let top = EDGE_PX;
  return SHARES.map(([onto, share]) => {
    const height = (room.height - EDGE_PX) * share - EDGE_PX;
    const target = targetIn(onto, { left: room.left + EDGE_PX, top, width: room.width - 2 * EDGE_PX, height });
    top += height + EDGE_PX;
    return target;
  });
}

function targetIn(onto: Onto, { left, top, width, height }: Box): Target {
  return { onto, left, top, width, height };
}
