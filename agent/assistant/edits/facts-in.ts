/** Every fact among some words, in order: prices, shares, days, times, contacts, bare numbers. Of a request and of the page alike. */
import { decimalText, parseMoney } from '#design/document/money.ts';
import { FACT_PATTERNS, type FactKind } from '../facts.ts';

export interface Fact {
  kind: FactKind;
  text: string;
  /** Where it begins. */
  at: number;
}

const DAY = '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nes(?:day)?)?|thu(?:r?s?(?:day)?)?|fri(?:day)?|sat(?:ur(?:day)?)?|sun(?:day)?)';
const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const NTH = '\\d{1,2}(?:st|nd|rd|th)';

/** A date however it is said: "fri 12 sept", "friday the 15th", "the 3rd of may", "12/06", "may 3". */
const DATE = [
  `${DAY}\\.?,?\\s+(?:the\\s+)?(?:${NTH}|\\d{1,2})(?:\\s+(?:of\\s+)?${MONTH}\\.?(?:,?\\s+(?:19|20)\\d{2})?)?(?![\\d:.%]|\\s?(?:[ap]\\.?m|[–-]|to\\s\\d|till|until))`,
  `${DAY}\\.?,?\\s+${MONTH}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+(?:19|20)\\d{2})?`,
  `(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\.?(?![\\p{L}])(?:,?\\s+(?:19|20)\\d{2})?`,
  `${MONTH}\\.?\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?![\\d%:])(?:,?\\s+(?:19|20)\\d{2})?`,
  `(?:the\\s+)?${NTH}`,
  '(?<![$€£¥₹₦₱₺₫฿₩\\d.,/])(?:\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?![\\d%])',
].join('|');

const CLOCK = '(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?\\s?m\\.?(?!\\p{L})|o[\'’]?\\s?clock|uhr|h(?!\\p{L}))|\\d{1,2}:\\d{2}|(?:half|quarter)(?:\\s+(?:past|to))?\\s+\\d{1,2}(?:\\s?[ap]\\.?m\\.?)?|noon|midday|midnight)';
const HOUR = '(?:\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:[ap]\\.?m\\.?|h|uhr))?|noon|midnight)';
const HOURS = `${HOUR}\\s?(?:–|-|—|to|till|til|until)\\s?(?:${HOUR}|late|close)`;
const WEEKDAY = `${DAY}\\s?(?:–|-|—|to|till?|until|through|thru)\\s?${DAY}(?!\\p{L})|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|(?:this|next)\\s+(?:week|weekend|month)`;
const MONEY = `${FACT_PATTERNS.money}|\\d[\\d.,]*\\s?(?:quid|rs\\.?|inr|aud|cad|php|myr|rm|sgd|pesos?|rupees?|kr|zł|chf)|(?:rs\\.?|rm|usd|eur|gbp|s\\$|a\\$|r\\$)\\s?\\d[\\d.,]*\\d?`;

/** The special ones first: where several begin at a place, the first speaks, and of one kind the longest. */
const ORDER: readonly (readonly [kind: FactKind, pattern: string])[] = [
  ['email', FACT_PATTERNS.email], ['web', FACT_PATTERNS.web], ['handle', FACT_PATTERNS.handle], ['phone', `${FACT_PATTERNS.phone}|\\b\\d{5}[ -]\\d{5,6}\\b`], ['money', MONEY], ['percent', '\\d{1,3}\\s?(?:%|percent|per cent|pct)'],
  ['date', DATE], ['hours', HOURS], ['time', CLOCK], ['weekday', WEEKDAY], ['number', '\\d+(?:[.,]\\d{1,3})*'],
];
const BARE_EDGE = new Set<FactKind>(['money', 'handle']);
const COMPILED = ORDER.map(([kind, pattern]) => [kind, new RegExp(`${BARE_EDGE.has(kind) ? '(?<![\\p{L}\\d.])' : '(?<![\\p{L}\\p{N}$€£¥₹₦₱₺₫฿₩.,:/@-]|\\d\\s?-)'}(?:${pattern})(?![\\p{L}]|\\d)`, 'giuy')] as const);

/** Days by their short names count beside days, dates and times only: "sat 8-2". */
const SHORT_DAY = new RegExp(`(?<![\\p{L}\\p{N}])${DAY}(?![\\p{L}\\p{N}])`, 'iuy');

/** The facts of a text. `shortDays`: days may go by three letters. */
export function factsIn(text: string, shortDays = false): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < text.length; ) {
    const found = factAt(text, at, shortDays);
    if (found) facts.push(found);
    at += found ? found.text.length : 1;
  }
  return facts;
}

function factAt(text: string, at: number, shortDays: boolean): Fact | null {
  if (/\s/.test(text[at] ?? '')) return null;
  for (const [kind, pattern] of COMPILED) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const plain = match[0].replace(/[\s.,]+$/, (tail) => (/^\.$/.test(tail) && /m\.$/i.test(match[0]) ? tail : ''));
    return { kind, text: plain, at };
  }
  if (!shortDays) return null;
  SHORT_DAY.lastIndex = at;
  const day = SHORT_DAY.exec(text);
  return day ? { kind: 'weekday', text: day[0], at } : null;
}

/** The number in a fact: 39 of "$39.00". */
export const amountOf = (text: string): number => {
  const money = parseMoney(text);
  if (money) return Number(decimalText(money));
  const digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]$/, '') ?? '';
  const decimal = /[.,](\d{1,2})$/.exec(digits)?.[1];
  const whole = (decimal === undefined ? digits : digits.slice(0, -decimal.length - 1)).replace(/[.,]/g, '');
  return Number(`${whole}.${decimal ?? '0'}`);
};

/** Numbers in words as digits, where they count something: "thirty five percent", "ten dollars", "two weeks". */
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SPELLED = new RegExp(`(?<![\\p{L}-])(?:(${TENS.join('|')})(?:[ -](${ONES.slice(0, 9).join('|')}))?|(${ONES.join('|')}))(?![\\p{L}-])(?!\\s+(?:one|more|of|for one|line|lines|page|pages|text|texts|word|words)(?!\\p{L}))`, 'giu');

export const withDigits = (text: string): string => text.replace(SPELLED, (all, tens?: string, ones?: string, single?: string) => {
  const small = single?.toLowerCase();
  // "one" and "two" are more often words than numbers.
  if (small !== undefined) return ONES.indexOf(small) < 2 ? all : String(ONES.indexOf(small) + 1);
  return String((TENS.indexOf(tens?.toLowerCase() ?? '') + 2) * 10 + (ones ? ONES.indexOf(ones.toLowerCase()) + 1 : 0));
});
