/**
 * The grammar of requests about a page, as a table: things, looks and places, and what is asked of them. Coordination,
 * degrees, negation and correction are rules once, for every kind of thing and property.
 */
import type { Place } from '#tools/contract/page-space.ts';
import type { ActOf } from '../acts/act.ts';
import type { Change, Destination, Property } from '../acts/edits.ts';
import { reference, type Reference } from '../acts/reference.ts';
import { FACT_KINDS } from '../acts/values.ts';
import { grammarOf, rules, type Rule } from './chart.ts';

type Said = Partial<Reference>;
type Look = Pick<Change, 'property' | 'way'> & { value?: Change['value'] };
type Side = Extract<Destination, { to: 'side' }>['side'];
type Way = Extract<Destination, { to: 'way' }>['way'];
type Act<Type extends 'change' | 'reword' | 'move' | 'remove' | 'duplicate' | 'undo' | 'redo'> = Omit<
  ActOf<Type>,
  'span'
>;

/** What two parts of a phrase say together; null: they contradict each other. */
function together(...parts: (Said | undefined)[]): Said | null {
  const said: Record<string, unknown> = {};
  for (const part of parts)
    for (const [key, value] of Object.entries(part ?? {})) {
      if (value === null || value === undefined) continue;
      if (key in said && said[key] !== value) {
        if (key !== 'quantity') return null;
        continue;
      }
      said[key] = value;
    }
  return said;
}

const it: Reference[] = [reference({ pronoun: 'it' })];
const whole = (said: Said): Reference[] => [reference(said)];

const changed = ({ property, way, value = null }: Look, degree = 1, like: Reference | null = null): Change => ({
  property,
  way,
  value,
  degree,
  like,
});
const setting = (property: Property, value: Change['value']): Change => changed({ property, way: 'set', value });
const opposite = (change: Change): Change | null =>
  change.way === 'set' ? null : { ...change, way: change.way === 'up' ? 'down' : 'up' };

const change = (target: Reference[], changes: Change[]): Act<'change'> => ({ type: 'change', target, changes });
const move = (target: Reference[], destination: Destination): Act<'move'> => ({ type: 'move', target, destination });
const remove = (target: Reference[]): Act<'remove'> => ({ type: 'remove', target });
const reword = (target: Reference, from: string | null, to: string): Act<'reword'> => ({
  type: 'reword',
  target,
  from,
  to,
});
const undo = (what: Partial<Act<'undo'>>): Act<'undo'> => ({
  type: 'undo',
  turns: null,
  everything: false,
  target: [],
  properties: [],
  keeps: null,
  since: null,
  restores: false,
  ...what,
});

/** "40 px" of a property that has such values; null: it has none. */
function measured(property: Property, amount: number, unit: 'px' | '%' | '' | 'deg'): Change | null {
  if (property === 'size' && (unit === 'px' || unit === '')) return setting('size', amount);
  if (property === 'opacity' && unit !== 'px' && unit !== 'deg') return setting('opacity', amount);
  if (property === 'rotation' && (unit === 'deg' || unit === '')) return setting('rotation', amount);
  return null;
}

/** A value said of a named property: only a value of that property fits. */
const fitting = (property: Property, changes: readonly Change[]): Change[] | null => {
  const related: Partial<Record<Property, readonly Property[]>> = {
    font: ['weight', 'italic', 'letterCase', 'size'],
    words: ['letterCase', 'weight', 'color'],
  };
  const fits = (one: Change) => one.property === property || (related[property] ?? []).includes(one.property);
  return changes.every(fits) ? [...changes] : null;
};

