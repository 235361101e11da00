/** The process that cuts pictures out: one at a time, ended from outside. Node runs this file as it is. */
import { writeFileSync } from 'node:fs';
import { cutOut } from './cut-out.ts';
import { ImagingError, type FromProcess, type ModelSource, type ToProcess } from './cutout-job.ts';
import { loadModel, type CutoutModel } from './cutout-model.ts';

try {
  // Where memory runs out, this is the process to lose: its job fails and can be repeated.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // No condition for working.
}

let loaded: { key: string; model: Promise<CutoutModel> } | null = null;

function modelFor(source: ModelSource): Promise<CutoutModel> {
  const key = JSON.stringify(source);
  if (loaded?.key === key) return loaded.model;
  const model = loadModel(source);
  loaded = { key, model };
  // What could not be loaded is tried again: the file may have been mended meanwhile.
  model.catch(() => {
    if (loaded?.model === model) loaded = null;
  });
  return model;
}

const send = (message: FromProcess) => process.send?.(message);

process.on('message', ({ id, picture, model }: ToProcess) => {
  cutOut(picture, { model: () => modelFor(model), progress: (share) => send({ type: 'progress', id, share }) }).then(
    (result) => send({ type: 'done', id, result }),
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (error instanceof ImagingError) send({ type: 'failed', id, code: error.code, values: error.values, reason });
      else send({ type: 'failed', id, code: 'failed', values: {}, reason });
    },
  );
});
// Without its parent nobody waits for the result.
process.on('disconnect', () => process.exit(0));
