/** Families for lists and cards: prices, hours, sizes, steps, dates, names and how to reach them. */
import type { Composition } from '../composition.ts';

export const LISTS: readonly Composition[] = [];
