/** How far a try-on is, as shares of the whole: when the person is seen, and when person and garment are cut out. */
export const SEEN = 0.25;
export const CUT_OUT = 0.75;
