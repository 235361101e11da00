/**
 * The compositions around a table, whose cells stay a table that can be referred to and edited: for content that has
 * one, and for nothing else.
 */
import type { Composition } from '../composition.ts';
import { tableBand } from './table-band.ts';
import { tableCard } from './table-card.ts';
import { tablePhoto } from './table-photo.ts';
import { tableSheet } from './table-sheet.ts';
import { tableSide } from './table-side.ts';

/** For requested colors, the first of which is the page's: the card is on a field of another one. */
export const TABLES_IN_COLORS: readonly Composition[] = [tableSheet, tableBand, tableSide, tablePhoto];

export const TABLES: readonly Composition[] = [tableSheet, tableCard, tableBand, tableSide, tablePhoto];
