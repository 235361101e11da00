/**
 * What the engines do: for each its input and its result, plain data that is copied between processes. A new engine has
 * an entry here, one in engine-limits.ts and one in engine-handlers.ts.
 */
import type { CutOutInput, RawCutout } from '#app/services/engines/cut-out/cutout-job.ts';
import type { ImageJob, ImageOutput } from '#app/services/engines/image/image-job.ts';
import type { FilmInput, FilmOutput } from '#app/services/engines/film/film-job.ts';
import type { EraseInput } from './erase/erase-job.ts';
import type { ExpandInput } from './expand/expand-job.ts';
import type { LandmarksInput, LandmarksOutput } from '#app/engines/landmarks/landmarks-job.ts';
import type { PictureFile } from './pixels/picture-file.ts';
import type { RetakeInput, RetakeOutput } from './retake/retake-job.ts';
import type { TraceInput, TraceOutput } from '#app/services/engines/trace/trace-job.ts';
import type { SceneInput, SceneOutput } from '#app/engines/scenes/scene-job.ts';
import type { TryOnInput, TryOnOutput } from '#app/engines/try-on/try-on-job.ts';
import type { UpscaleInput } from './upscale/upscale-job.ts';

export interface EngineJobs {
  'cut-out': { input: CutOutInput; output: RawCutout };
  erase: { input: EraseInput; output: PictureFile };
  upscale: { input: UpscaleInput; output: PictureFile };
  retake: { input: RetakeInput; output: RetakeOutput };
  expand: { input: ExpandInput; output: PictureFile };
  film: { input: FilmInput; output: FilmOutput };
  image: { input: ImageJob; output: ImageOutput };
  landmarks: { input: LandmarksInput; output: LandmarksOutput };
  trace: { input: TraceInput; output: TraceOutput };
  'try-on': { input: TryOnInput; output: TryOnOutput };
  scene: { input: SceneInput; output: SceneOutput };
}

export type EngineName = keyof EngineJobs;
export type EngineInput<Name extends EngineName> = EngineJobs[Name]['input'];
export type EngineOutput<Name extends EngineName> = EngineJobs[Name]['output'];
