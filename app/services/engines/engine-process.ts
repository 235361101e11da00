/** The process of one engine. Node runs this file directly. */
import { serveJobs } from '#app/services/processes/serve-jobs.ts';
import { ENGINE_HANDLERS } from './engine-handlers.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { EngineName } from './engine-jobs.ts';

serveJobs({
  load: async (name) =>
    (await ENGINE_HANDLERS[name as EngineName]()) as (
      input: unknown,
      progress: (share: number) => void,
    ) => Promise<unknown>,
  refusalIn: (error) => (error instanceof EngineRefusal ? { key: error.key, values: error.values } : null),
  // Page requests take precedence over pictures.
  nice: 5,
});
