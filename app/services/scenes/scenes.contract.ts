/** What every adapter of scenes must do. An adapter's test calls this with a way to reach it as two users. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { SceneRequest, ScenesPort } from '#tools/contract/ports/scenes-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export interface ScenesParty {
  scenes: ScenesPort;
  assets: AssetsPort;
}

/** Engines are slow, and test machines may be busy, ms. */
const PATIENCE = 300_000;

/** A red bottle without a background. */
export async function bottle(tone = 180): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="300"><rect x="45" width="30" height="60" rx="6" fill="#2b2b30"/><rect x="10" y="50" width="100" height="245" rx="22" fill="rgb(${tone}, 40, 50)"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

export const sceneRequest = (picture: string, more: Partial<SceneRequest> = {}): SceneRequest => ({
  picture,
  mask: { asset: null, strokes: [] },
  crop: { x: 0, y: 0, width: 1, height: 1 },
  scene: 'peach-podium',
  words: null,
  width: 200,
  height: 250,
  seed: 3,
  variation: 1,
  length: 0.2,
  quality: 'full',
  ...more,
});

const never = () => new AbortController().signal;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

/** `open` may return the same adapter each time; users differ. */
export function testScenesContract(open: () => Promise<{ owner: ScenesParty; stranger: ScenesParty }>): void {
  const pixels = async ({ assets }: ScenesParty, id: string) => {
    const bytes = await assets.bytes(id);
    if (!bytes) throw new Error('The layer is not there');
    return sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  };

  describe('scenes', () => {
    test.each(
      oneIn(2, [
        [200, 250],
        [320, 130],
      ] as const),
    )(
      'of %i × %i px: layers that lie on the page and give the picture',
      { timeout: PATIENCE },
      async (width, height) => {
        const { owner, stranger } = await open();
        const picture = (await owner.assets.store(await bottle(), 'image/png', 'bottle.png')).id;
        const told: (number | null)[] = [];
        const made = await owner.scenes.render(sceneRequest(picture, { width, height }), {
          signal: never(),
          progress: (share) => told.push(share),
        });
        expect(told.at(-1)).toBe(1);
        expect(made).toMatchObject({
          perspective: 'side',
          background: { width, height, mime: 'image/jpeg' },
          flat: { width, height, mime: 'image/jpeg' },
          unknown: [],
        });
        const { product, shadow } = made;
        expect(product.asset.mime).toBe('image/png');
        expect(product.x).toBeGreaterThanOrEqual(0);
        expect(product.y + product.height).toBeLessThanOrEqual(height);
        // Upright as photographed.
        expect(product.height / product.width).toBeGreaterThan(1.9);
        if (!shadow) throw new Error('It throws no shadow');
        expect(shadow.y + shadow.height).toBeGreaterThan(product.y + product.height - 2);
        // Other users see nothing of it.
        for (const { id } of [made.background, made.flat, product.asset, shadow.asset])
          expect(await stranger.assets.info(id)).toBeNull();

        const over = async (layer: { x: number; y: number; asset: { id: string } }) => ({
          input: Buffer.from((await owner.assets.bytes(layer.asset.id)) ?? []),
          left: layer.x,
          top: layer.y,
        });
        const together = await sharp(Buffer.from((await owner.assets.bytes(made.background.id)) ?? []))
          .composite([await over(shadow), await over(product)])
          .removeAlpha()
          .raw()
          .toBuffer();
        const flat = await sharp(Buffer.from((await owner.assets.bytes(made.flat.id)) ?? []))
          .removeAlpha()
          .raw()
          .toBuffer();
        const off = flat.reduce((sum, value, at) => sum + Math.abs(value - (together[at] ?? 0)), 0) / flat.length;
        expect(off).toBeLessThan(4);
        // The product keeps its own color: it is not repainted.
        const { data, info } = await pixels(owner, product.asset.id);
        const middle = (Math.floor(info.height * 0.6) * info.width + (info.width >> 1)) * 4;
        expect(data[middle + 3]).toBe(255);
        expect(data[middle]).toBeGreaterThan((data[middle + 1] as number) * 1.8);
      },
    );

    test('the same request gives the same pictures, another variation others', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const picture = (await owner.assets.store(await bottle(170), 'image/png', 'bottle.png')).id;
      const ids = async (more: Partial<SceneRequest> = {}) => {
        const { background, shadow, product } = await owner.scenes.render(sceneRequest(picture, more), {
          signal: never(),
        });
        return [background.id, shadow?.asset.id, product.asset.id];
      };
      const first = await ids();
      expect(await ids()).toEqual(first);
      expect((await ids({ variation: 2 }))[0]).not.toBe(first[0]);
    });

    test('previews are small, and only a picture', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const picture = (await owner.assets.store(await bottle(160), 'image/png', 'bottle.png')).id;
      const made = await owner.scenes.render(
        sceneRequest(picture, {
          width: 1200,
          height: 900,
          quality: 'preview',
          scene: null,
          words: 'on oak, morning light',
        }),
        { signal: never() },
      );
      expect(Math.max(made.flat.width, made.flat.height)).toBeLessThanOrEqual(640);
      expect(made).toMatchObject({ shadow: null, surface: 'oak' });
      expect(made.background.id).toBe(made.flat.id);
    });

    test('refuses what is not there, not the caller’s own, or shows nothing', { timeout: PATIENCE }, async () => {
      const { owner, stranger } = await open();
      const foreign = (await stranger.assets.store(await bottle(150), 'image/png', 'bottle.png')).id;
      const clear = (
        await owner.assets.store(
          new Uint8Array(
            await sharp({ create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
              .png()
              .toBuffer(),
          ),
          'image/png',
          'clear.png',
        )
      ).id;
      const text = (await owner.assets.store(new TextEncoder().encode('no picture'), 'image/png', 'text.png')).id;
      for (const picture of ['0'.repeat(64), foreign, clear, text])
        expect(await failure(owner.scenes.render(sceneRequest(picture), { signal: never() }))).toBeInstanceOf(
          ToolRefusal,
        );
    });

    test('ends with the signal, and works again afterwards', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const picture = (await owner.assets.store(await bottle(140), 'image/png', 'bottle.png')).id;
      expect(await failure(owner.scenes.render(sceneRequest(picture), { signal: AbortSignal.abort() }))).toMatchObject({
        name: 'AbortError',
      });
      // How an engine at work is stopped, and starts again, is the same for all of them: engines.server.test.ts.
      if (!isLongRun) return;
      const stop = new AbortController();
      expect(
        await failure(
          owner.scenes.render(sceneRequest(picture), { signal: stop.signal, progress: () => stop.abort() }),
        ),
      ).toMatchObject({ name: 'AbortError' });
      expect((await owner.scenes.render(sceneRequest(picture), { signal: never() })).background.width).toBe(200);
    });
  });
}
