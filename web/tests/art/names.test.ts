// The gallery has a name for everything that no catalogue names.

import { expect, it } from "vitest";
import { architectsGroups } from "../../src/art/drawings/architects";
import { materials } from "../../src/art/materials";
import { samples } from "../../src/art/parts/samples";
import { architectsWonders } from "../../src/art/wonders/architects";
import { wonders } from "../../src/art/wonders/scene";
import { architectsPictures } from "../../src/lib/icons/architects";
import { pictures } from "../../src/lib/icons/pictures";
import { isSaid } from "../../src/language/say";

const parts = Object.values(samples).flatMap((drawings) => Object.keys(drawings));
const box = architectsGroups.flatMap(([, drawings]) => Object.keys(drawings));

it.each([
  ["drawing", [...Object.keys({ ...wonders, ...architectsWonders }), ...box, ...parts]],
  ["kit", Object.keys(samples)],
  ["material", materials],
  ["pictogram", Object.keys({ ...pictures, ...architectsPictures })],
])("names every %s", (kind, ids) => {
  expect(ids.filter((id) => !isSaid(kind, id))).toEqual([]);
});
