/**
 * The progress of a try-on, as shares of the whole: when the person is found, and when person and garment are cut out.
 */
export const SEEN = 0.25;
export const CUT_OUT = 0.75;
