/** Where things go, what comes off the page, and what is copied. */
import type { Place } from '#tools/contract/page-space.ts';
import type { Destination } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import {
  change,
  changed,
  counted,
  it,
  move,
  remove,
  setting,
  whole,
  type Act,
  type Edge,
  type Level,
  type Look,
  type Said,
  type Side,
  type Way,
} from './meanings.ts';

/** Room around a thing comes of its being a little smaller. */
const smaller: Act<'change'>['changes'][number] = {
  property: 'size',
  way: 'down',
  value: null,
  degree: 0.5,
  like: null,
  was: null,
};

export const MOVES: Rule[] = [
  ...rules('Across', 0.02, {
    'horizontally|sideways|across': () => ({}),
    'left to|and right': () => ({}),
    '(? left-right )?': () => ({}),
    'on|across|in the page|design|poster|post|canvas|flyer': () => ({}),
    'Across ,? Across': () => ({}),
    'on|in the middle': () => ({}),
  }),
  ...rules('Middle', 0.02, { 'center|centre|middle': () => ({}) }),
  ...rules('Centered', 0.02, { 'centered|centred|center|centre': () => ({}) }),
  ...rules('To', 0.1, {
    'to|in|at|into|on the? Place of? the? page|corner|design|poster|side|picture?': (place: Place) => ({
      to: 'place',
      place,
    }),
    'to|in|at|on the? very|far? Place half|third|part|area|edge': (place: Place) => ({ to: 'place', place }),
    'in? between NP': (of: Reference[]) => (of.length === 2 ? { to: 'between', of } : null),
    'over To': (to: Destination) => to,
    'the? Place corner': (place: Place) => ({ to: 'place', place }),
    Way: (way: Way) => ({ to: 'way', way, degree: 1, px: null }),
    Edge: (edge: Edge) => ({ to: 'edge', edge }),
    'Degree Edge': (degree: number, way: Way) => ({ to: 'way', way, degree, px: null }),
    'Edge Degree': (way: Way, degree: number) => ({ to: 'way', way, degree, px: null }),
    'Edge by? Amount px|pixels': (way: Way, px: number) => ({ to: 'way', way, degree: 1, px }),
    'Amount px|pixels Edge': (px: number, way: Way) => ({ to: 'way', way, degree: 1, px }),
    'by? Pixels Edge|Way': (px: number, way: Way) => ({ to: 'way', way, degree: 1, px }),
    'Edge|Way by? Pixels': (way: Way, px: number) => ({ to: 'way', way, degree: 1, px }),
    'Degree Way': (degree: number, way: Way) => ({ to: 'way', way, degree, px: null }),
    'Way Degree': (way: Way, degree: number) => ({ to: 'way', way, degree, px: null }),
    'more|further to the? Way': (way: Way) => ({ to: 'way', way, degree: 1, px: null }),
    'Way by? Amount px|pixels': (way: Way, px: number) => ({ to: 'way', way, degree: 1, px }),
    'Amount px|pixels Way': (px: number, way: Way) => ({ to: 'way', way, degree: 1, px }),
    'Level NP': (level: Level, of: Reference[]) =>
      of.length === 1 && of[0] ? { to: 'level', level, of: of[0] } : null,
    'Degree? closer|nearer to NP': (degree: number | undefined, of: Reference[]) =>
      of.length === 1 && of[0] ? { to: 'toward', of: of[0], way: 'closer', degree: degree ?? 1 } : null,
    'Degree? farther|further|away away? from NP': (degree: number | undefined, of: Reference[]) =>
      of.length === 1 && of[0] ? { to: 'toward', of: of[0], way: 'apart', degree: degree ?? 1 } : null,
    'to? where NP is|was|are|were|sits|sat|stands|stood now|before|standing|sitting?': placeOf,
    'to? where NP used to be|sit|stand': placeOf,
    "in|into NP 's? place|spot|position": placeOf,
    'in|into|to the place|spot|position of NP': placeOf,
    'up|down|over the Place': (place: Place) => ({ to: 'place', place }),
    'up|down|over|all Place': (place: Place) => ({ to: 'place', place }),
    'up|down|over|all to|in|at|into|on the? very|far? Place': (place: Place) => ({ to: 'place', place }),
    'to? the? Side NP': (side: Side, of: Reference[]) =>
      of.length === 1 && of[0] ? { to: 'side', side, of: of[0] } : null,
  }),
  ...rules('Act', 0.1, {
    '~Move NP back|over|all? To': goingTo,
    'NP over To': goingTo,
    '~Move NP To': goingTo,
    'can|could NP go|be|sit|stand|move To': goingTo,
    'can|could NP go|be|sit|stand|move behind|underneath|beneath it|them|that|this?': (target: Reference[]) =>
      change(target, [setting('order', 'back')]),
    '~Move NP Place': goingToPlace,
    '~Move To NP': (to: Destination, target: Reference[]) => (to.to === 'way' ? move(target, to) : null),
    'NP To': goingTo,
    'NP Place': goingToPlace,
    'NP should|must|can|could go|be|sit|stand|move To': goingTo,
    'NP belongs|goes To': goingTo,
    'lift|raise NP up? Degree?': (target: Reference[], degree: number | undefined) =>
      move(target, { to: 'way', way: 'up', degree: degree ?? 1, px: null }),
    'lower NP down? Degree?': (target: Reference[], degree: number | undefined) =>
      move(target, { to: 'way', way: 'down', degree: degree ?? 1, px: null }),
    'Degree? more room|space|air around NP': (_: number | undefined, target: Reference[]) => change(target, [smaller]),
    'Degree? more breathing room|space around NP': (_: number | undefined, target: Reference[]) =>
      change(target, [smaller]),
    'give NP Degree? more room|space|air': (target: Reference[]) => change(target, [smaller]),
    'center|centre|middle NP': (target: Reference[]) => move(target, { to: 'middle' }),
    '~Middle NP ~Across': middled,
    '~Move|~Make NP ~Centered ~Across': middled,
    'NP ~Centered ~Across': middled,
    'center|centre Side NP': (side: Side, of: Reference[]) => centeredBeside(it, side, of),
    'center|centre|middle NP Side NP': centeredBeside,
    'center|centre|middle|put|stack NP Side each|one other|another': (target: Reference[], side: Side) =>
      side === 'below' || side === 'above' ? { type: 'arrange', target, how: 'column' } : null,
    'NP has|have|needs|need to be|go|sit|stay all? To': (target: Reference[], to: Destination) =>
      move(
        target.map((one) => (one.kind === 'text' ? { ...one, quantity: 'all' } : one)),
        to,
      ),
    'NP ~Astray? sitting? on|over NP .|, put|move|bring|send|get it|them behind|underneath': (
      target: Reference[],
      of: Reference[],
    ) => (of.length === 1 && of[0] ? move(target, { to: 'level', level: 'behind', of: of[0] }) : null),
    '~Move NP to the? front|foreground': (target: Reference[]) => change(target, [setting('order', 'front')]),
    '~Move NP forward|forwards': (target: Reference[]) => change(target, [setting('order', 'forward')]),
    'send|~Move NP backward|backwards': (target: Reference[]) => change(target, [setting('order', 'backward')]),
    'send|~Move NP Look': (target: Reference[], look: Look) =>
      look.property === 'order' ? change(target, [changed(look)]) : null,
    'but? keep|leave NP on top of NP': above,
    'but? keep|leave NP above|over NP': above,
    'but? keep|leave NP in front of NP': above,
  }),
];

