/**
 * Several things with one another: as large as one another, side by side, one in every corner; things that take each other's
 * place or the place of another ("swap the two photos round", "circle instead of a star, same colour"), that stay while all
 * else goes, and looks told with what they replace: "a soft beige background instead of the white".
 */
import type { Where } from '../../acts/adding.ts';
import { type Destination, isSameMatter, type Change } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { add, type Details, type Kind, type New, replace, shapeOf, textOf } from './adding.ts';
import {
  changed,
  counted,
  it,
  move,
  whole,
  type Act,
  type Look,
  remove,
  type Said,
  change,
  setting,
} from './meanings.ts';
import { FACT_KINDS } from '../../acts/values.ts';
import { goingTo } from './placing.ts';

type Corners = Extract<Where, { to: 'corners' }>;
const corners = (side: Corners['side'] = null): Corners => ({ to: 'corners', side });
const GONE: Destination = { to: 'gone', of: null };
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
    'where it|that|this was|is|stood|used|sat': () => ({}),
    'where it|that used to be': () => ({}),
    'in place of it|that': () => ({}),
  }),
  ...rules('Act', 0.05, {
    '~Move NP ~GonePlace': (target: Reference[]) => move(target, GONE),
    '~Move ~GonePlace NP': (target: Reference[]) => move(target, GONE),
    'NP goes|go|should|can|could go|be? ~GonePlace': (target: Reference[]) => move(target, GONE),
  }),
  ...rules('Act', 0.5, { '~GonePlace': () => move(it, GONE) }),
];

const arrange = (target: Reference[]): Act<'arrange'> => ({ type: 'arrange', target, how: 'swap' });

/** Everything goes but these; "the writing" is all of it. */
function keepOnly(kept: Reference[]): Act<'remove'> | null {
  // Of one thing that is named by words alone, the rest of its picture may be meant: "keep only the helmet".
  if (kept.length === 1 && kept[0]?.kind === null && kept[0].form === null) return null;
  const isVague = kept.some(
    ({ pronoun, kind, quantity }) => pronoun !== null || kind === 'page' || quantity === 'other',
  );
  const except = kept.map(({ except: _except, ...one }) =>
    one.kind === 'text' && one.words === null && one.place === null && one.ordinal === null
      ? { ...one, quantity: 'all' as const }
      : one,
  );
  return isVague ? null : remove([reference({ quantity: 'all', except })]);
}

const TEXTS: ReadonlySet<unknown> = new Set([
  'text',
  'line',
  'title',
  'subtitle',
  'tagline',
  'callToAction',
  ...FACT_KINDS,
]);

/** A value written on a shape, whatever else says it on the page. */
function onShape(text: string, [of, ...more]: Reference[]): Act<'add'> | null {
  const isShape =
    of !== undefined && more.length === 0 && !TEXTS.has(of.kind) && of.kind !== 'table' && of.kind !== 'photo';
  if (!isShape || of.kind === 'background' || of.kind === 'page' || of.kind === 'row' || of.kind === 'column')
    return null;
  const addition = textOf(text).addition;
  return { type: 'add', addition, where: { to: 'side', side: 'over', of }, looks: [], like: null };
}

const insteadOf = (kind: Kind, target: Reference[]): Act<'add'> | null => {
  const what = shapeOf(kind);
  return what && replace(target, what);
};

