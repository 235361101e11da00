/**
 * A worker of a replay, in a separate process: opens one stage, then replays one file after another on the main
 * process's orders. It never outlives the main process, which also handles Ctrl-C, because a terminal sends that to
 * all.
 */
import { openAsBlob } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { linesOf } from '../../app/services/config/start-error.ts';
import { openStage } from '../../app/services/transcripts/stage.server.ts';
import { linkedEngines } from './engine-link.ts';
import { liveModel } from './live-model.ts';
import { playJob, type JobServices } from './play-job.ts';
import type { FromWorker, Opening, ToWorker } from './protocol.ts';

/** The main process takes a longer silence for a hang, ms. */
const BEAT_EVERY = 1_000;
/** Per transcript; more would be repetition. */
const MOST_PROBLEMS = 20;

const send = (said: FromWorker) => {
  process.send?.(said);
};
const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const problems: string[] = [];
const engines = linkedEngines(send);

async function open({ template, model, report }: Opening): Promise<JobServices> {
  const stage = await openStage({
    engines,
    template: await openAsBlob(template),
    report: (error: unknown) => {
      if (problems.length < MOST_PROBLEMS)
        problems.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    },
  });
  return { stage, model: model && liveModel(model), report, takeProblems: () => problems.splice(0) };
}

let services: JobServices | null = null;

async function hear(said: ToWorker): Promise<void> {
  if (said.type === 'open') {
    try {
      services = await open(said.opening);
      send({ type: 'ready' });
      // The process is ended without warning when all is done.
      flushCompileCache();
    } catch (error) {
      send({ type: 'unable', lines: linesOf(error), stack: stackOf(error) });
    }
  } else if (said.type === 'job') {
    try {
      if (!services) throw new Error('A job came before the stage was open');
      send({ type: 'done', id: said.id, result: await playJob(said.job, services) });
    } catch (error) {
      send({ type: 'broke', id: said.id, stack: stackOf(error) });
    }
  } else engines.hear(said);
}

process.on('message', (said: ToWorker) => void hear(said));
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
setInterval(() => send({ type: 'beat' }), BEAT_EVERY).unref();
