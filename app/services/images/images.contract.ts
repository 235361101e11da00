/** What every adapter of images must do. An adapter's test calls this with a way to reach it as two users. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { assertInvariants } from '#design/document/invariants.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { GeneratedImage, ImageRequest, ImagesPort } from '#tools/contract/ports/images-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export interface ImagesParty {
  images: ImagesPort;
  assets: AssetsPort;
}

const never = () => new AbortController().signal;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
/** Test machines may be busy, ms. */
const PATIENCE = 120_000;

export const asked = (more: Partial<ImageRequest> = {}): ImageRequest => ({
  type: 'image',
  words: 'a sunset over the sea',
  style: null,
  colors: [],
  width: 300,
  height: 200,
  seed: 1,
  variations: [1],
  references: [],
  mask: null,
  ...more,
});

async function fileOf({ assets }: ImagesParty, { picture }: GeneratedImage) {
  const bytes = await assets.bytes(picture.id);
  if (!bytes) throw new Error('The picture is not there');
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  return { bytes, width, height, hasAlpha };
}

/** The first picture. */
async function one(party: ImagesParty, more: Partial<ImageRequest> = {}): Promise<GeneratedImage> {
  const { images } = await party.images.generate(asked(more), { signal: never() });
  expect(images).toHaveLength(1);
  return images[0] as GeneratedImage;
}

export function testImages(open: () => Promise<{ owner: ImagesParty; stranger: ImagesParty }>): void {
  describe('images', () => {
    test(
      'are of the size that was asked for, at any ratio, and belong to whoever asked',
      { timeout: PATIENCE },
      async () => {
        const { owner, stranger } = await open();
        for (const size of oneIn(
          3,
          [
            { width: 300, height: 200 },
            { width: 100, height: 400 },
            { width: 731, height: 100 },
          ],
          1,
        )) {
          const image = await one(owner, size);
          expect(image.picture).toMatchObject(size);
          expect(await fileOf(owner, image)).toMatchObject(size);
          expect(await stranger.assets.info(image.picture.id)).toBeNull();
          if (image.design) {
            assertInvariants(image.design);
            expect(image.design).toMatchObject(size);
          }
        }
      },
    );

    test('come several at once, told one by one, and differ', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const told: number[] = [];
      const shares: (number | null)[] = [];
      const { images } = await owner.images.generate(asked({ variations: [1, 2, 3, 4] }), {
        signal: never(),
        progress: (share) => shares.push(share),
        made: async ({ variation }) => void told.push(variation),
      });
      expect(images).toHaveLength(4);
      expect([...told].sort()).toEqual([1, 2, 3, 4]);
      expect(new Set(images.map(({ picture }) => picture.id)).size).toBe(4);
      expect(shares.at(-1)).toBe(1);
    });

    test('stickers stand free', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const image = await one(owner, { type: 'sticker', words: 'a happy avocado', width: 200, height: 200 });
      const file = await fileOf(owner, image);
      expect(file.hasAlpha).toBe(true);
      const alpha = await sharp(file.bytes).extractChannel('alpha').raw().toBuffer();
      expect(alpha[0]).toBe(0);
      expect(Math.max(...alpha)).toBe(255);
    });

    test('lettering, signatures and posters are texts that can be edited', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      for (const [type, words] of oneIn(
        3,
        [
          ['typography', 'Good vibes'],
          ['signature', 'Anna Berg'],
          ['poster', 'Jazz night, Friday 8pm, $15'],
        ] as const,
        2,
      )) {
        const { design } = await one(owner, { type, words, width: 400, height: 400 });
        expect(
          Object.values(design?.layers ?? {}).some((layer) => layer.type === 'text' && layer.text.trim() !== ''),
        ).toBe(true);
      }
    });

    test(
      'refuse no words, no pictures and too many, and references that are not the caller’s own',
      { timeout: PATIENCE },
      async () => {
        const { owner, stranger } = await open();
        const theirs = await one(stranger, { words: 'their mountains' });
        for (const more of [
          { words: '  ' },
          { variations: [] },
          { variations: [1, 2, 3, 4, 5] },
          { references: ['0'.repeat(64)] },
          { references: [theirs.picture.id] },
          { type: 'typography' as const, words: 'x '.repeat(61) },
        ]) {
          expect(await failure(owner.images.generate(asked(more), { signal: never() }))).toBeInstanceOf(ToolRefusal);
        }
      },
    );

    test('end with the signal, and work again afterwards', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      expect(await failure(owner.images.generate(asked(), { signal: AbortSignal.abort() }))).toMatchObject({
        name: 'AbortError',
      });
      const stop = new AbortController();
      expect(
        await failure(
          owner.images.generate(asked({ variations: [1, 2, 3] }), {
            signal: stop.signal,
            made: async () => stop.abort(),
          }),
        ),
      ).toMatchObject({ name: 'AbortError' });
      expect((await one(owner)).picture.width).toBe(300);
    });

    test('a listener that fails ends it with that failure', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const turn = new Error('Others first');
      expect(
        await failure(
          owner.images.generate(asked({ variations: [1, 2] }), { signal: never(), made: () => Promise.reject(turn) }),
        ),
      ).toBe(turn);
    });
  });
}
