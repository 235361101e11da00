/**
 * What is found wrong with a thing before it is said what to do: "the price is way off to the left", "these two look
 * crooked". It asks for nothing yet, but "it" is known then.
 */
import type { Place } from '#tools/contract/page-space.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, it, move, setting, whole, type Act, type Look, type Way } from './meanings.ts';

const straight = (target: Reference[]): Act<'change'> => change(target, [setting('rotation', 0)]);
const mention = (target: Reference[]): Act<'mention'> => ({ type: 'mention', target });

const AWAY: Partial<Record<Place, Way>> = { top: 'down', bottom: 'up', left: 'right', right: 'left' };

/** What is too close to an edge moves away from it. */
function awayFrom(target: Reference[], place: Place): Act<'move'> | null {
  const way = AWAY[place];
  return way === undefined ? null : move(target, { to: 'way', way, degree: 0.7, px: null });
}

export const JUDGING: Rule[] = [
  ...rules('Seems', 0.05, {
    'is|are|looks|look|seems|seem|feels|feel|gets|get|got|was|were|sits|sit|sounds|keeps|goes': () => ({}),
    "isn't|isnt|aren't|arent|doesn't|doesnt|don't|dont|not|no": () => ({}),
    'is|are|does|do|did not': () => ({}),
    'Seems look|feel|seem|fit|work|getting|sitting|hiding|standing|hanging|stuck|lying|fighting|hidden|be|being':
      () => ({}),
    'Seems a|bit|little|so|too|kinda|way|still|really|very|all|totally|just|quite|over|far|like|now': () => ({}),
    'kinda|sorta|just|still|really|always Seems': () => ({}),
  }),
  ...rules('Flaw', 0.05, {
    'too much': () => ({}),
    'off|annoying|distracting|confusing|crooked|wonky|drunk|uneven|messy|lost|ugly|cheap|tacky|boring|dull|weird|odd|strange|wrong|bad|awful|terrible|hidden|buried|lonely|flat|dead|old|dated|outdated|empty|cramped|sad|naff|childish|swallowed|drowned|invisible|misaligned|unbalanced|awkward|funny|random|silly|plain':
      () => ({}),
    'Flaw now|there|here|like|down|up|lol|anymore|today|somehow|together|tho': () => ({}),
    'too|so|very|a|bit|little|kinda|all|totally Flaw': () => ({}),
    'all over the place': () => ({}),
    'old fashioned|school': () => ({}),
    'centered|centred|aligned|straight|even': () => ({}),
    'line|lines|lined up': () => ({}),
    'lined up properly|well|right': () => ({}),
    'in the way': () => ({}),
    'Degree Flaw': () => ({}),
    'swallowed|hidden|covered|eaten by|behind|under NP': () => ({}),
    'covering|blocking|touching|hiding|overlapping NP': () => ({}),
  }),
  // Where it is, and should not be.
  ...rules('Astray', 0.05, {
    'is|are|was|sits|seems not|off|too|way|stuck|sitting|hanging|hiding|hidden|lying|standing|floating|buried|fighting':
      () => ({}),
    'is|are|was|sits|looks way off|too': () => ({}),
    "isn't|isnt|aren't|arent": () => ({}),
    'Astray far|too|off|right|all|over|way': () => ({}),
  }),
  ...rules('Act', 0.9, {
    'NP ~Seems ~Flaw': mention,
    '~Determiner? ~Color ~Seems ~Flaw': () => mention([]),
    'NP kinda|kind|sort|just|really|a|of|bit|now? floats|hovers|floating|hovering now|there|here|alone|about?': mention,
    "its|it's|that's|thats just|kinda|a|bit? floating|hovering|lost in|on? the? air|space|middle|nowhere|now?": () =>
      mention(it),
    'NP is|looks|seems like|just|kinda|a|bit? floating|hovering|lost|stuck in|on? the? air|space|middle|nowhere|now?':
      mention,
    'NP looks|look|seems|seem|feels|feel|sounds too|so|kinda|a|very|really? bit? ~Unknown': mention,
    'NP is|are|looks|look too|so|kinda|very|really ~Unknown': mention,
    'NP ~Seems Unknown me|us|people|everyone|customers?': (target: Reference[], how: string) =>
      how.endsWith('ing') ? mention(target) : null,
    'still? too|so many|much|long|wordy words|text|letters|writing?': () => mention([]),
    'its|it is|thats|that too|so long|wordy': () => mention([]),
    // "the writing looks a bit thin, make it bolder".
    'NP ~Seems Step|Look': (target: Reference[], look: Look) => (look.property === 'size' ? null : mention(target)),
    'NP ~Seems Degree Step|Look': (target: Reference[], _degree: number, look: Look) =>
      look.property === 'size' ? null : mention(target),
    'not happy|pleased|sure|convinced with|about|of NP': mention,
    'not a fan of NP': mention,
    "i|we don't|dont like|love|fancy NP": mention,
    'i|we hate|dislike NP': mention,
    'NP ~Astray low|high|close|near|small|far': mention,
    'NP ~Astray ~To': mention,
    'NP ~Astray ~Place|~Way': mention,
    'NP ~Astray on|over|behind|under|with|by|in|at ~NP': mention,
    'nothing|e ~Seems? ~Flaw': () => mention([]),
    "its|it's|theyre|they're|thats|that's all|so|too|just|kinda? ~Flaw": () => mention([]),
    'NP is|are|sits|looks? ~Degree? too|so close|near to the? very? Place of? the? edge|page|border?': awayFrom,
    // What stands at an angle is to stand straight.
    'NP look|looks|is|are|sits|sit all? crooked|wonky|tilted|askew|slanted': straight,
    "its|it's|theyre|they're all crooked|wonky|tilted|askew|slanted": () =>
      straight(whole({ kind: 'text', quantity: 'all' })),
    "its|it's|theyre|they're fighting|clashing|hiding|sitting|competing|colliding with|behind|on|over|under NP": () =>
      mention([]),
    'i|we made|did|put|got|have it|them|that|these in? the wrong way|order round|around?': () => mention([]),
    'the thing|one|layer that|which? ~ByHand': () => mention(whole({ deed: 'byHand' })),
    'i|we just moved|dragged|resized|turned|rotated NP': mention,
    'the thing|one|layer you just? moved|changed|edited': () => mention(whole({ deed: 'changed' })),
    'the thing|one|layer you just? added|made|put': () => mention(whole({ deed: 'made' })),
  }),
];
