/** Details of a brief that are a list: things with their prices, days with their hours, sizes with their measures. They stand in rows and columns, and stay so when they are spoken of. */
import { FORMAT_PHRASE } from '../read-page.ts';
import { capital, titled } from './copy.ts';
import type { ToldTable } from './told-tables.ts';

/** What a price may begin with: "from $10", "2 for £3". */
export const BEFORE_AMOUNT = '(?:(?:from|ab|up to|\\d+ for)\\s+)?';
const AMOUNT = `${BEFORE_AMOUNT}(?:\\p{Sc}\\s?\\d[\\d.,]*|(?:rs\\.?|inr|usd|eur|chf|aed|r\\$)\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:\\p{Sc}|usd|eur|chf|aed|kr|zł|rs|dollars|euros?|pounds|quid|bucks|rupees|pesos|bob)|\\d+[.,]\\d{2})(?:\\s?(?:each|/\\s?\\p{L}+|per \\p{L}+))?`;
const PRICED = new RegExp(`^(.*?\\p{L}.*?)(?:\\s*[:=–—-]\\s*|\\s+)(${AMOUNT})$`, 'iu');
/** "Skin fade 30": a price, where the brief says that there are prices. */
const BARE = /^(\P{N}*\p{L}\P{N}*?)\s+(\d{1,5})$/iu;
const OF_PRICES = /(?<!\p{L})(?:prices?(?! (?:drop|cut|down|reduced))|price ?list|pricing|rates?|menu|costs?)(?!\p{L})/iu;
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[\\p{L}]*|weekdays?|weekends?|daily|holidays?';
const OPEN = new RegExp(`^((?:${DAY})(?:\\s*(?:[-–&+,]|to|and)\\s*(?:${DAY}))*)\\s*[:,]?\\s+(\\d.*|closed|by appointment)$`, 'iu');
/** "Small 20x30 cm": measures of a size. */
const MEASURED = /^(\p{L}[\p{L}\d ]*?)\s*[:=–-]?\s+(\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}\s?(?:cm|mm|m|in(?:ch(?:es)?)?|ft|"|″))$/iu;
/** "Monday yoga 6pm": when something is, and at what time. */
const SCHEDULED = new RegExp(`^(${DAY})\\s*[:,–-]?\\s+(\\p{L}.*?)\\s*[,–-]?\\s+(?:at )?(\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|h|uhr)?)$`, 'iu');
/** What each kind of row looks like, and how many of them are a list: two prices are an offer. */
const KINDS: readonly (readonly [pattern: RegExp, least: number])[] = [[PRICED, 3], [OPEN, 2], [MEASURED, 3], [SCHEDULED, 3]];

interface Listed {
  lines: string[];
  table: ToldTable | null;
}

/** The rows of such a list, and the lines that are none of them. `request`: the brief as it was typed. */
export function listed(lines: readonly string[], request: string): Listed {
  // A bare number is a price where all that might be one stand together: a date or a phone beside the list is none of them.
  const priced = lines.map((line) => BARE.test(line.trim()) || PRICED.test(line.trim()));
  const isOfPrices = OF_PRICES.test(request) && !priced.slice(priced.indexOf(true), priced.lastIndexOf(true)).includes(false);
  const kinds = isOfPrices ? [[new RegExp(`${PRICED.source}|${BARE.source}`, 'iu'), 3] as const, ...KINDS] : KINDS;
  for (const [pattern, least] of kinds) {
    const rows = lines.flatMap((line) => {
      const cells = (pattern.exec(line.trim()) ?? []).slice(1).filter((cell) => cell !== undefined).map((cell) => cell.trim());
      return cells.length > 1 ? [cells.map((cell, at) => (at < cells.length - 1 ? capital(cell) : cell))] : [];
    });
    if (rows.length >= least) return { lines: lines.filter((line) => !pattern.test(line.trim())), table: { rows, headed: false } };
  }
  return { lines: [...lines], table: null };
}

/** "gym membership prices: monthly $39, …", "menu of the day: …": what the list is called stands before its colon. */
const CALLED = /^(?:(?:please |pls )?(?:make|create|design|i need|need|can you make)(?: me)? )?(?:an? |my |our |the )?((?:[\p{L}'’&-]+ ){0,4}(?:prices|rates|fees|packages|schedule|timetable|menu of the day|specials|daily menu|lunch menu|dinner menu|drinks menu|summer menu|winter menu))\s*:\s*(.+)$/isu;

/** The name and the rows of a request that is nothing but a list by its name; null: it is more, or something else. */
export function namedList(request: string): { headline: string; lines: string[] } | null {
  const [, name, told = ''] = CALLED.exec(request.trim()) ?? [];
  if (!name || FORMAT_PHRASE.test(name)) return null;
  const lines = told.split(/\s*(?:[;\n]|,(?!\d{3}(?!\d))|\.(?=\s+\S))\s*/u).map((part) => capital(part.trim().replace(/[.!]+$/u, ''))).filter((part) => part !== '');
  const { table, lines: rest } = listed(lines, request);
  // A time or a place may stand beside it; anything else is a wish of another kind.
  return table !== null && rest.length <= 1 && rest.every((line) => /\d/u.test(line)) ? { headline: titled(name), lines } : null;
}
