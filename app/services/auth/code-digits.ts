/** The digits of a code as typed, pasted or dictated into the field, in any script's numerals. */
import { westernDigits } from '#design/contacts/plain-text.ts';
import { codeLength } from './code-life.ts';

/** From a whole message only the code in it; otherwise all digits, without spaces, dashes and anything else. */
export function codeDigits(text: string): string {
  const figures = westernDigits(text);
  const numbers = [...figures.matchAll(/(?<![\d.,])\d+(?!\d|[.,]\d)/g)].map(([number]) => number);
  const alone = numbers.find(({ length }) => length === codeLength);
  return alone ?? figures.replace(/\D/g, '');
}
