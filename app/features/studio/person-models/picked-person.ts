/** Who a garment is tried on: a figure of ours, a model of the user's, or a photo that was brought. */
import type { PersonModelView, PhotoSlot } from '#app/contracts/person-model.ts';
import { uploadFile } from '#app/browser/uploads/upload-file.ts';
import { message } from '#messages/message.ts';
import { FIGURES } from '#tools/contract/figures.ts';
import { pictureAt } from '../parts/picture-address.ts';

export interface BuiltInModel {
  id: string;
  name: string;
  src: string;
  /** px */
  width: number;
  height: number;
}

/** Figures that come with the application; where they are from: public/samples/LICENCES.md. */
export const BUILT_IN_MODELS: readonly BuiltInModel[] = FIGURES.map((name) => ({
  id: name.toLowerCase(),
  name,
  src: `/samples/model-${name.toLowerCase()}.webp`,
  width: 640,
  height: 960,
}));

export type PickedPerson =
  | { kind: 'built-in'; id: string; name: string; src: string }
  | { kind: 'model'; id: string; name: string; src: string; isMinor: boolean }
  /** `asset`: of visitors without an account a pass, good for a draft. */
  | { kind: 'photo'; asset: string; name: string; src: string; file?: File };

export const builtInPerson = ({ id, name, src }: BuiltInModel): PickedPerson => ({ kind: 'built-in', id, name, src });

export const modelPerson = (
  { id, name, photos, isMinor }: Pick<PersonModelView, 'id' | 'name' | 'photos' | 'isMinor'>,
  slot: PhotoSlot = 'full',
): PickedPerson => ({ kind: 'model', id, name, src: pictureAt(photos[slot].asset, 512), isMinor });

/** One word for each that can be picked, to tell them apart. */
export const keyOf = (picked: PickedPerson): string =>
  picked.kind === 'photo' ? `photo-${picked.asset}` : `${picked.kind}-${picked.id}`;

/** Sends a picture to the server; rejects with words for people. */
export function keepPicture(file: File, path: string, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = uploadFile(path, { id: 'picture', file }, (report) => {
      if (report.type === 'upload.done') resolve(report.asset);
      if (report.type === 'upload.failed') reject(new Error(report.error));
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}

/**
 * What a try-on is asked with: exactly one of the two is there. A figure of ours becomes a picture of the user's by
 * this, only when it is really used. Rejects with words for people.
 */
export async function personInput(
  picked: PickedPerson,
  { signedIn, signal }: { signedIn: boolean; signal?: AbortSignal },
): Promise<{ person: string | null; model: string | null }> {
  if (picked.kind === 'model') return { person: null, model: picked.id };
  if (picked.kind === 'photo') return { person: picked.asset, model: null };
  const response = await fetch(picked.src, { signal });
  if (!response.ok) throw new Error(message('studio.sampleFailed'));
  const file = new File([await response.blob()], `${picked.name}.webp`, { type: 'image/webp' });
  return { person: await keepPicture(file, signedIn ? '/api/assets' : '/api/drafts/files', signal), model: null };
}