const THINGS: Rule[] = [
  ...rules('N', 0.2, {
    Noun: (noun: Said) => noun,
    'Adjective N': (adjective: Said, noun: Said) => together(adjective, noun),
    'Color N': (color: string, noun: Said) => together({ color }, noun),
    'Place N': (place: Place, noun: Said) => together({ place }, noun),
    'Said N': (words: string, noun: Said) => together({ words }, noun),
    'Quote N': (words: string, noun: Said) => together({ words }, noun),
    Unknown: (words: string) => ({ words }),
    'Unknown N': (words: string, noun: Said) => together({ words }, noun),
    'N Quote': (noun: Said, words: string) => together(noun, { words }),
    'N that|which|where says|reads|say Quote|Said': (noun: Said, words: string) => together(noun, { words }),
    'N it says Quote|Said': (noun: Said, words: string) => together(noun, { words }),
    'N saying|reading|with Quote|Said': (noun: Said, words: string) => together(noun, { words }),
    'N At': (noun: Said, at: Said) => together(noun, at),
    'N that is|are|sits At': (noun: Said, at: Said) => together(noun, at),
    "N that's|thats At": (noun: Said, at: Said) => together(noun, at),
    'N you added|made|put|drew': (noun: Said) => together(noun, { deed: 'made' }),
    'N that? you just? changed|moved': (noun: Said) => together(noun, { deed: 'changed' }),
  }),
  ...rules('At', 0.2, {
    'at|in|on the? Place': (place: Place) => ({ place }),
    'on page Number': (page: number) => ({ page }),
  }),
  ...rules('NP', 0.2, {
    N: (said: Said) => whole(said),
    '~Determiner N': (said: Said) => whole(said),
    'Quantity N': (quantity: Said, said: Said) => {
      const all = together(said, quantity);
      return all && whole(all);
    },
    Pronoun: (said: Said) => whole(said),
    Said: (words: string) => whole({ words }),
    '~Determiner Said': (words: string) => whole({ words }),
    Quote: (words: string) => whole({ words }),
    '~Determiner Quote': (words: string) => whole({ words }),
    'the Color one|text': (color: string) => whole({ color }),
    'the Place one': (place: Place) => whole({ place }),
    'NP and|&|+|plus|, NP': (some: Reference[], others: Reference[]) => [...some, ...others],
    'NP , and NP': (some: Reference[], others: Reference[]) => [...some, ...others],
    'NP except|but|without|besides NP': (all: Reference[], except: Reference[]) =>
      all.length === 1 && all[0]?.quantity === 'all' ? [{ ...all[0], except }] : null,
    'NP except|apart for|from NP': (all: Reference[], except: Reference[]) =>
      all.length === 1 && all[0]?.quantity === 'all' ? [{ ...all[0], except }] : null,
    'NP but not NP': (all: Reference[], except: Reference[]) =>
      all.length === 1 && all[0]?.quantity === 'all' ? [{ ...all[0], except }] : null,
  }),
  ...rules('PropertyOf', 0.1, {
    '~Determiner? Property of NP': (property: Property, target: Reference[]) => ({ property, target }),
    'NP Property': (target: Reference[], property: Property) => ({ property, target }),
    "NP 's Property": (target: Reference[], property: Property) => ({ property, target }),
    '~Determiner? Property': (property: Property) => ({ property, target: it }),
  }),
];

interface PropertyOf {
  property: Property;
  target: Reference[];
}