/** "the star where the bag was" */
function placeOf(of: Reference[]): Destination | null {
  return of.length === 1 && of[0] ? { to: 'gone', of: of[0] } : null;
}

/** "headline on the left, offer on the right": each goes to its own place, so that those before the last are no target. */
export function goingTo(target: Reference[], to: Destination): Act<'move'> | null {
  const last = target.at(-1);
  const isPlace = to.to === 'place' || to.to === 'edge';
  const hasOwn = target.slice(0, -1).some(({ place }) => place !== null) && last?.place === null;
  return isPlace && hasOwn ? null : move(target, to);
}
function goingToPlace(target: Reference[], place: Place): Act<'move'> | null {
  return goingTo(target, { to: 'place', place });
}

/** "keep the word NEW on top of the circle": in the stack. */
function above(target: Reference[], [of, ...more]: Reference[]): Act<'move'> | null {
  return of && more.length === 0 ? move(target, { to: 'level', level: 'in-front', of }) : null;
}

/** Sideways, each by itself: "center all three lines on the page". */
function middled(target: Reference[]): Act<'move'> {
  return move(target, { to: 'edge', edge: 'center' });
}

function centeredBeside(target: Reference[], side: Side, [of, ...more]: Reference[]): Act<'move'> | null {
  return of && more.length === 0 && side !== 'over' ? move(target, { to: 'side', side, of, isCentered: true }) : null;
}

