/** What phrases mean before they are acts, and how parts of them come together. */
import type { ActOf, EditAct } from '../../acts/act.ts';
import { undoOf, type Change, type Destination, type Property } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';

export type Said = Partial<Reference>;
export type Look = Pick<Change, 'property' | 'way'> & { value?: Change['value'] };
export interface Factor {
  way: 'up' | 'down';
  degree: number;
}
export type Level = Extract<Destination, { to: 'level' }>['level'];
export type Side = Extract<Destination, { to: 'side' }>['side'];
export type Way = Extract<Destination, { to: 'way' }>['way'];
export type Edge = Extract<Destination, { to: 'edge' }>['edge'];
type EditType = EditAct['type'];
export type Act<Type extends EditType> = Omit<ActOf<Type>, 'span'>;
export interface PropertyOf {
  property: Property;
  target: Reference[];
}

/** What two parts of a phrase say together; null: they contradict each other. */
export function together(...parts: (Said | undefined)[]): Said | null {
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

export const it: Reference[] = [reference({ pronoun: 'it' })];
export const whole = (said: Said): Reference[] => [reference(said)];

export const changed = ({ property, way, value = null }: Look, degree = 1, like: Reference | null = null): Change => ({
  property,
  way,
  value,
  degree,
  like,
  was: null,
});
export const setting = (property: Property, value: Change['value']): Change => changed({ property, way: 'set', value });
/** What lies behind a text: its pill, or a shape that holds it. */
export interface Ground {
  ground: Reference[];
  color: string | null;
}
/** "the color of the headline". */
export const alike = (property: Property, like: Reference[]): Change[] | null =>
  like.length === 1 && like[0] ? [changed({ property, way: 'set' }, 1, like[0])] : null;
export const opposite = (change: Change): Change | null =>
  change.way === 'set' ? null : { ...change, way: change.way === 'up' ? 'down' : 'up' };

export const change = (target: Reference[], changes: Change[]): Act<'change'> => ({ type: 'change', target, changes });
export const move = (target: Reference[], destination: Destination): Act<'move'> => ({
  type: 'move',
  target,
  destination,
});
export const remove = (target: Reference[]): Act<'remove'> => ({ type: 'remove', target });
export const reword = (target: Reference, from: string | null, to: string): Act<'reword'> => ({
  type: 'reword',
  target,
  from,
  to,
});
export function undo({ target = [], ...what }: Partial<Act<'undo'>>): Act<'undo'> {
  // "put it back like it was": whatever was done last.
  const named = target.filter(({ pronoun, quantity }) => pronoun === null || quantity !== null);
  return undoOf({ target: named, ...what });
}

/** "40 px" of a property that has such values; null: it has none. */
export function measured(property: Property, amount: number, unit: 'px' | '%' | '' | 'deg'): Change | null {
  if (property === 'size' && (unit === 'px' || unit === '')) return setting('size', amount);
  if ((property === 'width' || property === 'height') && (unit === 'px' || unit === '') && amount > 0)
    return setting(property, amount);
  if ((property === 'lineHeight' && amount <= 4) || property === 'letterSpacing') return setting(property, amount);
  if (property === 'opacity' && unit !== 'px' && unit !== 'deg') return setting('opacity', amount);
  if (property === 'rotation' && (unit === 'deg' || unit === '')) return setting('rotation', amount);
  return null;
}

/** A value said of a named property: only a value of that property fits. */
export const fitting = (property: Property, changes: readonly Change[]): Change[] | null => {
  const related: Partial<Record<Property, readonly Property[]>> = {
    font: ['weight', 'italic', 'letterCase', 'size'],
    words: ['letterCase', 'weight', 'color'],
  };
  const fits = (one: Change) => one.property === property || (related[property] ?? []).includes(one.property);
  return changes.every(fits) ? [...changes] : null;
};

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
/** A count in words or figures. */
export const counted = (said: string): number => (COUNTS.includes(said) ? COUNTS.indexOf(said) : Number(said));

type Any = Act<EditAct['type']>;
/** More than one thing asked for at once: "like a tag in the corner". */
export interface Several {
  type: 'several';
  acts: readonly Any[];
}

export const several = (...acts: Any[]): Several => ({ type: 'several', acts });

/** What a phrase asks for, each by itself. */
export const actsIn = (meaning: unknown): readonly unknown[] =>
  (meaning as Partial<Several> | null)?.type === 'several' ? (meaning as Several).acts : [meaning];
