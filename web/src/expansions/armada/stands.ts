/** The picture of an island: a hill in the sea with a palm. */

import { flat, path, strokes } from "../../lib/art/kit";
import type { Stand } from "../../lib/art/stands";

export const armadaStands: Record<string, Stand> = {
  island: {
    drawing:
      flat("M-300 92h720v60h-720z", "#3f97ab") +
      path("M12 94q18-34 48-36 34 2 48 36-48 12-96 0z", "#dbb45c") +
      flat("M22 92q14-26 38-32l-8 36z", "#f0d58d") +
      strokes("M62 70q4-22-4-40", 4.4, "#7a4a21") +
      path(
        "M58 30Q38 18 24 38q18-8 34-8zM58 30q14-20 36-6-20 0-36 6zM58 30q24-2 30 20-14-14-30-20zM58 30q-20 6-20 24 8-14 20-24z",
        "#2c8049",
      ) +
      strokes("M0 104q10-6 20 0t20 0 20 0 20 0 20 0 20 0", 2.2, "#d5ebef"),
    solid:
      "M10 96q16-30 46-36 4-14 0-28-14 0-34 10 12-24 34-16 16-16 38 2-18-2-32 4 20 4 24 26-12-14-24-20 4 14 0 22 32 4 48 36z",
  },
};
