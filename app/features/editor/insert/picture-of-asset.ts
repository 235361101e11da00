/** A picture of which only the asset is known: its size and focus are in the headers of its smallest variant. */
import { message } from '#messages/message.ts';
import type { UploadedPicture } from '../commands/insert-picture.ts';
import { readFocus } from './picture-focus.ts';

/** Rejects with words for users if the asset is gone or belongs to another user. */
export async function pictureOfAsset(asset: string, name = ''): Promise<UploadedPicture> {
  const response = await fetch(`/api/assets/${asset}?size=64`, { credentials: 'same-origin' });
  // Only the headers count: a body that nobody reads would stay in memory.
  void response.body?.cancel();
  const width = Number(response.headers.get('X-Picture-Width'));
  const height = Number(response.headers.get('X-Picture-Height'));
  if (!response.ok || !(width > 0) || !(height > 0)) throw new Error(message('actions.foreignPictures', { count: 1 }));
  return { id: asset, width, height, name, focus: readFocus(response.headers.get('X-Picture-Focus')) };
}
