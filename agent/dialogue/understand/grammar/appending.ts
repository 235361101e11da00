/** Words and marks that come to those of a text: "add an exclamation mark to the headline", "put "Big" before the title". */
import { FACT_KINDS, TEXT_ROLES } from '../../acts/values.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { Act } from './meanings.ts';

const TEXTUAL: ReadonlySet<unknown> = new Set([
  ...TEXT_ROLES,
  ...FACT_KINDS,
  'text',
  'line',
  'name',
  'button',
  'badge',
]);

export const APPENDING: Rule[] = [
  ...rules('MarkNamed', 0, {
    'a|an|the|one|another exclamation mark|point|sign?': () => '!',
    'exclamation mark|point|sign?': () => '!',
    'a|the? question mark': () => '?',
    'a|the? full stop': () => '.',
    'a|the? period': () => '.',
    'two|2|double exclamation marks|points': () => '!!',
    'three|3|triple exclamation marks|points': () => '!!!',
    'a|the? colon': () => ':',
    'three|3? dots': () => '…',
    'an? ellipsis': () => '…',
  }),
  ...rules('Appended', 0.02, {
    MarkNamed: (mark: string) => mark,
    Fresh: (text: string) => text,
    Quote: (text: string) => text,
    'the? word|words|text Fresh|Quote|Shout|Unknown': (text: string) => text,
    Shout: (text: string) => text,
  }),
  ...rules('Act', 0, {
    '~Add|~Append Appended to|on|onto NP': (text: string, target: Reference[]) => append(text, target, 'end'),
    '~Add|~Append Appended at|to|on the? very? end of NP': (text: string, target: Reference[]) =>
      append(text, target, 'end'),
    '~Add|~Append Appended after NP': (text: string, target: Reference[]) => append(text, target, 'end'),
    '~Add|~Append Appended before NP': (text: string, target: Reference[]) => append(text, target, 'start'),
    '~Add|~Append Appended in front of NP': (text: string, target: Reference[]) => append(text, target, 'start'),
    '~Add|~Append Appended at|to the? very? start|beginning|front of NP': (text: string, target: Reference[]) =>
      append(text, target, 'start'),
    'NP needs|wants|should|must|could have|get? MarkNamed': (target: Reference[], text: string) =>
      append(text, target, 'end'),
    'end|finish NP with|on Appended': (target: Reference[], text: string) => append(text, target, 'end'),
    'start|begin NP with Appended': (target: Reference[], text: string) => append(text, target, 'start'),
  }),
  ...rules('Append', 0.02, { 'append|tack|attach': () => ({}) }),
];

/** Only to a text that is called so: to anything else it is put on the page. */
function append(text: string, [target, ...more]: Reference[], at: Act<'append'>['at']): Act<'append'> | null {
  const isText = target !== undefined && (target.kind === null ? target.words !== null : TEXTUAL.has(target.kind));
  return isText && more.length === 0 && target.quantity === null ? { type: 'append', target, text, at } : null;
}