/** What several things are to do with one another. */
const GAP: Rule[] = rules('Gap', 0.02, {
  'gap|gaps|space|spaces|spacing|distance|distances|room': () => ({}),
});

const OUTCOMES: Rule[] = [
  ...rules('Stands', 0, {
    'is|are|goes|go|comes|come|stands|sits? under|underneath|below|beneath|above|first|last|after it?': () => ({}),
    'is|are|goes|go|comes|come|stands|sits? on top': () => ({}),
    'is|are|goes|go|comes|come|stands|sits? ~To': () => ({}),
  }),
  ...rules('Outcome', 0.02, {
    'so|then that? ~NP ~Stands': () => ({}),
    '~Outcome and|,|& ~NP ~Stands': () => ({}),
  }),
];

const IN_ORDER: Rule[] = rules('Act', 0.1, {
  'line|stack|put|place|arrange|align NP up? under|below|beneath each|one other|another': (target: Reference[]) =>
    arrange(target, 'column'),
  'line|stack|put|place|arrange|align NP up? one under|below|beneath the? other|another|next': (target: Reference[]) =>
    arrange(target, 'column'),
  'stack NP up|vertically?': (target: Reference[]) => arrange(target, 'column'),
  'Act ,? centered|centred': (act: Act<'arrange'>) => (act.type === 'arrange' && act.how === 'column' ? act : null),
  'swap|exchange|switch NP': (target: Reference[]) => arrange(target, 'swap'),
  'swap|switch|exchange NP with NP': (target: Reference[], other: Reference[]) =>
    arrange([...target, ...other], 'swap'),
  'swap|switch NP around|over': (target: Reference[]) => arrange(target, 'swap'),
  'NP should|must|can|could swap|switch|trade|exchange places|positions?': (target: Reference[]) =>
    arrange(target, 'swap'),
  'can|could NP swap|switch|trade|exchange places|positions?': (target: Reference[]) => arrange(target, 'swap'),
  'swap|switch|exchange the? places|positions of NP': (target: Reference[]) => arrange(target, 'swap'),
  // What comes of it.
  'Act ,? ~Outcome': (act: Act<'arrange'>) => (act.type === 'arrange' && act.how === 'swap' ? act : null),
  'align NP on|to|at|along the? Place': (target: Reference[], place: Place) => arrangeAt(target, place),
  'align NP Place': (target: Reference[], place: Place) => arrangeAt(target, place),
  'line up NP on|to|at the? Place': (target: Reference[], place: Place) => arrangeAt(target, place),
  'line NP up on|to|at the? Place': (target: Reference[], place: Place) => arrangeAt(target, place),
  'NP should|must|can|could|has|have|needs to? come|go|be|stand before|above NP': (
    target: Reference[],
    of: Reference[],
  ) => ordered(target, of, 'before'),
  'NP should|must|can|could|has|have|needs to? come|go|be|stand right? after NP': (
    target: Reference[],
    of: Reference[],
  ) => ordered(target, of, 'after'),
  'can|could NP come|go|be right? after NP': (target: Reference[], of: Reference[]) => ordered(target, of, 'after'),
  'can|could NP come|go|be before NP': (target: Reference[], of: Reference[]) => ordered(target, of, 'before'),
  'NP before NP': (target: Reference[], of: Reference[]) => ordered(target, of, 'before'),
  'NP right? after NP': (target: Reference[], of: Reference[]) => ordered(target, of, 'after'),
  '~Move NP before NP': (target: Reference[], of: Reference[]) => ordered(target, of, 'before'),
  '~Move NP right? after NP': (target: Reference[], of: Reference[]) => ordered(target, of, 'after'),
  'NP should|must|can|could|has|have|needs to? come|go|be|stand first': (target: Reference[]) => atEnd(target, 'first'),
  'NP should|must|can|could|has|have|needs to? come|go|be|stand first in|on|of the? ~N': (target: Reference[]) =>
    atEnd(target, 'first'),
  'NP should|must|can|could|has|have|needs to? come|go|be|stand last': (target: Reference[]) => atEnd(target, 'last'),
  '~Move NP first': (target: Reference[]) => atEnd(target, 'first'),
  '~Move NP last': (target: Reference[]) => atEnd(target, 'last'),
  'distribute NP evenly|equally?': (target: Reference[]) => arrange(target, 'down'),
  '~Make the? ~Gap between NP equal|even': (target: Reference[]) => arrange(target, 'down'),
  '~Make the? ~Gap between NP the? same': (target: Reference[]) => arrange(target, 'down'),
  '~Make the? ~Gap between NP Step': (target: Reference[], step: Look) => gapped(target, step),
  'more|bigger|larger|wider ~Gap between NP': (target: Reference[]) => gapped(target, { property: 'size', way: 'up' }),
  'less|smaller|tighter|narrower ~Gap between NP': (target: Reference[]) =>
    gapped(target, { property: 'size', way: 'down' }),
  'spread|space NP out? evenly': (target: Reference[]) => arrange(target, 'down'),
});

