/** How far the words reach that ask for a design, and those that name what is made: "can you make me a minimal A4 poster". */
import { isFact } from './details.ts';
import { EVENTS } from './nouns.ts';
import { classLength } from './phrases.ts';
import { ofTheDay, type Token } from './tokens.ts';
import { CLASSES } from './vocabulary.ts';

/** How far the words reach that ask for a design: "can you make me a minimal A4"; the deliverable is behind them. */
export function askLength(tokens: readonly Token[], at: number): number {
  let place = at;
  for (;;) {
    if (thanksAhead(tokens, place) || isKindOfEvent(tokens, place)) return place - at;
    const length =
      classLength(CLASSES.asking ?? new Map(), tokens, place) ||
      classLength(CLASSES.courtesy ?? new Map(), tokens, place) ||
      classLength(CLASSES.make ?? new Map(), tokens, place) ||
      (tokens[place]?.word === ',' && place > at ? 1 : 0);
    if (length === 0) return place - at;
    place += length;
  }
}

/** "craft fair banner" asks for no crafting. */
const isKindOfEvent = (tokens: readonly Token[], at: number): boolean =>
  ['craft', 'design', 'draft'].includes(tokens[at]?.word ?? '') && EVENTS.has(tokens[at + 1]?.word ?? '');

/** "thank you card", "thank you instagram story" */
function thanksAhead(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word === 'thank' && classLength(CLASSES.deliverable ?? new Map(), tokens, at) > 0) return true;
  let place = at + (tokens[at]?.word === 'thank' ? classLength(CLASSES.courtesy ?? new Map(), tokens, at) : 0);
  if (place === at) return false;
  for (let length = 1; length > 0; place += length) {
    if (classLength(CLASSES.deliverable ?? new Map(), tokens, place) > 0 || tokens[place]?.value?.type === 'format')
      return true;
    length =
      classLength(CLASSES.platform ?? new Map(), tokens, place) ||
      classLength(CLASSES.mood ?? new Map(), tokens, place);
  }
  return false;
}

export const DESCRIBED = new Set([
  'should',
  'must',
  'will',
  'is',
  'needs',
  'has',
  'features',
  'can',
  'would',
  'may',
  'shall',
]);

/** "something nice" */
const ANYTHING = new Set(['something', 'smth', 'anything']);

const JOINING = new Set(['and', '&', '+', 'plus']);
const ARTICLES = new Set(['a', 'an', 'another', 'one']);

/** "(a poster) and an instagram story"; 0: no other design. */
function furtherLength(tokens: readonly Token[], at: number): number {
  if (!JOINING.has(tokens[at]?.word ?? '')) return 0;
  let end = at + (ARTICLES.has(tokens[at + 1]?.word ?? '') ? 2 : 1);
  const from = end;
  for (let length = 1; length > 0; end += length)
    length =
      classLength(CLASSES.deliverable ?? new Map(), tokens, end) ||
      classLength(CLASSES.platform ?? new Map(), tokens, end) ||
      (tokens[end]?.value?.type === 'format' ? 1 : 0);
  return end > from ? end - at : 0;
}

/** Further words for what is made: "of size 300x250", "story banner", "in A4"; 0: none. */
function sizeLength(tokens: readonly Token[], at: number): number {
  const isSize = (token: Token | undefined): boolean =>
    token?.value?.type === 'format' || token?.value?.type === 'size';
  const noun =
    classLength(CLASSES.deliverable ?? new Map(), tokens, at) ||
    classLength(CLASSES.platform ?? new Map(), tokens, at) ||
    (ANYTHING.has(tokens[at - 1]?.word ?? '') ? classLength(CLASSES.mood ?? new Map(), tokens, at) : 0);
  // "etsy listing photo"
  const before = tokens[at - 1];
  if (
    SHOTS.has(tokens[at]?.word ?? '') &&
    (before?.value?.type === 'format' || before?.word === 'listing') &&
    tokens[at + 1]?.word !== 'of'
  )
    return 1;
  if (noun > 0 || ofTheDay(tokens, at) > 0) return noun || ofTheDay(tokens, at);
  const further = furtherLength(tokens, at);
  if (further > 0) return further;
  for (let place = at; place < at + 4; place += 1) {
    if (isSize(tokens[place])) return place + 1 - at;
    if (
      !['of', 'in', 'at', 'with', 'size', 'sized', 'a', 'the', 'dimensions', '(', ',', 'measuring'].includes(
        tokens[place]?.word ?? '',
      )
    )
      return 0;
  }
  return 0;
}

/** "vinted pic" */
const isShot = (tokens: readonly Token[], at: number): boolean =>
  SHOTS.has(tokens[at]?.word ?? '') &&
  (tokens[at - 1]?.value?.type === 'format' || classLength(CLASSES.platform ?? new Map(), tokens, at - 1) === 1);
const SHOTS = new Set(['photo', 'photos', 'pic', 'pics', 'picture']);

/** Most words that say what kind of design it is: "a minimal back to school flyer". */
const MOST_MODIFIERS = 7;

/** Where a deliverable ends that is named from `at` on, after at most a few words that describe it; 0: none is. */
export function deliverableEnd(tokens: readonly Token[], at: number, mayDescribe: boolean): number {
  for (let place = at; place < Math.min(tokens.length, at + MOST_MODIFIERS); place += 1) {
    const token = tokens[place];
    if (!token || (token.kind === 'mark' && token.word !== ',' && token.word !== '-')) return 0;
    // "30% off all courses, instagram story": said before what is made of it.
    if (token.word === ',' && tokens.slice(at, place).some(isFact)) return 0;
    const length =
      classLength(CLASSES.deliverable ?? new Map(), tokens, place) ||
      (token.value?.type === 'format' || (place > at && isShot(tokens, place)) ? 1 : 0);
    // "sign up at the bar"
    if (length > 0 && tokens[place + length]?.word === 'up') return 0;
    if (length === 0) {
      // "win a voucher" asks for none.
      if (!mayDescribe || (place > at && ['a', 'an', 'one'].includes(token.word))) return 0;
      continue;
    }
    let end = place + length;
    for (;;) {
      const more = sizeLength(tokens, end);
      if (more === 0) break;
      end += more;
    }
    // "The poster should …" describes it, and asks for nothing.
    const determined =
      ['the', 'this', 'your', 'its'].includes(tokens[place - 1]?.word ?? '') && DESCRIBED.has(tokens[end]?.word ?? '');
    return determined ? 0 : end;
  }
  return 0;
}
