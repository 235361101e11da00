/** Prices in words that only other languages have: "15 ريال", "35 บาท", "15块", "1,5만원". */
import type { RecognizedFact } from './recognized.ts';

const UNITS =
  'ريال|ريالا|درهم|دينار|جنيه|شيكل|ليرة|บาท|元|块|塊|万円|円|만원|천원|원|đồng|đ|k|vnđ|dong|zł|грн|гривень|рублей|руб|₽|lei|kr|Kč|reais|रुपये|रुपए|rupaye|ευρώ|ש"ח|шек|лв|折';
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{N}[\\p{N}.,]{0,11}\\s?(?:${UNITS})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`,
  'gu',
);

export function recognizeLocalMoney(text: string): RecognizedFact[] {
  return [...text.matchAll(PRICE)].map(({ 0: value, index }) => ({
    type: value.endsWith('折') ? 'percent' : 'money',
    span: [index, index + value.length],
    value,
  }));
}
