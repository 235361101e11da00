/** "the price up a bit, no wait, i mean the shipping text": what somebody takes back in the same breath is left out. */
import { leadingVerb } from './clauses.ts';
import { isChange, isOnlyLooks, takeChange } from './read-change.ts';
import { readReference } from './read-reference.ts';
import { Scan } from './scan.ts';

const NOT_THAT = '(?:(?:oh |ah |uh |um )?(?:no+|nope|wait|hold on|sorry|oops|actually|scratch that|hang on))';
const MEANT = '(?:(?:i|what i) (?:mean|meant|want|wanted)(?: to say| is)?[\\s,:]+|make (?:that|it) (?=(?:the|my) )|rather |not that[\\s,]+)';
/** Behind a comma one such word will do; else it takes two: "no wait", "sorry i mean". */
const TURN = new RegExp(`[,.;–—-]+\\s*${NOT_THAT}(?:[\\s,.!–—-]+${NOT_THAT})*[\\s,.!–—-]+${MEANT}?|\\s+${NOT_THAT}[\\s,.!–—-]+(?:${NOT_THAT}[\\s,.!–—-]+)*(?:(?<=${NOT_THAT}[\\s,.!–—-]+${NOT_THAT}[\\s,.!–—-]+)|(?=${MEANT}))${MEANT}?|[\\s,.;–—-]+(?:i mean(?:t)?|i meant to say|or rather|make that|correction:?)[\\s,:]+`, 'giu');

/** The words of a change, without those of the thing: "up a little". */
function looksIn(text: string): string {
  const scan = new Scan(text);
  takeChange(scan, { moving: /^(?:move|shift|nudge|push|bring)/i.test(leadingVerb(text) ?? '') });
  let taken = '';
  for (let index = 0; index < text.length; index += 1) taken += scan.rest[index] === ' ' ? (text[index] ?? '') : ' ';
  return taken.replace(/\s+/g, ' ').replace(/^[\s,.]+|[\s,.]+$/g, '');
}

/** A reason or complaint behind the first wish. */
const WHY = /[,;]\s*(?:it'?s|its|it is|because|cause|cuz|since|that'?s|they'?re)\s.*$/iu;

/** The request as it was meant in the end. */
export function withoutSelfCorrection(request: string): string {
  if (new Scan(request).quotesLeft > 0) return request;
  const turns = [...request.matchAll(TURN)].filter(({ index }) => index > 2);
  const last = turns.at(-1);
  if (!last) return request;
  const before = request.slice(0, turns[0]?.index).trim();
  const after = request.slice(last.index + last[0].length).replace(/[\s.!]+$/, '').trim();
  if (before === '' || after === '' || leadingVerb(after) !== null || leadingVerb(before) === null && !isChange(takeChange(new Scan(before)))) return request;
  const first = before.replace(WHY, '');
  const verb = leadingVerb(first) ?? '';
  // Other looks for the same thing: "make it red no wait blue".
  if (isOnlyLooks(after)) {
    const old = looksIn(first);
    return old !== '' && first.toLowerCase().includes(old.toLowerCase()) ? first.replace(new RegExp(old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), () => after) : request;
  }
  const thing = readReference(after);
  const isThing = thing !== null && (thing.kind !== undefined || thing.content !== undefined) && after.split(/\s+/).length <= 6 && !isChange(takeChange(new Scan(after)));
  const looks = looksIn(first);
  const bare = /^(?:delete|remove|erase|hide|crop|duplicate)/i.test(verb);
  if (!isThing || (looks === '' && !bare)) return request;
  return bare ? `${verb} ${after}` : `${/^(?:move|put|shift|nudge|push|bring|send)/i.test(verb) ? verb : 'make'} ${/^(?:the|my|this|that|both|all)\s/i.test(after) ? after : `the ${after}`} ${looks}`;
}
