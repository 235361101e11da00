/**
 * The attached pictures of a message for a vision model: small, so that it knows what it is asked about before it is on
 * the page.
 */
import type { FilePart } from 'ai';
import type { ChatMessage } from '#agent/chat-message.ts';
import { attachmentsOf } from './outgoing-message.ts';

/** More are not shown to the model; the canvas names them all. */
const MOST = 4;
/** Longer side, px: one tile of OpenAI's, enough to recognise things and large writing. */
const SIDE = 512;

/** The first pictures of a message, in order. `thumbnail` returns JPEGs only for its user's own pictures. */
export async function attachedPictures(
  message: ChatMessage | undefined,
  thumbnail: (asset: string, side: number) => Promise<Uint8Array | null>,
): Promise<FilePart[]> {
  const attached = message ? attachmentsOf([message]).slice(0, MOST) : [];
  const pictures = await Promise.all(attached.map(({ asset }) => thumbnail(asset, SIDE)));
  return pictures.flatMap((data) => (data ? [{ type: 'file' as const, data, mediaType: 'image/jpeg' }] : []));
}
