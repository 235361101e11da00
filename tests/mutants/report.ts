/** Results of the mutants, for people and for programs. */
import path from 'node:path';
import { mutantId } from './job.ts';
import { describeKernelMutation, isOperationType } from './kernel-mutations.ts';
import type { MutantOutcome, MutantsRun } from './run-mutants.ts';
import { describeToolMutation } from './tool-mutations.ts';

const STATES = ['killed', 'survived', 'equivalent'] as const;

const namesOf = (files: readonly string[]) => files.map((file) => path.basename(file, '.json')).join(', ');

export const aboutMutant = ({ of, mutation }: Pick<MutantOutcome, 'of' | 'mutation'>): string =>
  `${of} ${isOperationType(of) ? describeKernelMutation(mutation) : describeToolMutation(mutation)}`;

/** One line for a surviving mutant. */
export function survivorLine(outcome: MutantOutcome): string {
  const shown = outcome.files.slice(0, 6);
  const more = outcome.files.length - shown.length;
  return `✗ ${mutantId(outcome)} survived: ${aboutMutant(outcome)}. Should have been seen by ${namesOf(shown)}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A table by tool and operation, the survivors, the sum. */
export function reportLines({ mutants, red, transcripts, replays, ms }: MutantsRun): string[] {
  const groups = [...Map.groupBy(mutants, ({ of }) => of)].sort(
    ([one], [other]) => Number(isOperationType(one)) - Number(isOperationType(other)) || (one < other ? -1 : 1),
  );
  const count = (all: readonly MutantOutcome[], state: MutantOutcome['state']) =>
    all.filter((one) => one.state === state).length;
  const row = (name: string, numbers: readonly (string | number)[]) =>
    `${name.padEnd(20)}${numbers.map((value) => String(value).padStart(12)).join('')}`;
  return [
    row('', STATES),
    ...groups.map(([of, all]) =>
      row(
        of,
        STATES.map((state) => count(all, state)),
      ),
    ),
    row(
      'all',
      STATES.map((state) => count(mutants, state)),
    ),
    ...red.map(({ file, why }) => `✗ ${namesOf([file])} fails with nothing broken: ${why}`),
    ...mutants.filter(({ state }) => state === 'survived').map(survivorLine),
    `${mutants.filter(({ state }) => state !== 'equivalent').length} mutants on ${transcripts} transcripts: ${count(mutants, 'killed')} killed, ${count(mutants, 'survived')} survived; ${count(mutants, 'equivalent')} more change nothing in any call. ${replays} replays in ${(ms / 1000).toFixed(0)} s`,
  ];
}

export function reportJson({ mutants, red, transcripts, replays, ms }: MutantsRun): unknown {
  return {
    killed: mutants.filter(({ state }) => state === 'killed').length,
    survived: mutants.filter(({ state }) => state === 'survived').length,
    equivalent: mutants.filter(({ state }) => state === 'equivalent').length,
    transcripts,
    replays,
    ms: Math.round(ms),
    red: red.map(({ file, why }) => ({ file: path.basename(file), why })),
    mutants: mutants.map((one) => ({
      id: mutantId(one),
      state: one.state,
      transcripts: one.files.map((file) => path.basename(file)),
      saw: one.saw,
    })),
  };
}
