/**
 * What is wrong said first, and then what to do about it: "the star sits on top of the photo, put it behind", "title and date are
 * all over the place, centre the two of them". What the complaint names goes into the wish; the complaint itself asks for nothing.
 */
import { leadingVerb } from './clauses.ts';

type Rewording = (text: string) => string;

const LED = "(?:(?:ugh|hey|help|omg|please|pls|so|and|ok(?:ay)?|oh|also|now|hm+|no|wait|i think|i guess|i feel like|looks like|it (?:looks|seems)(?: like)?|it seems)[\\s,!.]+)*";
const THING = "(?:the|my|our|that|this)(?: (?!(?:is|are|was|sits?|lies|covers?|hides?|blocks?|goes|looks?|on|in|over|behind|under|and|so|but|which|that|all|so|too|not|never|always|still|lol|lmao|haha|omg|cant|can't)(?!\\p{L}))[\\p{L}\\p{N}'&-]+){1,5}";
const REALLY = '(?:all |kind of |kinda |sort of |right |just |still |now |half |partly |totally |completely |stuck |put |placed |sitting |lying |standing )*';
const IS = "(?:is|are|'s|sits?|lies|stands?|goes|went|landed|ended up|seems(?: to be)?|looks)";
const ASKED = '(?:(?:please|pls|plz|so|and|but|then|now|just|can you|could you|can u|would you|will you|rather|instead|maybe) )*';
const GOES = "(?:(?:it|they|that one|this one|that|this) (?:should|must|shall|has to|have to|needs? to|ought to|could|can|wants to)(?: really| rather| just)? (?:be|go|sit|stand|lie|come|move|stay)|(?:put|send|move|bring|push|place|set|take|get|drop|pull|lift) (?:it|them|that one|this one|that|this|NAMED))";
/** "…, can't read half of it": what comes of it. */
const UNREAD = "(?:[\\s,;.?!–-]*(?:(?:lol|lmao|haha|omg|and|so)[\\s,]+)*(?:(?:i|you|we|people|nobody|one) )?(?:can(?:no|['’]?)t|cant|can hardly|can barely|can) (?:read|see|make out|tell)(?!\\p{L})[^,.;!?]{0,40})?";
const GAP = `${UNREAD}(?:(?: (?:lol|lmao|haha))?\\s*[,;.?!–-]+\\s*|\\s+(?:and|so|but)\\s+)(?:and |so |but )?`;
const END = '(?:,? (?:please|pls|plz|thanks|instead|again|then|ok))*(?=\\s*(?:[,.;!?]|$)|\\s+and\\s)';
/** Which of both is named again: the last words of what it was called. */
const named = (pattern: string, group: string) => pattern.replace('NAMED', `(?:the|my|our|that|this) (?=\\S)(?:${group})`);

const BACK = '(?:to |in |into |at )?(?:the )?(?:very )?(?:behind|back|underneath|under|below|beneath|backwards?)(?: (?:it|them|that|those|everything))?';
const FRONT = '(?:to |in |into |at |on )?(?:the )?(?:very )?(?:in front|front|forwards?|on top|top|over|above|out)(?: of)?(?: (?:it|them|that|those|everything))?';
const COVERING = `(?:${IS} ${REALLY}(?:on top of|over|in front of|above|covering|hiding|blocking)|covers?(?: up)?|hides?|blocks?)`;
const COVERED = `(?:${IS} ${REALLY}(?:(?:hidden |covered |stuck |lost |buried )?(?:behind|under|underneath|below|beneath)|(?:covered|hidden|blocked) by)|got ${REALLY}(?:behind|under|covered by))`;

/** The two things of a complaint, what was said before it and what behind it. */
interface Stacked {
  before: string;
  thing: string;
  other: string;
  rest: string;
}

function stackedIn(text: string, relation: string): Stacked | null {
  const [, before = '', thing = '', other = '', rest = ''] = new RegExp(`^(.{0,80}?[,.;!?\\p{Extended_Pictographic}]+\\s*)??${LED}(${THING}) ${relation} (${THING}|them|it)(${GAP}.+)$`, 'iu').exec(text) ?? [];
  // What was said before it may be a wish of its own; if not, it is part of what is wrong.
  return thing === '' ? null : { before: leadingVerb(before.trim()) === null ? '' : before, thing, other, rest };
}

const lastWords = (thing: string): string => thing.split(' ').slice(1).map((_, index, all) => all.slice(index).join(' ')).join('|').replace(/[.*+?^${}()[\]\\]/gu, '\\$&');
/** What is said behind the wish that the thing shall go that way; null: that is not wished. */
const behind = (rest: string, thing: string, way: string): string | null => new RegExp(`^${GAP}${ASKED}${named(GOES, lastWords(thing) || 'it')} ${way}${END}(.*)$`, 'isu').exec(rest)?.[1] ?? null;
const isPronoun = (thing: string): boolean => /^(?:them|it)$/iu.test(thing);
/** Not one of them, but all that is to be read. */
const isAll = (thing: string): boolean => isPronoun(thing) || /^(?:the|my|our|all the) (?:letters|words|texts?|lettering|writing|rest|others)$/iu.test(thing);

