/** A process that replays transcripts with something broken, one after the other, on the main process's orders. */
import { openAsBlob } from 'node:fs';
import { openStage, type Stage } from '#app/services/transcripts/stage.server.ts';
import { linkedEngines } from '../../scripts/replay/engine-link.ts';
import type { FromWorker, ToWorker } from '../../scripts/replay/protocol.ts';
import type { MutantJob, MutantOpening, MutantResult } from './job.ts';
import { playMutant } from './play-mutant.ts';

/** The main process takes a longer silence for a hang, ms. */
const BEAT_EVERY = 1_000;

const send = (said: FromWorker<MutantResult>) => {
  process.send?.(said);
};
const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const engines = linkedEngines(send);
let stage: Stage | null = null;

async function hear(said: ToWorker<MutantOpening, MutantJob>): Promise<void> {
  if (said.type === 'open') {
    try {
      // Everything that breaks is broken on purpose and needs no report.
      stage = await openStage({ engines, template: await openAsBlob(said.opening.template), report: () => undefined });
      send({ type: 'ready' });
    } catch (error) {
      send({ type: 'unable', lines: null, stack: stackOf(error) });
    }
  } else if (said.type === 'job') {
    try {
      if (!stage) throw new Error('A job came before the stage was open');
      send({ type: 'done', id: said.id, result: await playMutant(stage, said.job) });
    } catch (error) {
      send({ type: 'broke', id: said.id, stack: stackOf(error) });
    }
  } else engines.hear(said);
}

process.on('message', (said: ToWorker<MutantOpening, MutantJob>) => void hear(said));
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
setInterval(() => send({ type: 'beat' }), BEAT_EVERY).unref();
