/**
 * Days and times as other languages write them: "sábado 14 de marzo a las 10:00", "bis 15. Juni", "3月14日（土）". The
 * names of days and months are those that the platform has for the language (Intl).
 */
import type { Span } from '../acts/values.ts';
import { folded } from './folded.ts';
import type { RecognizedFact } from './recognized.ts';

/** Little words of dates: what one may begin with, what only stands inside, and what may end one. */
interface DateWords {
  begin: string;
  inside: string;
  end: string;
}
const WORDS: Readonly<Record<string, DateWords>> = {
  es: { begin: 'del hasta desde el', inside: 'de del al a las y el', end: 'h hs hrs horas am pm' },
  fr: { begin: 'du le jusqu au des', inside: 'de du au a le et er jusqu', end: 'h heures heure' },
  de: { begin: 'ab bis vom am', inside: 'um den der bis und von zum', end: 'uhr h' },
  pt: { begin: 'do ate de', inside: 'de do dia as a das ate e', end: 'h hs horas' },
  it: { begin: 'dal fino alle dalle', inside: 'di al alle dalle ore e le', end: 'h' },
  nl: { begin: 'vanaf tot van', inside: 'om van tot en de', end: 'uur u' },
  sv: { begin: 'till fran den', inside: 'den kl klockan till och', end: '' },
  ro: { begin: 'pana din de', inside: 'ora pe la si', end: '' },
  pl: { begin: 'od do', inside: 'godz godzina o do i', end: 'r' },
  cs: { begin: 'od do', inside: 'v ve do a', end: 'h hod' },
  tr: { begin: '', inside: 'saat', end: "te ta'" },
  id: {
    begin: 'sampai mulai jam pukul',
    inside: 'jam pukul sampai tanggal',
    end: 'pagi siang sore malam wib wita wit',
  },
  vi: { begin: 'thu chu tu den', inside: 'thu thang den luc nam', end: 'sang chieu toi h gio' },
  fil: { begin: 'hanggang', inside: 'ng alas hanggang', end: 'umaga hapon gabi am pm' },
  ru: { begin: 'с до по', inside: 'в до по с и', end: 'часов час утра дня вечера г' },
  uk: { begin: 'з до по', inside: 'о в до по з і', end: 'година годин ранку вечора' },
  el: { begin: 'εως απο', inside: 'στις του εως και', end: 'πμ μμ' },
  ar: { begin: 'يوم من حتى', inside: 'الساعة من إلى الى حتى و', end: 'صباحا صباحاً مساء مساءً ظهرا ظهراً' },
  he: { begin: 'יום עד מ', inside: 'בשעה עד', end: '' },
  hi: { begin: '', inside: 'सुबह शाम दोपहर रात से', end: 'बजे तक' },
  'hi-Latn': { begin: '', inside: 'subah shaam dopahar raat se', end: 'baje tak am pm' },
  th: { begin: 'ถึง', inside: 'ที่ เวลา ถึง', end: 'น' },
};

/** Days and months of a language, folded; the Vietnamese ones are numbers. */
function namesOf(language: string): ReadonlySet<string> {
  const locale = language === 'hi-Latn' || language === 'und' ? 'en' : language;
  const names = new Set<string>(language === 'vi' ? ['thang', 'nhat', 'bay', 'ba', 'sau'] : []);
  const forms: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { weekday: 'long' },
  ];
  for (const form of forms) {
    const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
    for (let index = 0; index < 12; index += 1) {
      const day = 'weekday' in form ? Date.UTC(2026, 1, 1 + index) : Date.UTC(2026, index, 14);
      for (const { type, value } of format.formatToParts(day))
        if (type === 'month' || type === 'weekday')
          for (const word of folded(value).split(/[\s-]/u)) if (word.length > 2 && word !== 'feira') names.add(word);
    }
  }
  return names;
}

interface LocalNames {
  names: ReadonlySet<string>;
  begin: ReadonlySet<string>;
  inside: ReadonlySet<string>;
  end: ReadonlySet<string>;
}
const NO_WORDS: DateWords = { begin: '', inside: '', end: '' };
const known = new Map<string, LocalNames>();
function localNames(language: string): LocalNames {
  let found = known.get(language);
  if (found === undefined) {
    const words = WORDS[language] ?? NO_WORDS;
    const set = (list: string) => new Set(list.split(' '));
    found = { names: namesOf(language), begin: set(words.begin), inside: set(words.inside), end: set(words.end) };
    known.set(language, found);
  }
  return found;
}

