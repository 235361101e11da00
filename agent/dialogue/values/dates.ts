/** Days and times: what chrono-node finds, and opening hours, ranges and spellings that it leaves out. */
import { en } from 'chrono-node';
import { factsBy } from './facts-by.ts';
import type { RecognizedFact } from './recognized.ts';

/** What chrono takes for a time though it is none that readers are told. */
const VAGUE = /^(?:now|just now|soon|later|morning|afternoon|evening|night|day|week|month|year|second|seconds|in \d+ (?:min|minutes|sec|seconds|hours?)|\d{1,2}(?: (?:to|-|–) \d{1,2})?|this|past|last|next|may|sat|sun|mon|march|mar|dec|jan)$/iu;

const DAY = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:days?|nesdays?|s?days?|urdays?|rsdays?)?\\.?';
const LINK = '\\s?(?:-|–|—|to|til|till|until|&|\\+|and|through|thru|bis)\\s?';
const CLOCK = '(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|h|uhr|noon|midnight)?|noon|midnight)';
/** "mon-fri 9 to 6", "tue to sun, 8am til 4pm", "Di–Sa 7–17 Uhr", "every saturday 8 to 1". */
const HOURS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:every |each |open )?(?:${DAY}|(?:mo|di|mi|do|fr|sa|so)(?=${LINK}(?:mo|di|mi|do|fr|sa|so)(?!\\p{L}))|daily|weekdays|weekends)(?:${LINK}(?:${DAY}|mo|di|mi|do|fr|sa|so)(?!\\p{L})){0,2},?\\s(?:from )?${CLOCK}${LINK}${CLOCK}(?![\\p{L}\\p{N}])`,
  'giu',
);
const DAYS = new RegExp(`(?<![\\p{L}\\p{N}])(?:every |each |this |next |on )?${DAY}${LINK}${DAY}(?![\\p{L}\\p{N}])`, 'giu');
const RECURRING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:every|each) (?:${DAY}|day|week|month|morning|evening|weekend|weekday|other (?:week|${DAY}))(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:first|second|third|last) ${DAY} of (?:the|every|each) month|(?<!\\p{L})(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)(?!\\p{L})|this weekend(?: only)?|all weekend|this week(?: only)?`,
  'giu',
);
/** "24.12.", "31.12.2026", "11-17h", "10h-13h", "doors 7.30", "12–8" behind a day, "8pm WIB". */
const NUMERIC = /(?<![\p{L}\p{N}.,])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:\d{2,4})?(?![\p{N}])|(?<![\p{L}\p{N}.,:])\d{1,2}(?:[:.]\d{2})?\s?(?:h|am|pm)?\s?(?:-|–)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:h|am|pm|uhr)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,:])\d{1,2}:\d{2}(?:\s?(?:-|–|to)\s?\d{1,2}:\d{2})?(?![\p{N}:])|(?<=doors (?:at )?|starts (?:at )?|from )\d{1,2}[.:]\d{2}(?![\p{N}.,])/giu;
const ZONE = /^\s(?:WIB|WITA|WIT|EST|EDT|PST|PDT|CET|CEST|GMT|BST|IST|UTC)(?![\p{L}])/u;
const OTHER_LANGUAGES =
  /(?<![\p{L}\p{N}])\d{1,2}\.?(?: de| di)? (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|november|desember|januari|februari|maret|agustus)(?: (?:de )?\d{4})?(?![\p{L}\p{N}])/giu;

function withZone(text: string, fact: RecognizedFact): RecognizedFact {
  const zone = ZONE.exec(text.slice(fact.span[1]))?.[0];
  if (zone === undefined) return fact;
  const span: RecognizedFact['span'] = [fact.span[0], fact.span[1] + zone.length];
  return { ...fact, span, value: text.slice(...span) };
}

/** "Black Friday", "Cyber Monday": names, and no days of the week. */
const NAMED = /(?<!\p{L})(?:black|cyber|good|easter|palm|boxing|giving)\s$/iu;

/** A date never goes on in the next line. */
function linesOf(text: string): { line: string; from: number }[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const at = from;
    from += line.length + 1;
    return { line, from: at };
  });
}

/** Whether a clock time is in it, and no day. */
const isTime = (value: string): boolean =>
  /^(?:from |at |between )?\d{1,2}(?:[:.]\d{2})?\s?(?:h|am|pm|uhr|a\.m|p\.m)?(?:\s?(?:-|–|—|to|and|til|till|until)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:h|am|pm|uhr|a\.m|p\.m)?\.?)?$/iu.test(value) || /^(?:noon|midnight)$/iu.test(value);

export function recognizeDates(text: string): RecognizedFact[] {
  const found = linesOf(text).flatMap(({ line, from }) => en.parse(line).map((result) => ({ ...result, index: result.index + from, text: result.text }))).flatMap((result): RecognizedFact[] => {
    // "5 October, 11": the number belongs to what follows.
    const value = result.text.trim().replace(/,\s\d{1,2}$/u, '');
    const at = result.index + result.text.indexOf(value);
    if (VAGUE.test(value) || NAMED.test(text.slice(Math.max(0, at - 8), at))) return [];
    return [{ type: isTime(value) ? 'time' : 'date', span: [at, at + value.length], value }];
  });
  const own = [HOURS, DAYS, RECURRING, OTHER_LANGUAGES].flatMap((pattern) => factsBy('date', pattern, text));
  const numeric = [...text.matchAll(NUMERIC)].map((match): RecognizedFact => ({
    type: /^\d{1,2}\.\d{1,2}\./u.test(match[0]) ? 'date' : 'time',
    span: [match.index, match.index + match[0].length],
    value: match[0],
  }));
  return [...found, ...own, ...numeric].map((fact) => withZone(text, fact));
}
