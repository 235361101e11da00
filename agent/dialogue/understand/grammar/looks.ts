/** How things are to look: single looks and steps, several of them, and what is said to be changed so. */
import { isSameMatter, type Change, type Property } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import {
  alike,
  change,
  changed,
  fitting,
  it,
  measured,
  opposite,
  several,
  setting,
  whole,
  type Act,
  type Edge,
  type Factor,
  type Look,
  type Said,
  type PropertyOf,
} from './meanings.ts';

export const LOOKS: Rule[] = [
  ...rules('V', 0.1, {
    Color: (color: string) => [setting('color', color)],
    'in Color': (color: string) => [setting('color', color)],
    'Color letters|text|font|lettering': (color: string) => [setting('color', color)],
    Font: (font: string) => [setting('font', font)],
    'in|to Font font|letters?': (font: string) => [setting('font', font)],
    'in something|sth|some Font|Look': (font: string | Look) =>
      typeof font === 'string' ? [setting('font', font)] : [changed(font)],
    'something|sth Font': (font: string) => [setting('font', font)],
    'a|an|some more? Font': (font: string) => [setting('font', font)],
    'in a? Font': (font: string) => [setting('font', font)],
    Look: (look: Look) => [changed(look)],
    'in|a Look': (look: Look) => [changed(look)],
    'Degree Look on|under|behind|around?': (degree: number, look: Look) =>
      look.property === 'shadow' && degree < 1 ? [changed(look)] : null,
    'in? the? same Color as NP': (_color: string, like: Reference[]) =>
      like.length === 1 ? [changed({ property: 'color', way: 'set' }, 1, like[0])] : null,
    'in ~Determiner? Property of NP': (property: Property, like: Reference[]) =>
      like.length === 1 ? [changed({ property, way: 'set' }, 1, like[0])] : null,
    'Color with Color letters|text|writing|lettering|font': (ground: string, letters: string) => [
      setting('highlight', ground),
      setting('color', letters),
    ],
    'in Color with Color letters|text|writing|lettering|font': (ground: string, letters: string) => [
      setting('highlight', ground),
      setting('color', letters),
    ],
    'not in Look': (look: Look) => switchedOff(look),
    'not Look': (look: Look) => switchedOff(look),
    'no|without Look': (look: Look) => switchedOff(look),
    'less Look': (look: Look) =>
      look.property === 'shadow' || look.property === 'outline' ? [setting(look.property, 'none')] : null,
    // The second says it exactly: "dark green #14532d".
    'Color ,? Hex': (_color: string, exact: string) => [setting('color', exact)],
    'Color color|colour|instead': (color: string) => [setting('color', color)],
    'Color like NP': (color: string) => [setting('color', color)],
    'a|an|some|one? ~Unknown? Font font|typeface|lettering|type|style|letters': (font: string) => [
      setting('font', font),
    ],
    'a|an|some|one? ~Font Font font|typeface|lettering|type|style|letters?': (font: string) => [setting('font', font)],
    'in a|some ~Unknown? Font font|typeface|lettering|type|style|letters': (font: string) => [setting('font', font)],
    'in a? Look type|print|letters|lettering|style|font': (look: Look) => [changed(look)],
    'in a nice|pretty|simple|good|proper ~Font? Font font|typeface|lettering|style': (font: string) => [
      setting('font', font),
    ],
    'all in? Look': (look: Look) => (look.property === 'letterCase' ? [changed(look)] : null),
    'quite Degree Step': (degree: number, step: Look) => [changed(step, degree)],
    Step: (step: Look) => [changed(step)],
    'Degree Step': (degree: number, step: Look) => [changed(step, degree)],
    'Step Degree': (step: Look, degree: number) => [changed(step, degree)],
    // Some of what was done before is to stay.
    'not so|as|that|quite Step': (step: Look) => {
      const less = opposite(changed(step, 0.5));
      return less && [less];
    },
    'not too Step': (step: Look) => {
      const less = opposite(changed(step));
      return less && [less];
    },
    'less Step': (step: Look) => {
      const less = opposite(changed(step));
      return less && [less];
    },
    'more Look': (look: Look) => (look.way === 'set' ? null : [changed(look)]),
    'Degree Look': (degree: number, look: Look) => (look.way === 'set' ? null : [changed(look, degree)]),
    'Amount px|pixels|pt|points': (amount: number) => [setting('size', amount)],
    Pixels: (amount: number) => [setting('size', amount)],
    'at Pixels': (amount: number) => [setting('size', amount)],
    'at Amount px|pixels|pt|points': (amount: number) => [setting('size', amount)],
    'Degree? Step than NP': (degree: number | undefined, step: Look, like: Reference[]) =>
      step.property === 'size' && like.length === 1 && like.every(({ pronoun }) => pronoun === null)
        ? [changed(step, degree ?? 1, like[0])]
        : null,
    'as big|large|small|tall|huge as NP': (like: Reference[]) =>
      like.length === 1 ? [changed({ property: 'size', way: 'set' }, 1, like[0])] : null,
    '~Determiner? Property of NP': (property: Property, like: Reference[]) =>
      like.length === 1 ? [changed({ property, way: 'set' }, 1, like[0])] : null,
    'Pixels Step': (px: number, step: Look) => byPixels(px, step),
    'Amount px|pixels|pt|points Step': (px: number, step: Look) => byPixels(px, step),
    'Step by Pixels': (step: Look, px: number) => byPixels(px, step),
    Tint: (color: string) => [toward(color)],
    'Degree Tint': (degree: number, color: string) => [toward(color, degree)],
    'more Color': (color: string) => [toward(color)],
    'Degree more Color': (degree: number, color: string) => [toward(color, degree)],
    'more of a|an Color': (color: string) => [setting('color', color)],
    'less|not so|as|too? ~Color': () => [paler],
    'Factor ~Determiner? Property': (factor: Factor, property: Property) =>
      property === 'size' ? [sized(factor)] : null,
    'at|to|by Factor ~Determiner? Property': (factor: Factor, property: Property) =>
      property === 'size' ? [sized(factor)] : null,
    'Factor as? Step': (factor: Factor, step: Look) => (step.property === 'size' ? [sized(factor)] : null),
    'a Step': (step: Look) => [changed(step)],
    'V again': (changes: Change[]) => changes,
    'Step ~Determiner? Property': (step: Look, property: Property) =>
      step.property === property || (property === 'color' && step.property === 'saturation') ? [changed(step)] : null,
    'in? ~Determiner? Color of NP': (_color: string, like: Reference[]) => alike('color', like),
    'in that|this Color': (color: string) => alike('color', whole({ color })),
    'in that|this|its Property': (property: Property) => (property === 'position' ? null : alike(property, it)),
    'in? the? same Property as|like NP': (property: Property, like: Reference[]) => alike(property, like),
    'V with V': (some: Change[], others: Change[]) => (clash(some, others) ? null : [...some, ...others]),
    'V and|,|& V': (some: Change[], others: Change[]) => (clash(some, others) ? null : [...some, ...others]),
    'V , and V': (some: Change[], others: Change[]) => (clash(some, others) ? null : [...some, ...others]),
    'V but V': (some: Change[], others: Change[]) => (clash(some, others) ? null : [...some, ...others]),
    'V not V': (right: Change[], wrong: Change[]) => (clash(right, wrong) ? right : null),
    'not V but V': (wrong: Change[], right: Change[]) => (clash(right, wrong) ? right : null),
  }),
];

