/** Families in which photos lead: collages, comparisons, marketplace pictures, lookbooks, stories. */
import type { Composition } from '../composition.ts';

export const PHOTOS: readonly Composition[] = [];
