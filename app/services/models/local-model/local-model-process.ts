/** The process of a local model. Node runs this file directly. */
import { serveJobs } from '#app/services/processes/serve-jobs.ts';
import { lookAt } from './look-at-model.ts';
import type { LocalModelJob, LocalModelJobs } from './local-model-jobs.ts';
import { answer, prepare } from './llama-reader.ts';
import { UnfitModel } from './unfit-model.ts';

const HANDLERS: {
  [Job in LocalModelJob]: (
    input: LocalModelJobs[Job]['input'],
    signal: AbortSignal,
  ) => Promise<LocalModelJobs[Job]['output']>;
} = { look: lookAt, prepare, answer };

serveJobs({
  load: async (name) => (input, _progress, signal) => HANDLERS[name as LocalModelJob](input as never, signal),
  refusalIn: (error) => (error instanceof UnfitModel ? { key: error.key, values: error.values } : null),
  // Page requests take precedence over models.
  nice: 5,
});
