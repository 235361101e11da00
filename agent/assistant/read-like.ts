/** Looks that one thing is to take from another: "copy the style of the offer to the date", "the same font as the headline". */
import type { Change, Intent, Reference } from './intents.ts';
import { readReference, readReferences } from './read-reference.ts';

type Like = NonNullable<Change['like']>;

const PROPERTY = '(colou?rs?|fonts?|typeface|sizes?|styles?|styling|looks?|formatting|design|letters|lettering|text style)';
const TOO = '(?:\\s+(?:too|as well|also|again|please|pls))*[.!?]*$';
const POLITE = '^(?:(?:please|pls|can you|could you|now|and|also|then)[\\s,]+)*';
const EVERYTHING: Like['what'] = ['color', 'font', 'weight', 'case', 'effects'];

function whatIn(words: string | undefined): Like['what'] {
  const said = (words ?? '').toLowerCase();
  if (/style|styling|look|format|design/.test(said) || said === '') return EVERYTHING;
  const what: Like['what'][number][] = [];
  if (/colou?r/.test(said)) what.push('color');
  if (/font|typeface|letter/.test(said)) what.push('font');
  if (/size/.test(said)) what.push('size');
  return what.length > 0 ? what : EVERYTHING;
}

type Reader = readonly [pattern: RegExp, target: number, of: number, what: number];

/** Where each part stands in the match; target 0: "it". */
const READERS: readonly Reader[] = [
  [new RegExp(`${POLITE}(?:use|apply|give|set|take|put)?\\s*(?:the )?same ${PROPERTY}(?: and (?:the )?(?:same )?${PROPERTY})? (?:as|like|of|from) (.+?) (?:for|to|on|in) (.+?)${TOO}`, 'iu'), 4, 3, 1],
  [new RegExp(`${POLITE}(?:copy|apply|transfer|take|use|put|bring) (?:over )?the ${PROPERTY}(?: and (?:the )?${PROPERTY})? (?:of|from) (.+?) (?:over )?(?:to|for|on|onto|in) (.+?)${TOO}`, 'iu'), 4, 3, 1],
  [new RegExp(`${POLITE}(?:make|set|give|let|put|have|style)?\\s*(.+?) (?:should |must |to )?(?:have |use |get |with |in |be )?(?:in )?(?:the )?same ${PROPERTY}(?: and (?:the )?(?:same )?${PROPERTY})? (?:as|like) (.+?)${TOO}`, 'iu'), 1, 4, 2],
  [new RegExp(`${POLITE}(?:make|let|have) (.+?) look (?:just |exactly |more )*(?:like|the same as)() (.+?)${TOO}|${POLITE}(?:style|format) (.+?) (?:just |exactly )*like() (.+?)${TOO}`, 'iu'), 1, 3, 2],
];
const AGAIN = new RegExp(`${POLITE}(?:use|apply|take|do|put) (?:that|it|this|the same|that same)(?: ${PROPERTY})? (?:for|on|to|in) (?!the (?:top|bottom|left|right|middle|cent|page|background)\\b)(.+?)${TOO}`, 'iu');
const isThing = (reference: Reference | null): reference is Reference => reference !== null && (reference.kind !== undefined || reference.content !== undefined || reference.pronoun === true || reference.pick !== undefined);

/** Reads such a wish; null: none. Sizes and colours alone have readers of their own where the model comes last. */
export function readLike(text: string): Intent | null {
  for (const [pattern, target, of, what] of READERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [to, from] = [match[target] ?? match[4], match[of] ?? match[6]];
    const model = from ? readReference(from) : null;
    if (!to || !isThing(model) || !/^(?:the|my|our|that|this|these|those|both|all|it|["“])(?![\p{L}])/iu.test((from ?? '').trim()) || /^(?:(?:the|this|that) )?(?:page|background|design|canvas|photo's?|version)(?!\p{L})/iu.test(from ?? '')) continue;
    const said = `${match[what] ?? ''} ${/^(?:\p{L}+)$/u.test(match[what + 1] ?? '') && what + 1 !== of && what + 1 !== target ? (match[what + 1] ?? '') : ''}`.trim();
    if (/^sizes?$/i.test(said) || (/^colou?rs?$/i.test(said) && target === 1)) continue;
    return { kind: 'change', targets: readReferences(to), change: { like: { of: model, what: whatIn(said) } } };
  }
  const again = AGAIN.exec(text);
  if (!again?.[2]) return null;
  const targets = readReferences(again[2]);
  if (!targets.every((one) => one.kind !== undefined && one.content === undefined)) return null;
  return { kind: 'change', targets, change: { like: { of: { pronoun: true, said: 'that' }, what: again[1] ? whatIn(again[1]) : [] } } };
}

const ASKED_LOOK = /(?:what|which)(?:'?s)?(?:\s+is)?(?:\s+the)?\s+(font|typeface|colou?r|size)s?(?!\p{L})[^?.!]*?\s((?:the|my)\s+(?:[\p{L}-]+\s?){1,3})(?=[?,.!]|$)/iu;
const PRAISE = /^(?:(?:great|nice|cool|ok(?:ay)?|good|perfect|lovely|love it|thanks?(?: you)?|thx|ty|ah|oh|awesome|then|so|well|alright)[\s,.!]+)+/iu;

/** The thing whose look a question is about; null: it is no such question. */
export function askedAbout(request: string): Reference | null {
  const of = ASKED_LOOK.exec(request)?.[2];
  const model = of ? readReference(of.trim()) : null;
  return isThing(model) ? model : null;
}

/** "what font is that on the title?", and then "great, use it on the offer as well": what was asked about becomes the other's. */
export function readUseOfAnswer(request: string, asked: string): Intent | null {
  const of = askedAbout(asked);
  const targets = AGAIN.exec(request.replace(PRAISE, ''))?.[2];
  return of && targets ? { kind: 'change', targets: readReferences(targets), change: { like: { of, what: whatIn(ASKED_LOOK.exec(asked)?.[1]) } } } : null;
}

const TOLD = /^(?:(?:ok|so|hey|hi|well|btw)[\s,]+)*i(?:'ve| have)?\s+(?:(?:just|now|already)\s+)*(?:changed|edited|updated|set|picked|fixed|made|adjusted|moved|resized|placed|put|added|drew|turned|rotated|dragged)\s+(?:(?:the\s+)?(colou?r|font|size|style|look)s?\s+of\s+)?((?:the|my|this|that)\s+.+?)(?:\s+(?:by hand|myself|to .+|a bit|just now|up|down|over|in|there|around|already))*[.!]*$/iu;

/** "I changed the colour of the headline": what is spoken of next. */
export function readTold(text: string): Intent | null {
  const match = TOLD.exec(text);
  const reference = match?.[2] ? readReference(match[2]) : null;
  return isThing(reference) ? { kind: 'mention', targets: [reference], ...(match?.[1] ? { about: whatIn(match[1]) } : {}) } : null;
}
