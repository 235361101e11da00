/** Compositions in which photos lead: collages, comparisons, marketplace pictures, lookbooks, stories. */
import type { Composition } from '../composition.ts';
import { arcade } from './arcade.ts';
import { beforeAfter } from './before-after.ts';
import { beforeInset } from './before-inset.ts';
import { beforePrints } from './before-prints.ts';
import { browserWindow } from './browser-window.ts';
import { cardFan } from './card-fan.ts';
import { carouselSlide } from './carousel-slide.ts';
import { catalogue } from './catalogue.ts';
import { clothesline } from './clothesline.ts';
import { contactSheet } from './contact-sheet.ts';
import { duoDiagonal } from './duo-diagonal.ts';
import { filmStrip } from './film-strip.ts';
import { galleryWall } from './gallery-wall.ts';
import { heartWindow } from './heart-window.ts';
import { honeycomb } from './honeycomb.ts';
import { inTheBox } from './in-the-box.ts';
import { lookbook } from './lookbook.ts';
import { lowerThird } from './lower-third.ts';
import { magazineCover } from './magazine-cover.ts';
import { marketBenefits } from './market-benefits.ts';
import { marketCallouts } from './market-callouts.ts';
import { marketDimensions } from './market-dimensions.ts';
import { marketMain } from './market-main.ts';
import { moodboard } from './moodboard.ts';
import { mosaic } from './mosaic.ts';
import { museumLabel } from './museum-label.ts';
import { pedestal } from './pedestal.ts';
import { phone } from './phone.ts';
import { progressLine } from './progress-line.ts';
import { recordSleeve } from './record-sleeve.ts';
import { scrapbook } from './scrapbook.ts';
import { shelves } from './shelves.ts';
import { shopfront } from './shopfront.ts';
import { spotlight } from './spotlight.ts';
import { stamps } from './stamps.ts';
import { storyStack } from './story-stack.ts';
import { strips } from './strips.ts';
import { swissOverlap } from './swiss-overlap.ts';
import { thumbnail } from './thumbnail.ts';
import { tornPaper } from './torn-paper.ts';
import { triptych } from './triptych.ts';

export const PHOTOS: readonly Composition[] = [
  arcade,
  beforeAfter,
  beforeInset,
  beforePrints,
  browserWindow,
  cardFan,
  carouselSlide,
  catalogue,
  clothesline,
  contactSheet,
  duoDiagonal,
  filmStrip,
  galleryWall,
  heartWindow,
  honeycomb,
  inTheBox,
  lookbook,
  lowerThird,
  magazineCover,
  marketBenefits,
  marketCallouts,
  marketDimensions,
  marketMain,
  moodboard,
  mosaic,
  museumLabel,
  pedestal,
  phone,
  progressLine,
  recordSleeve,
  scrapbook,
  shelves,
  shopfront,
  spotlight,
  stamps,
  storyStack,
  strips,
  swissOverlap,
  thumbnail,
  tornPaper,
  triptych,
];
