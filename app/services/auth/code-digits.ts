/** The digits of a code as typed, pasted or dictated into the field, in any script's numerals. */
import { codeLength } from './code-life.ts';

/** The first digit of each script that phones type: Arabic, Persian and Urdu, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

function withOwnFigures(text: string): string {
  return [...text]
    .map((sign) => {
      const point = sign.codePointAt(0) ?? 0;
      const zero = zeros.find((from) => point >= from && point <= from + 9);
      return zero === undefined ? sign : String(point - zero);
    })
    .join('');
}

/** From a whole message only the code in it; otherwise all digits, without spaces, dashes and anything else. */
export function codeDigits(text: string): string {
  const figures = withOwnFigures(text);
  const numbers = [...figures.matchAll(/(?<![\d.,])\d+(?!\d|[.,]\d)/g)].map(([number]) => number);
  const alone = numbers.find(({ length }) => length === codeLength);
  return alone ?? figures.replace(/\D/g, '');
}
