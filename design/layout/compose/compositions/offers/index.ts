/** Families for offers and products: what is to be had, for how much, until when. */
import type { Composition } from '../composition.ts';
import { bolt } from './bolt.ts';
import { bundleSum } from './bundle-sum.ts';
import { carrierBag } from './carrier-bag.ts';
import { clockFace } from './clock-face.ts';
import { coupon } from './coupon.ts';
import { deliveryVan } from './delivery-van.ts';
import { dropArrow } from './drop-arrow.ts';
import { editionNumber } from './edition-number.ts';
import { giantFigure } from './giant-figure.ts';
import { giftRibbon } from './gift-ribbon.ts';
import { hazardTape } from './hazard-tape.ts';
import { pavementSign } from './pavement-sign.ts';
import { peelSticker } from './peel-sticker.ts';
import { pennant } from './pennant.ts';
import { priceSteps } from './price-steps.ts';
import { pushNotice } from './push-notice.ts';
import { rings } from './rings.ts';
import { shelfLabel } from './shelf-label.ts';
import { struckPrice } from './struck-price.ts';
import { windowPoster } from './window-poster.ts';

export const OFFERS: readonly Composition[] = [
  bolt, bundleSum, carrierBag, clockFace, coupon, deliveryVan, dropArrow, editionNumber, giantFigure, giftRibbon, hazardTape, pavementSign,
  peelSticker, pennant, priceSteps, pushNotice, rings, shelfLabel, struckPrice, windowPoster,
];
