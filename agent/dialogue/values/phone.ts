/**
 * Phone numbers as they are written in messages, with or without the country's code. Without it, a number counts where
 * a word announces it or its groups are typical for one; prices, dates, sizes and years never do.
 */
import { isValidPhoneNumber, type CountryCode } from 'libphonenumber-js/max';
import type { RecognizedFact } from './recognized.ts';

/** Groups of digits with at most two separators between them, as one run. */
const RUN = /(?<![\p{L}\p{Nd}#])[+＋]?(?:\(\d{1,5}\)|\d+)(?:(?:[ .\u00a0/–-]{1,3}\(?|\(|(?<=\)))\d+\)?)*/gu;
const GROUP = /\d+/g;
const CUE =
  /(?:call|phone|tel|telefon|telefone|teléfono|tél|mobile|mob|cell|whatsapp|whats|wa|zap|text|sms|ring|contact|fon|hp|hubungi|line|viber|telegram|signal|number|no|nr|ph|dm|or)[.:)]?[\s:–-]{0,3}(?:(?:us|me|on|at|lia|now|unter|al|au|no|nr|number)[.:]?[\s:]{1,2}){0,2}$/i;
/** "call Ann 555 0147" */
const CALL = /(?:[Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|[Cc]ontact|[Ww]hats[Aa]pp) \p{Lu}\p{L}+,?\s(?:on |at )?$/u;
/** "Elm Street, 555 0147": a local number between marks. */
const LOCAL = /^[2-9]\d{2} \d{4}$/;
/** "555-0142", "(555) 010-0142", "020 7946 0958": shapes that nothing else has. */
const TYPICAL = [
  /^\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/,
  /^[2-9]\d{2}-\d{4}$/,
  /^\(0?\d{2,4}\)[ -]?\d{4,5}[ -]\d{4}$/,
];
/** Where a number without its country's code may be from, for numbers that begin with 0 or are announced. */
const HOMES: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'NG',
  'ID',
  'IN',
  'KE',
  'ZA',
  'BR',
  'FR',
  'ES',
  'MX',
  'PH',
  'PK',
  'AU',
  'MY',
  'GH',
  'IT',
  'NL',
  'CH',
  'PT',
  'AE',
];
const MOST_DIGITS = 15;
/** Dates and decimals have groups too, and a range of years looks like a local number. */
const NO_PHONE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[–-]\d{2}[–-]\d{2}$|^\d+[.]\d+$|^\d{4}\s?[–-]\s?\d{4}$/;

/** How sure a run of groups is a phone number: by itself, because it was announced, or not at all. */
function certainty(written: string, cued: boolean): 'sure' | 'cued' | null {
  const digits = written.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > MOST_DIGITS) return null;
  if (/^[+＋]/.test(written)) return isValidPhoneNumber(written) ? 'sure' : digits.length >= 9 ? 'cued' : null;
  if (digits.startsWith('00')) return isValidPhoneNumber(`+${digits.slice(2)}`) ? 'sure' : null;
  if (TYPICAL.some((shape) => shape.test(written))) return 'sure';
  if (NO_PHONE.test(written)) return cued && digits.length > 8 ? 'cued' : null;
  const valid =
    digits.length >= 9 && (cued || digits.startsWith('0')) && HOMES.some((home) => isValidPhoneNumber(digits, home));
  return valid ? 'sure' : cued ? 'cued' : null;
}

/** The best number that begins with a group of a run, as offsets into the run, or null; the longest of equals. */
function phoneAt(
  run: string,
  groups: readonly [number, number][],
  first: number,
  cued: boolean,
): [number, number] | null {
  const start = groups[first]?.[0] ?? 0;
  let from = start;
  if (run[from - 1] === '(') from -= 1;
  if (first === 0) from = 0;
  let announced: [number, number] | null = null;
  for (let last = Math.min(groups.length, first + 8) - 1; last >= first; last -= 1) {
    let to = groups[last]?.[1] ?? 0;
    if (run[to] === ')') to += 1;
    if (to - from > 24) continue;
    const sure = certainty(run.slice(from, to), cued);
    if (sure === 'sure') return [from, to];
    if (sure === 'cued') announced ??= [from, to];
  }
  return announced;
}

export function recognizePhone(text: string): RecognizedFact[] {
  const found: RecognizedFact[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (run.length < 7) continue;
    const before = text.slice(Math.max(0, index - 40), index);
    // Money has its sign right before it, a size its unit right behind, an order its "#".
    if (/[\p{Sc}#@]\s?$/u.test(before)) continue;
    const isApart =
      /(?:^|[,.;!|·•\n–-]\s?)$/u.test(before) && /^\s*(?:$|[,.;!|·•\n])/u.test(text.slice(index + run.length));
    let cued = CUE.test(before) || CALL.test(before) || (isApart && LOCAL.test(run));
    const groups = [...run.matchAll(GROUP)].map((group): [number, number] => [
      group.index,
      group.index + group[0].length,
    ]);
    for (let first = 0; first < groups.length; first += 1) {
      const place = phoneAt(run, groups, first, cued);
      cued = false;
      if (!place) continue;
      const span: [number, number] = [index + place[0], index + place[1]];
      if (/^\s?(?:px|cm|mm|x\d|×|[\p{Sc}%]|[a-z]\d)/u.test(text.slice(span[1], span[1] + 4))) continue;
      found.push({ type: 'phone', span, value: text.slice(...span) });
      while (first + 1 < groups.length && (groups[first + 1]?.[0] ?? 0) < place[1]) first += 1;
    }
  }
  return found;
}