export const ARRANGING: Rule[] = [...GAP, ...OUTCOMES, ...IN_ORDER];

/** More or less space between several things. */
const gapped = (target: Reference[], { property, way }: Look, degree = 1): Act<'change'> | null =>
  property === 'size' ? change(target, [changed({ property: 'letterSpacing', way, value: 'apart' }, degree)]) : null;

/** Of a list: pages have an order of their own. */
function atEnd(target: Reference[], how: 'first' | 'last'): Act<'arrange'> | null {
  return target.some(({ kind }) => kind === 'page') ? null : arrange(target, how);
}

function ordered(target: Reference[], of: Reference[], how: 'before' | 'after'): Act<'arrange'> | null {
  return target.length === 1 && of.length === 1 ? arrange([...target, ...of], how) : null;
}

function arrange(target: Reference[], how: Act<'arrange'>['how']): Act<'arrange'> {
  return { type: 'arrange', target, how };
}

function arrangeAt(target: Reference[], place: Place): Act<'arrange'> | null {
  const edges: Partial<Record<Place, Act<'arrange'>['how']>> = {
    left: 'left',
    right: 'right',
    center: 'center',
    top: 'top',
    bottom: 'bottom',
  };
  const how = edges[place];
  return how === undefined ? null : arrange(target, how);
}

/** "take it away": what was just spoken of. */
const TAKING_AWAY: Rule[] = rules('TakeAway', 0.05, {
  '~Remove it|that|this': () => ({}),
  'take|cut|leave it|that|this out|off|away|down': () => ({}),
});

