/** Headlines for a setting, the plainest first, and lines that stand below one. */
import { headlineCase, PREPOSITIONS, singular, wordsOf } from './copy-grammar.ts';
import { audienceLines, BELOW, headingsFor, INVITING } from './copy-lines.ts';
import { ALONE, AROUND, AROUND_NAME, inTone } from './copy-patterns.ts';
import type { OwnWords } from './given-copy.ts';
import type { Setting } from './copy-setting.ts';

/** Longer words of a subject stand alone in a headline, in characters. */
const IN_PATTERN = 30;
/** So many patterns of a list leave three headlines, whatever slots are empty. */
const ENOUGH = 8;

interface Slots {
  own: OwnWords | null;
  object: OwnWords | null;
  name: string | null;
  isPerson: boolean;
}

/** Fills a pattern; null: what it speaks of is not there. */
function filled(pattern: string, { own, object, name, isPerson }: Slots): string | null {
  const words = pattern.includes('{own}') || pattern.includes('{bare}') ? own : object;
  const plural = words?.plural ?? true;
  const values: Record<string, string | null> = {
    own: own?.text ?? null,
    bare: own?.needsArticle ? null : (own?.text ?? null),
    rest: object?.text ?? null,
    name,
    // A name of several words may be a shop's.
    person: isPerson ? name : null,
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

/** Whoever says nothing but a name, or nothing at all, is greeted by a business. */
const kindOf = ({ lead, name, class: known, purpose, audience }: Setting) =>
  lead?.kind ?? (name !== null || known !== null || (purpose === null && audience === null) ? 'business' : 'topic');

/** Whether its noun has headings of its own: a price list has. */
export const hasHeading = ({ nounText }: Setting): boolean => headingsFor(nounText).length > 0;

/** Pages that are called so, and are no news. */
const STANDING = new Set(['rules', 'hours', 'menu', 'prices', 'instructions']);

/** Whether an invitation says nothing that would lead: "party invite for my son". */
const isInvited = ({ noun, name, occasion, lead }: Setting): boolean =>
  noun === 'inviting' &&
  name === null &&
  occasion?.personal === true &&
  lead?.own?.named !== true &&
  /^(?:\d{1,3}[a-z]{0,2} )?(?:birthday|party|birthday party)$/iu.test(lead?.own?.text ?? '');
const INVITED = "You're Invited";

/** At least three, each different. */
export function headlinesFor(setting: Setting): string[] {
  const { lead, occasion, name, seed, tone, purpose } = setting;
  const own = lead?.own ?? null;
  const slots = { own, object: lead?.object ?? null, name, isPerson: setting.isPerson };
  const fill = (patterns: readonly string[]) =>
    patterns.slice(0, ENOUGH).flatMap((pattern) => filled(pattern, slots) ?? []);
  const lines = turned(setting.class?.lines ?? [], seed).map((line) => headlineCase(line));
  const kind = kindOf(setting);
  const alone = turned(inTone(ALONE[kind], tone), tone === null ? seed : 0)
    .slice(0, ENOUGH)
    .map((text) => headlineCase(text));
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

  const plain = own ? [headlineCase(own.text)] : [];
  // A card is its owner's.
  const isCard = wordsOf(setting.nounText ?? '').at(-1) === 'card';
  const names =
    name === null ? [] : [...(isCard || setting.isOfName ? [name] : []), ...fill(inTone(AROUND_NAME, tone))];
  // One common word says what it is, but makes no headline: "Make it with your own hands", and "Workshop" below.
  const isBare =
    own !== null &&
    setting.isSparse &&
    !STANDING.has(own.text.toLowerCase()) &&
    !own.named &&
    wordsOf(own.text).length === 1 &&
    lines.length + around.length > 0;
  const ofSubject = isBare
    ? [
        ...(kind === 'event' && !isVague ? wish.slice(0, 1) : []),
        ...lines.slice(0, 1),
        ...mixed(around, lines.slice(1)),
        ...plain,
      ]
    : [...plain, ...mixed(lines, around)];
  const ofName = name === null ? lines : [...names.slice(0, 1), ...mixed(lines, names.slice(1))];
  // "Lunch menu" says more than "Menu".
  const noun = wordsOf(setting.nounText ?? '').at(-1) ?? '';
  const isKind =
    own !== null &&
    wordsOf(own.text.split(' of ')[0] ?? '').at(-1) === noun &&
    wordsOf(own.text).length > wordsOf(setting.nounText ?? '').length;
  const isThing = own !== null && kind !== 'topic' && kind !== 'announcement';
  const ofNothing = kind === 'event' ? [...lines, ...alone] : kind === 'sale' ? alone : ofName;

  const all = [
    ...(setting.isOnStage || (setting.isOfName && name !== null) ? names.slice(0, 1) : []),
    ...(lead?.isOwn ? plain : []),
    ...(isInvited(setting) ? [INVITED] : []),
    ...(occasion ? fill(occasion.headlines) : []),
    ...(isKind ? plain : []),
    ...((setting.noun === 'plain' || isCard) && !occasion ? headings : []),
    // A label says what is in the jar.
    ...(setting.noun === 'plain' && isThing ? plain : []),
    ...(isThing ? ofSubject : []),
    ...(occasion ? [] : headings),
    ...(isVague || (kind === 'topic' && own) ? [] : wish),
    ...(own ? ofSubject : ofNothing),
    ...people,
    ...lines,
    ...wish,
    ...alone,
  ];
  const seen = new Set<string>();
  return all.filter((text) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}

/** Words that two lines may share. */
const COMMON = new Set(
  "a an the and or of to for in on at with from your you we our us it it's is are be that this".split(' '),
);

/** Whether a line says again what stands on the page. */
function echoOf(printed: readonly string[]): (line: string) => boolean {
  const said = new Set(printed.flatMap((text) => wordsOf(text)).map(singular));
  return (line) => wordsOf(line).some((word) => !COMMON.has(word) && word.length > 3 && said.has(singular(word)));
}

/** A line below the headline that repeats none of its words; null: none is left. */
export function supportFor(setting: Setting, variant: number, printed: readonly string[]): string | null {
  const known = kindOf(setting);
  // "Taco Tuesday, two for one"
  const kind = setting.isOffer && (known === 'announcement' || setting.lead === null) ? 'sale' : known;
  const lines = turned(setting.class?.lines ?? [], setting.seed + 1);
  const isForAll = ['event', 'topic', 'announcement'].includes(setting.lead?.kind ?? '');
  const echoes = echoOf(printed);
  const people = isForAll ? [] : audienceLines(setting.audience);
  const sources = [
    ...(setting.noun === 'inviting' && !setting.occasion ? [INVITING] : []),
    setting.occasion?.lines ?? [],
    ...(variant % 2 === 0 ? [lines, people] : [people, lines]),
    setting.purpose?.headlines ?? [],
    turned(BELOW[kind], setting.seed),
  ];
  return (
    sources.flatMap((lines) => turned(lines, variant).find((line) => !line.endsWith('?') && !echoes(line)) ?? [])[0] ??
    null
  );
}
