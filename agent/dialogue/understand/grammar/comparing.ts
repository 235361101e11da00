/**
 * Looks told against other things: "bolder than the headline", "less bold than the rest", "as wide as the photo", "the
 * biggest thing on the page". What it is compared with decides how far a step goes.
 */
import type { Property } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { changed, opposite, type Look } from './meanings.ts';

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
const most = (look: Look) => [changed(look, 1, theRest())];

export const COMPARING: Rule[] = [
  ...rules('AllOfIt', 0.02, {
    'on|in|of the|this|my|our? page|poster|flyer|flier|design|post|ad|card|canvas|picture|whole?': () => ({}),
    'on|in|of it|here|there|all|them|everything': () => ({}),
    'by far': () => ({}),
  }),
  ...rules('Thing', 0.02, {
    'thing|text|one|element|part|bit|line|word|words|item|object|piece': () => ({}),
    'Thing ~AllOfIt': () => ({}),
    'Thing that? you|people|everyone|they|customers|ppl see|sees|notice|notices|read|reads first?': () => ({}),
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
    'Degree? Step than any|all|every|each other|others ~Thing?': (degree: number | undefined, step: Look) =>
      than(step, [theRest()], degree),
    'not as|so Step as|like NP': notAs,
    'as wide|broad|long as NP': asThat('width'),
    'as tall|high as NP': asThat('height'),
    'as bold|thick|heavy|fat|thin|light as NP': asThat('weight'),
    'the? same width|breadth as|like NP': asThat('width'),
    'the? same height as|like NP': asThat('height'),
    'the? Most ~Thing': most,
    'the Most': most,
    'the? Most ~AllOfIt': most,
    'the? main|first|most ~Important? ~Thing|focus|attraction|message|star': () => [
      changed({ property: 'emphasis', way: 'up' }),
    ],
    'the? first ~Thing that? you|people|everyone|they see|sees|notice|notices|read|reads': () => [
      changed({ property: 'emphasis', way: 'up' }),
    ],
    'the focus|star|hero|highlight|centerpiece ~AllOfIt?': () => [changed({ property: 'emphasis', way: 'up' })],
    'the focal point': () => [changed({ property: 'emphasis', way: 'up' })],
  }),
  ...rules('Important', 0, { 'important|prominent|visible|noticeable|eye-catching': () => ({}) }),
];
