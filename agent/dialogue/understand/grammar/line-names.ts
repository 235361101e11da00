/** What goes by its name before the noun: "a double border" by how it is drawn, "an RSVP line" by what it says. */
import { rules, type Rule } from '../chart.ts';
import { textOf, type Kind } from './adding.ts';
import { setting } from './meanings.ts';

const bordered =
  (style: string) =>
  (kind: Kind): Kind | null =>
    kind.form === 'border' ? { ...kind, looks: [...kind.looks, setting('dash', style)] } : null;

export const LINE_NAMES: readonly Rule[] = [
  ...rules('ShapeKind', 0.02, {
    'double|doubled|twofold|double-line|two-line ShapeKind': bordered('double'),
    'rounded ShapeKind': bordered('rounded'),
  }),
  ...rules('New', 0.02, {
    'a|an|the? Shout line': (text: string) => textOf(text),
    'a|an|the? Shout line : T': (head: string, text: string) => textOf(`${head} ${text}`),
  }),
];
