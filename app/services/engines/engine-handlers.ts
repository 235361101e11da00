/** Where each engine's code is; loaded in the engine's process with its first job. */
import type { EngineInput, EngineName, EngineOutput } from './engine-jobs.ts';

/** Called with the job's progress, 0..1. */
export type Tell = (share: number) => void;

/** Does one job. Throws EngineRefusal for expected failures; anything else is a bug. */
export type EngineHandler<Name extends EngineName> = (
  input: EngineInput<Name>,
  progress: Tell,
) => Promise<EngineOutput<Name>>;

export const ENGINE_HANDLERS: { readonly [Name in EngineName]: () => Promise<EngineHandler<Name>> } = {
  'cut-out': async () => (await import('#app/services/engines/cut-out/cut-out.ts')).cutOutJob,
  erase: async () => (await import('./erase/erase-job.ts')).eraseJob,
  upscale: async () => (await import('./upscale/upscale-job.ts')).upscaleJob,
  retake: async () => (await import('./retake/retake-job.ts')).retakeJob,
  expand: async () => (await import('./expand/expand-job.ts')).expandJob,
  film: async () => (await import('#app/services/engines/film/film-engine.ts')).makeFilm,
  image: async () => (await import('#app/services/engines/image/image-job.ts')).imageJob,
  landmarks: async () => (await import('./landmarks/find-persons.ts')).findPersons,
  trace: async () => (await import('#app/services/engines/trace/trace-job.ts')).traceJob,
  'try-on': async () => (await import('#app/services/engines/try-on/put-on.ts')).putOn,
  scene: async () => (await import('#app/services/engines/scene/scene-engine.ts')).renderLayers,
};
