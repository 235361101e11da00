/** Reductions and deals: plain percentages, and whole offers ("buy one get one free", "2 for 1"). */
import { factsBy } from './facts-by.ts';
import type { RecognizedFact } from './recognized.ts';

const PERCENT = /(?<![\p{L}\p{N}.,])(?:up to |save |extra |flat |an extra )?\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent|per cent)(?:\s(?:off|discount|rabatt|de descuento|de desconto|de réduction|sconto)(?![\p{L}]))?/giu;
const OFFERS =
  /(?<![\p{L}\p{N}])(?:(?:½|half)[ -]price|half off|\d\s?x\s?\d(?![\d\s]*(?:px|cm|mm|in\b|x))(?=[^\d]|$)|\d{1,2} for (?:\d{1,2}|the price of \d{1,2})(?![\p{L}\p{N}]|[.,]\d)|buy (?:one|two|three|\d{1,2}),? get (?:one|two|three|\d{1,2}|the (?:second|third) one)(?: (?:\p{L}+ ){0,3}?(?:free|half price|half off))?|bogo|free (?:shipping|delivery|entry|admission|trial|gift|parking|consultation|postage|stitching)(?: (?:over|from|on orders over|above) \p{Sc}?\d[\d.,]*\p{Sc}?)?|\d{1,2}x sem juros|beli \d gratis \d)/giu;

export const recognizeOffers = (text: string): RecognizedFact[] => [
  ...factsBy('percent', PERCENT, text),
  ...factsBy('offer', OFFERS, text),
];
