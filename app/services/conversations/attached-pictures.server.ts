/** What a model that looks at pictures is shown of those that came with a message: small, so that it knows what it is asked about before it is on the page. */
import type { FilePart } from 'ai';
import sharp from 'sharp';
import type { ChatMessage } from '#agent/chat-message.ts';
import { attachmentsOf } from './outgoing-message.ts';

/** More are not looked at; the canvas names them all. */
const MOST = 4;
/** Longer side, px: one tile of OpenAI's, which tells what a thing is and what is written on it large. */
const SIDE = 512;
const QUALITY = 80;

/** JPEG on white, upright and without what the file tells besides; null: it is none that can be read. */
async function smallPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false, pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The first pictures of a message, in its order. `bytesOf` gives its user's own alone. */
export async function attachedPictures(message: ChatMessage | undefined, bytesOf: (asset: string) => Promise<Uint8Array | null>): Promise<FilePart[]> {
  const attached = message ? attachmentsOf([message]).slice(0, MOST) : [];
  const pictures = await Promise.all(
    attached.map(async ({ asset }) => {
      const bytes = await bytesOf(asset);
      return bytes && smallPicture(bytes);
    }),
  );
  return pictures.flatMap((data) => (data ? [{ type: 'file' as const, data, mediaType: 'image/jpeg' }] : []));
}
