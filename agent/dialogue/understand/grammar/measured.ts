/**
 * Looks, sizes and places that are told exactly or against other things: "at 50% opacity", "20% bigger", "300 px wide", "a
 * 6px white border", "to x 100 y 200", "40 px from the left", "bolder than the headline", "the biggest thing on the page".
 */
import { correct } from '../../acts/correcting.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { Change, Destination, Property } from '../../acts/edits.ts';
import { type Reference, reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, measured, setting, type Act, type Look, type PropertyOf, opposite } from './meanings.ts';

/** How far a thing is from the edges of the page. */
type Apart = Omit<Extract<Destination, { to: 'apart' }>, 'to'>;
const NOWHERE: Apart = { left: null, right: null, top: null, bottom: null };
const apart = (some: Partial<Apart>): Apart => ({ ...NOWHERE, ...some });
const fromEdge = (px: number, edge: string): Apart | null => (edge in NOWHERE ? apart({ [edge]: px }) : null);

/** Two distances along two axes; null: they are along one. */
function alongBoth(one: Apart, other: Apart): Apart | null {
  const isAcross = ({ left, right }: Apart): boolean => left !== null || right !== null;
  const [x, y] = isAcross(one) ? [one, other] : [other, one];
  return isAcross(x) && !isAcross(y) ? { ...y, left: x.left, right: x.right } : null;
}

const thickness = (px: number, outline: string): string | null =>
  outline.includes(' ') || px <= 0 ? null : `${outline} ${px}`;

const flipped = (target: Reference[], way: string): Act<'change'> => change(target, [setting('flip', way)]);

const PLACED: Rule[] = [
  ...rules('Apart', 0.02, {
    'Px|Amount from|off the? FromEdge edge|side|margin?': fromEdge,
    'Apart and|,|& Apart': alongBoth,
    'x =|:|at? Exact ,|and|;|/? y =|:|at? Exact': (left: number, top: number) => apart({ left, top }),
    'x =|:|at? Exact': (left: number) => apart({ left }),
    'y =|:|at? Exact': (top: number) => apart({ top }),
    'position|coordinates|point (? Exact ,|/? Exact )?': (left: number, top: number) => apart({ left, top }),
    '( Exact ,|/ Exact )': (left: number, top: number) => apart({ left, top }),
  }),
  ...rules('FromEdge', 0.02, {
    left: () => 'left',
    right: () => 'right',
    top: () => 'top',
    bottom: () => 'bottom',
  }),
  ...rules('To', 0.02, {
    'to|at|on? Apart': (at: Apart): Destination => ({ to: 'apart', ...at }),
    'to|in|at|into|on|inside the? Place corner|edge|side|part|half? of|in|on NP': within,
    'to|in|at|into|on|inside the? corner of NP': (of: Reference[]) => within('bottom-right', of),
  }),
];

