/** From where products were photographed: the samples by eye, and drawn cups and plates. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLES } from '#design/samples/samples.ts';
import { viewOf } from './view.ts';

/** As seen by a person: lying things, and crockery photographed from well above its rim. */
const ABOVE = new Set(
  'shirt dress jumper jeans pizza plates scissors watch necklace chocolate cup donuts croissants'.split(' '),
);
/** Of the others at most this share is taken for lying, of those the tools that lie side by side for standing. */
const MISTAKEN = 0.08;

async function trimmed(input: Buffer) {
  const { data, info } = await sharp(input)
    .ensureAlpha()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

async function sample(src: string, mask: string) {
  const photo = sharp(`public${src}`);
  const { width, height } = await photo.metadata();
  const alpha = await sharp(`public${mask}`).resize(width, height, { fit: 'fill' }).png().toBuffer();
  return trimmed(
    await photo
      .ensureAlpha()
      .composite([{ input: alpha, blend: 'dest-in' }])
      .png()
      .toBuffer(),
  );
}

test('of nearly all samples', async () => {
  const wrong: string[] = [];
  for (const { id, src, mask } of SAMPLES)
    if ((viewOf(await sample(src, mask)) === 'above') !== ABOVE.has(id)) wrong.push(id);
  expect(wrong.filter((id) => ABOVE.has(id))).toEqual(['scissors']);
  expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(SAMPLES.length * MISTAKEN);
});

test.each([
  [
    'a cup from above',
    'above',
    '<circle cx="150" cy="150" r="120" fill="#eee"/><circle cx="150" cy="150" r="100" fill="#5a3a20"/><rect x="255" y="130" width="70" height="40" rx="16" fill="#ddd"/>',
  ],
  [
    'the same with its handle upwards',
    'above',
    '<circle cx="150" cy="190" r="120" fill="#eee"/><g transform="rotate(-40 150 190)"><rect x="255" y="170" width="70" height="40" rx="16" fill="#ddd"/></g>',
  ],
  ['a plate', 'above', '<circle cx="150" cy="150" r="140" fill="#eee"/><circle cx="150" cy="150" r="70" fill="#a33"/>'],
  [
    'a mug on a table',
    'side',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#777"/><stop offset=".4" stop-color="#fff"/><stop offset="1" stop-color="#666"/></linearGradient></defs><path d="M40 40 h180 v200 q-90 30 -180 0z" fill="url(#g)"/><path d="M220 90 q70 0 70 60 t-70 60" fill="none" stroke="#999" stroke-width="24"/>',
  ],
])('%s', async (_what, view, drawing) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="340" height="340">${drawing}</svg>`;
  expect(viewOf(await trimmed(Buffer.from(svg)))).toBe(view);
});