/** "the circle covers the words, put it behind"; "my title is stuck behind the photo, it should be in front". */
const stacked: Rewording = (text) => {
  const over = stackedIn(text, COVERING);
  const below = over && behind(over.rest, over.thing, BACK);
  if (over && below !== null) return isAll(over.other) ? `${over.before}send ${over.thing} to the back${below}` : `${over.before}put ${over.thing} behind ${over.other}${below}`;
  // What is in front already is not meant by "bring it in front".
  const freed = over && !isPronoun(over.other) ? behind(over.rest, over.other, FRONT) : null;
  if (over && freed !== null) return `${over.before}bring ${over.other} in front of ${over.thing}${freed}`;
  const under = stackedIn(text, COVERED);
  const above = under && !isPronoun(under.other) ? behind(under.rest, under.thing, FRONT) : null;
  return under && above !== null ? `${under.before}bring ${under.thing} in front of ${under.other}${above}` : text;
};

const ONE = "(?:(?:the|my|our|that|this) )?[\\p{L}'-]+(?: (?!and(?!\\p{L}))[\\p{L}'-]+)?";
/** "title and date are all over the place, centre the two of them": both are named before. */
const BOTH_TOLD = new RegExp(`^${LED}(?!(?:can|could|make|put|move|set|add|change)(?!\\p{L}))(${ONE}) (?:and|&|n) (${ONE}) (?:are|look|seem|feel|aren't|don't)(?!\\p{L})[^,.;!?]{0,50}[,.;!?–-]+\\s*${ASKED}(cent(?:er|re)|align|line up|make|move|put|set) (?:the two(?: of them)?|both(?: of (?:them|those))?|them(?: both)?|these(?: two)?|those(?: two)?)(?=[\\s.!?,]|$)`, 'iu');
const asThings = (thing: string): string => (/^(?:the|my|our|that|this) /iu.test(thing) ? thing : `the ${thing}`);
/** "why are my lines all over the place?? centre them". */
const WHY = new RegExp(`^${LED}why (?:is|are|does|do) (${THING}) [^?!.,;]{2,50}[?!.,;]+\\s*${ASKED}(cent(?:er|re)|align|line up|make|turn) (?:it|them|this|that|those|these)(?=[\\s.!?,]|$)`, 'iu');
const told: Rewording = (text) => text.replace(BOTH_TOLD, (_, one: string, other: string, verb: string) => `${verb} ${asThings(one)} and ${asThings(other)}`).replace(WHY, (_, thing: string, verb: string) => `${verb} ${thing}`).replace(/ would (?:ya|you|u)(?=[\s.!?]*$)/iu, '');

/** "my headline is too small. make it bigger", "the date is tiny, can you make it 60 px": one wish, of what was named. */
const SIZED = new RegExp(`^${LED}(${THING}|(?!it|this|that|they|there|what|which)[\\p{L}]{3,20}) (?:is|are|looks?|seems?|feels?|came out|turned out)(?: (?:way|so|really|very|super|pretty|a bit|kinda|rather|just|still|much|far|too|a little|quite))* (?:small|big|large|little|tiny|huge)${GAP}${ASKED}(?:make|get|scale|blow|bump|size|have) (?:it|them|that|this|those) (?=(?:(?:up|down|to|at|much|way|a lot|lots|a (?:good |little |tiny )?bit|a little|even|about|around|at least|like) )*(?:bigger|larger|smaller|twice|double|half|\\d[\\d.,]* ?(?:px|pixels?|pts?|points?|times|x|% (?:bigger|larger|smaller))))`, 'iu');

/** "the offer is too small, nobody can read it. make it bigger": why, behind what is wrong and before what to do. */
const NOT_READ = /(?<=\p{L}[\p{L} ]*)[\s,;.–-]+(?:(?:and|so|lol|cause|because|cuz) )*(?:(?:i|you|we|they|people|customers|everyone|my \p{L}+) (?:can(?:no|['’]?)t|can hardly|can barely|could(?:n['’]?t| not))|(?:nobody|no ?one|none of us) (?:can|could)|(?:can(?:no|['’]?)t|can hardly|can barely))(?: even| really)? (?:read|see|make out) (?:it|them|that|this|anything|a (?:thing|word)|(?:half|much|any) of (?:it|them))(?: (?:at all|properly|well|anymore|like (?:that|this)|(?:on|from) [\p{L} ]{3,20}))?(?=\s*[,;.!?–-]+\s*\S)/giu;

/** In the order in which they are tried. */
export const COMPLAINED: readonly Rewording[] = [stacked, told, (text) => text.replace(NOT_READ, ''), (text) => text.replace(SIZED, (_, thing: string) => `make ${asThings(thing)} `)];