export const MEASURED: Rule[] = [
  ...rules('Px', 0.02, {
    Pixels: (px: number) => px,
    'Amount px|pixels|pixel': (px: number) => px,
  }),
  ...rules('Exact', 0.02, { Px: (px: number) => px, Amount: (amount: number) => amount }),
  ...rules('Act', 0.02, {
    'turn|face|point|flip NP to|in|into? the|its? other|opposite way|direction|side': (target: Reference[]) =>
      flipped(target, 'x'),
    'turn|flip NP around|round': (target: Reference[]) => flipped(target, 'x'),
  }),
  ...rules('V', 0.02, {
    'at|to|with? Percent opacity|opaque|visible': (percent: number) => clear(percent),
    'at|to|with? opacity of|at|to|: Percent': (percent: number) => clear(percent),
    'at|to|with? opacity Percent': (percent: number) => clear(percent),
    'Percent transparent|see-through|transparency|translucent|faded': (percent: number) => clear(100 - percent),
    'Percent see through': (percent: number) => clear(100 - percent),
    'Percent Step': (percent: number, step: Look) => byShare(step, percent),
    'by? Percent Step': (percent: number, step: Look) => byShare(step, percent),
    'Step by Percent': (step: Look, percent: number) => byShare(step, percent),
    'at|to Percent of? ~Determiner? size|original|scale': (percent: number) => toShare(percent),
    'Exact wide|across|broad': (px: number) => [setting('width', px)],
    'Px in? width|horizontally': (px: number) => [setting('width', px)],
    'Exact tall|high': (px: number) => [setting('height', px)],
    'Px in? height|vertically': (px: number) => [setting('height', px)],
    'font|text|letter|type? FontSize': (px: number) => [setting('size', px)],
  }),
  ...rules('OutlineSaid', 0.02, {
    'Px OutlineSaid': thickness,
    'OutlineSaid of|at|with|, Px thick|wide?': (outline: string, px: number) => thickness(px, outline),
    'Px Step|Look OutlineSaid': (px: number, _look: Look, outline: string) => thickness(px, outline),
    'Color Px border|frame|outline|edge|rim|stroke': (color: string, px: number) => `${color} ${px}`,
    'border|frame|outline|rim in Color': (color: string) => color,
  }),
  ...rules('Act', 0.02, {
    '~Add|~Make a|an? OutlineSaid around|on|to|for NP': (outline: string, target: Reference[]) =>
      change(target, [setting('outline', outline)]),
    'Doing NP by Percent': (doing: Look, target: Reference[], percent: number) =>
      doing.property === 'size' || doing.property === 'color' ? changes(target, byShare(doing, percent)) : null,
    'Doing|Sizing NP to|at Percent of? ~Determiner? size|original?': (
      _doing: unknown,
      target: Reference[],
      percent: number,
    ) => changes(target, toShare(percent)),
    'Doing|Sizing NP to|at Exact wide?': (_doing: unknown, target: Reference[], px: number) =>
      changes(target, [setting('width', px)]),
    '~Make PropertyOf to|at|be|of|=|:? Exact': exactly,
    'PropertyOf to|at|is|of|=|:? Exact': exactly,
    'PropertyOf should|must be Exact': exactly,
    '~Make PropertyOf to|at|be|of|:? Percent': share,
    'PropertyOf to|at|is|of|:? Percent': share,
    'V on|for NP': (looks: Change[], target: Reference[]) =>
      looks.every(({ property }) => property === 'opacity') ? change(target, looks) : null,
  }),
  ...rules('Sizing', 0.02, { 'scale|resize|size|zoom': () => ({}) }),
  // "flip it vertically", "mirror the shoe left to right".
  ...rules('FlipWay', 0.02, {
    'vertically|upside-down|vertical': () => 'y',
    'upside down': () => 'y',
    'top to bottom': () => 'y',
    'up and|to down': () => 'y',
    'horizontally|sideways|around|over|horizontal': () => 'x',
    'left to|and right': () => 'x',
    'the other way round|around?': () => 'x',
  }),
  ...rules('Act', 0.02, {
    'flip|mirror|invert NP ~Determiner? FlipWay': flipped,
    'flip|mirror|invert FlipWay NP': (way: string, target: Reference[]) => flipped(target, way),
    'NP flipped|mirrored FlipWay': flipped,
    '~Make NP flipped|mirrored FlipWay': flipped,
  }),
  ...PLACED,
];

const clear = (percent: number): Change[] | null =>
  percent >= 0 && percent <= 100 ? [setting('opacity', percent)] : null;

/** Steps are a quarter: "20% bigger" is 0.8 of one, and "by 50%" smaller four of them, which halve a thing. */
function byShare(step: Look, percent: number): Change[] | null {
  const share = percent / 100;
  if (step.way === 'set' || share <= 0) return null;
  if (step.property === 'color' || step.property === 'saturation') return [changed(step, share * 4)];
  if (step.property !== 'size') return null;
  if (step.way === 'up') return [changed(step, share * 4)];
  return share < 1 ? [changed(step, (share / (1 - share)) * 4)] : null;
}

/** "to 80%" of what it is. */
function toShare(percent: number): Change[] | null {
  if (percent <= 0 || percent === 100) return null;
  return percent > 100
    ? byShare({ property: 'size', way: 'up' }, percent - 100)
    : byShare({ property: 'size', way: 'down' }, 100 - percent);
}

const changes = (target: Reference[], looks: Change[] | null): Act<'change'> | null => looks && change(target, looks);

function exactly({ property, target }: PropertyOf, amount: number): Act<'change'> | null {
  const one = measured(property, amount, '');
  return one && change(target, [one]);
}

function share({ property, target }: PropertyOf, percent: number): Act<'change'> | null {
  return changes(target, property === 'opacity' ? clear(percent) : property === 'size' ? toShare(percent) : null);
}

