/** Requests that leave out a value: "change the color of the headline", "add a line of text at the bottom", "move the photo". */
import type { Where } from '../../acts/adding.ts';
import type { Change, Property } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { FACT_KINDS, TEXT_ROLES } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import { it, whole, type Act, type PropertyOf } from './meanings.ts';

type Lacking = Act<'lacking'>;
interface NewText {
  as: 'text' | 'badge' | 'button' | null;
  looks: Change[];
}
interface Details {
  where?: Where;
  looks: Change[];
  like?: Reference | null;
}

const lacking = (what: Lacking['what'], target: Reference[], more: Partial<Lacking> = {}): Lacking => ({
  type: 'lacking',
  what,
  target,
  where: null,
  looks: [],
  as: 'text',
  ...more,
});

/** What a property needs to be told; others are steps, or say what they are. */
const NEEDS: Partial<Record<Property, Lacking['what']>> = {
  color: 'color',
  font: 'font',
  words: 'words',
  position: 'place',
};
const TEXTUAL: ReadonlySet<unknown> = new Set([...TEXT_ROLES, ...FACT_KINDS, 'text', 'line', 'name']);

function ofProperty({ property, target }: PropertyOf): Lacking | null {
  const what = NEEDS[property];
  if (what === undefined) return null;
  // "change the font": that of all texts, where none was named.
  const isOfAll = what === 'font' && target.every(({ pronoun }) => pronoun !== null);
  return lacking(what, isOfAll ? whole({ kind: 'text', quantity: 'all' }) : target);
}

/** "change the headline": its words, and a picture for a picture. */
function ofThing(target: Reference[]): Lacking | null {
  const [only] = target;
  if (!only || target.length > 1 || only.quantity !== null || only.pronoun !== null) return null;
  if (only.kind === 'background') return lacking('color', target);
  if (only.kind === 'photo' || only.kind === 'picture') return lacking('picture', target);
  return TEXTUAL.has(only.kind) ? lacking('words', target) : null;
}

const newText = ({ as, looks }: NewText, details?: Details): Lacking | null =>
  as === null || details?.like !== undefined
    ? null
    : lacking('words', [], {
        as,
        where: details?.where ?? null,
        looks: [...looks, ...(details?.looks ?? [])],
      });

export const LACKING: Rule[] = [
  ...rules('Unwritten', 0.05, {
    'a|an|another|some|one|my? more? TextKind': (kind: NewText) => kind,
    'a|another|some|one more? line|lines|piece|bit of text|writing|words': (): NewText => ({ as: 'text', looks: [] }),
    'something|sth': (): NewText => ({ as: 'text', looks: [] }),
  }),
  ...rules('Act', 0, {
    // "the date under the headline" says where.
    'move|shift|reposition|relocate NP': (target: Reference[]) =>
      target.some(({ near, place }) => near !== null || place !== null) ? null : lacking('place', target),
  }),
  ...rules('Act', 0.6, {
    'change|edit|update|adjust|alter|replace|switch|swap|set|recolor|recolour PropertyOf': ofProperty,
    // "I don't like the font"
    "i|we? don't|dont|didn't|hate|dislike like|love|want? PropertyOf": ofProperty,
    'i|we do not like|love|want PropertyOf': ofProperty,
    'a|another|some|one different|other|new? Property for|on NP': (property: Property, target: Reference[]) =>
      ofProperty({ property, target }),
    '~Make NP a|another different|new? Property': (target: Reference[], property: Property) =>
      ofProperty({ property, target }),
    'another|different|other|new Property': (property: Property) => ofProperty({ property, target: it }),
    'another|different|other|new Property for|on|in NP': (property: Property, target: Reference[]) =>
      ofProperty({ property, target }),
    'recolor|recolour|repaint|paint NP': (target: Reference[]) => lacking('color', target),
    'change|edit|rewrite|reword|replace|exchange|swap|rename NP': ofThing,
    'change|replace|exchange|swap NP with|for|to|by something else|other|different': ofThing,
    'change what NP says': ofThing,
    'move|shift|put NP somewhere|elsewhere else?': (target: Reference[]) => lacking('place', target),
    'add|write|include|insert|put|type|pop|stick Unwritten': (kind: NewText) => newText(kind),
    'add|write|include|insert|put|type|pop|stick Unwritten ,? Details': newText,
    'add|put|include|insert a|another|one new|further|more? row|item|line|entry to|in|into NP': (target: Reference[]) =>
      target.every(({ kind }) => kind === 'table') ? lacking('row', target) : null,
    'add|include|insert a|another|one new|further|more? row': () => lacking('row', whole({ kind: 'table' })),
  }),
];
