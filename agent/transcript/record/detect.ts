/**
 * Finds personal data and secrets in a text by their patterns. Prices, dates, sizes, colors, hashes and order numbers
 * don't count.
 */

export type PersonalKind = 'email' | 'phone' | 'secret' | 'card' | 'iban' | 'ip';

export interface Span {
  start: number;
  /** Exclusive. */
  end: number;
  kind: PersonalKind;
}

/** Prefixes of services' keys, followed by something long enough. */
const KEYS = new RegExp(
  [
    String.raw`sk-(?:[A-Za-z0-9_-]{12,}|(?=[\w-]{0,80}\d)[\w-]{6,})`,
    String.raw`(?:sk|pk|rk)_(?:live|test)_[A-Za-z0-9]{8,}`,
    String.raw`gh[opsur]_[A-Za-z0-9]{16,}`,
    String.raw`github_pat_\w{16,}`,
    String.raw`glpat-[\w-]{16,}`,
    String.raw`xox[abeoprs]-[\w-]{10,}`,
    String.raw`(?:AKIA|ASIA)[0-9A-Z]{16}`,
    String.raw`AIza[\w-]{30,}`,
    String.raw`ya29\.[\w-]{16,}`,
    String.raw`hf_[A-Za-z0-9]{16,}`,
    String.raw`SG\.[\w-]{16,}\.[\w-]{16,}`,
    // A JSON Web Token: header, claims, and usually a signature.
    String.raw`eyJ[\w-]{8,600}\.[\w-]{8,}(?:\.[\w-]*)?`,
  ]
    .map((pattern) => `(?<![A-Za-z0-9_])${pattern}`)
    .join('|'),
  'g',
);
const PRIVATE_KEY =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:(?!-----END [A-Z ]{0,40}PRIVATE KEY-----)[^])*(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g;
/** The text after words that announce a secret. */
const ANNOUNCED = [
  /\bBearer\s+([\w.~+/-]{8,}=*)/gi,
  /\bBasic\s+((?=[A-Za-z+/]*\d)[A-Za-z0-9+/]{12,}=*)/g,
  /\b(?:password|passwort|passwd|pwd|passphrase)["']?\s*[:=]\s*["']?([^\s"',;]{4,})/gi,
  /\b(?:api[_ -]?key|access[_ -]?key|client[_ -]?secret|secret|token|password|passwort|pass(?:code|phrase))\b["']?\s*(?:[:=]|\bis\b)\s*["']?((?=[^\s"',;]{0,80}\d)[^\s"',;]{6,})/gi,
];

const URL_PATTERN = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>]+/gi;
const TELLING_PARAMETER =
  /token|key|secret|sig|auth|pass|session|sid|code|credential|policy|ticket|invite|otp|mail|user|uid|account|phone/i;