/** At a place of another thing, inside it: of the page places go by themselves. */
function within(place: Place, [of, ...more]: Reference[]): Destination | null {
  const isPage = of?.kind === 'page' || of?.kind === 'background' || (of?.pronoun ?? null) !== null;
  return of && more.length === 0 && !isPage ? { to: 'within', place, of } : null;
}

/** What "it" was set to, told anew: "make it 350", "rather 30%". */
export const SET_AGAIN: Rule[] = [
  ...rules('Told', 0.02, {
    'Percent opacity': (value: number) => value,
    'Px|Amount|Degrees wide|tall|high?': (value: number) => value,
    'Number degrees|deg|percent': (value: string) => Number(value),
  }),
  ...rules('Act', 0.3, {
    'rather|maybe|perhaps|better|try|say Told': again,
    'Told rather|instead|then|maybe': again,
    'Px|Degrees': again,
    'Number degrees|deg|percent': (value: string) => again(Number(value)),
    // A share, or a number alone, is a fact unless one was set before.
    'rather|maybe|perhaps|better|try|say Percent': (percent: number) => correct({ to: [`${percent}%`] }),
    'Percent rather|instead|then|maybe': (percent: number) => correct({ to: [`${percent}%`] }),
    '~Make it|that Px|Degrees instead|then|rather?': again,
    '~Make it|that Number degrees|deg|percent instead|then?': (value: string) => again(Number(value)),
  }),
];

function again(value: number): Act<'further'> {
  return { type: 'further', way: 'up', degree: 1, value };
}

/** What a plain step comes to, percent. */
const PLAIN = 25;

/** A step of so many percent: how much larger or smaller, lighter or stronger. */
function stepOf({ property, way, value }: Look, percent: number): Change[] | null {
  if (way === 'set' || percent <= 0) return null;
  // Smaller by a half is what twice as large was.
  const isSmaller = property === 'size' && way === 'down';
  if (isSmaller && percent >= 100) return null;
  const degree = isSmaller ? (100 / (100 - percent) - 1) * (100 / PLAIN) : percent / PLAIN;
  return [changed({ property, way, value: value ?? null }, degree)];
}

const opacity = (percent: number): Change[] | null =>
  percent >= 0 && percent <= 100 ? [setting('opacity', percent)] : null;

/** "scale it to 80%": of what it measures. */
function scaled(target: Reference[], percent: number): Act<'change'> | null {
  const way = percent > 100 ? 'up' : 'down';
  const changes = percent === 100 ? null : stepOf({ property: 'size', way }, Math.abs(percent - 100));
  return changes && change(target, changes);
}

function ofProperty({ property, target }: PropertyOf, percent: number): Act<'change'> | null {
  if (property === 'size') return scaled(target, percent);
  const changes = property === 'opacity' ? opacity(percent) : null;
  return changes && change(target, changes);
}

const changing = (target: Reference[], changes: Change[] | null): Act<'change'> | null =>
  changes && change(target, changes);

export const PERCENTAGES: Rule[] = [
  ...rules('Share', 0, {
    Percentage: (percent: number) => percent,
    'like|about|around|roughly|maybe|say|ca Share': (percent: number) => percent,
    'Number percent': (percent: string) => Number(percent),
  }),
  ...rules('V', 0, {
    'Step ,? by? Share': (step: Look, percent: number) => stepOf(step, percent),
    'Look ,? to|at|by? Share': ({ property, value }: Look, percent: number) =>
      property === 'opacity' && typeof value === 'number' ? opacity(percent) : null,
  }),
  ...rules('Act', 0, {
    '~Make PropertyOf to|at|be? Share': ofProperty,
    'PropertyOf to|at|is|should|:|= be? Share': ofProperty,
    'PropertyOf Share': ofProperty,
    'PropertyOf to|at|: Amount': (of: PropertyOf, amount: number) =>
      of.property === 'opacity' ? ofProperty(of, amount) : null,
    'Doing NP by? Share': (doing: Look, target: Reference[], percent: number) =>
      changing(target, stepOf(doing, percent)),
    'Doing PropertyOf by Share': (doing: Look, { property, target }: PropertyOf, percent: number) =>
      doing.property === property ? changing(target, stepOf(doing, percent)) : null,
    '~Make NP Share the|of its? size': scaled,
    'scale|size|resize|enlarge|shrink|reduce NP up|down? to Share': scaled,
    'scale NP by? Share': scaled,
    'fade NP out|back|down? to Share': (target: Reference[], percent: number) => changing(target, opacity(percent)),
  }),
];

