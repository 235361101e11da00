/** What was typed as a card: checked before anything is done with it. Pure, for the sandbox's form and the server. */
import { sandboxCards, type CardEntry, type CardView, type SandboxOutcome } from './payments.ts';

export type CardField = keyof CardEntry;
/** Each has a text, `payments.card.<problem>`. */
export type CardProblem = 'wrongNumber' | 'wrongExpiry' | 'expired' | 'wrongCvc' | 'testCardsOnly';

/** What is stored of a test card: what is printed on the receipt, and what it does. */
export interface CheckedCard extends CardView {
  does: SandboxOutcome;
}

export type CardCheck = { ok: true; card: CheckedCard } | { ok: false; field: CardField; problem: CardProblem };

/** Checks number, expiry and code, in this order. A real card is refused: nobody should type one here. */
export function checkCard(entry: CardEntry, now: Date): CardCheck {
  const digits = entry.number.replace(/[\s-]/g, '');
  if (!isCardNumber(digits)) return { ok: false, field: 'number', problem: 'wrongNumber' };
  const known = sandboxCards.find(({ number }) => number.replaceAll(' ', '') === digits);
  if (!known) return { ok: false, field: 'number', problem: 'testCardsOnly' };
  const expiry = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(entry.expiry.trim());
  if (!expiry) return { ok: false, field: 'expiry', problem: 'wrongExpiry' };
  // Valid through the last day of its month, in the last time zone.
  const ends = Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]), 1, 12);
  if (ends <= now.getTime()) return { ok: false, field: 'expiry', problem: 'expired' };
  const brand = brandOf(digits);
  if (!(brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(entry.cvc.trim()))
    return { ok: false, field: 'cvc', problem: 'wrongCvc' };
  return { ok: true, card: { brand, last4: digits.slice(-4), does: known.does } };
}

/** 12 to 19 digits with Luhn's check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** By the first digits. */
export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  if (/^(?:5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return 'card';
}
