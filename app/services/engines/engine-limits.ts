/** The limits of each engine. Read by the process that starts engines: nothing here loads one. */
import { filmBudget } from '#app/services/engines/film/film-job.ts';
import type { EngineName } from './engine-jobs.ts';

export interface EngineLimits {
  /** Raise it when the same input gives another result: cached results of earlier versions are then recomputed. */
  version: number;
  /**
   * The most that its process holds with its largest input, MB. Jobs run in parallel while these fit into the budget.
   */
  memory: number;
  /** A job that takes longer is cancelled, ms. */
  timeLimit: number;
  /** Additional time depending on the input, ms. */
  timeFor?(input: never): number;
}

export const ENGINE_LIMITS: Readonly<Record<EngineName, EngineLimits>> = {
  // The network with what it works on, and the largest picture in full: 1.7 GB measured at 4000².
  'cut-out': { version: 8, memory: 1_800, timeLimit: 100_000 },
  erase: { version: 2, memory: 1_000, timeLimit: 120_000 },
  upscale: { version: 1, memory: 700, timeLimit: 180_000 },
  retake: { version: 4, memory: 1_400, timeLimit: 120_000 },
  expand: { version: 2, memory: 1_400, timeLimit: 180_000 },
  film: { version: 5, memory: 900, timeLimit: 120_000, timeFor: filmBudget },
  image: { version: 3, memory: 500, timeLimit: 60_000 },
  landmarks: { version: 1, memory: 700, timeLimit: 60_000 },
  scene: { version: 5, memory: 1_100, timeLimit: 200_000 },
  trace: { version: 1, memory: 400, timeLimit: 60_000 },
  // 591 MB measured with a jumper on a picture of 4000².
  'try-on': { version: 7, memory: 700, timeLimit: 60_000 },
};

/** A process that holds this many times what its engine needs has gone wrong and is terminated. */
export const MEMORY_SLACK = 1.75;
