/** Types of the pictures' subjects and backgrounds: SVG, drawn from random numbers. */

/** 0..1. */
export type Random = () => number;
/** SVG of a subject in a box of 1000 × 1000. */
export type Subject = (random: Random) => string;
/** SVG of a background of that size. */
export type PaintBackground = (random: Random, width: number, height: number) => string;
