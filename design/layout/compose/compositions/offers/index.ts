/** Families for offers and products: what is to be had, for how much, until when. */
import type { Composition } from '../composition.ts';
import { bolt } from './bolt.ts';
import { bundleSum } from './bundle-sum.ts';
import { clockFace } from './clock-face.ts';
import { coupon } from './coupon.ts';
import { editionNumber } from './edition-number.ts';
import { giantFigure } from './giant-figure.ts';
import { giftRibbon } from './gift-ribbon.ts';
import { hazardTape } from './hazard-tape.ts';
import { pennant } from './pennant.ts';
import { rings } from './rings.ts';
import { struckPrice } from './struck-price.ts';

export const OFFERS: readonly Composition[] = [
  bolt, bundleSum, clockFace, coupon, editionNumber, giantFigure, giftRibbon, hazardTape, pennant, rings, struckPrice,
];
