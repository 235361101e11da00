/**
 * Complaints: what is found wrong with a thing before it is said what to do ("the price is way off to the left"), what covers
 * another thing ("the photo covers the title, put it behind"), and what can hardly be read or seen.
 */
import type { Place } from '#tools/contract/page-space.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, it, move, setting, whole, type Act, type Look, type Way, changed } from './meanings.ts';
import { keepNothing } from './keeping.ts';

const straight = (target: Reference[]): Act<'change'> => change(target, [setting('rotation', 0)]);
const mention = (target: Reference[]): Act<'mention'> => ({ type: 'mention', target });

const AWAY: Partial<Record<Place, Way>> = { top: 'down', bottom: 'up', left: 'right', right: 'left' };

/** What is too close to an edge moves away from it. */
function awayFrom(target: Reference[], place: Place): Act<'move'> | null {
  const way = AWAY[place];
  return way === undefined ? null : move(target, { to: 'way', way, degree: 0.7, px: null });
}

const inward = (target: Reference[]): Act<'move'> => move(target, { to: 'inward' });

export const JUDGING: Rule[] = [
  ...rules('PageEdge', 0.02, {
    'the? page|design|paper|canvas|post|poster|flyer|card|picture': () => ({}),
    'the? very|outer? edge|edges|side|sides|border|margin|margins|end|frame': () => ({}),
    '~PageEdge of ~PageEdge': () => ({}),
  }),
  ...rules('AtEdge', 0.02, {
    'too|so|very|really|quite|a? bit|little|way|far|rather? close|near|tight|far|jammed|squashed|hard to|on|at|against|up|by|over ~PageEdge':
      () => ({}),
    'too|very|really|quite|rather|a? bit|little|way? close|near ~PageEdge': () => ({}),
    'touching|hitting|kissing|hugging|against|at|on ~PageEdge': () => ({}),
    'nearly|almost|partly|half|halfway|slightly|bit|going|hanging|running|falling|sticking|sliding|goes|hangs off|over|outside|out of? ~PageEdge':
      () => ({}),
    'is|are|sits|sit|looks|seems|feels|gets|stands|still|now|just|bit|much|getting|sitting|nearly|almost|kinda|right|up|pushed|stuck|jammed|pressed ~AtEdge':
      () => ({}),
    'a|too ~AtEdge': () => ({}),
  }),
  ...rules('Act', 0.05, {
    'NP ~AtEdge': inward,
    '~Move NP Degree? in|inwards|inward Degree?': inward,
    '~Move NP Degree? in|away|off|further|back Degree? from ~PageEdge': inward,
    '~Move NP in Degree? from ~PageEdge': inward,
    'Degree? more room|space|margin|gap between NP and ~PageEdge': (_: number | undefined, target: Reference[]) =>
      inward(target),
  }),
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
    "NP doesn't|doesnt|don't|dont|isn't|isnt really|quite? match|fit|suit|work|belong|go matching|fitting|working? together|anymore|here|there|with|now? it|this|that?":
      mention,
    "i|we don't|dont like|love|fancy NP": mention,
    'i|we hate|dislike NP': mention,
    'NP ~Astray low|high|close|near|small|far': mention,
    'NP ~Astray ~To': mention,
    'NP ~Astray ~Place|~Way': mention,
    'NP ~Astray on|over|behind|under|with|by|in|at ~NP': mention,
    'nothing|e ~Seems? ~Flaw': () => mention([]),
    "its|it's|theyre|they're|thats|that's all|so|too|just|kinda? ~Flaw": () => mention([]),
    // In what it is so is why another look is asked for.
    "its|it's|it|theyre|they're is|are|looks|look? all|so|too|just|kinda|a? bit? ~Flaw in|as|with that|this|the? ~Color":
      () => mention([]),
    "its|it's|it|theyre|they're is|are|looks|look? all|so|too|just|kinda|a? bit? ~Unknown in|as|with that|this|the? ~Color":
      () => mention([]),
    'NP is|are|sits|looks? ~Degree? too|so close|near to the? very? Place of? the? edge|page|border?': awayFrom,
    // What stands at an angle is to stand straight.
    'NP look|looks|is|are|sits|sit all? crooked|wonky|tilted|askew|slanted': straight,
    "its|it's|theyre|they're all crooked|wonky|tilted|askew|slanted": () =>
      straight(whole({ kind: 'text', quantity: 'all' })),
    "its|it's|theyre|they're fighting|clashing|hiding|sitting|competing|colliding with|behind|on|over|under NP": () =>
      mention([]),
    'i|we made|did|put|got|have it|them|that|these in? the wrong way|order round|around?': () => mention([]),
    'i|we just moved|dragged|resized|turned|rotated NP': mention,
    'the thing|one|layer you just? moved|changed|edited': () => mention(whole({ deed: 'changed' })),
  }),
];

