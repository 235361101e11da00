/** Proposes a brief that leaves open what to say in three tempers, to choose among. */
import { message } from '#messages/message.ts';
import type { Brief } from '../acts/brief.ts';
import { compositionCall } from './compose.ts';
import { capitalized, titleCase } from './copy-grammar.ts';
import type { Call } from './planned.ts';
import { DIRECTIONS } from './rework-calls.ts';

/** A layout of each temper, without and with photos: another is taken where the words do not fit it. */
const LAYOUTS = {
  words: ['type-poster', 'editorial', 'confetti'],
  photos: ['giant-type', 'arch-window', 'snapshots'],
} as const;

/** Fields that the proposals differ in; all else they share. */
const OWN_FIELDS = new Set([
  'headline',
  'subheading',
  'callToAction',
  'mood',
  'colors',
  'fonts',
  'composition',
  'variant',
]);
const partOf = (input: Record<string, unknown>, isOwn: boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([field]) => OWN_FIELDS.has(field) === isOwn));

/** What each says of a shop of which only the trade is known: nothing that may not be true. */
function anglesOf(name: string): Record<string, string>[] {
  return [
    {
      headline: message('assistant.direction.look'),
      subheading: titleCase(name),
      callToAction: message('assistant.direction.lookAction'),
    },
    { headline: titleCase(name), subheading: message('assistant.direction.welcome') },
    {
      headline: message('assistant.direction.treat'),
      subheading: capitalized(name),
      callToAction: message('assistant.direction.treatAction'),
    },
  ];
}

/** The words of a temper, where the brief has none. */
function wordsFor(brief: Brief, isTrade: boolean, index: number): Record<string, string> {
  const [subject] = brief.subjects;
  const trade = subject?.kind === 'business' ? brief.who.business : null;
  const name = brief.who.name ?? trade ?? subject?.text ?? brief.who.business ?? '';
  return (isTrade ? anglesOf(name)[index] : undefined) ?? { headline: titleCase(name) };
}

/**
 * `isTrade`: only a trade was told, so that each says something else of it. `pictures`: names of those to show.
 */
export function proposalCalls(brief: Brief, isTrade: boolean, pictures: readonly string[]): Call[] {
  const layouts = LAYOUTS[pictures.length > 0 ? 'photos' : 'words'];
  const {
    headline: _headline,
    subheading: _subheading,
    callToAction,
    ...shared
  } = compositionCall(brief, pictures, 0).input;
  const inputs = DIRECTIONS.map((temper, index) => ({
    ...shared,
    ...(isTrade ? {} : { callToAction }),
    ...wordsFor(brief, isTrade, index),
    mood: `${temper}: ${String(shared.mood)}`,
    composition: layouts[index] ?? layouts[0],
    variant: index,
  }));
  return [
    {
      tool: 'propose_designs',
      input: {
        brief: partOf(inputs[0] ?? {}, false),
        directions: inputs.map((input, index) => ({ label: DIRECTIONS[index] ?? '', wishes: partOf(input, true) })),
      },
    },
  ];
}
