/** Headlines for a setting, the plainest first, and lines that stand below one. */
import { headlineCase, holds, PREPOSITIONS, singular, wordsOf } from './copy-grammar.ts';
import { audienceLines, BELOW, headingsFor, INVITING } from './copy-lines.ts';
import { ALONE, AROUND, AROUND_NAME, inTone } from './copy-patterns.ts';
import type { OwnWords } from './own-words.ts';
import type { Setting } from './copy-setting.ts';

/** Longer words of a subject stand alone in a headline, in characters. */
const IN_PATTERN = 30;

interface Slots {
  own: OwnWords | null;
  object: OwnWords | null;
  name: string | null;
}

/** Fills a pattern; null: what it speaks of is not there. */
function filled(pattern: string, { own, object, name }: Slots): string | null {
  const words = pattern.includes('{own}') || pattern.includes('{bare}') ? own : object;
  const plural = words?.plural ?? true;
  const values: Record<string, string | null> = {
    own: own?.text ?? null,
    bare: own?.needsArticle ? null : (own?.text ?? null),
    rest: object?.text ?? null,
    name,
    the: own?.named ? '' : 'the ',
    s: plural ? '' : 's',
    are: plural ? 'are' : 'is',
    have: plural ? 'have' : 'has',
    they: plural ? 'they' : 'it',
  };
  // "Be there for" doesn't go before "Run for Mathare".
  const ownWords = wordsOf(own?.text ?? '');
  if (ownWords[0] === 'new' && !pattern.includes('{the}') && pattern !== '{own}') return null;
  if (ownWords.some((word) => PREPOSITIONS.has(word) && pattern.includes(` ${word} `))) return null;
  let text = pattern;
  for (const [slot, value] of Object.entries(values)) {
    if (!text.includes(`{${slot}}`)) continue;
    if (value === null) return null;
    text = text.replaceAll(`{${slot}}`, () => value);
  }
  return headlineCase(text);
}

/** The same list from another beginning. */
const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

/** Takes one of each in turn. */
function mixed(...lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** At least three, each different. */
export function headlinesFor(setting: Setting): string[] {
  const { lead, occasion, name, seed, tone, purpose } = setting;
  const own = lead?.own ?? null;
  const slots = { own, object: lead?.object ?? null, name };
  const fill = (patterns: readonly string[]) => patterns.flatMap((pattern) => filled(pattern, slots) ?? []);
  const lines = turned(setting.class?.lines ?? [], seed).map((line) => headlineCase(line));
  const kind = lead?.kind ?? (name !== null || setting.class ? 'business' : 'topic');
  const alone = turned(inTone(ALONE[kind], tone), tone === null ? seed : 0).map((text) => headlineCase(text));
  // Software is a thing, however it is sold.
  const by = kind === 'service' && ['trial', 'download'].includes(setting.class?.action ?? '') ? 'product' : kind;
  const around =
    own && !own.isTitle && own.text.length <= IN_PATTERN && by !== 'business'
      ? fill(turned(inTone(AROUND[by], tone), tone === null ? seed : 0))
      : [];
  const people = lead === null ? audienceLines(setting.audience).map((text) => headlineCase(text)) : [];
  const wish = purpose ? purpose.headlines.map((text) => headlineCase(text)) : [];
  // To sell and to be known are everybody's purposes.
  const isVague = purpose?.action === 'learn' || purpose?.action === 'shop';
  const headings = headingsFor(setting.nounText).map((text) => headlineCase(text));

  const ofOccasion = occasion ? fill(occasion.headlines) : [];
  const plain = own ? [headlineCase(own.text)] : [];
  const isBare = own !== null && !own.named && wordsOf(own.text).length === 1;
  const ofSubject =
    isBare && lines.length + around.length > 0
      ? [...lines.slice(0, 1), ...mixed(around, lines.slice(1)), ...plain]
      : [...plain, ...mixed(lines, around)];
  const isStrong = lead !== null && own !== null && kind !== 'topic' && kind !== 'announcement';
  const names = name === null ? [] : fill(inTone(AROUND_NAME, tone));
  const ofName = name === null ? lines : [...names.slice(0, 1), ...mixed(lines, names.slice(1))];

  const first = [...(setting.isOnStage ? names.slice(0, 1) : []), ...(lead?.isOwn ? plain : [])];
  const all = [
    ...first,
    ...ofOccasion,
    ...(isStrong ? ofSubject : []),
    ...(occasion || isStrong ? [] : headings),
    ...(isStrong || (kind === 'topic' && own) || isVague ? [] : wish),
    ...(isStrong ? [] : ofSubject.filter((text) => own !== null || !lines.includes(text))),
    ...(own === null && kind === 'event' ? [...lines, ...alone] : []),
    ...(own === null && kind === 'sale' ? alone : []),
    ...(isStrong || own ? [] : ofName),
    ...people,
    ...lines,
    ...wish,
    ...alone,
  ];
  return all.filter((text, at) => all.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === at);
}

/** Words that two lines may share. */
const COMMON = new Set(
  "a an the and or of to for in on at with from your you we our us it it's is are be that this".split(' '),
);

const echoes = (line: string, printed: readonly string[]): boolean => {
  const said = new Set(printed.flatMap((text) => wordsOf(text)).map(singular));
  return (
    printed.some((text) => holds(text, line)) ||
    wordsOf(line).some((word) => !COMMON.has(word) && word.length > 3 && said.has(singular(word)))
  );
};

/** A line below the headline that repeats none of its words; null: none is left. */
export function supportFor(setting: Setting, variant: number, printed: readonly string[]): string | null {
  const kind = setting.lead?.kind ?? (setting.name !== null || setting.class ? 'business' : 'topic');
  const lines = turned(setting.class?.lines ?? [], setting.seed + 1);
  const isForAll = ['event', 'topic', 'announcement'].includes(setting.lead?.kind ?? '');
  const people = isForAll ? [] : audienceLines(setting.audience);
  const sources = [
    ...(setting.noun === 'inviting' && !setting.occasion ? [INVITING] : []),
    setting.occasion?.lines ?? [],
    ...(variant % 2 === 0 ? [lines, people] : [people, lines]),
    setting.purpose?.headlines ?? [],
    turned(BELOW[kind], setting.seed),
  ];
  return (
    sources.flatMap(
      (lines) => turned(lines, variant).find((line) => !line.endsWith('?') && !echoes(line, printed)) ?? [],
    )[0] ?? null
  );
}
