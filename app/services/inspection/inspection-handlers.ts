/** Where the code of each inspection is; a process loads it with its first job of that kind. */
import type { InspectionInput, InspectionName, InspectionOutput } from './inspection-jobs.ts';

export type InspectionHandler<Name extends InspectionName> = (
  input: InspectionInput<Name>,
) => Promise<InspectionOutput<Name>>;

export const INSPECTION_HANDLERS: { readonly [Name in InspectionName]: () => Promise<InspectionHandler<Name>> } = {
  picture: async () => (await import('#app/services/inspection/pictures/picture-jobs.ts')).inspectPicture,
  shrink: async () => (await import('#app/services/inspection/pictures/picture-jobs.ts')).shrink,
  thumbnail: async () => (await import('#app/services/inspection/pictures/picture-jobs.ts')).thumbnail,
  music: async () => (await import('#app/services/inspection/music/music-job.ts')).inspectMusic,
  font: async () => (await import('#app/services/inspection/fonts/font-job.ts')).inspectFont,
  layers: async () => (await import('#app/services/inspection/layers/layers-job.ts')).inspectLayers,
};

/** Inspects in this process, without limits: for scripts on the operator's own files. */
export async function inspectHere<Name extends InspectionName>(
  name: Name,
  input: InspectionInput<Name>,
): Promise<InspectionOutput<Name>> {
  return (await INSPECTION_HANDLERS[name]())(input);
}
