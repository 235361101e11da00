/** "push the deadline back a week", "move it 3 days earlier": the date that stands on the page, counted on. */
import { factIn } from './facts.ts';
import type { Intent } from './intents.ts';
import type { Canvas } from './read-canvas.ts';
import { escaped } from './rules.ts';

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** A year that is no leap year, and begins on no day that matters: what names no year is counted in it. */
const ANY_YEAR = 2027;
const DAYS = { day: 1, week: 7 } as const;
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, another: 1, two: 2, 'a couple of': 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };

const COUNT = `(?:by\\s+)?(${Object.keys(COUNTS).sort((a, b) => b.length - a.length).join('|')}|\\d{1,2})(?:\\s+more)?`;
const THING = '(?:(?:the |our |my |that )?(?:date|dates|dead ?line|due date|cut-?off(?: date)?|closing date|day|event|sale|market|party|class|workshop|launch|show|gig|it|this|that|everything|whole thing)(?:\'s)?)';
const MOVED = new RegExp(
  `^(?:(?:please|pls|can you|could you|ok(?:ay)?|so|also|and|just|we need to|we have to|we had to|i need to|let's)[\\s,]+)*(?:push(?:ed|ing)?|mov(?:e|ed|ing)|shift(?:ed|ing)?|put|bring|bump|delay(?:ed)?|postpone(?:d)?|extend(?:ed)?)\\s+(?:${THING}\\s*)?(?:(back|forward|forwards|out|up|on|later|ahead|over)\\s+)?${COUNT}\\s+(days?|weeks?|months?)(?:\\s+(back|later|earlier|sooner|forward|out|up|ahead|on))?[.!]*$`,
  'iu',
);

/** "drop's pushed back a week", "delayed by two days", "it's a week later now" */
const IS_MOVED = new RegExp(`^(?:(?:the|our|my)\\s+)?(?:[\\p{L}' ]{2,30}?\\s+)??(?:(?:is|are|was|were|has been|have been|got|gets|being|it's|its)\\s+)?(?:all\\s+)?(?:(?:pushed|moved|shifted|put|bumped|delayed|postponed|extended|brought)\\s+)?(?:(back|forward|forwards|out|up|on)\\s+)?${COUNT}\\s+(days?|weeks?|months?)(?:\\s+(back|later|earlier|sooner|forward|out|up|ahead|on))?(?: (?:now|than planned|instead))*[.!]*$`, 'iu');

/** A weekday in the length and the letters of another. */
function weekdayLike(day: string, word: string): string {
  const whole = word.length > 5 ? day : day.slice(0, word.length);
  return word === word.toUpperCase() ? whole.toUpperCase() : /^\p{Lu}/u.test(word) ? `${whole.charAt(0).toUpperCase()}${whole.slice(1)}` : whole;
}

const ordinal = (day: number): string => (day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th');

/** A date in words so many days (or months) later, in the way it is written; null for one that isn't written with a month's name. */
export function dateLater(text: string, count: number, unit: 'day' | 'week' | 'month'): string | null {
  const month = new RegExp(`(?<!\\p{L})(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)(?!\\p{L})\\.?`, 'iu').exec(text);
  const day = /(?<!\d)(\d{1,2})(st|nd|rd|th)?(?![\d:])/iu.exec(text);
  const at = MONTHS.findIndex((name) => month?.[1]?.toLowerCase().slice(0, 3) === name.slice(0, 3));
  if (!month?.[1] || !day || at < 0) return null;
  const year = Number(/(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0] ?? ANY_YEAR);
  const before = new Date(Date.UTC(year, at, Number(day[1])));
  const after = new Date(unit === 'month' ? Date.UTC(year, at + count, Math.min(Number(day[1]), new Date(Date.UTC(year, at + count + 1, 0)).getUTCDate())) : before.getTime() + count * DAYS[unit] * 86_400_000);
  const turn = Math.round((after.getTime() - before.getTime()) / 86_400_000);
  const name = MONTHS[after.getUTCMonth()] ?? '';
  const word = month[1];
  const short = word.length <= 4 && name.length > 4;
  const cut = short ? (name === 'september' ? name.slice(0, word.toLowerCase() === 'sep' ? 3 : 4) : name.slice(0, 3)) : name;
  const cased = word === word.toUpperCase() ? cut.toUpperCase() : /^\p{Lu}/u.test(word) ? `${cut.charAt(0).toUpperCase()}${cut.slice(1)}` : cut;
  return text
    .replace(new RegExp(`(?<!\\p{L})(${WEEKDAYS.map((one) => `${one}|${one.slice(0, 3)}`).join('|')}|tues|thurs?)(?!\\p{L})`, 'iu'), (found) => {
      const from = WEEKDAYS.findIndex((one) => one.startsWith(found.toLowerCase().slice(0, 3)));
      return weekdayLike(WEEKDAYS[(((from + turn) % 7) + 7) % 7] ?? found, found);
    })
    .replace(word, cased)
    .replace(/(?<!\d)(\d{1,2})(st|nd|rd|th)?(?![\d:])/iu, (_, __: string, suffix?: string) => `${after.getUTCDate()}${suffix ? ordinal(after.getUTCDate()) : ''}`)
    .replace(/(?<!\d)(?:19|20)\d{2}(?!\d)/, String(after.getUTCFullYear()));
}

/** The wish of a request to count a date on; null: it is none, or there isn't just one date to count. */
export function readMovedDate(plain: string, canvas: Canvas): Intent[] | null {
  const passive = IS_MOVED.exec(plain);
  // "3 days" alone moves nothing.
  const match = MOVED.exec(plain) ?? (passive && /(?<!\p{L})(?:pushed|moved|shifted|bumped|delayed|postponed|extended|brought|later|earlier|sooner)(?!\p{L})/iu.test(plain) ? passive : null);
  if (!match) return null;
  const ways = `${match[1] ?? ''} ${match[4] ?? ''}`;
  // "Bring it forward a week" is earlier; "push it back", "out" and "on" are later.
  const sign = /earlier|sooner|forward|ahead|\bup\b/iu.test(ways) ? -1 : 1;
  const unit = (match[3] ?? 'day').toLowerCase().replace(/s$/, '') as 'day' | 'week' | 'month';
  const count = COUNTS[(match[2] ?? '').toLowerCase()] ?? Number(match[2]);
  const dated = canvas.layers.filter(({ type, text }) => type === 'text' && factIn(text, 'date') !== null);
  const [layer] = dated;
  if (!layer || dated.length > 1 || !count) return null;
  const date = factIn(layer.text, 'date') ?? '';
  // A short weekday before it belongs to it: "Fri 12 Sept".
  const from = new RegExp(`(?:(?:sun|mon|tues?|wed|thurs?|fri|sat)\\.?,?\\s+)?${escaped(date)}`, 'iu').exec(layer.text)?.[0] ?? date;
  const to = dateLater(from, sign * count, unit);
  return to === null || to === from ? null : [{ kind: 'change', targets: [{ content: layer.text, said: from }], change: { exchange: { from, to } } }];
}