/** "pinker": a step toward a color. "less yellow": a paler one. */
const toward = (color: string, degree = 1): Change => changed({ property: 'color', way: 'up', value: color }, degree);
const paler: Change = changed({ property: 'saturation', way: 'down' });

/** "10px bigger". */
const byPixels = (px: number, step: Look): Change[] | null =>
  step.property === 'size' ? [changed({ ...step, value: px })] : null;

const sized = ({ way, degree }: Factor): Change => changed({ property: 'size', way }, degree);

/** "not bold", "not in caps". */
function switchedOff({ property, value }: Look): Change[] | null {
  if (typeof value === 'boolean') return [setting(property, !value)];
  const off = OFF[property];
  return off === undefined ? null : [setting(property, off)];
}

function without(look: Look, target: Reference[]): Act<'change'> | null {
  const off = switchedOff(look);
  return off && change(target, off);
}

/** Whether two lists say different things of one property. */
function clash(some: readonly Change[], others: readonly Change[]): boolean {
  return some.some((one) => others.some((other) => isSameMatter(one, other)));
}

/** "the title is so tiny": nobody says that of what is right. */
const CAME_OUT: Rule[] = [
  ...rules('CameOut', 0.02, {
    'is|are|looks|look|seems|feels|came|comes|turned|turns out?': () => ({}),
  }),
  ...rules('Act', 0.1, {
    'NP ~CameOut Step': (target: Reference[], step: Look) => tooSmall(target, step),
    'NP ~CameOut Degree|so|kinda|pretty|that Step': (target: Reference[], ...said: unknown[]) =>
      tooSmall(target, said.at(-1) as Look),
  }),
];

