/** The picture of a black card: a back street at night. */

import { arch, box, cypress, gable, night, path, slate } from "../../lib/art/kit";
import type { Stand } from "../../lib/art/stands";

export const citiesStands: Record<string, Stand> = {
  black: {
    drawing:
      box(20, 58, 30, 46, night) +
      gable(16, 58, 38, 16, slate) +
      box(70, 50, 30, 54, night) +
      gable(66, 50, 38, 18, slate) +
      box(48, 72, 24, 32, slate) +
      arch(53, 104, 14, 22, "#f2c14e") +
      path("M28 72h9v10h-9zM81 64h9v10h-9z", "#f2c14e") +
      cypress(60, 72, 30),
    solid: "M16 58 35 42l17 14v16h16V54l17-22 19 18v54H66V90q-6-8-12 0v14H20V58z",
  },
};