const COMPARED: ReadonlySet<Property> = new Set(['size', 'weight', 'width', 'height']);
/** All but the thing itself. */
const theRest = (): Reference => reference({ quantity: 'other' });

function than(step: Look, like: Reference[], degree = 1) {
  const [one, ...more] = like;
  return one && more.length === 0 && COMPARED.has(step.property) && step.way !== 'set'
    ? [changed({ property: step.property, way: step.way }, degree, one)]
    : null;
}
function notAs(step: Look, [one, ...more]: Reference[]) {
  const less = opposite(changed(step));
  return less && one && more.length === 0 && COMPARED.has(step.property) ? [{ ...less, like: one }] : null;
}
const asThat = (property: Property) => (like: Reference[]) =>
  like.length === 1 ? [changed({ property, way: 'set' }, 1, like[0])] : null;
function before(target: Reference[], like: Reference[]): Act<'change'> | null {
  const larger = than({ property: 'size', way: 'up' }, like);
  return larger && change(target, larger);
}
const most = (look: Look) => [changed(look, 1, theRest())];

export const COMPARING: Rule[] = [
  ...rules('OfThePage', 0.02, {
    'on|in|of the|this|my|our? page|poster|flyer|flier|design|post|ad|card|canvas|picture|whole?': () => ({}),
    'on|in|of it|here|there|all|them|everything': () => ({}),
    'by far': () => ({}),
  }),
  ...rules('AnyThing', 0.02, {
    'thing|text|one|element|part|bit|line|word|words|item|object|piece': () => ({}),
    'AnyThing ~OfThePage': () => ({}),
    'AnyThing that? you|people|everyone|they|customers|ppl see|sees|notice|notices|read|reads first?': () => ({}),
  }),
  ...rules('Most', 0.02, {
    'biggest|largest|tallest': (): Look => ({ property: 'size', way: 'up' }),
    'smallest|tiniest|littlest': (): Look => ({ property: 'size', way: 'down' }),
    'boldest|heaviest|thickest|fattest': (): Look => ({ property: 'weight', way: 'up' }),
    'thinnest|lightest': (): Look => ({ property: 'weight', way: 'down' }),
  }),
  ...rules('V', 0.02, {
    'Degree? Step than NP': (degree: number | undefined, step: Look, like: Reference[]) =>
      step.property === 'weight' ? than(step, like, degree) : null,
    'Degree? Step than anything|everything|all else|other?': (degree: number | undefined, step: Look) =>
      than(step, [theRest()], degree),
    'Degree? Step than any|all|every|each other|others ~AnyThing?': (degree: number | undefined, step: Look) =>
      than(step, [theRest()], degree),
    'not as|so Step as|like NP': notAs,
    'as wide|broad|long as NP': asThat('width'),
    'as tall|high as NP': asThat('height'),
    'as bold|thick|heavy|fat|thin|light as NP': asThat('weight'),
  }),
  // Never before a noun: "the biggest text green" names a text.
  ...rules('MostOfAll', 0.02, {
    'the? Most ~AnyThing': most,
    'the Most': most,
    'the? Most ~OfThePage': most,
    'the? main|first|most ~Important? ~AnyThing|focus|attraction|message': () => [
      changed({ property: 'emphasis', way: 'up' }),
    ],
    'the focus|hero|centerpiece|centrepiece ~OfThePage?': () => [changed({ property: 'emphasis', way: 'up' })],
    'the focal point': () => [changed({ property: 'emphasis', way: 'up' })],
  }),
  ...rules('Act', 0.02, {
    '~Make|let|have NP to? as|be|become? MostOfAll': (target: Reference[], changes: Change[]) =>
      change(target, changes),
    'NP should|must|could|can|has|have|needs to? be|become|stay MostOfAll': (target: Reference[], changes: Change[]) =>
      change(target, changes),
    'NP is|as|:? MostOfAll': (target: Reference[], changes: Change[]) => change(target, changes),
  }),
  // What is to strike the eye before another: larger than that.
  ...rules('Act', 0.02, {
    '~Make|let|have NP pop|shine|stand|jump out? more? out? than NP': before,
    'NP should|must|could|can|has|have|needs to? pop|shine|stand|jump out? more? out? than NP': before,
  }),
  ...rules('Important', 0, { 'important|prominent|visible|noticeable|eye-catching': () => ({}) }),
];
