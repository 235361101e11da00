/** Families in which photos lead: collages, comparisons, marketplace pictures, lookbooks, stories. */
import type { Composition } from '../composition.ts';
import { beforeAfter } from './before-after.ts';
import { beforeInset } from './before-inset.ts';
import { beforePrints } from './before-prints.ts';
import { catalogue } from './catalogue.ts';
import { clothesline } from './clothesline.ts';
import { contactSheet } from './contact-sheet.ts';
import { filmStrip } from './film-strip.ts';
import { inTheBox } from './in-the-box.ts';
import { lookbook } from './lookbook.ts';
import { marketBenefits } from './market-benefits.ts';
import { marketCallouts } from './market-callouts.ts';
import { marketDimensions } from './market-dimensions.ts';
import { marketMain } from './market-main.ts';
import { moodboard } from './moodboard.ts';
import { mosaic } from './mosaic.ts';
import { progressLine } from './progress-line.ts';
import { shelves } from './shelves.ts';

export const PHOTOS: readonly Composition[] = [
  beforeAfter, beforeInset, beforePrints, catalogue, clothesline, contactSheet, filmStrip, inTheBox, lookbook, marketBenefits, marketCallouts,
  marketDimensions, marketMain, moodboard, mosaic, progressLine, shelves,
];