export const REMOVALS: Rule[] = [
  ...TAKING_AWAY,
  ...rules('Clear', 0.02, {
    'clear|wipe|empty|clean': () => ({}),
    'clear|wipe|empty|clean out|off|away|up': () => ({}),
  }),
  ...rules('Act', 0.1, {
    '~Remove NP': remove,
    '~Remove a|an|one N': (said: Said) => remove(whole(said)),
    'take|cut|leave|throw|strip NP out|off|away|down': remove,
    '~Remove NP completely|entirely|altogether|fully|pls': remove,
    // "no that looks like a dentist" takes nothing away.
    'no NP': (target: Reference[]) =>
      target.some(({ pronoun, quantity }) => pronoun !== null || quantity === 'other') ? null : remove(target),
    'no more NP': remove,
    'no NP anymore|now': remove,
    '~Remove NP again': remove,
    'take NP off|away|out again': remove,
    'without NP': remove,
    // "Sat 10am - 2pm" is what Saturday is called there.
    '~Remove|no ~Determiner? Weekday anymore|now?': (words: string) => remove(whole({ words })),
    'take|cut|leave|throw ~Determiner? Weekday out|off|away': (words: string) => remove(whole({ words })),
    "i|we don't|dont want|need NP": remove,
    "i|we don't|dont want|need NP anymore|there": remove,
    "i|we don't|dont want|need NP any more": remove,
    'i do not want|need NP': remove,
    'NP can|should|must go': remove,
    'NP has|have|needs to go': remove,
    'NP away|gone|out|off': remove,
    'NP is|are gone': remove,
    "dont|don't need|want NP": remove,
    "dont|don't need|want NP anymore|there": remove,
    'NP can|should|must|may go away|now': remove,
    "NP isn't|isnt needed|necessary": remove,
    'no need for|of NP anymore|now?': remove,
    'NP is|are not needed|necessary|wanted anymore|now?': remove,
    '~Clear everything|all': () => remove(whole({ quantity: 'all' })),
    '~Clear all of? it|this': () => remove(whole({ quantity: 'all' })),
    // The page itself stays.
    '~Clear ~Determiner? whole|entire? page|canvas|design|board|artboard|slide|poster out|off|completely?': () =>
      remove(whole({ quantity: 'all' })),
    '~Clear NP out|off|away': remove,
  }),
];

const copies = (target: Reference[], count = 1): Act<'duplicate'> | null =>
  count >= 1 && count <= MOST_COPIES ? { type: 'duplicate', target, count } : null;
/** More at once are rather a slip. */
const MOST_COPIES = 12;

export const DUPLICATES: Rule[] = [
  ...rules('Times', 0.02, {
    'Number|Count times': counted,
    once: () => 1,
    twice: () => 2,
    thrice: () => 3,
  }),
  ...rules('Act', 0.1, {
    'one|another|some more of NP': (target: Reference[]) => copies(target),
    '~Copy NP': (target: Reference[]) => copies(target),
    '~Copy NP Times': copies,
    'make|add a copy|duplicate of NP': (target: Reference[]) => copies(target),
    '~Copy NP for|with ~Determiner? Fact': (target: Reference[], fact: string) => copyWith(target, fact),
    'make|add a copy|duplicate of NP for|with ~Determiner? Fact': (target: Reference[], fact: string) =>
      copyWith(target, fact),
    'make|add|need|want Number|Count more? copies|duplicates of NP': (count: string, target: Reference[]) =>
      copies(target, counted(count)),
    'Number|Count more? copies|duplicates of NP': (count: string, target: Reference[]) =>
      copies(target, counted(count)),
    'Number|Count more|other of NP': (count: string, target: Reference[]) => copies(target, counted(count)),
  }),
];

/** Of a page: "copy this one for Tuesday". */
function copyWith(target: Reference[], fact: string): Act<'duplicate'> | null {
  return target.every(({ kind }) => kind === 'page') ? { type: 'duplicate', target, count: 1, with: fact } : null;
}
