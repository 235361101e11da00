/** What a check of a listing found and mended, in words. */
import { message, type MessageKey } from '#messages/message.ts';
import { joined } from '#agent/dialogue/say/names.ts';
import type { Deed } from './read-prompt.ts';
import { textOf } from './reply-update.ts';

const FOUND: Readonly<Record<string, MessageKey>> = {
  'market-photo': 'assistant.listing.photo',
  'market-ground': 'assistant.listing.ground',
  'market-fill': 'assistant.listing.fill',
  'market-plain': 'assistant.listing.plain',
  'market-size': 'assistant.listing.size',
  'market-shape': 'assistant.listing.shape',
};
const MENDED: Readonly<Record<string, MessageKey>> = {
  'market-ground': 'assistant.listing.didGround',
  'market-fill': 'assistant.listing.didFill',
  'market-plain': 'assistant.listing.didPlain',
  'market-size': 'assistant.listing.didSize',
  'market-shape': 'assistant.listing.didShape',
};

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

/** What was mended, in the past tense and without a subject. */
export function listingMended({ output }: Deed): string[] {
  return listOf(output.fixed)
    .flatMap(({ rule }) => MENDED[textOf(rule)] ?? [])
    .map((key) => message(key));
}

/** How it stands now, and what may come next. */
export function listingVerdict({ input, output }: Deed): string {
  const market = textOf(output.market);
  const problems = listOf(output.problems);
  const notes = Array.isArray(output.notes) ? output.notes.map(textOf) : [];
  if (problems.length === 0)
    return [
      message(input.fix === true ? 'assistant.listing.passesNow' : 'assistant.listing.passes', { market }),
      ...notes,
    ].join(' ');
  const list = joined(
    problems.flatMap(({ rule, has, asks }) => {
      const key = FOUND[textOf(rule)];
      return key
        ? [
            message(key, {
              has: typeof has === 'number' ? has : textOf(has),
              asks: typeof asks === 'number' ? asks : textOf(asks),
            }),
          ]
        : [];
    }),
    message('assistant.and'),
  );
  const mendable =
    input.fix !== true &&
    problems.every(({ rule }) => rule !== 'market-photo') &&
    problems.some(({ mend }) => /fix: true/.test(textOf(mend)));
  return [
    message('assistant.listing.fails', { market, list }),
    ...(mendable ? [message('assistant.listing.next')] : []),
    ...notes,
  ].join(' ');
}