const LOOKS: Rule[] = [
  ...rules('V', 0.1, {
    Color: (color: string) => [setting('color', color)],
    'in Color': (color: string) => [setting('color', color)],
    'Color instead': (color: string) => [setting('color', color)],
    'Color letters|text|font|lettering': (color: string) => [setting('color', color)],
    Font: (font: string) => [setting('font', font)],
    'in|to Font font|letters?': (font: string) => [setting('font', font)],
    'in a? Font': (font: string) => [setting('font', font)],
    Look: (look: Look) => [changed(look)],
    'in|a Look': (look: Look) => [changed(look)],
    'not Look': (look: Look) => {
      if (typeof look.value === 'boolean') return [setting(look.property, !look.value)];
      const value = OFF[look.property];
      return value === undefined ? null : [setting(look.property, value)];
    },
    'no|without|less Look': (look: Look) =>
      look.property === 'shadow' || look.property === 'outline' ? [setting(look.property, 'none')] : null,
    Step: (step: Look) => [changed(step)],
    'Degree Step': (degree: number, step: Look) => [changed(step, degree)],
    'Step Degree': (step: Look, degree: number) => [changed(step, degree)],
    'not so|as|that|too|quite Step': (step: Look) => {
      const less = opposite(changed(step, 1));
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
    'as big|large|small|tall|huge as NP': (like: Reference[]) =>
      like.length === 1 ? [changed({ property: 'size', way: 'set' }, 1, like[0])] : null,
    'the? same Property as|like NP': (property: Property, like: Reference[]) =>
      like.length === 1 ? [changed({ property, way: 'set' }, 1, like[0])] : null,
    '~Determiner? Property of NP': (property: Property, like: Reference[]) =>
      like.length === 1 ? [changed({ property, way: 'set' }, 1, like[0])] : null,
    'V and|,|& V': (some: Change[], others: Change[]) => (clash(some, others) ? null : [...some, ...others]),
    'V , and V': (some: Change[], others: Change[]) => (clash(some, others) ? null : [...some, ...others]),
    'V but V': (some: Change[], others: Change[]) => (clash(some, others) ? null : [...some, ...others]),
    'V not V': (right: Change[], wrong: Change[]) => (clash(right, wrong) ? right : null),
    'not V but V': (wrong: Change[], right: Change[]) => (clash(right, wrong) ? right : null),
  }),
];

/** Whether two lists say different things of one property. */
function clash(some: readonly Change[], others: readonly Change[]): boolean {
  return some.some(({ property }) => others.some((other) => other.property === property));
}

/** Changes that leave a thing where it is; "no shadow" and "hidden" are not said by "should be". */
const CHANGES: Rule[] = rules('Act', 0.1, {
  '~Make NP V': (target: Reference[], changes: Change[]) => change(target, changes),
  '~Make NP to|in|into|as|be V': (target: Reference[], changes: Change[]) => change(target, changes),
  '~Make NP to be V': (target: Reference[], changes: Change[]) => change(target, changes),
  '~Make V NP': (changes: Change[], target: Reference[]) => change(target, changes),
  '~Make V for|on|to NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'add Look to|on|behind|under NP': (look: Look, target: Reference[]) => change(target, [changed(look)]),
  'give NP Look': (target: Reference[], look: Look) => change(target, [changed(look)]),
  'NP V': (target: Reference[], changes: Change[]) => change(target, changes),
  'V NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'NP in|to V': (target: Reference[], changes: Change[]) => change(target, changes),
  'NP should|must|could|can|shall|needs be V': (target: Reference[], changes: Change[]) => change(target, changes),
  'NP needs|has|have|ought to be V': (target: Reference[], changes: Change[]) => change(target, changes),
  'NP wants to be V': (target: Reference[], changes: Change[]) => change(target, changes),
  'NP is|are|looks|seems|feels|look too Step': (target: Reference[], step: Look) => complaint(target, step, 1),
  'NP is|are|looks|seems|feels|look Degree too Step': (target: Reference[], degree: number, step: Look) =>
    complaint(target, step, degree),
  'NP too Step': (target: Reference[], step: Look) => complaint(target, step, 1),
  'too Step': (step: Look) => complaint(it, step, 1),
  'NP is|are not Step enough': (target: Reference[], step: Look) => change(target, [changed(step)]),
  "NP isn't|isnt|aren't Step enough": (target: Reference[], step: Look) => change(target, [changed(step)]),
  'not Step enough': (step: Look) => change(it, [changed(step)]),
  '~Make PropertyOf to|be|into|as V': ({ property, target }: PropertyOf, changes: Change[]) =>
    ofProperty(property, target, changes),
  '~Make PropertyOf V': ({ property, target }: PropertyOf, changes: Change[]) => ofProperty(property, target, changes),
  'PropertyOf to|is|should|must be? V': ({ property, target }: PropertyOf, changes: Change[]) =>
    ofProperty(property, target, changes),
  '~Make PropertyOf to Number %?': ({ property, target }: PropertyOf, amount: number) => {
    const one = measured(property, amount, '');
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
  'Doing NP': (doing: Look, target: Reference[]) => change(target, [changed(doing)]),
  'Doing NP Degree': (doing: Look, target: Reference[], degree: number) => change(target, [changed(doing, degree)]),
  'Doing NP a? lot|little|bit': (doing: Look, target: Reference[]) => change(target, [changed(doing)]),
  'Doing NP by? Number degrees|deg|°': (doing: Look, target: Reference[], amount: number) =>
    doing.property === 'rotation' && doing.way === 'up' ? change(target, [setting('rotation', amount)]) : null,
  'rotate|turn|tilt NP by? Number degrees|deg|°': (target: Reference[], amount: number) =>
    change(target, [setting('rotation', amount)]),
  'V on|for|to|from|in|around|behind NP': (changes: Change[], target: Reference[]) => change(target, changes),
  'no|~Remove Property': (property: Property) => withoutProperty(it, property),
  'no|~Remove PropertyOf': ({ property, target }: PropertyOf) => withoutProperty(target, property),
  'no|~Remove ~Determiner? Property from|on|behind|around|under|off NP': (property: Property, target: Reference[]) =>
    withoutProperty(target, property),
  'Act except|besides NP': (act: Act<'change'>, except: Reference[]) => sparing(act, except),
  'Act but not NP': (act: Act<'change'>, except: Reference[]) => sparing(act, except),
  'Act except for NP': (act: Act<'change'>, except: Reference[]) => sparing(act, except),
  'Act apart from NP': (act: Act<'change'>, except: Reference[]) => sparing(act, except),
  'Act , V': (act: Act<'change'>, changes: Change[]) =>
    act.type === 'change' && !clash(act.changes, changes) ? { ...act, changes: [...act.changes, ...changes] } : null,
  'Act and V': (act: Act<'change'>, changes: Change[]) =>
    act.type === 'change' && !clash(act.changes, changes) ? { ...act, changes: [...act.changes, ...changes] } : null,
});

/** A look said alone is about what was spoken of last: dearer than any reading that names something. */
const FRAGMENTS: Rule[] = rules('Act', 0.7, { V: (changes: Change[]) => change(it, changes) });

/** What is left untouched is nobody's deed: "but don't touch the rest". */
const LEFT_ALONE: Rule[] = rules('Kept', 0.1, {
  "don't|dont|not touch|change|move|alter NP": (kept: Reference[]) => kept,
  'do not touch|change|move|alter NP': (kept: Reference[]) => kept,
  'leave|keep NP as|how|like it|they is|are|was?': (kept: Reference[]) => kept,
  'leave|keep NP alone|there|untouched|unchanged': (kept: Reference[]) => kept,
  'leave|keep NP': (kept: Reference[]) => kept,
  'nothing else': () => [],
});

/** How a property that can be taken off is set then. */
const OFF: Partial<Record<Property, Change['value']>> = {
  shadow: 'none',
  outline: 'none',
  highlight: 'none',
  weight: 'regular',
  letterCase: 'as-typed',
  rotation: 0,
};

function withoutProperty(target: Reference[], property: Property): Act<'change'> | null {
  const value = OFF[property];
  return value === undefined ? null : change(target, [setting(property, value)]);
}

function sparing(act: Act<'change'>, except: Reference[]): Act<'change'> | null {
  const [only] = act.target;
  return act.type === 'change' && act.target.length === 1 && only?.quantity === 'all'
    ? { ...act, target: [{ ...only, except }] }
    : null;
}

function complaint(target: Reference[], step: Look, degree: number): Act<'change'> | null {
  const less = opposite(changed(step, degree));
  return less && change(target, [less]);
}

function ofProperty(property: Property, target: Reference[], changes: Change[]): Act<'change'> | null {
  const fits = fitting(property, changes);
  return fits && change(target, fits);
}

const MOVES: Rule[] = [
  ...rules('To', 0.1, {
    'to|in|at|into|on the? Place': (place: Place) => ({ to: 'place', place }),
    'to|in|at|into|on the? Place of? the? page|corner|design|poster|side|picture?': (place: Place) => ({
      to: 'place',
      place,
    }),
    'the? Place corner': (place: Place) => ({ to: 'place', place }),
    Way: (way: Way) => ({ to: 'way', way, degree: 1, px: null }),
    Edge: (edge: 'left' | 'right') => ({ to: 'edge', edge }),
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
    'Side NP': (side: Side, of: Reference[]) => (of.length === 1 && of[0] ? { to: 'side', side, of: of[0] } : null),
    'to? the? Side NP': (side: Side, of: Reference[]) =>
      of.length === 1 && of[0] ? { to: 'side', side, of: of[0] } : null,
  }),
  ...rules('Act', 0.1, {
    '~Move NP To': (target: Reference[], to: Destination) => move(target, to),
    '~Move NP Place': (target: Reference[], place: Place) => move(target, { to: 'place', place }),
    '~Move To NP': (to: Destination, target: Reference[]) => (to.to === 'way' ? move(target, to) : null),
    'NP To': (target: Reference[], to: Destination) => move(target, to),
    'NP Place': (target: Reference[], place: Place) => move(target, { to: 'place', place }),
    'NP should|must|can|could go|be|sit|stand|move To': (target: Reference[], to: Destination) => move(target, to),
    'NP belongs|goes To': (target: Reference[], to: Destination) => move(target, to),
    'center|centre|middle NP': (target: Reference[]) => move(target, { to: 'place', place: 'center' }),
    '~Move NP to the? front|foreground': (target: Reference[]) => change(target, [setting('order', 'front')]),
    '~Move NP forward|forwards': (target: Reference[]) => change(target, [setting('order', 'forward')]),
    'send|~Move NP backward|backwards': (target: Reference[]) => change(target, [setting('order', 'backward')]),
    'send|~Move NP to the? back': (target: Reference[]) => change(target, [setting('order', 'back')]),
  }),
];

const REMOVALS: Rule[] = rules('Act', 0.1, {
  '~Remove NP': remove,
  'get rid of NP': remove,
  'take|cut|leave|throw|strip NP out|off|away|down': remove,
  '~Remove NP completely|entirely|altogether|fully|pls': remove,
  'no NP': remove,
  'no more NP': remove,
  'without NP': remove,
  "i|we don't|dont want|need NP": remove,
  "i|we don't|dont want|need NP anymore|there": remove,
  'i do not want|need NP': remove,
  'NP can|should|must go': remove,
  'NP has|have|needs to go': remove,
  'NP away|gone|out': remove,
  "NP isn't|isnt needed|necessary": remove,
});

const DUPLICATES: Rule[] = rules('Act', 0.1, {
  '~Copy NP': (target: Reference[]): Act<'duplicate'> => ({ type: 'duplicate', target }),
  'make|add a copy|duplicate of NP': (target: Reference[]): Act<'duplicate'> => ({ type: 'duplicate', target }),
});

const WORDS: Rule[] = [
  ...rules('Fixed', 0.1, {
    Quote: (text: string) => text,
    Value: (text: string) => text,
    Number: (value: number) => String(value),
  }),
  ...rules('Given', 0.1, {
    Value: (text: string) => text,
    Number: (value: number) => String(value),
  }),
  ...rules('T', 0.1, { Fixed: (text: string) => text, Rest: (text: string) => text }),
  ...rules('Act', 0.3, {
    '~Exchange Said|Quote to|with|into|by|for T': (from: string, to: string) => reword(reference({}), from, to),
    '~Exchange from? Said|Quote to|with|into T': (from: string, to: string) => reword(reference({}), from, to),
    'Said should|must be Fixed': (from: string, to: string) => reword(reference({}), from, to),
    'Said should|must say|read T': (from: string, to: string) => reword(reference({}), from, to),
    'Said should|must be Fixed not Said': (from: string, to: string) => reword(reference({}), from, to),
    'still? Said , should|must be|say Fixed': (from: string, to: string) => reword(reference({}), from, to),
    'Fixed not Said': (to: string, from: string) => reword(reference({}), from, to),
    'Fixed instead of Said': (to: string, from: string) => reword(reference({}), from, to),
    'make|write|say|put|have T instead of Said': (to: string, from: string) => reword(reference({}), from, to),
    '~Exchange NP to|into T': (target: Reference[], to: string) => rewordAll(target, to),
    '~Exchange NP from Said to T': (target: Reference[], from: string, to: string) =>
      target.length === 1 && target[0] ? reword(target[0], from, to) : null,
    'make|have|let|set NP be? Given': (target: Reference[], to: string) => rewordFact(target, to),
    'make|have|let|set NP be? Quote': (target: Reference[], to: string) => rewordAll(target, to),
    'NP should|must be Given': (target: Reference[], to: string) => rewordFact(target, to),
    'NP should|must be Quote': (target: Reference[], to: string) => rewordAll(target, to),
    '~Determiner? Property should|must be Fixed not Said': (_property: Property, to: string, from: string) =>
      reword(reference({}), from, to),
    'make|have|let NP say|read T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP should|must|needs say|read T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP is|are Given': (target: Reference[], to: string) => rewordFact(target, to),
    'NP is|are Quote': (target: Reference[], to: string) => rewordAll(target, to),
    'NP to T': (target: Reference[], to: string) => rewordAll(target, to),
    'NP : T': (target: Reference[], to: string) => rewordAll(target, to),
  }),
];

/** "the price is 12 now": a value takes the place of a fact, never of other words. */
const rewordFact = (target: Reference[], to: string): Act<'reword'> | null =>
  (FACT_KINDS as readonly (string | null)[]).includes(target[0]?.kind ?? null) ? rewordAll(target, to) : null;

/** Kinds whose words may be told to be others. */
function rewordAll(target: Reference[], to: string): Act<'reword'> | null {
  const [only] = target;
  return target.length === 1 && only && only.kind !== 'photo' && only.kind !== 'background' && only.quantity !== 'all'
    ? reword(only, null, to)
    : null;
}

const UNDOING: Rule[] = [
  ...rules('DeedOf', 0.1, {
    '~Determiner? DeedName': (property: Property) => ({ properties: [property], target: [] }),
    '~Determiner? Property change|changes|part|thing|edit|bit|stuff?': (property: Property) => ({
      properties: [property],
      target: [],
    }),
    '~Determiner? Look|Step? thing|part|change': (look: Look | undefined) =>
      look ? { properties: [look.property], target: [] } : null,
    '~Determiner? Look': (look: Look) => ({ properties: [look.property], target: [] }),
    'PropertyOf change|changes?': ({ property, target }: PropertyOf) => ({
      properties: [property],
      target: target.filter(({ pronoun }) => pronoun === null),
    }),
    '~Determiner? Color': () => ({ properties: ['color'], target: [] }),
    '~Determiner? Color color|colour|one|thing': () => ({ properties: ['color'], target: [] }),
    'DeedOf of|on|to|for NP': (deed: Act<'undo'>, target: Reference[]) => ({ ...deed, target }),
    '~Determiner? Number thing|one|bit|change|part|stuff?': (amount: number) => ({
      properties: [],
      target: whole({ words: String(amount) }),
    }),
    '~Determiner? Number|Value N thing|bit|change|part?': (amount: number | string, noun: Said) => ({
      properties: [],
      target: whole({ ...noun, words: String(amount) }),
    }),
    '~Determiner? new|old|latest|last Property|DeedName change|one?': (property: Property) => ({
      properties: [property],
      target: [],
    }),
    'what you did to|with NP': (target: Reference[]) => ({ properties: [], target }),
    'NP change|changes|thing|part|bit|edit?': (target: Reference[]) =>
      target.some(({ pronoun, quantity }) => pronoun !== null || quantity !== null) ? null : { properties: [], target },
    '~Determiner? DeedName of NP': (property: Property, target: Reference[]) => ({ properties: [property], target }),
  }),
  ...rules('Act', 0.1, {
    '~Undo': () => undo({}),
    '~Undo that|it|this|please': () => undo({}),
    '~Undo that|the last|previous change|step|one|edit|thing|action|move': () => undo({}),
    '~Undo the? last Number changes|steps|ones|edits|things': (turns: number) => undo({ turns }),
    '~Undo Number changes|steps|times|x': (turns: number) => undo({ turns }),
    'go back Number steps|step|changes': (turns: number) => undo({ turns }),
    'go back|one step|a step|back|ctrl z': () => undo({}),
    'go back a|one step': () => undo({}),
    '~Undo everything|all': () => undo({ everything: true }),
    '~Undo all of it|that|them': () => undo({ everything: true }),
    '~Undo only DeedOf': (deed: Partial<Act<'undo'>>) => undo(deed),
    '~Undo DeedOf': (deed: Partial<Act<'undo'>>) => undo(deed),
    '~Undo DeedOf only|though|again': (deed: Partial<Act<'undo'>>) => undo(deed),
    '~Undo everything|all since|after NP': (since: Reference[]) => (since[0] ? undo({ since: since[0] }) : null),
    '~Undo everything|all ~Except DeedOf': (keeps: { properties: Property[]; target: Reference[] }) =>
      undo({ everything: true, keeps }),
    'put|change|turn|bring|set|switch|get|move DeedOf back': (deed: Partial<Act<'undo'>>) => undo(deed),
    'DeedOf back': (deed: Partial<Act<'undo'>>) => undo({ ...deed, restores: (deed.properties ?? []).length === 0 }),
    'DeedOf back please|again': (deed: Partial<Act<'undo'>>) =>
      undo({ ...deed, restores: (deed.properties ?? []).length === 0 }),
    'put|change|turn|bring|set DeedOf back to? how|what|where|as? it was|were before?': (deed: Partial<Act<'undo'>>) =>
      undo(deed),
    'put|bring|get|want|give NP back': (target: Reference[]) => undo({ target, restores: true }),
    'put|bring|get|want|give NP back in|again|on': (target: Reference[]) => undo({ target, restores: true }),
    'i want NP back': (target: Reference[]) => undo({ target, restores: true }),
    '~Restore NP': (target: Reference[]) => undo({ target, restores: true }),
    '~Restore DeedOf': (deed: Partial<Act<'undo'>>) => undo(deed),
    'DeedOf as|like|how it was before?': (deed: Partial<Act<'undo'>>) => undo(deed),
    redo: (): Act<'redo'> => ({ type: 'redo' }),
    'redo that|it|this': (): Act<'redo'> => ({ type: 'redo' }),
  }),
  ...rules('Except', 0.1, {
    'except|but|besides|without': () => ({}),
    'except for': () => ({}),
    'apart from': () => ({}),
    'but not': () => ({}),
    'but keep': () => ({}),
    'and keep': () => ({}),
  }),
];

const TABLE: readonly Rule[] = [
  ...THINGS,
  ...LOOKS,
  ...CHANGES,
  ...FRAGMENTS,
  ...LEFT_ALONE,
  ...MOVES,
  ...REMOVALS,
  ...DUPLICATES,
  ...WORDS,
  ...UNDOING,
];

export const EDIT_GRAMMAR = grammarOf(TABLE);

/** All words that stand in rules themselves. */
export const GRAMMAR_WORDS: readonly string[] = TABLE.flatMap(({ parts }) => parts).flatMap((part) =>
  part.startsWith("'") ? [part.slice(1)] : [],
);
