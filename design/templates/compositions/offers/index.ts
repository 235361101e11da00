/** Compositions for offers and products: the offer, its price, its end. */
import type { Composition } from '../composition.ts';
import { bogoTwins } from './bogo-twins.ts';
import { bolt } from './bolt.ts';
import { bundleSum } from './bundle-sum.ts';
import { carrierBag } from './carrier-bag.ts';
import { clockFace } from './clock-face.ts';
import { codeField } from './code-field.ts';
import { countdownGrid } from './countdown-grid.ts';
import { coupon } from './coupon.ts';
import { crate } from './crate.ts';
import { deliveryVan } from './delivery-van.ts';
import { dropArrow } from './drop-arrow.ts';
import { dropSheet } from './drop-sheet.ts';
import { echoRows } from './echo-rows.ts';
import { editionNumber } from './edition-number.ts';
import { giantFigure } from './giant-figure.ts';
import { giftRibbon } from './gift-ribbon.ts';
import { hazardTape } from './hazard-tape.ts';
import { hourglass } from './hourglass.ts';
import { labelRoll } from './label-roll.ts';
import { leaflet } from './leaflet.ts';
import { loadingBar } from './loading-bar.ts';
import { memberCard } from './member-card.ts';
import { parcel } from './parcel.ts';
import { pavementSign } from './pavement-sign.ts';
import { peelSticker } from './peel-sticker.ts';
import { pennant } from './pennant.ts';
import { percentRing } from './percent-ring.ts';
import { priceStake } from './price-stake.ts';
import { priceSteps } from './price-steps.ts';
import { pushNotice } from './push-notice.ts';
import { railTickets } from './rail-tickets.ts';
import { rings } from './rings.ts';
import { rippedOpen } from './ripped-open.ts';
import { rubberStamp } from './rubber-stamp.ts';
import { scratchCard } from './scratch-card.ts';
import { shelfLabel } from './shelf-label.ts';
import { slotReels } from './slot-reels.ts';
import { stockGauge } from './stock-gauge.ts';
import { struckPrice } from './struck-price.ts';
import { switchOn } from './switch-on.ts';
import { tearOff } from './tear-off.ts';
import { tillSlip } from './till-slip.ts';
import { vendingMachine } from './vending-machine.ts';
import { winSteps } from './win-steps.ts';
import { windowPoster } from './window-poster.ts';

export const OFFERS: readonly Composition[] = [
  bogoTwins,
  bolt,
  bundleSum,
  carrierBag,
  clockFace,
  codeField,
  countdownGrid,
  coupon,
  crate,
  deliveryVan,
  dropArrow,
  dropSheet,
  echoRows,
  editionNumber,
  giantFigure,
  giftRibbon,
  hazardTape,
  hourglass,
  labelRoll,
  leaflet,
  loadingBar,
  memberCard,
  parcel,
  pavementSign,
  peelSticker,
  pennant,
  percentRing,
  priceStake,
  priceSteps,
  pushNotice,
  railTickets,
  rings,
  rippedOpen,
  rubberStamp,
  scratchCard,
  shelfLabel,
  slotReels,
  stockGauge,
  struckPrice,
  switchOn,
  tearOff,
  tillSlip,
  vendingMachine,
  winSteps,
  windowPoster,
];
