/** A fact as it was said, written as the one that it takes the place of: 34 for "$39" is "$34", "half 7" for "7pm" is "7:30pm". */
import { decimalsOf, parseMoney } from '#design/document/money.ts';
import { written as plainFact, type FactKind } from '../facts.ts';
import { dateLike, namedDays, sameDate } from './calendar.ts';
import { spanLike, spanOf, timeLike } from './clock.ts';
import { amountOf, type Fact } from './facts-in.ts';

/** Kinds that may take each other's place, the likeliest first. */
const KIN: Readonly<Record<FactKind, readonly FactKind[]>> = {
  money: ['money', 'number'], percent: ['percent'], date: ['date', 'weekday'], weekday: ['weekday', 'date'], time: ['time', 'hours', 'number'], hours: ['hours', 'time'],
  email: ['email'], web: ['web'], handle: ['handle'], phone: ['phone'], number: ['money', 'percent', 'number', 'time', 'hours', 'date'],
};
export const kinOf = (kind: FactKind): readonly FactKind[] => KIN[kind];

const DIGITS = /\d[\d.,]*\d|\d/u;
const SIGN = /[$€£¥₹₦₱₺₫฿₩]|(?<!\p{L})(?:usd|eur|gbp|aud|inr|rs|rm|kr|dollars?|euros?|pounds?|quid|bucks)(?!\p{L})/iu;
const signOf = (text: string): string => (SIGN.exec(text)?.[0] ?? '').toLowerCase().replace(/^(?:usd|dollars?|bucks)$/, '$').replace(/^(?:eur|euros?)$/, '€').replace(/^(?:gbp|pounds?|quid)$/, '£').replace(/^inr$|^rs$/, '₹');

/** An amount with as many decimals as the other has: 8.5 beside "9.00" is 8.50. */
function numberLike(said: string, standing: string): string {
  const digits = DIGITS.exec(said)?.[0] ?? said;
  const own = DIGITS.exec(standing)?.[0] ?? '';
  const decimals = /([.,])(\d{2})$/.exec(own);
  const given = /[.,](\d{1,2})$/.exec(digits)?.[1];
  // Thousands are parted as they were.
  const parted = /\d([.,\s])\d{3}(?!\d)/.exec(own)?.[1];
  if (given === undefined && parted && /^\d{4,}$/.test(digits)) return digits.replace(/\B(?=(?:\d{3})+$)/g, parted);
  if (given === undefined) return decimals && !/[.,]\d{3}/.test(digits) ? `${digits}${decimals[1] ?? '.'}${decimals[2]?.replace(/\d/g, '0') ?? ''}` : digits;
  return given.length === 1 ? `${digits}0` : digits;
}

function amountLike(said: string, standing: string): string {
  const [sign, own] = [signOf(said), signOf(standing)];
  if (sign !== '' && own !== '' && sign !== own) return plainFact(said, 'money');
  if (sign !== '' && own === '') return plainFact(said, 'money');
  return standing.replace(DIGITS, () => numberLike(said, standing));
}

/** A price that is another amount now, written as it was. */
export const raisedTo = (standing: string, amount: number): string => {
  const money = parseMoney(standing);
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(money ? decimalsOf(money.currency) : 2);
  return standing.replace(DIGITS, () => numberLike(written, standing));
};

export interface Told {
  /** It begins or ends then. */
  edge?: 'start' | 'end';
  /** It is another day now: what was written was right until then. */
  moved: boolean;
}

/** The words that are to stand there; null where one cannot take the place of the other. */
export function factLike(said: Fact, standing: Fact, { edge, moved }: Told): string | null {
  const { kind, text } = standing;
  switch (kind) {
    case 'money': return said.kind === 'money' || said.kind === 'number' ? amountLike(said.text, text) : null;
    case 'percent': return said.kind === 'percent' || said.kind === 'number' ? text.replace(DIGITS, amountOf(said.text).toString()) : null;
    case 'number': return said.kind === 'number' ? text.replace(DIGITS, () => DIGITS.exec(said.text)?.[0] ?? said.text) : said.kind === 'money' ? plainFact(said.text, 'money') : said.kind === 'time' ? said.text : null;
    case 'date':
    case 'weekday': return said.kind === 'number' ? dateLike(text, said.text, moved) : said.kind === 'date' || said.kind === 'weekday' ? dateLike(text, said.text, moved) : null;
    case 'time': return said.kind === 'hours' ? spanLike(said.text, { from: spanOf(said.text)?.from ?? '', to: spanOf(said.text)?.to ?? '' }) : timeLike(said.text, text, false);
    case 'hours': {
      const span = said.kind === 'hours' ? spanOf(said.text) : null;
      if (span) return spanLike(text, { from: span.from, to: span.to });
      return edge === undefined ? null : spanLike(text, edge === 'start' ? { from: said.text } : { to: said.text });
    }
    default: return said.text;
  }
}

/** Whether a fact of the page is the one that was named as the old one. */
export function isSameFact(standing: Fact, named: Fact): boolean {
  if (standing.text.toLowerCase() === named.text.toLowerCase()) return true;
  if (standing.kind === 'date' || standing.kind === 'weekday') return (named.kind === 'date' || named.kind === 'weekday') && sameDate(standing.text, named.text);
  if (standing.kind === 'time') return /\d/.test(named.text) && timeLike(named.text, standing.text, false).toLowerCase() === standing.text.toLowerCase();
  if (standing.kind === 'hours') {
    const span = spanOf(standing.text);
    return span !== null && named.kind !== 'hours' && [span.from, span.to].some((one) => amountOf(one) === amountOf(named.text) && /\d/.test(one));
  }
  return /\d/.test(named.text) && /\d/.test(standing.text) && kinOf(named.kind).includes(standing.kind) && amountOf(standing.text) === amountOf(named.text);
}

export { namedDays };
