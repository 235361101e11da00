/** "date at 64 px", and then "no, that's too much. 52": another number for what was just set, and for nothing that is written. */
import type { Intent } from './intents.ts';
import type { Exchange } from './read-prompt.ts';

const FIELDS = ['size', 'width', 'height', 'rotation', 'opacity', 'radius'] as const;
const TALK = "(?:(?:please|pls|plz|ok(?:ay)?|ah|oh|oops|hm+|um|uh|eh|no+|nope|nah|wait|sorry|well|actually|still|yeah|yes|hey|then|but|and|so|rather|maybe|perhaps|try|better|let'?s|lets|say|do|go(?: for| with)?|use|make (?:it|that|this)|set (?:it|that)(?: to)?|change (?:it|that) to|i meant?|not quite|(?:that|it|this)(?:['’]?s| is| was| looks)?|now|a bit|a little|way|far|much|too (?:much|big|large|small|little|wide|tall|high|low|strong|faint|far|dark|light)|not enough|more like|like|about|around|to|at|by)(?!\\p{L})[\\s,.!;:–—-]*)*";
const NUMBER_ONLY = new RegExp(`^${TALK}(-?\\d{1,4}(?:\\.\\d+)?) ?(px|pixels?|pts?|points?|%|percent|°|deg(?:rees?)?)?[\\s,.!]*(?:(?:instead|then|please|pls|plz|rather|maybe|thanks?|is better|is enough|would be better|will do|it is)[\\s,.!]*)*$`, 'iu');
/** Units that tell which of several is meant. */
const OF_UNIT: readonly (readonly [unit: RegExp, fields: readonly string[]])[] = [[/^(?:%|percent)$/iu, ['opacity']], [/^(?:°|deg)/iu, ['rotation']], [/^p/iu, ['size', 'width', 'height', 'radius']]];

/** What the last answer set by a number, done again with the one that is told now; null: none was set, or more is said. */
export function readOtherNumber(request: string, last: Exchange | undefined): Intent | null {
  const [, said, unit = ''] = NUMBER_ONLY.exec(request.trim()) ?? [];
  const done = last?.deeds.filter(({ ok, tool }) => ok && tool !== 'look') ?? [];
  const [deed] = done;
  if (said === undefined || done.length !== 1 || deed?.tool !== 'update_layer') return null;
  const numbers = FIELDS.filter((field) => typeof deed.input[field] === 'number');
  const [field] = numbers;
  const fits = OF_UNIT.find(([pattern]) => pattern.test(unit))?.[1];
  if (field === undefined || numbers.length !== 1 || (fits && !fits.includes(field))) return null;
  // A size was told in the request: one that followed from "bigger" is no number that anybody spoke of.
  if (!/\d/u.test(last?.request ?? '')) return null;
  const value = field === 'opacity' && Number(said) > 1 ? Number(said) / 100 : Number(said);
  return { kind: 'repeat', calls: [{ tool: 'update_layer', input: { ...deed.input, [field]: value } }] };
}