const allTexts = (color: string): Act<'change'> =>
  change(whole({ kind: 'text', quantity: 'all' }), [setting('color', color)]);

const SET: Rule[] = rules('Act', 0.1, {
  '~Make NP V': (target: Reference[], changes: Change[]) => change(target, changes),
  '~Make NP to|in|into|as|be V': (target: Reference[], changes: Change[]) => change(target, changes),
  '~Make NP to be V': (target: Reference[], changes: Change[]) => change(target, changes),
  '~Make nothing|none but|except|besides NP to|into|in? V': (target: Reference[], changes: Change[]) =>
    change(target, changes),
  '~Make V NP': (changes: Change[], target: Reference[]) => change(target, changes),
  '~Make V for|on|to NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'add Look to|on|behind|under NP': (look: Look, target: Reference[]) => change(target, [changed(look)]),
  'NP V': (target: Reference[], changes: Change[]) => change(target, changes),
  'V NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'for|on NP V': (target: Reference[], changes: Change[]) =>
    target.some(({ kind }) => kind === 'page') ? null : change(target, changes),
  'NP : V': (target: Reference[], changes: Change[]) => change(target, changes),
  'try|see|do NP|it with? V': (target: Reference[], changes: Change[]) => change(target, changes),
  'can|could|may NP be|get|have V': (target: Reference[], changes: Change[]) => change(target, changes),
  'cross|strike NP out|through': (target: Reference[]) => change(target, [setting('strikethrough', true)]),
  'Factor PropertyOf': (factor: Factor, { property, target }: PropertyOf) =>
    property === 'size' ? change(target, [sized(factor)]) : null,
  'NP with V': (target: Reference[], changes: Change[]) => change(target, changes),
  'a|an V for|on NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'a|an V NP': (changes: Change[], target: Reference[]) => change(target, changes),
  '~Make a|an V NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'turn|rotate|tilt|spin|twist NP Degree': (target: Reference[], degree: number) =>
    change(target, [changed({ property: 'rotation', way: 'up' }, degree)]),
  'turn|rotate|tilt|twist|lean NP Degree? Edge': (target: Reference[], degree: number | undefined, edge: Edge) =>
    change(target, [changed({ property: 'rotation', way: edge === 'left' ? 'down' : 'up' }, degree)]),
  'turn|rotate|tilt|twist|lean NP Edge Degree': (target: Reference[], edge: Edge, degree: number) =>
    change(target, [changed({ property: 'rotation', way: edge === 'left' ? 'down' : 'up' }, degree)]),
  'NP should|must|needs|has|have to? point|face|look the? other way|direction': (target: Reference[]) =>
    change(target, [setting('flip', 'x')]),
  '~Make ~Quantity Property to|into? V': (property: Property, changes: Change[]) =>
    property === 'font' && changes.every((one) => one.property === 'font')
      ? change(whole({ kind: 'text', quantity: 'all' }), changes)
      : null,
  '~Exchange ~Quantity? ~Determiner? Color to|into|for|with|by a|an|some? Color everywhere|throughout?': (
    old: string,
    to: string,
  ) => change(whole({ color: old, quantity: 'all' }), [setting('color', to)]),
  // "use the font of the title for the rest"
  '~Make|take|copy PropertyOf for|on|to NP': ({ property, target: like }: PropertyOf, target: Reference[]) => {
    const changes = property === 'words' ? null : alike(property, like);
    const isRest = target.every(({ quantity, kind }) => quantity === 'other' && kind === null);
    return changes && change(isRest ? whole({ kind: 'text', quantity: 'all', except: like }) : target, changes);
  },
  // A page and its letters: the two are told together.
  'a|an? Color background|bg|backdrop with|and|,|& Color letters|text|writing|font|words|lettering|type': (
    ground: string,
    letters: string,
  ) => several(change(whole({ kind: 'background' }), [setting('color', ground)]), allTexts(letters)),
  'Color letters|text|writing|font|words|lettering|type on|against|over a|an? Color background|bg|backdrop|page': (
    letters: string,
    ground: string,
  ) => several(change(whole({ kind: 'background' }), [setting('color', ground)]), allTexts(letters)),
  'V everywhere': (changes: Change[]) => change(whole({ kind: 'text', quantity: 'all' }), changes),
  'use|try|take|want a|an|some? Font font|typeface|lettering|letters': (font: string) =>
    change(whole({ kind: 'text', quantity: 'all' }), [setting('font', font)]),
  'use V everywhere': (changes: Change[]) => change(whole({ kind: 'text', quantity: 'all' }), changes),
  'turn|switch NP off': (target: Reference[]) => change(target, [setting('visible', false)]),
  'turn|rotate|tilt NP by? Degrees': (target: Reference[], amount: number) =>
    change(target, [setting('rotation', Number(amount))]),
  'turn|rotate|tilt NP by? Number|Degrees degrees|deg? clockwise': (target: Reference[], amount: string | number) =>
    change(target, [setting('rotation', Number(amount))]),
  'turn|rotate|tilt NP by? Number|Degrees degrees|deg? counterclockwise|anticlockwise': (
    target: Reference[],
    amount: number,
  ) => change(target, [setting('rotation', -Number(amount))]),
  'NP in|to V': (target: Reference[], changes: Change[]) => change(target, changes),
  'NP should|must|could|can|shall|needs be V': (target: Reference[], changes: Change[]) => change(target, changes),
  'only|just Act': (act: Act<'change'>) => (act.type === 'change' ? act : null),
  'NP needs|has|have|ought to be V': (target: Reference[], changes: Change[]) => change(target, changes),
  'NP wants to be V': (target: Reference[], changes: Change[]) => change(target, changes),
  'NP is|are|looks|seems|feels|look so|really|very|way|super? ~Tiny': (target: Reference[]) =>
    change(target, [changed({ property: 'size', way: 'up' })]),
  'NP is|are|looks|seems|feels|look so|really|very|way|super? ~Giant': (target: Reference[]) =>
    change(target, [changed({ property: 'size', way: 'down' })]),
  'NP is|are|looks|seems|feels|look too Step': (target: Reference[], step: Look) => complaint(target, step, 1),
  'NP is|are|looks|seems|feels|look Degree too Step': (target: Reference[], degree: number, step: Look) =>
    complaint(target, step, degree),
  'NP looks|seems|feels|look|seem|feel Step': (target: Reference[], step: Look) =>
    step.property === 'size' ? complaint(target, step, 1) : null,
  'NP too Step': (target: Reference[], step: Look) => complaint(target, step, 1),
  'too Step': (step: Look) => complaint(it, step, 1),
  'NP is|are not Step enough': (target: Reference[], step: Look) => change(target, [changed(step)]),
  "NP isn't|isnt|aren't Step enough": (target: Reference[], step: Look) => change(target, [changed(step)]),
  'not Step enough': (step: Look) => change(it, [changed(step)]),
  '~Make PropertyOf to|be|into|as V': ({ property, target }: PropertyOf, changes: Change[]) =>
    ofProperty(property, target, changes),
  '~Make PropertyOf V': ({ property, target }: PropertyOf, changes: Change[]) => ofProperty(property, target, changes),
  '~Make PropertyOf a? bit|little|lot|much? more Font': ({ property, target }: PropertyOf, font: string) =>
    property === 'font' ? change(textsOr(target), [setting('font', font)]) : null,
  'PropertyOf V': ({ property, target }: PropertyOf, changes: Change[]) =>
    property === 'font' ? ofProperty(property, target, changes) : null,
  'PropertyOf to|is|should|must be? V': ({ property, target }: PropertyOf, changes: Change[]) =>
    ofProperty(property, target, changes),
  '~Make PropertyOf to Number %?': ({ property, target }: PropertyOf, amount: string) => {
    const one = measured(property, Number(amount), '');
    return one && change(target, [one]);
  },
  'Doing PropertyOf': (doing: Look, { property, target }: PropertyOf) =>
    doing.property === property
      ? change(target, [changed(doing)])
      : property === 'opacity' && doing.property === 'size'
        ? change(target, [changed({ property, way: doing.way })])
        : null,
  'Doing PropertyOf Degree': (doing: Look, { property, target }: PropertyOf, degree: number) =>
    doing.property === property ? change(target, [changed(doing, degree)]) : null,
  'tone|calm|dial|quiet|quieten|soften NP down Degree?': (target: Reference[], degree: number | undefined) =>
    change(target, [changed({ property: 'saturation', way: 'down' }, degree ?? 1)]),
  'Doing NP': (doing: Look, target: Reference[]) => change(target, [changed(doing)]),
  'Doing NP Degree': (doing: Look, target: Reference[], degree: number) => change(target, [changed(doing, degree)]),
  'bump|size|scale|crank|turn|blow NP up Degree|more?': (target: Reference[], degree: unknown) =>
    change(target, [changed({ property: 'size', way: 'up' }, typeof degree === 'number' ? degree : 1)]),
  'bump|size|scale NP down Degree|more?': (target: Reference[], degree: unknown) =>
    change(target, [changed({ property: 'size', way: 'down' }, typeof degree === 'number' ? degree : 1)]),
  'Doing NP a? lot|little|bit': (doing: Look, target: Reference[]) => change(target, [changed(doing)]),
  'Doing NP by? Number degrees|deg|°': (doing: Look, target: Reference[], amount: string | number) =>
    doing.property === 'rotation' && doing.way === 'up' ? change(target, [setting('rotation', Number(amount))]) : null,
  'rotate|turn|tilt NP by? Number degrees|deg|°': (target: Reference[], amount: string | number) =>
    change(target, [setting('rotation', Number(amount))]),
  'V on|for|to|from|in|around|behind NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'no|~Remove Property': (property: Property) => withoutProperty(it, property),
  // "i dont like the shadow, take it away"
  "i|we don't|dont|do? not? like|want|need PropertyOf ,|. ~TakeAway": ({ property, target }: PropertyOf) =>
    withoutProperty(target, property),
  'no|~Remove PropertyOf': ({ property, target }: PropertyOf) => withoutProperty(target, property),
  'no|~Remove ~Determiner? Property from|on|behind|around|under|off NP': (property: Property, target: Reference[]) =>
    withoutProperty(target, property),
  'Act , not NP': (act: Act<'change' | 'move'>, except: Reference[]) => sparing(act, except),
  'Act except|besides NP': (act: Act<'change' | 'move'>, except: Reference[]) => sparing(act, except),
  'no|without Look on|in|for|of|at NP': (look: Look, target: Reference[]) => without(look, target),
  'no|without Look At': (look: Look, at: Said) => without(look, whole({ kind: 'text', ...at })),
  'Act again|anymore|already|yet': (act: Act<'change'>) => (act.type === 'change' ? act : null),
  'Act ,? not Look': (act: Act<'change' | 'move'>, _wrong: Look) =>
    act.type === 'move' || act.type === 'change' ? act : null,
  'Act ,? not ~To': (act: Act<'move'>) => (act.type === 'move' ? act : null),
  'Act but not NP': (act: Act<'change' | 'move'>, except: Reference[]) => sparing(act, except),
  'Act except for NP': (act: Act<'change' | 'move'>, except: Reference[]) => sparing(act, except),
  'Act apart from NP': (act: Act<'change' | 'move'>, except: Reference[]) => sparing(act, except),
  'Act , V': (act: Act<'change'>, changes: Change[]) =>
    act.type === 'change' && !clash(act.changes, changes) ? { ...act, changes: [...act.changes, ...changes] } : null,
  'Act and V': (act: Act<'change'>, changes: Change[]) =>
    act.type === 'change' && !clash(act.changes, changes) ? { ...act, changes: [...act.changes, ...changes] } : null,
});

