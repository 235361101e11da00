/** A process that inspects uploaded files. Node runs this file directly. */
import { serveJobs } from '#app/services/processes/serve-jobs.ts';
import { INSPECTION_HANDLERS } from './inspection-handlers.ts';
import type { InspectionName } from './inspection-jobs.ts';

serveJobs({
  load: async (name) => (await INSPECTION_HANDLERS[name as InspectionName]()) as (input: unknown) => Promise<unknown>,
  // Somebody is waiting for the upload, but a hostile file must not slow down everybody's pages.
  nice: 2,
});
