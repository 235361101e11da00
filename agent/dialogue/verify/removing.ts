/** Whether what calls take away was spoken of: by its words, its kind, or as "it" and "the rest". */
import { findEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import { ofKind } from '../ground/kinds.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import type { Reference } from '../acts/reference.ts';
import type { Call } from '../plan/planned.ts';
import { EDIT_WORDS } from '../understand/grammar/words.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';

/** Anything may be meant by these. */
const ANYTHING = new Set(
  'it this that these those them they one ones rest other others all everything every both each clear empty blank only just twice double thing things stuff first last second third top bottom left right middle corner above below under'.split(
    ' ',
  ),
);
/** Emoji that a word may mean. */
const MOST_EMOJI = 12;
/** Shorter words say nothing of a text. */
const TELLING = 3;

const layersOf = ({ input }: Call): string[] =>
  [input.layer, ...(Array.isArray(input.layers) ? (input.layers as unknown[]) : [])].filter(
    (id): id is string => typeof id === 'string',
  );

const takesAway = ({ tool, input }: Call): boolean =>
  tool === 'delete' || (tool === 'update_layer' && input.visible === false);

/** Nouns of the lexicon, and what each may mean. */
const NOUNS = EDIT_WORDS.filter(({ category }) => category === 'Noun').flatMap(({ words, meaning }) => {
  const { kind = null, form = null } = meaning as Partial<Reference>;
  return kind === null ? [] : [{ words: words.split('|'), kind, form }];
});

function isSpokenOf(thing: Thing, message: string, page: Page): boolean {
  const words = plainWords(message).split(' ');
  if (words.some((word) => ANYTHING.has(word))) return true;
  const own = plainWords([thing.text, thing.name, thing.alt, thing.shape, ...thing.cells.flat()].join(' ')).split(' ');
  if (
    own.some(
      (word) =>
        word.length >= TELLING &&
        words.some((said) => said.startsWith(word) || (said.length >= TELLING && word.startsWith(said))),
    )
  )
    return true;
  const isEmoji = (word: string): boolean => findEmoji(word, MOST_EMOJI).some(({ emoji }) => emoji === thing.emoji);
  if (thing.emoji !== '' && (message.includes(thing.emoji) || words.some(isEmoji))) return true;
  const meant = NOUNS.filter(({ words: nouns }) => nouns.some((noun) => holdsWords(message, noun)));
  return meant.some((reference) => ofKind(reference, page.layers).includes(thing));
}

const INSTEAD = new Set('no nope nah rather meant mean instead not wanted'.split(' '));

/** "no, a heart": something else takes the place of what was there. */
const isExchange = (calls: readonly Call[], message: string): boolean =>
  calls.length === 2 &&
  calls.some(({ tool }) => tool === 'add_sticker' || tool === 'add_shape') &&
  plainWords(message)
    .split(' ')
    .some((word) => INSTEAD.has(word));

/** Whether a message speaks of all layers that calls are about. */
const areSpokenOf = (calls: readonly Call[], message: string, page: Page): boolean =>
  calls.flatMap(layersOf).every((id) => {
    const thing = page.layers.find((layer) => layer.id === id);
    return thing === undefined || isSpokenOf(thing, message, page);
  });

/** Whether nothing is taken away that the message does not speak of. */
export const mayRemove = (calls: readonly Call[], message: string, page: Page): boolean =>
  isExchange(calls, message) || areSpokenOf(calls.filter(takesAway), message, page);

/** Tools that put other words in the place of those that stand there. */
const REWORDING = new Set(['edit_text', 'update_table']);
const rewords = ({ tool, input }: Call): boolean => REWORDING.has(tool) || typeof input.text === 'string';

/** Whether no words are replaced that the message does not speak of. */
export const mayReword = (calls: readonly Call[], message: string, page: Page): boolean =>
  areSpokenOf(calls.filter(rewords), message, page);
