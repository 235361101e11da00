/**
 * Looks told against other things: "bolder than the headline", "less bold than the rest", "as wide as the photo", "the
 * biggest thing on the page". What it is compared with decides how far a step goes.
 */
import type { Change, Property } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, opposite, type Act, type Look } from './meanings.ts';

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
    'the? same width|breadth as|like NP': asThat('width'),
    'the? same height as|like NP': asThat('height'),
  }),
  // Never before a noun: "the biggest text green" names a text.
  ...rules('MostOfAll', 0.02, {
    'the? Most ~AnyThing': most,
    'the Most': most,
    'the? Most ~OfThePage': most,
    'the? main|first|most ~Important? ~AnyThing|focus|attraction|message': () => [
      changed({ property: 'emphasis', way: 'up' }),
    ],
    'the? first ~AnyThing that? you|people|everyone|they see|sees|notice|notices|read|reads': () => [
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
