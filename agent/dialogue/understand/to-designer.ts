/** Tells words that are said to the designer from those for readers of the design. */
import type { Token } from './tokens.ts';
import { inClass } from './vocabulary.ts';

export const OWNERS = new Set(['our', 'my', 'the', 'a', 'an']);

/** Words that only the sender, the designer or the design is spoken of with. */
const ASIDES = new Set(
  'i me my u ur design designer poster flyer banner layout pic pics attached attach anything thing something size format should would wonder want need prefer readable legible feel feeling audience readers slide slides page pages listed placed visible displayed looks shown below above it its their they her his spanish portuguese english german french italian hindi dutch polish turkish'.split(
    ' ',
  ),
);

const STEERING = new Set(['color', 'font', 'format', 'size']);

/** Whether words are for the designer: of the design itself, or of its sender. */
export const speaksOfDesign = (words: readonly Token[]): boolean => {
  const tokens = withoutCondition(withoutNeed(words));
  return (
    !asksReaders(tokens) &&
    tokens.some(
      (token, at) =>
        (ASIDES.has(token.word) &&
          !isTrade(tokens, at) &&
          !/\d/u.test(tokens[at + 1]?.word ?? '') &&
          !isCounted(tokens, at)) ||
        STEERING.has(token.value?.type ?? '') ||
        (inClass('look', tokens, at) > 0 && !isCounted(tokens, at)),
    )
  );
};

/** "leave a review [if you love it]": readers are spoken to, unlike "if you can". */
function withoutCondition(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, place) =>
      place > 0 &&
      CONDITIONS.has(word) &&
      ['you', 'u'].includes(tokens[place + 1]?.word ?? '') &&
      !OF_DESIGNERS.has(tokens[place + 2]?.word ?? '') &&
      // "if you like" ends a wish, "if you like it" an offer.
      !(tokens[place + 2]?.word === 'like' && place + 3 >= tokens.length),
  );
  return at === -1 ? tokens : tokens.slice(0, at);
}
const CONDITIONS = new Set(['if', 'when', 'once']);
const OF_DESIGNERS = new Set('can could want wanna would think have need do get know'.split(' '));

/** "interior designer", "I walk dogs in Brooklyn": what somebody does for a living. */
const isTrade = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'designer'
    ? tokens[at - 1]?.kind === 'word' &&
      !OWNERS.has(tokens[at - 1]?.word ?? '') &&
      inClass('courtesy', tokens, at - 1) === 0
    : tokens[at]?.word === 'i' && at === 0 && TRADING.has(tokens[1]?.word ?? '');
const TRADING = new Set(
  'walk bake teach offer provide deliver fix repair clean groom sew knit crochet paint cook serve sell rent tutor coach grow roast brew build restore tailor cut style train photograph'.split(
    ' ',
  ),
);

/** "[we need] volunteers" */
const withoutNeed = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0]?.word === 'we' && tokens[1]?.word === 'need' ? tokens.slice(2) : tokens;

const PAGES = new Set(['slide', 'slides', 'page', 'pages']);
/** "4 colours", "5 edited pics": what is counted is for readers. */
export const isCounted = (tokens: readonly Token[], at: number): boolean =>
  !PAGES.has(tokens[at]?.word ?? '') &&
  tokens.slice(Math.max(0, at - 2), at).some(({ word, value }) => /^\d+$/u.test(word) || value?.type === 'count');

/** "dm me to reserve" */
const asksReaders = ([first, second]: readonly Token[]): boolean =>
  REQUESTS.has(first?.word ?? '') && ['me', 'us', 'to'].includes(second?.word ?? '');
const REQUESTS = new Set('dm pm message text call ring whatsapp email write order'.split(' '));
