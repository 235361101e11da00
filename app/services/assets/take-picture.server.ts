/** Has an uploaded picture inspected and normalised. */
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import { assertPictureFile } from '../inspection/pictures/normalise.ts';
import type { TakenPicture } from '../inspection/pictures/picture-jobs.ts';

/** A file as it was sent. */
export interface UploadedFile {
  bytes: Uint8Array;
  name: string;
}

/** @param owner as for `Inspect`. Throws AssetError. */
export async function takePicture(inspect: Inspect, bytes: Uint8Array, owner: string): Promise<TakenPicture> {
  // What its first bytes reveal needs no process.
  assertPictureFile(bytes);
  const answer = await inspect('picture', { bytes }, owner);
  if ('refused' in answer) throw new AssetError(answer.refused, answer.kind);
  return { ...answer, bytes: answer.bytes ?? bytes };
}
