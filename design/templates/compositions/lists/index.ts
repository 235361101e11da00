/** Compositions for lists and cards: prices, hours, sizes, steps, dates, names and how to reach them. */
import type { Composition } from '../composition.ts';
import { addressLabel } from './address-label.ts';
import { bistroMenu } from './bistro-menu.ts';
import { calendarLeaf } from './calendar-leaf.ts';
import { chalkBoard } from './chalk-board.ts';
import { circleChain } from './circle-chain.ts';
import { clipBoard } from './clip-board.ts';
import { dayLine } from './day-line.ts';
import { departureBoard } from './departure-board.ts';
import { displayList } from './display-list.ts';
import { factTiles } from './fact-tiles.ts';
import { faqCard } from './faq-card.ts';
import { hoursChart } from './hours-chart.ts';
import { lineCard } from './line-card.ts';
import { mapPin } from './map-pin.ts';
import { measuredChart } from './measured-chart.ts';
import { monogramCard } from './monogram-card.ts';
import { packages } from './packages.ts';
import { photoCard } from './photo-card.ts';
import { photoMenu } from './photo-menu.ts';
import { priceLadder } from './price-ladder.ts';
import { receipt } from './receipt.ts';
import { shopSign } from './shop-sign.ts';
import { stampCard } from './stamp-card.ts';
import { stepCards } from './step-cards.ts';
import { stepPath } from './step-path.ts';
import { stringTag } from './string-tag.ts';
import { tileCard } from './tile-card.ts';
import { weekStrip } from './week-strip.ts';
import { wordmarkCard } from './wordmark-card.ts';

export const LISTS: readonly Composition[] = [
  addressLabel,
  bistroMenu,
  calendarLeaf,
  chalkBoard,
  circleChain,
  clipBoard,
  dayLine,
  departureBoard,
  displayList,
  factTiles,
  faqCard,
  hoursChart,
  lineCard,
  mapPin,
  measuredChart,
  monogramCard,
  packages,
  photoCard,
  photoMenu,
  priceLadder,
  receipt,
  shopSign,
  stampCard,
  stepCards,
  stepPath,
  stringTag,
  tileCard,
  weekStrip,
  wordmarkCard,
];