export const STANDING: Rule[] = [
  ...rules('Swap', 0, { 'swap|exchange|switch|swop|flip': () => ({}) }),
  ...rules('Act', 0, {
    '~Swap NP round|around|over|about': (target: Reference[]) =>
      target.length === 2 || target.some(({ quantity, pronoun }) => quantity !== null || pronoun === 'them')
        ? arrange(target)
        : null,
    '~Swap the? places|place|positions|position of NP': arrange,
    '~Swap round|around|over NP': arrange,
    '~Swap NP and|with|for NP round|around|over|about': (one: Reference[], other: Reference[]) =>
      arrange([...one, ...other]),
    'NP and NP should|must|could|can? swap|switch|trade|exchange places|positions|round|around|over?': (
      one: Reference[],
      other: Reference[],
    ) => arrange([...one, ...other]),
    'put|have|want NP where NP is|was|are|sits and|, NP where NP is|was|are|sits': (
      one: Reference[],
      other: Reference[],
    ) => arrange([...one, ...other]),
    'put|have NP where NP is|was|are|sits and|, the other way round|around': (one: Reference[], other: Reference[]) =>
      arrange([...one, ...other]),
  }),
  ...rules('OnlyKeep', 0, {
    'only|just|simply keep|leave|want|need|show|have': () => ({}),
    'keep|leave only|just': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~OnlyKeep NP there|on|in|please?': keepOnly,
    '~Remove everything|all but|except|besides NP': keepOnly,
    '~Remove everything|all apart from NP': keepOnly,
    'everything|all but|except NP can|should|must|may go': keepOnly,
  }),
  ...rules('SameLook', 0, {
    ',|- SameLook': () => ({}),
    'in|with|but|and|keep? the? same color|colour|size|spot|place|position': () => ({}),
    'in|at the? same color|colour|size|spot|place|position': () => ({}),
    '~SameLook and|&|, ~SameLook': () => ({}),
    'same color|colour|size and|& color|colour|size|place|spot': () => ({}),
  }),
  ...rules('Act', 0, {
    'a|an? ShapeKind ~RatherThan NP': insteadOf,
    'a|an? ShapeKind ~RatherThan a|an|that N': (kind: Kind, said: Said) => insteadOf(kind, whole(said)),
    'use|have|put|make|do|want|try|show a|an? ShapeKind ~RatherThan a|an|that N': (kind: Kind, said: Said) =>
      insteadOf(kind, whole(said)),
    'Act ~SameLook': (act: Act<'add'>) => (act.type === 'add' && act.where?.to === 'instead' ? act : null),
    '~Add Value in|on|inside|into NP': onShape,
  }),
  ...rules('Act', 0.05, {
    // "try the photo on the right": done at once, it is one undo away.
    'try|have NP To': goingTo,
  }),
];

/** Of two values of one matter the one that is to be; null: they are about different matters. */
const becoming = (was: Change[], to: Change[]): Change[] | null =>
  was.every((one) => to.some((other) => isSameMatter(one, other))) ? to : null;

/** What the whole design stands on. */
const ground = (color: string): Act<'change'> => change([reference({ kind: 'background' })], [setting('color', color)]);

/** What has the one color gets the other. */
const recolored = (to: string, was: string): Act<'change'> =>
  change(whole({ color: was, quantity: 'all' }), [setting('color', to)]);

const SOFT = '#ffe0c2';

const isEverything = ({ pronoun, kind, words, quantity }: Reference): boolean =>
  kind === null && words === null && (pronoun === 'it' || pronoun === 'this' || quantity === 'all');