const TOKEN = /\p{N}+(?:[:.,/]\p{N}+)*(?:h\p{N}*)?|[\p{L}\p{M}]+|[^\s]/gu;
type Part = 'name' | 'number' | 'clock' | 'begin' | 'inside' | 'end' | 'mark';
/** "10:00", "18h30"; "1/6" says when as well. */
const CLOCK = /^(?:(?:[01]?\p{N}|2[0-4])(?:[:.]\p{N}{2}|h\p{N}{0,2})|\p{N}{1,2}\/\p{N}{1,2})$/u;
const DAY = /^(?:\p{N}{1,2}|(?:19|20)\p{N}{2}|\p{N}{1,2}[./]\p{N}{1,2}(?:[./]\p{N}{2,4})?)$/u;
const MARKS = new Set(['-', '–', '—', '.']);

/** From the first to the last part of a day or a time: little words at the edges are left off unless they belong to it. */
function trimmedRun(parts: readonly { part: Part; span: Span }[]): Span | null {
  const isFirst = ({ part }: { part: Part }) =>
    part === 'name' || part === 'number' || part === 'clock' || part === 'begin';
  const isLast = ({ part }: { part: Part }) =>
    part === 'name' || part === 'number' || part === 'clock' || part === 'end';
  const first = parts.find(isFirst);
  const last = parts.findLast(isLast);
  const hasTime = parts.some(
    ({ part }, at) => part === 'name' || part === 'clock' || (part === 'end' && parts[at - 1]?.part === 'number'),
  );
  return first && last && hasTime && first.span[0] < last.span[1] ? [first.span[0], last.span[1]] : null;
}

function inWords(text: string, language: string): Span[] {
  const local = localNames(language);
  const partOf = (token: string): Part | null => {
    const word = folded(token);
    if (CLOCK.test(word)) return 'clock';
    if (DAY.test(word)) return 'number';
    if (local.names.has(word) || (language === 'th' && [...local.names].some((name) => word.includes(name))))
      return 'name';
    if (local.end.has(word)) return 'end';
    if (local.begin.has(word)) return 'begin';
    if (local.inside.has(word)) return 'inside';
    return MARKS.has(word) ? 'mark' : null;
  };
  const runs: { part: Part; span: Span }[][] = [[]];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const part = partOf(token);
    if (part === null) runs.push([]);
    else runs.at(-1)?.push({ part, span: [index, index + token.length] });
  }
  return runs.map(trimmedRun).filter((span) => span !== null);
}

/** In Chinese, Japanese and Korean the parts follow one another. */
const SIGNS =
  /(?:\p{N}{1,4}\s?(?:年|月|日|號|号|点|點|時|时|分|년|월|일|시|분)|\p{N}{1,2}[:：]\p{N}{2}|星期[一二三四五六日天]|周[一二三四五六日]|[（(][月火水木金土日][)）]|[月火水木金土日]曜日?|[월화수목금토일]요일|上午|下午|午前|午後|晚上|早上|오전|오후|[至到~〜～-]|から|まで|부터|까지| ){1,16}/gu;
const SAYS_WHEN = /[月日点點時时월일시:：曜]|星期|周|요일/u;

function inSigns(text: string): Span[] {
  return [...text.matchAll(SIGNS)].flatMap(({ 0: run, index }): Span[] => {
    const from = index + run.length - run.trimStart().length;
    return SAYS_WHEN.test(run) && /\p{N}/u.test(run) ? [[from, index + run.trimEnd().length]] : [];
  });
}

/** `language`: ISO 639-1, or "hi-Latn". */
export function recognizeLocalDates(text: string, language: string): RecognizedFact[] {
  const spans = ['zh', 'ja', 'ko'].includes(language) ? inSigns(text) : inWords(text, language);
  return spans.map((span) => ({ type: 'date', span, value: text.slice(...span) }));
}
