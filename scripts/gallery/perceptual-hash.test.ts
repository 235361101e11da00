/** Pictures that look alike have similar hashes; pictures that don't have distant ones. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hashDistance, perceptualHash } from './perceptual-hash.ts';

const drawn = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="250"><rect width="200" height="250" fill="#f4efe6"/>${inside}</svg>`,
    ),
  );
const one =
  '<rect x="20" y="20" width="160" height="90" fill="#2f5d62"/><circle cx="60" cy="180" r="40" fill="#e4572e"/>';
const other =
  '<circle cx="140" cy="60" r="50" fill="#2f5d62"/><rect x="20" y="150" width="60" height="80" fill="#e4572e"/>';

it('tells likeness', async () => {
  const hash = await perceptualHash(await drawn(one).png().toBuffer());
  expect(hashDistance(hash, hash)).toBe(0);
  expect(
    hashDistance(
      hash,
      await perceptualHash(await drawn(one).resize(90, 60, { fit: 'fill' }).jpeg({ quality: 60 }).toBuffer()),
    ),
  ).toBeLessThanOrEqual(4);
  // Another color of the same brightness is the same picture.
  expect(
    hashDistance(hash, await perceptualHash(await drawn(one.replace('#2f5d62', '#6b4226')).png().toBuffer())),
  ).toBeLessThanOrEqual(6);
  expect(hashDistance(hash, await perceptualHash(await drawn(other).png().toBuffer()))).toBeGreaterThan(16);
});
