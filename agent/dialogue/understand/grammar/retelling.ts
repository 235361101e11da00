/**
 * What a line or a fact is to say, told by what it becomes: "make it 30% off sneakers and bags", "swap it to pounds, £49",
 * "monday's gone, its now this weekend".
 */
import { piecesIn } from '../../values/pieces.ts';
import { reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { contrast } from './wording.ts';
import { correct, reword, type Act } from './meanings.ts';

/** A line of the page with other words, and what it says now. */
export interface Retold {
  from: string;
  to: string;
}

const retold = ({ from, to }: Retold): Act<'reword'> => reword(reference({}), from, to);
const fact = (to: string): Act<'correct'> | null => (piecesIn(to).length > 0 ? correct({ to: [to] }) : null);

export const RETELLING: Rule[] = [
  ...rules('Currency', 0, {
    'pounds|pound|euros|euro|dollars|dollar|quid|gbp|eur|usd|aud|bucks|rupees|yen|francs|sterling': () => ({}),
  }),
  ...rules('NowItIs', 0, {
    "it's|its|it'll|thats|that's": () => ({}),
    'now it|this is': () => ({}),
    'it is': () => ({}),
    'make|say it|that|this': () => ({}),
    "we're|were doing|on": () => ({}),
    '~NowItIs now|actually': () => ({}),
  }),
  ...rules('Past', 0, {
    "is|was|has|'s gone|over|off|out|passed|finished|done|cancelled|canceled": () => ({}),
    'gone|over|passed|finished|cancelled|canceled': () => ({}),
  }),
  ...rules('Act', 0, {
    '~Exchange|~Make it|that|the|this? price? to|into|in? ~Currency ,|so|-|:? Value': fact,
    'in ~Currency , Value': fact,
    'Said|Weekday ~Past ,|.|;|so|and|-? ~NowItIs Value': contrast,
    "it's|its now Value": (to: string) => fact(to) ?? reword(reference({ kind: 'date' }), null, to),
    // "make it about boots not sneakers"
    '~Make it|this|that all? about|for Unknown ,? not|instead|rather of|than? Said': (to: string, from: string) =>
      contrast(from, to),
    'Value now ,? not Said': contrast,
    '~NowItIs Retold': retold,
    '~Make it|that|this to|say|be|read? Retold': retold,
    'it|that|this|line|one should|must|can|could say|read|be Retold': retold,
    'change|update|edit it|that|this|line? to Retold': retold,
    'NP should|must|can|could say|read|be Retold': (_target: unknown, said: Retold) => retold(said),
    'change|update|make NP to|say|read Retold': (_target: unknown, said: Retold) => retold(said),
  }),
];
