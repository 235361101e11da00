/** A cutout as a separate picture: what the mask keeps, with the subject's own colors along its edge. */
import sharp from 'sharp';

/**
 * PNG with alpha, of the picture's size. Decoding and encoding happen on separate threads, not on the server's.
 * @param colors as `Cutout.colors`; all three pictures have the same size
 */
export async function cutoutPicture(
  picture: Uint8Array,
  mask: Uint8Array,
  colours: Uint8Array | null,
): Promise<Uint8Array> {
  const edge = colours ? [{ input: Buffer.from(colours) }] : [];
  const layers = [...edge, { input: Buffer.from(mask), blend: 'dest-in' as const }];
  // Upright first, as masks are made: applies the rotation in a picture's header.
  return sharp(picture)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toBuffer();
}
