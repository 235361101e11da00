/** Runs all recognizers over a message. Of values that overlap the longest stays; of equals the more specific kind. */
import { recognizeAddress } from './address.ts';
import { recognizeColor, type RecognizedColor } from './color.ts';
import { recognizeDate } from './date.ts';
import { recognizeFont, type RecognizedFont } from './font.ts';
import { recognizeFormat, type RecognizedFormat } from './format.ts';
import { recognizeMeasure } from './measure.ts';
import { recognizeMoney } from './money.ts';
import { recognizeOffer, recognizePercent } from './offer.ts';
import { recognizePhone } from './phone.ts';
import { recognizeQuoted, type RecognizedQuote } from './quoted.ts';
import type { RecognizedFact } from './recognized.ts';
import { recognizeSize, type RecognizedSize } from './size.ts';
import { recognizeWeb } from './web.ts';

export type RecognizedValue =
  | RecognizedFact
  | RecognizedColor
  | RecognizedFont
  | RecognizedFormat
  | RecognizedSize
  | RecognizedQuote;

const RECOGNIZERS: readonly ((text: string) => readonly RecognizedValue[])[] = [
  recognizeQuoted,
  recognizeWeb,
  recognizePhone,
  recognizeAddress,
  recognizeOffer,
  recognizeMoney,
  recognizePercent,
  recognizeDate,
  recognizeSize,
  recognizeMeasure,
  recognizeFormat,
  recognizeColor,
  recognizeFont,
];

/** From the most to the least specific: of two values at the same place the earlier kind stays. */
const PRIORITY: readonly RecognizedValue['type'][] = [
  'quoted',
  'email',
  'web',
  'handle',
  'hashtag',
  'offer',
  'money',
  'percent',
  'date',
  'time',
  'phone',
  'address',
  'place',
  'format',
  'size',
  'measure',
  'count',
  'color',
  'font',
];
const RANK = new Map(PRIORITY.map((type, index) => [type, index]));

/** What a value takes up: a quotation with its marks. */
function extent(value: RecognizedValue): readonly [number, number] {
  return value.type === 'quoted' && 'outer' in value ? value.outer : value.span;
}

const lengthOf = (value: RecognizedValue) => extent(value)[1] - extent(value)[0];
const rankOf = (value: RecognizedValue) => RANK.get(value.type) ?? PRIORITY.length;

/** All values of a message from left to right, without overlaps. */
export function recognizeValues(text: string): RecognizedValue[] {
  const found = RECOGNIZERS.flatMap((recognize) => recognize(text));
  const taken = new Uint8Array(text.length);
  return found
    .toSorted((a, b) => lengthOf(b) - lengthOf(a) || rankOf(a) - rankOf(b) || a.span[0] - b.span[0])
    .filter((value) => {
      const [start, end] = extent(value);
      // The kept ones are no shorter, so one of both ends lies inside whatever overlaps.
      if (taken[start] || taken[end - 1]) return false;
      taken.fill(1, start, end);
      return true;
    })
    .toSorted((a, b) => a.span[0] - b.span[0]);
}