export const INSTEAD: Rule[] = [
  ...rules('RatherThan', 0.02, {
    'instead|rather|other of|than': () => ({}),
    'in place of': () => ({}),
  }),
  // What it is now, which says nothing of what it is to be.
  ...rules('WhatWas', 0.02, {
    '~Determiner? Color': () => ({}),
    '~Determiner? Color one|background|bg|backdrop|text|letters|color|colour': () => ({}),
    '~Determiner? current|old|present|existing|plain one|color|colour|background|font|look?': () => ({}),
    '~Determiner? Font|Look font|lettering?': () => ({}),
    'what|how|the way it|they is|are|has|have|looks|look now?': () => ({}),
    'this|that one|color|colour|font?': () => ({}),
  }),
  ...rules('Replaced', 0.02, { '~RatherThan ~WhatWas': () => ({}) }),
  ...rules('ColorGone', 0.02, {
    '~RatherThan ~Determiner? Color one|background|bg|backdrop|color|colour?': (color: string) => color,
  }),
  // Said of nothing: of whatever has the color that goes.
  ...rules('Act', 0.01, {
    '~Make? a|an|some? Color ColorGone': recolored,
    '~Make the Color V': (was: string, [one, ...more]: Change[]) =>
      one?.property === 'color' && one.way === 'set' && more.length === 0
        ? change(whole({ color: was, quantity: 'all' }), [one])
        : null,
  }),
  ...rules('SuchAs', 0.02, {
    'like|maybe|perhaps|say': () => ({}),
    'such as': () => ({}),
    'more like': () => ({}),
    'in the direction of': () => ({}),
    ', SuchAs': () => ({}),
  }),
  ...rules('Tone', 0.02, {
    'Step|Look': () => ({}),
    'warm|cool|cold|soft|light|dark|bright|calm|neutral|natural|earthy|fresh|rich|deep|subtle|pale|moody|gentle|strong|nice|different|muted|pastel':
      () => ({}),
    'Tone and|,|but Tone': () => ({}),
    'Degree|more|less|a Tone': () => ({}),
  }),
  ...rules('Color', 0.03, {
    'nice|lovely|pretty|beautiful|good|proper|very|super|quite Color': (color: string) => color,
    'Color ~Replaced': (color: string) => color,
    'Color color|colour|shade|tone': (color: string) => color,
    'something|sth|smth|anything|a ~Tone? color|colour|shade|tone? ~SuchAs a|an|the? Color': (color: string) => color,
    'something|sth|smth ~Tone , a|an? Color': (color: string) => color,
    'Color kind|sort|type of color|colour|shade|thing': (color: string) => color,
  }),
  ...rules('V', 0.12, {
    'a|an|some|one Color': (color: string) => [setting('color', color)],
    'from V to|into V': becoming,
    'V ~Replaced': (changes: Change[]) => changes,
    'V to match|suit|go|fit|blend with|it|that|together?': (changes: Change[]) => changes,
  }),
  ...rules('Act', 0.05, {
    'Act ,? ~Replaced': (act: Act<'change'>) =>
      act.type === 'change' && act.changes.every(({ property }) => property === 'color' || property === 'font')
        ? act
        : null,
    '~Replaced ,? Act': (act: Act<'change'>) =>
      act.type === 'change' && act.changes.every(({ property }) => property === 'color' || property === 'font')
        ? act
        : null,
    '~Move|~Make NP on|onto|against a|an|some? Color ~Backdrop?': (target: Reference[], color: string) =>
      target.every(isEverything) ? ground(color) : null,
    'use|try|pick|choose|take|go V': (changes: Change[]) => change(it, changes),
    'use|try|pick|choose|take|go for|with V': (changes: Change[]) => change(it, changes),
  }),
  // "a bit of color behind it": a soft one, as none was told.
  ...rules('SomeColor', 0, {
    'some|more color|colour': () => ({}),
    'a|some? little|tiny? bit|splash|touch|pop|hint|dash|lick of color|colour': () => ({}),
  }),
  ...rules('Act', 0, {
    'put|add|have|want|need|stick|with ~SomeColor behind it|that|this|everything|them|all|there': () => ground(SOFT),
    'put|add|have|want|need|stick|give ~SomeColor on|in|to the? background|backdrop|bg': () => ground(SOFT),
    'give ~Determiner? background|backdrop|bg ~SomeColor': () => ground(SOFT),
  }),
  // One thing for another.
  ...rules('Swapping', 0.02, {
    'use|try|put|make|have|do|want|get|take|need|show|add|pick': () => ({}),
    'go for|with': () => ({}),
    'swap|change|switch|replace|turn it|that|this|them for|with|by|into|to': () => ({}),
    'make|turn it|that|this|them': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~Swapping New instead|rather': (what: New) => replace(it, what),
    'try New': (what: New) => replace(it, what),
    // "i don't like the star, use a heart"
    "i|we? don't|dont|hate|dislike like|love|want|need? NP ,|.|so|; ~Swapping New instead|rather?": (
      target: Reference[],
      what: New,
    ) => replace(target, what),
    'can|could|should|may NP be|become New instead|rather?': (target: Reference[], what: New) => replace(target, what),
    'NP should|must|could|can|might be|become New instead|rather?': (target: Reference[], what: New) =>
      replace(target, what),
    'make|turn NP New instead': (target: Reference[], what: New) => replace(target, what),
    // "make it a circle" may be said of the outline of a picture.
    'make|turn NP New': (target: Reference[], what: New) =>
      target.some(({ pronoun }) => pronoun !== null) ? null : replace(target, what),
    'trade|exchange NP for|with New': (target: Reference[], what: New) => replace(target, what),
    '~Make|use|add New ~RatherThan NP': (what: New, target: Reference[]) => replace(target, what),
    "i'd|id|i|we would? rather|prefer|want|like have|see? New ~RatherThan NP": (what: New, target: Reference[]) =>
      replace(target, what),
    // "(I'd rather have) a heart than the star".
    'New than NP': (what: New, target: Reference[]) => replace(target, what),
    'New would|might|could be|look better|nicer|cooler|good than NP': (what: New, target: Reference[]) =>
      replace(target, what),
  }),
];
