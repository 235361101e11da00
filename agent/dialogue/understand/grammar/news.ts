/** News beside a request that ask for nothing: "got them the wrong way round", "all gone in 10 min", "we're sold out". */
import { rules, type Rule } from '../chart.ts';
import { keepNothing } from './keeping.ts';

export const NEWS: Rule[] = [
  ...rules('Kept', 0.1, {
    '~Gone': keepNothing,
    // Of two ways the one that is not asked for.
    'up and|to|& down is|are|was ~Fine': keepNothing,
    'left and|to|& right is|are|was ~Fine': keepNothing,
    'the? height|width is|are|was ~Fine': keepNothing,
    // Why they are to change places.
    'i|we? made|got|put|had|have|did|saved|uploaded ~Mixed in? ~WrongOrder': keepNothing,
    "it|that|this|they|its|it's|thats|that's|theyre|they're is|are|was|were? in? ~WrongOrder": keepNothing,
    'i|we? mixed|messed|muddled|jumbled ~Mixed up': keepNothing,
    'i|we? mixed|messed|muddled|jumbled up ~Mixed': keepNothing,
    '~WrongOrder': keepNothing,
  }),
  ...rules('Mixed', 0.02, {
    'it|that|them|those|these|this|everything': () => ({}),
    '~Determiner order|pages|slides|page|slide|two': () => ({}),
  }),
  ...rules('WrongOrder', 0.02, {
    'the? wrong|other way|order|sequence round|around|about?': () => ({}),
    'the? order wrong|mixed up?': () => ({}),
    'back to front': () => ({}),
  }),
  // Why a page is to say that there is nothing left.
  ...rules('Gone', 0.02, {
    'sold|ran|selling out': () => ({}),
    'all|everything|completely|totally|already gone|sold|taken': () => ({}),
    'all|everything|completely|totally|already sold out': () => ({}),
    'all|everything|it|they is|are|was|were gone|sold|taken': () => ({}),
    "it's|its|they're|theyre|we're|were|we|they|everything|all Gone": () => ({}),
    'we|they are Gone': () => ({}),
    'Gone already|now|today|again|lol': () => ({}),
    'Gone in|within|after under|less|only|just? than? ~HowLong': () => ({}),
  }),
  ...rules('HowLong', 0.02, {
    'Number|Count|a|an|one|half min|mins|minute|minutes|sec|secs|seconds|hour|hours|hr|hrs|day|days|week': () => ({}),
    'half an hour': () => ({}),
    'no time': () => ({}),
  }),
];