export const CHANGES: Rule[] = [...CAME_OUT, ...SET];

/** A look said alone is about what was spoken of last: dearer than any reading that names something. */
export const FRAGMENTS: Rule[] = rules('Act', 0.7, { V: (changes: Change[]) => change(it, changes) });

/** How a property that can be taken off is set then. */
const OFF: Partial<Record<Property, Change['value']>> = {
  shadow: 'none',
  groundShadow: 'none',
  outline: 'none',
  highlight: 'none',
  weight: 'regular',
  letterCase: 'as-typed',
  rotation: 0,
  effect: 'none',
  curve: 0,
  reflection: 'none',
  dash: 'solid',
  heads: 'none',
};

function withoutProperty(target: Reference[], property: Property): Act<'change'> | null {
  const value = OFF[property];
  return value === undefined ? null : change(target, [setting(property, value)]);
}

function sparing(act: Act<'change' | 'move'>, except: Reference[]): Act<'change' | 'move'> | null {
  if (act.type !== 'change' && act.type !== 'move') return null;
  const [only] = act.target;
  return act.target.length === 1 && only?.quantity === 'all' ? { ...act, target: [{ ...only, except }] } : null;
}

/** "the font" of nothing in particular is that of all texts. */
const textsOr = (target: Reference[]): Reference[] =>
  target.every(({ pronoun }) => pronoun !== null) ? [whole({ kind: 'text', quantity: 'all' })].flat() : target;

function tooSmall(target: Reference[], step: Look): Act<'change'> | null {
  return step.property === 'size' && step.way === 'down' ? complaint(target, step, 1) : null;
}

function complaint(target: Reference[], step: Look, degree: number): Act<'change'> | null {
  const less = opposite(changed(step, degree));
  return less && change(target, [less]);
}

function ofProperty(property: Property, target: Reference[], changes: Change[]): Act<'change'> | null {
  const fits = fitting(property, changes);
  // "the words in navy": those on the page, and not those of whatever was spoken of.
  const isOfWords = property === 'words' && target.every(({ pronoun }) => pronoun !== null);
  return fits && change(isOfWords ? whole({ kind: 'text' }) : target, fits);
}