/** 64 characters at most before the "@" (RFC 5321, 4.5.3.1.1). */
const EMAIL =
  /[\p{L}\p{N}.!$%'*+^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*\.\p{L}{2,}/gu;
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![A-Za-z0-9])/gi;
const CARD = /(?<![\w.,#-])\d(?:[ -]?\d){12,18}(?![\w-]|[.,]\d)/g;
const IP_V4 = /(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?!\w|\.\d)/g;
const IP_V6 =
  /(?<![\w:.])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?)(?![\w:])/gi;

const PHONES = [
  // International: a plus, groups of digits.
  { pattern: /(?<![\w+])\+\d(?:[ ()./-]{0,2}\d){6,14}(?![\w])/g, least: 7, most: 15 },
  // As written in many countries: a leading zero, then groups.
  {
    pattern: /(?<![\w.,+#/-])(?<!\d )\(?0[1-9]\d{0,4}\)?[ /-]{0,3}\d{2,8}(?:[ -]\d{2,4}){0,3}(?![\w,]|[.]\d|-\d)/g,
    least: 9,
    most: 12,
  },
  { pattern: /(?<![\w+#-])\(\d{3}\) ?\d{3}[ .-]\d{4}(?![\w-])/g, least: 10, most: 10 },
  { pattern: /(?<![\w.+#-])\d{3}([.-])\d{3}\1\d{4}(?![\w-])/g, least: 10, most: 10 },
] as const;
/** Digits that the words before identify. */
const SAID_PHONE =
  /(?:\b(?:tel|telephone|phone|call|mobile|whatsapp|fax|sms|text us)\b|☎|📞)[.:]?\s*(?:us\s+)?(?:at\s+|on\s+)?(\(?\d(?:[ ()./-]{0,3}\d){5,14})(?![\w])/giu;
const DATE = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The check of card numbers (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** First digits that card issuers have, with the length that goes with them. */
const ISSUED =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d{2}|4[4-9]\d)\d{12}|62\d{14,17}|35\d{14})$/;

/** The check of account numbers (ISO 13616): the rotated number is 1 modulo 97. */
function passesIban(compact: string): boolean {
  if (compact.length < 15 || compact.length > 34) return false;
  let rest = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

function* spansOf(pattern: RegExp, text: string, kind: PersonalKind): Generator<Span> {
  for (const found of text.matchAll(pattern)) yield { start: found.index, end: found.index + found[0].length, kind };
}

/** The stretch of a match that its first group covers. */
function* groupSpans(pattern: RegExp, text: string, kind: PersonalKind): Generator<Span> {
  for (const found of text.matchAll(pattern)) {
    const inner = found[1] ?? '';
    const start = found.index + found[0].lastIndexOf(inner);
    yield { start, end: start + inner.length, kind };
  }
}

/** Names and keys in addresses: before the host, in parameters, and in parts of the path that nobody would type. */
function* addressSpans(text: string): Generator<Span> {
  for (const { 0: address, index } of text.matchAll(URL_PATTERN)) {
    const userinfo = /^[^/]*\/\/([^/?#@\s]+)@/.exec(address)?.[1];
    const host = address.indexOf('//') + 2;
    if (userinfo !== undefined) yield { start: index + host, end: index + host + userinfo.length, kind: 'secret' };
    for (const found of address.matchAll(/[?&#;]([^=?&#;]+)=([^&#;\s]+)/g)) {
      const [whole, name = '', value = ''] = found;
      const long = value.length >= 20 && /\d/.test(value) && /[A-Za-z]/.test(value);
      if (!long && !TELLING_PARAMETER.test(name)) continue;
      const start = index + found.index + whole.length - value.length;
      yield { start, end: start + value.length, kind: 'secret' };
    }
    const path = /^[^?#]*/.exec(address.slice(host))?.[0] ?? '';
    for (const found of path.matchAll(/(?<=\/)[\w.~-]{20,}/g)) {
      const part = found[0];
      // Hashes and words joined by hyphens name pages; mixed letters and digits open them.
      if (/^[0-9a-f]+$/i.test(part) || !/\d/.test(part) || !/[A-Z]/.test(part) || !/[a-z]/.test(part)) continue;
      yield { start: index + host + found.index, end: index + host + found.index + part.length, kind: 'secret' };
    }
  }
}

/** The longest prefix that is a valid account number: words in capitals may follow it. */
function* ibanSpans(text: string): Generator<Span> {
  for (const { 0: found, index } of text.matchAll(IBAN)) {
    for (let end = found.length; end >= 15; end -= 1) {
      const candidate = found.slice(0, end);
      const next = found[end];
      if (candidate.endsWith(' ') || (next !== undefined && next !== ' ')) continue;
      if (!passesIban(candidate.replaceAll(' ', '').toUpperCase())) continue;
      yield { start: index, end: index + end, kind: 'iban' };
      break;
    }
  }
}

function* phoneSpans(text: string): Generator<Span> {
  for (const { pattern, least, most } of PHONES) {
    for (const span of spansOf(pattern, text, 'phone')) {
      const found = text.slice(span.start, span.end);
      const { length } = digitsOf(found);
      if (length >= least && length <= most && !DATE.test(found)) yield span;
    }
  }
  for (const span of groupSpans(SAID_PHONE, text, 'phone'))
    if (!DATE.test(text.slice(span.start, span.end))) yield span;
}

function* all(text: string): Generator<Span> {
  yield* addressSpans(text);
  yield* spansOf(PRIVATE_KEY, text, 'secret');
  yield* spansOf(KEYS, text, 'secret');
  for (const pattern of ANNOUNCED) yield* groupSpans(pattern, text, 'secret');
  if (text.includes('@')) yield* spansOf(EMAIL, text, 'email');
  yield* ibanSpans(text);
  for (const span of spansOf(CARD, text, 'card')) {
    const digits = digitsOf(text.slice(span.start, span.end));
    if (ISSUED.test(digits) && passesLuhn(digits)) yield span;
  }
  yield* spansOf(IP_V4, text, 'ip');
  for (const span of spansOf(IP_V6, text, 'ip')) if (span.end - span.start > 5) yield span;
  yield* phoneSpans(text);
}

/** Everything personal in a text: sorted, without overlaps. */
export function findPersonal(text: string): Span[] {
  // Shorter texts contain nothing personal, and most texts of a document are short.
  if (text.length < 6) return [];
  const found = [...all(text)];
  // The part of an address before the "@" is not a person's name.
  const secrets = found.filter(({ kind }) => kind === 'secret');
  return apart(
    found.filter(
      (span) => span.kind !== 'email' || !secrets.some((secret) => secret.end > span.start && secret.start < span.end),
    ),
  );
}

/** Keeps the longest of overlapping spans; the first of equal ones. Sorted. */
export function apart<Given extends { start: number; end: number }>(spans: readonly Given[]): Given[] {
  const kept: Given[] = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (span.end > span.start && kept.every((other) => span.end <= other.start || span.start >= other.end))
      kept.push(span);
  }
  return kept.sort((a, b) => a.start - b.start);
}
