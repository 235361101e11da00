/** Facts that stand among the words of a design (prices, shares, days, times, handles): found, told apart, exchanged one for another of its kind. */

export type FactKind = 'money' | 'percent' | 'hours' | 'time' | 'date' | 'weekday' | 'email' | 'web' | 'handle' | 'phone' | 'number';

const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?)';
const HOUR = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:[ap]\\.?m\\.?|h|uhr))?';

/** What a fact of each kind looks like; the first kind that fits speaks, so the special ones stand first. */
const PATTERNS: Readonly<Record<FactKind, string>> = {
  email: '[\\w.+-]+@[\\w-]+\\.[\\w.]+',
  web: '(?:https?://|www\\.)\\S+|[\\w-]+(?:\\.[\\w-]+)*?\\.(?:com?\\.(?:uk|nz|za|in|jp|kr|id|il|th)|com\\.(?:au|br|mx|tr|sg|my|ph|ar|co|pk|ng|hk)|org\\.uk|com|org|net|shop|store|co|io|uk|de|fr|es|it|in|au|ca|me|link|example|info|biz|app|art|studio|design|online|site|eu|ch|nl|pt|br|mx|pl|se|dk|ie|nz|ph|sg)(?:/\\S*)?',
  handle: '@[\\w.]{2,30}',
  phone: '\\+\\d[\\d\\s()-]{6,}\\d|\\b0\\d[\\d\\s()-]{6,}\\d|\\(?\\b\\d{3}\\)?[-. ]\\d{3}[-. ]\\d{4}\\b|\\b\\d{3}[- ]\\d{4}\\b|\\b\\d{4,5} \\d{5,6}\\b|\\b[1-9]\\d{8,11}\\b',
  money: '[$€£¥₹₦₱₺₫฿₩]\\s?\\d[\\d.,]*\\d|[$€£¥₹₦₱₺₫฿₩]\\s?\\d|\\d(?:[\\d.,]*\\d)?\\s?(?:[$€£¥₹₦₱₺₫฿₩]|(?:usd|eur|gbp|dollars?|euros?|pounds?|bucks|quid|rupees|dirhams?|pesos|aed|chf|kr|zł)(?![\\p{L}]))|(?<!\\p{L})(?:rs\\.?|inr|aed|rm|php|chf|usd|eur|gbp|ngn|ksh)\\s?\\d(?:[\\d.,]*\\d)?',
  percent: '\\d{1,3}\\s?(?:%|percent)',
  date: `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+(?:the\\s+)?)?\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}(?:\\s+(?:19|20)\\d{2})?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+(?:19|20)\\d{2})?|(?<![$€£¥₹₦₱₺₫฿₩\\d.,])(?:\\d{1,2}[./](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])/(?:[12]\\d|3[01]))(?:[./]\\d{2,4})?(?!\\d)|\\d{1,2}(?:st|nd|rd|th)`,
  hours: `${HOUR}\\s?(?:–|-|—|to|'?till?|until)\\s?(?:${HOUR}|noon|midnight|late|close)`,
  time: `${CLOCK}|\\d{1,2}:\\d{2}|\\b(?:noon|midnight)\\b`,
  weekday: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|(?:this|next) (?:week|weekend|month)',
  number: '\\d+(?:[.,]\\d{1,2})?',
};

const KINDS = Object.keys(PATTERNS) as FactKind[];
/** The same, each a group of its own, to be built into longer patterns. */
export const FACT_PATTERNS = Object.fromEntries(KINDS.map((kind) => [kind, `(?:${PATTERNS[kind]})`])) as Readonly<Record<FactKind, string>>;
const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const found = (kind: FactKind) => new RegExp(`${kind === 'money' || kind === 'handle' ? '' : EDGE}(?:${FACT_PATTERNS[kind]})${kind === 'money' || kind === 'percent' ? '' : END}`, 'iu');
const FOUND = Object.fromEntries(KINDS.map((kind) => [kind, found(kind)])) as Record<FactKind, RegExp>;
const WHOLE = Object.fromEntries(KINDS.map((kind) => [kind, new RegExp(`^(?:(?:on|at|from|only|just|now|by|the)\\s+)?(?:${FACT_PATTERNS[kind]})$`, 'iu')])) as Record<FactKind, RegExp>;

/** What kind of fact these words are, if they are nothing else. */
export function factKind(words: string): FactKind | null {
  const plain = words.trim().replace(/[.!?]+$/, '');
  return KINDS.find((kind) => WHOLE[kind].test(plain)) ?? null;
}

/** The first fact of that kind in a text, as it stands there. */
export function factIn(text: string, kind: FactKind): string | null {
  return FOUND[kind].exec(text)?.[0] ?? null;
}

/** Kinds that may take each other's place: Saturday → 14 June, 5pm → 5–8pm. */
const KIN: Partial<Record<FactKind, readonly FactKind[]>> = {
  date: ['date', 'weekday'], weekday: ['weekday', 'date'], time: ['time', 'hours'], hours: ['hours', 'time'], handle: ['handle', 'web', 'email'], web: ['web', 'handle'], email: ['email', 'handle'], phone: ['phone'],
  // "make it 40": the share, the price or whatever number stands there.
  number: ['percent', 'money', 'number'],
};

/** What is to be found in the text and put in its place, so that the fact changes and the rest stays; null where there is none of its kind. */
export function exchangeFact(text: string, fact: string): { find: string; replace: string } | null {
  const kind = factKind(fact);
  if (!kind) return null;
  const plain = fact.trim().replace(/[.!?]+$/, '').replace(/^(?:on|at|from|only|just|now|by|the)\s+/i, '');
  // "the 14th": the day in the date that stands there.
  const day = /^(\d{1,2})(?:st|nd|rd|th)$/iu.exec(plain)?.[1];
  const dated = day ? factIn(text, 'date') : null;
  if (day && dated) return { find: dated, replace: dated.replace(/\d{1,2}(st|nd|rd|th)?(?!\d)/u, (_, suffix?: string) => (suffix ? plain : day)) };
  for (const kin of KIN[kind] ?? [kind]) {
    const find = factIn(text, kin);
    if (find === null) continue;
    const spelled = kind === 'number' && kin !== 'number' ? find.replace(/\d[\d.,]*/, plain) : written(plain, kind);
    return { find, replace: find === find.toUpperCase() && /\p{Lu}{2}/u.test(find) ? spelled.toUpperCase() : spelled };
  }
  return null;
}

/** Days and months with a capital, shares with their sign. */
export function written(fact: string, kind: FactKind | null = factKind(fact)): string {
  if (kind === 'percent') return fact.replace(/\s?percent/i, '%');
  if (kind === 'weekday' || kind === 'date') return fact.replace(/\p{L}{3,}/gu, (word) => (/^of$/i.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  if (kind === 'money') return fact.replace(/^(\d[\d.,]*)\s?(?:dollars?|bucks|usd)$/i, '$$$1').replace(/^(\d[\d.,]*)\s?(?:euros?|eur)$/i, '€$1').replace(/^(\d[\d.,]*)\s?(?:pounds?|gbp)$/i, '£$1');
  return fact;
}
