/** Families for offers and products: what is to be had, for how much, until when. */
import type { Composition } from '../composition.ts';

export const OFFERS: readonly Composition[] = [];
