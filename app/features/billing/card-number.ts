/**
 * What is typed into a card form: the card's brand, how the number is grouped while typing, and what is wrong with each
 * field.
 */
import { checkCard, type CardField, type CardProblem } from '#app/services/payments/card-entry.ts';
import type { CardEntry } from '#app/services/payments/payments.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

interface BrandRule {
  brand: CardBrand;
  starts: RegExp;
  lengths: readonly number[];
  /** How the digits are grouped on the card. */
  groups: readonly number[];
  cvc: number;
}

const fours = [4, 4, 4, 4, 3];
const rules: readonly BrandRule[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19], groups: fours, cvc: 3 },
  {
    brand: 'mastercard',
    starts: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: fours,
    cvc: 3,
  },
  { brand: 'discover', starts: /^(?:6011|64[4-9]|65)/, lengths: [16, 19], groups: fours, cvc: 3 },
  { brand: 'diners', starts: /^3(?:0[0-5]|[689])/, lengths: [14], groups: [4, 6, 4], cvc: 3 },
  { brand: 'jcb', starts: /^35(?:2[89]|[3-8])/, lengths: [16, 19], groups: fours, cvc: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
];
const unknown = { lengths: [13, 14, 15, 16, 17, 18, 19], groups: fours, cvc: 3 } as const;
const LONGEST = 19;

function ruleOf(digits: string): Omit<BrandRule, 'brand' | 'starts'> & { brand: CardBrand | null } {
  const known = rules.find(({ starts }) => starts.test(digits));
  return known ?? { ...unknown, brand: null };
}

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** The brand, as soon as the first digits tell. */
export function brandOf(typed: string): CardBrand | null {
  return ruleOf(digitsOf(typed)).brand;
}

/** How many digits the security code has. */
export function cvcLength(typedNumber: string): number {
  return ruleOf(digitsOf(typedNumber)).cvc;
}

/** The digits in the card's groups; everything else is dropped. */
export function groupedNumber(typed: string): string {
  const { lengths, groups } = ruleOf(digitsOf(typed));
  const digits = digitsOf(typed).slice(0, Math.max(...lengths, 0) || LONGEST);
  const parts: string[] = [];
  let at = 0;
  for (const length of groups) {
    if (at >= digits.length) break;
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  return parts.join(' ');
}

/** Formats "MM/YY" while it is typed: "4" becomes "04/", "1226" becomes "12/26", and so does "12/2026". */
export function writtenExpiry(typed: string): string {
  const [month = '', year = ''] = typed.includes('/')
    ? typed.split('/', 2).map(digitsOf)
    : [digitsOf(typed).slice(0, 2), digitsOf(typed).slice(2)];
  const padded = /^[2-9]$/.test(month) || (month === '1' && typed.includes('/')) ? `0${month}` : month.slice(0, 2);
  const short = year.length >= 4 ? year.slice(2, 4) : year.slice(0, 2);
  return short !== '' || typed.includes('/') || (padded.length === 2 && padded !== month)
    ? `${padded}/${short}`
    : padded;
}

/** Valid values for the other fields, so that each field is checked alone. */
const good: CardEntry = { number: '4242 4242 4242 4242', expiry: '12/99', cvc: '123' };

/** What is wrong, by field; empty if nothing. The server checks again. */
export function cardProblems({ number, expiry, cvc }: CardEntry, now: Date): Partial<Record<CardField, CardProblem>> {
  const problems: Partial<Record<CardField, CardProblem>> = {};
  const look = (field: CardField, entry: CardEntry) => {
    const check = checkCard(entry, now);
    if (!check.ok && check.field === field) problems[field] = check.problem;
  };
  look('number', { ...good, number });
  look('expiry', { ...good, expiry });
  // The length of the code depends on the card.
  look('cvc', { ...good, number: problems.number ? good.number : number, cvc });
  return problems;
}
