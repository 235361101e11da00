/** Measures and counts: "11 x 8 x 9 cm", "250 ml", "size 42", "W32 L30", "30 pcs". */
import { factsBy } from './facts-by.ts';
import type { RecognizedFact } from './recognized.ts';

const UNIT = '(?:mm|cm|m|km|in|inch|inches|ft|ml|cl|l|liters?|litres?|g|kg|oz|lbs?|gb|tb|mah|w|v|sqm|m²|°c)';
const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,$£€])(?:\\d{1,5}(?:[.,]\\d{1,2})?\\s?[x×]\\s?){0,2}\\d{1,5}(?:[.,]\\d{1,2})?\\s?${UNIT}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])W\\d{2}\\sL\\d{2}(?!\\d)|(?<![\\p{L}\\p{N}])(?:size|sizes|eu|uk|us)\\s(?:\\d{1,3}(?:[.,]5)?(?:\\s?[-–]\\s?\\d{1,3})?|x{0,3}[sml])(?![\\p{L}\\p{N}])|(?<![\\p{L}])(?:ages?|aged)\\s\\d{1,2}(?:\\s?(?:-|–|to)\\s?\\d{1,2}|\\+)?(?![\\p{N}])`,
  'giu',
);
const COUNT = /(?<![\p{L}\p{N}.,$£€#])\d{1,6}\+?\s(?:pcs|pieces?|seats?|places?|spots?|bed|bath|car|beds?|baths?|rooms?|bedrooms?|bathrooms?|friends?|players?|tables?|stalls?|speakers?|days?|nights?|hours?|minutes?|min|weeks?|months?|years?|slots?|tees|wines|courses?)(?![\p{L}])/giu;

export const recognizeMeasures = (text: string): RecognizedFact[] => [
  ...factsBy('measure', MEASURE, text),
  ...factsBy('count', COUNT, text),
];
