/**
 * The jobs on uploaded files: for each its input, output and limits. A new one has an entry here and one in
 * inspection-handlers.ts. Outputs are plain data, refusals included: they are copied between processes.
 */
import type {
  PictureAnswer,
  PictureInput,
  ShrinkInput,
  ThumbnailInput,
} from '#app/services/inspection/pictures/picture-jobs.ts';
import type { MusicAnswer, MusicInput } from '#app/services/inspection/music/music-job.ts';
import type { FontAnswer, FontInput } from '#app/services/inspection/fonts/font-job.ts';
import type { LayersAnswer, LayersInput } from '#app/services/inspection/layers/layers-job.ts';
import type { JobLimits } from '#app/services/processes/job-process.server.ts';

export interface InspectionJobs {
  picture: { input: PictureInput; output: PictureAnswer };
  shrink: { input: ShrinkInput; output: Uint8Array | null };
  thumbnail: { input: ThumbnailInput; output: Uint8Array | null };
  music: { input: MusicInput; output: MusicAnswer };
  font: { input: FontInput; output: FontAnswer };
  layers: { input: LayersInput; output: LayersAnswer };
}

export type InspectionName = keyof InspectionJobs;
export type InspectionInput<Name extends InspectionName> = InspectionJobs[Name]['input'];
export type InspectionOutput<Name extends InspectionName> = InspectionJobs[Name]['output'];

/** Memory is that of the whole process, with everything loaded there. */
export const INSPECTION_LIMITS: Readonly<Record<InspectionName, JobLimits>> = {
  picture: { time: 30_000, memory: 1_000 },
  shrink: { time: 30_000, memory: 1_000 },
  thumbnail: { time: 30_000, memory: 1_000 },
  music: { time: 10_000, memory: 400 },
  font: { time: 12_000, memory: 600 },
  layers: { time: 60_000, memory: 1_400 },
};

/**
 * Jobs after which their process ends. MuPDF keeps its memory in WebAssembly: a file that damages it would make every
 * later one unreadable, whoever sent it.
 */
export const DONE_ONCE: ReadonlySet<InspectionName> = new Set(['layers']);
