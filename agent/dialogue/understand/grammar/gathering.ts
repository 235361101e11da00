/**
 * Several things in order: as large as one another, side by side, one in every corner, and something put where another
 * thing was.
 */
import type { Where } from '../../acts/adding.ts';
import type { Destination } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { add, type Details, type Kind, type New } from './adding.ts';
import { changed, counted, it, move, whole, type Act, type Look } from './meanings.ts';

type Corners = Extract<Where, { to: 'corners' }>;
const corners = (side: Corners['side'] = null): Corners => ({ to: 'corners', side });
const GONE: Destination = { to: 'gone' };
const them: Reference[] = whole({ pronoun: 'them' });

const arranged = (target: Reference[], how: Act<'arrange'>['how']): Act<'arrange'> => ({
  type: 'arrange',
  target,
  how,
});
const alike = (target: Reference[]): Act<'arrange'> => arranged(target, 'size');
const inRow = (target: Reference[]): Act<'arrange'> => arranged(target, 'row');
const alikeInRow = (target: Reference[]): Act<'arrange'> => arranged(target, 'equalRow');

/** Copies of a thing that go somewhere, so many of them. */
function copies([of, ...more]: Reference[], where: Where, count = MOST_CORNERS): Act<'add'> | null {
  if (!of || more.length > 0 || count < 2 || count > MOST_COPIES) return null;
  const addition = { is: 'copies', of: reference({ ...of, quantity: null }), count } as const;
  return { type: 'add', addition, where, looks: [], like: null };
}
const MOST_CORNERS = 4;
const MOST_COPIES = 12;

/** "hearts in the corners" */
function eachCorner({ form, looks }: Kind, where: Corners): Act<'add'> | null {
  if (form === null || form === 'line') return null;
  const what: New = { addition: { is: 'shape', form }, looks, isSure: true, isBare: false };
  return add(what, { where, looks: [] });
}

export const GATHERING: Rule[] = [
  ...rules('Every', 0, {
    'each|every|all|both': () => ({}),
    'all|the four|4|of|the': () => ({}),
    'each|all of the|all': () => ({}),
    'all of the four|4': () => ({}),
    'the|all': () => ({}),
  }),
  ...rules('Corners', 0.02, {
    'in|at|on|into|to ~Every corner|corners': () => corners(),
    'in|at|on|into|to ~Every top|upper corner|corners': () => corners('top'),
    'in|at|on|into|to ~Every bottom|lower corner|corners': () => corners('bottom'),
    'in|at|on|into|to ~Every left corner|corners': () => corners('left'),
    'in|at|on|into|to ~Every right corner|corners': () => corners('right'),
    'Corners of ~Determiner page|design|poster|flyer|post|canvas': (where: Corners) => where,
  }),
  ...rules('Where', 0.02, { Corners: (where: Corners): Where => where }),
  ...rules('OneOfThem', 0, { 'one|it|them|copies|these': () => ({}), 'a copy': () => ({}) }),
  ...rules('Act', 0.02, {
    '~Add|~Copy? ShapeKinds Corners': eachCorner,
    'one|1|another ShapeKind Corners': eachCorner,
    '~Add? one|1|another|a ShapeKind Corners ,? Step one|ones': (kind: Kind, where: Corners, step: Look) =>
      eachCorner({ ...kind, looks: [...kind.looks, changed(step)] }, where),
    '~Copy NP Corners': copies,
    '~Copy NP ,|and|&|then? put|place|stick|have|set|add ~OneOfThem Corners': copies,
    '~Copy NP so there|it is|s|are one|it Corners': copies,
    '~Move NP Corners': copies,
    'one|a copy? of NP Corners': copies,
    // "three more of those stars along the bottom"
    '~Add? Number|Count more|other|extra? of? NP Details': (
      count: string,
      target: Reference[],
      { where, looks, like }: Details,
    ) =>
      where?.to === 'place' && looks.length === 0 && like === undefined ? copies(target, where, counted(count)) : null,
  }),
  // As large as one another, next to one another.
  ...rules('AsLarge', 0, {
    'the? same|equal|identical size': () => ({}),
    'the? same size as each|one other|another': () => ({}),
    'equally|all? big|large|sized': () => ({}),
    'equal in size': () => ({}),
    'as big|large as each|one other|another': () => ({}),
  }),
  ...rules('SideBySide', 0, {
    'side by side': () => ({}),
    'next|close to each|one other|another': () => ({}),
    'beside each|one other|another': () => ({}),
    'in a|one row|line': () => ({}),
    'lined|line up': () => ({}),
    'level with each|one other|another': () => ({}),
    'on the same line|level|height': () => ({}),
  }),
  ...rules('Act', 0.05, {
    '~Make NP ~AsLarge': alike,
    'NP should|must|to be|have? ~AsLarge': alike,
    'NP ,? ~AsLarge': alike,
    '~AsLarge for|on|of|with NP': alike,
    '~Make|~Move|arrange|set NP ~SideBySide': inRow,
    'NP ~SideBySide': inRow,
    'NP should|must be|go|stand|sit ~SideBySide': inRow,
    'line|align NP up': inRow,
    'line|align up NP': inRow,
    '~Make NP ~AsLarge ,|and|&? ~SideBySide': alikeInRow,
    'NP ~AsLarge ,|and|&? ~SideBySide': alikeInRow,
    '~Make|~Move NP ~SideBySide ,|and|& ~AsLarge': alikeInRow,
  }),
  ...rules('Act', 0.6, { '~AsLarge': () => alike(them), '~SideBySide': () => inRow(them) }),
  // Where something is taken away from.
  ...rules('GonePlace', 0, {
    'there|instead': () => ({}),
    'in|into|to|at its|that|the|their place|spot|position': () => ({}),
    'in|into|to|at the? same place|spot|position': () => ({}),
    'where it|that|this|NP was|is|stood|used|sat': () => ({}),
    'where it|that|NP used to be': () => ({}),
    'in place of it|that': () => ({}),
  }),
  ...rules('Act', 0.05, {
    '~Move NP ~GonePlace': (target: Reference[]) => move(target, GONE),
    '~Move ~GonePlace NP': (target: Reference[]) => move(target, GONE),
    'NP goes|go|should|can|could go|be? ~GonePlace': (target: Reference[]) => move(target, GONE),
  }),
  ...rules('Act', 0.5, { '~GonePlace': () => move(it, GONE) }),
];
