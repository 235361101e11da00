/** Answers from a form or from the database, checked against the questions. */
import { z } from 'zod';
import { FREQUENCIES, PLACES, WORK, type Answers, type Choice, type Step } from './questions.ts';

const idsOf = <Id extends string>(list: readonly Choice<Id>[]) => list.map(({ id }) => id) as [Id, ...Id[]];
const many = <Id extends string>(list: readonly Choice<Id>[]) =>
  z
    .array(z.enum(idsOf(list)))
    .max(list.length)
    .transform((ids) => [...new Set(ids)]);

const schemas = {
  work: z.object({ work: many(WORK) }),
  places: z.object({ places: many(PLACES) }),
  frequency: z.object({
    frequency: z
      .array(z.enum(idsOf(FREQUENCIES)))
      .max(1)
      .transform(([only]) => only ?? null),
  }),
} as const;

/** The choices for one question; null if one of them does not exist. Choosing nothing is an answer too. */
export function readChosen(step: Step, chosen: readonly unknown[]): Partial<Answers> | null {
  const parsed = schemas[step].safeParse({ [step]: chosen });
  return parsed.success ? parsed.data : null;
}

/** Stored answers. Drops what a later version of the questions no longer knows. */
export function readSaved(kept: {
  work: readonly string[];
  places: readonly string[];
  frequency: string | null;
}): Answers {
  const known = <Id extends string>(list: readonly Choice<Id>[], ids: readonly string[]) =>
    list.map(({ id }) => id).filter((id) => ids.includes(id));
  return {
    work: known(WORK, kept.work),
    places: known(PLACES, kept.places),
    frequency: known(FREQUENCIES, kept.frequency ? [kept.frequency] : [])[0] ?? null,
  };
}
