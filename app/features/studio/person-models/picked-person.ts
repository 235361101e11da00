/** Who a garment is tried on: one of our figures, a model of the user's, or an uploaded photo. */
import type { PersonModelView, PhotoSlot } from '#app/contracts/person-model.ts';
import { uploadFile } from '#app/browser/uploads/upload-file.ts';
import { message } from '#messages/message.ts';
import { figurePicture, FIGURES } from '#tools/contract/figures.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { pictureAt } from '../parts/picture-address.ts';

export interface BuiltInModel {
  id: string;
  name: string;
  src: string;
  /** px */
  width: number;
  height: number;
}

/** Figures that ship with the application; sources: public/samples/LICENCES.md. */
export const BUILT_IN_MODELS: readonly BuiltInModel[] = FIGURES.map((name) => ({
  id: name.toLowerCase(),
  name,
  src: `/samples/${figurePicture(name, 'full')}.webp`,
  width: 640,
  height: 960,
}));

export type PickedPerson =
  | { kind: 'built-in'; id: string; name: string; src: string }
  | { kind: 'model'; id: string; name: string; src: string; isMinor: boolean }
  /** `asset`: for visitors without an account a pass, valid for a draft. */
  | { kind: 'photo'; asset: string; name: string; src: string; file?: File };

export const builtInPerson = ({ id, name, src }: BuiltInModel): PickedPerson => ({ kind: 'built-in', id, name, src });

export const modelPerson = (
  { id, name, photos, isMinor }: Pick<PersonModelView, 'id' | 'name' | 'photos' | 'isMinor'>,
  slot: PhotoSlot = 'full',
): PickedPerson => ({ kind: 'model', id, name, src: pictureAt(photos[slot].asset, 512), isMinor });

/** A key that distinguishes what can be picked. */
export const keyOf = (picked: PickedPerson): string =>
  picked.kind === 'photo' ? `photo-${picked.asset}` : `${picked.kind}-${picked.id}`;

/** Uploads a picture; rejects with words for users. */
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

/** The picture of them on which a piece is tried. */
export const pictureFor = (picked: PickedPerson, kind: TryOnKind): string =>
  picked.kind === 'built-in' ? `/samples/${figurePicture(picked.id, kind)}.webp` : picked.src;

/**
 * The person in a try-on's input: exactly one of the two is set. This turns one of our figures into a picture of the
 * user's, only once it is really used. Rejects with words for users.
 */
export async function personInput(
  picked: PickedPerson,
  kind: TryOnKind,
  { signedIn, signal }: { signedIn: boolean; signal?: AbortSignal },
): Promise<{ person: string | null; model: string | null }> {
  if (picked.kind === 'model') return { person: null, model: picked.id };
  if (picked.kind === 'photo') return { person: picked.asset, model: null };
  const response = await fetch(pictureFor(picked, kind), { signal });
  if (!response.ok) throw new Error(message('studio.sampleFailed'));
  const file = new File([await response.blob()], `${picked.name}.webp`, { type: 'image/webp' });
  return { person: await keepPicture(file, signedIn ? '/api/assets' : '/api/drafts/files', signal), model: null };
}