export const COVERING: Rule[] = [
  ...rules('Covers', 0, {
    'covers|covering|cover|hides|hiding|hide|blocks|blocking|overlaps|overlapping': () => ({}),
    'covers|hides|blocks up': () => ({}),
    'is|are|sits|sitting|lies|lying|lays|stands|goes ~Over': () => ({}),
    'is|are|keeps ~Covers': () => ({}),
  }),
  ...rules('Over', 0, {
    'over|above|onto': () => ({}),
    'on top of': () => ({}),
    'in front of': () => ({}),
    'in the way of': () => ({}),
    'being|now|right|partly|half|sitting|lying|all ~Over': () => ({}),
  }),
  ...rules('Stop', 0, {
    ',|.|?|!|;|:|–|-': () => ({}),
    'so|and|but': () => ({}),
    '~Stop so|and|but|.|?|!': () => ({}),
  }),
  ...rules('Backwards', 0, {
    'behind|back|underneath|backwards|lower|below|under': () => ({}),
    'to the back|background': () => ({}),
    'in the back|background': () => ({}),
    'behind|underneath|under ~NP': () => ({}),
  }),
  ...rules('Sending', 0, {
    '~Move|send|bring|let ~Pronoun go? ~Backwards': () => ({}),
    'send|bring|put|move ~Backwards ~Pronoun': () => ({}),
    'it|that|this|they should|must|can|could|needs|has|have|ought to? go|be|sit|come|move ~Backwards': () => ({}),
    'should|must be ~Backwards': () => ({}),
  }),
  ...rules('HiddenBy', 0, {
    'is|are|got|gets|sits|lies|went|was|stays behind|under|underneath|beneath': () => ({}),
    'stuck|hidden|lost|buried|hiding|trapped|half|partly behind|under|underneath|beneath|below': () => ({}),
    'covered|hidden|blocked|overlapped|eaten up? by': () => ({}),
    'is|are|got|gets|sits|lies|went|was|being|stays|now|half|partly|completely ~HiddenBy': () => ({}),
  }),
  ...rules('Forwards', 0, {
    'to|in|into|at the? front|foreground': () => ({}),
    'forward|forwards|up|above': () => ({}),
    'on top': () => ({}),
    '~Forwards of ~Pronoun|~NP': () => ({}),
    'in front of ~Pronoun|~NP': () => ({}),
    'above|over ~Pronoun|~NP': () => ({}),
  }),
  ...rules('Fronting', 0, {
    '~Move|pull|bring|push|get|lift|raise ~Pronoun ~Forwards': () => ({}),
    'it|that|this|they should|must|can|could|needs|has|have|ought to? go|be|sit|come|move ~Forwards': () => ({}),
  }),
  ...rules('Kept', 0.1, {
    "i|you|we|people|nobody? can|could? can't|cant|cannot|barely|hardly? read|see half|most|much|any|some of it|that|them|this":
      keepNothing,
  }),
  ...rules('Act', 0, {
    'NP ~HiddenBy NP ~Stop? ~Fronting': inFront,
    'NP ~HiddenBy NP ~Stop? ~Move|pull|bring|push|get NP ~Forwards': (
      hidden: Reference[],
      by: Reference[],
      named: Reference[],
    ) => (JSON.stringify(named) === JSON.stringify(hidden) ? inFront(hidden, by) : null),
    'NP ~Covers NP ~Stop? ~Move|pull|bring|push|get NP ~Forwards': (
      by: Reference[],
      hidden: Reference[],
      named: Reference[],
    ) => (JSON.stringify(named) === JSON.stringify(hidden) ? inFront(hidden, by) : null),
    // Only told: what is asked for next is about the first of the two.
    'NP ~HiddenBy NP': (target: Reference[], _by: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
    'NP disappeared|vanished': (target: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
    'NP ~Covers NP': (target: Reference[], _of: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
    '~Move|send|bring NP behind|underneath': (target: Reference[]) => change(target, [setting('order', 'back')]),
  }),
  ...rules('Act', 0, {
    'NP ~Covers NP ~Stop? ~Sending': behind,
    // Said by its name again.
    'NP ~Covers NP ~Stop? ~Move|send|bring NP ~Backwards': (
      cover: Reference[],
      covered: Reference[],
      named: Reference[],
    ) => (JSON.stringify(named) === JSON.stringify(cover) ? behind(cover, covered) : null),
  }),
];

function behind(cover: Reference[], [covered, ...more]: Reference[]): Act<'move'> | null {
  const isNamed = [...cover, covered].every((one) => one?.pronoun === null);
  return covered && more.length === 0 && isNamed ? move(cover, { to: 'level', level: 'behind', of: covered }) : null;
}

function inFront(hidden: Reference[], [by, ...more]: Reference[]): Act<'move'> | null {
  const isNamed = [...hidden, by].every((one) => one?.pronoun === null);
  return by && more.length === 0 && isNamed ? move(hidden, { to: 'level', level: 'in-front', of: by }) : null;
}

const standingOut = (target: Reference[]): Act<'change'> =>
  change(target, [changed({ property: 'emphasis', way: 'up' })]);
const legible = (target: Reference[]): Act<'change'> =>
  change(target, [changed({ property: 'emphasis', way: 'up', value: 'legible' })]);

export const STANDING_OUT: Rule[] = rules('Act', 0.3, {
  "i|you|u|we|people|they|nobody|one? can't|cant|cannot|can|could barely|hardly? read|see|find NP": legible,
  'hard|difficult|impossible to read|see NP': legible,
  'NP is|are hard|difficult|impossible to read|see|find': legible,
  'NP is|are barely|hardly|not readable|visible|legible': legible,
  'NP is|are unreadable|illegible|lost': legible,
  "NP can't|cant|cannot be read|seen": legible,
  'NP gets|get lost': standingOut,
  "NP doesn't|doesnt|don't|dont stand out enough?": standingOut,
  "NP doesn't|doesnt|don't|dont pop|shine enough?": standingOut,
  'NP should|must|has|have|needs to? pop|shine|shout more|out?': standingOut,
  'NP should|must|has|have|needs to? stand out more?': standingOut,
  'make|let|have NP pop|shine more|out?': standingOut,
  'make|let|have NP stand out more?': standingOut,
  'more attention|focus|emphasis to|on|for NP': standingOut,
});
