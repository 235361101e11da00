/** Prices, shares and phone numbers as only other languages write them: "15 ريال", "1,5만원", "%20", "138 0013 8000". */
import type { RecognizedFact } from './recognized.ts';

const UNITS =
  'ريال|ريالا|درهم|دينار|جنيه|شيكل|ليرة|บาท|元|块|塊|万円|円|만원|천원|원|đồng|đ|k|vnđ|dong|zł|грн|гривень|рублей|руб|₽|lei|kr|Kč|rb|ribu|jt|reais|रुपये|रुपए|rupaye|ευρώ|ש"ח|шек|лв|折';
const PRICE = new RegExp(
  `(?<![\\p{N}\\p{Script=Latin}])\\p{N}[\\p{N}.,]{0,11}\\s?(?:${UNITS})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`,
  'gu',
);

export function recognizeLocalMoney(text: string): RecognizedFact[] {
  return [...text.matchAll(PRICE)].map(({ 0: value, index }) => ({
    type: value.endsWith('折') ? 'percent' : 'money',
    span: [index, index + value.length],
    value,
  }));
}

const SHARE = /[%٪]\s?\p{N}{1,3}(?!\p{N})|\p{N}{1,3}\s?٪/gu;
const NUMBER = /\+?\p{Nd}[\p{Nd} ().-]{6,18}\p{Nd}/gu;
/** Digits of a number that nothing announces. */
const FEWEST = 9;

export function recognizeLocalNumbers(text: string): RecognizedFact[] {
  const shares = [...text.matchAll(SHARE)].map(
    ({ 0: value, index }) => ({ type: 'percent', span: [index, index + value.length], value }) as const,
  );
  const phones = [...text.matchAll(NUMBER)]
    .filter(({ 0: value }) => (value.match(/\p{Nd}/gu)?.length ?? 0) >= FEWEST)
    .map(({ 0: value, index }) => ({ type: 'phone', span: [index, index + value.length], value }) as const);
  return [...shares, ...phones].map(({ type, span: [from, to], value }) => ({ type, span: [from, to], value }));
}
