// The places at the table that have a gold frame while the stage tells about them.

/** Set by whoever plays a story; the layer above the table draws the frames. */
class Framed {
  places: string[] = $state.raw([]);
}

export const framed = new Framed();
