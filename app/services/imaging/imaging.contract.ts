/** What every imaging adapter must do. An adapter's test calls this with a way to reach it as two users. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type Cutout,
  type ImagingOptions,
  type ImagingPort,
  type PictureRegion,
  RETAKE_STEPS,
} from '#tools/contract/ports/imaging-port.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export interface ImagingParty {
  imaging: ImagingPort;
  assets: AssetsPort;
  /** Makes a picture the user's own; returns its asset id. */
  upload(bytes: Uint8Array, name: string): Promise<string>;
}

const never = () => new AbortController().signal;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

/** A vase on a table: subject and background are clearly different. `tone` makes pictures differ. */
export async function vase(width: number, height: number, tone = 30): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 300" preserveAspectRatio="none">
    <rect width="300" height="220" fill="#d9e2e7"/><rect y="220" width="300" height="80" fill="#c2b39b"/>
    <path d="M120 70 h60 q-8 40 14 70 q40 60 -10 110 h-68 q-50 -50 -10 -110 q22 -30 14 -70 z" fill="rgb(${tone}, 70, 130)"/>
    <path d="M136 80 q-6 40 -24 76 q-14 36 2 66" fill="none" stroke="#8fb4d8" stroke-width="6"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** Along the vase's soft edge its own blue, not a mixture with the wall behind it. */
async function expectOwnColors({ assets }: ImagingParty, picture: string, { mask, colours }: Cutout): Promise<void> {
  expect(colours).toMatchObject({ mime: 'image/png', width: mask.width, height: mask.height });
  const [before, after, alpha] = (await Promise.all(
    [picture, colours?.id ?? '', mask.id].map(async (id, index) => {
      const image = sharp((await assets.bytes(id)) ?? undefined);
      return (index === 2 ? image.extractChannel('alpha') : image.removeAlpha()).raw().toBuffer();
    }),
  )) as [Buffer, Buffer, Buffer];
  const soft = [...alpha.keys()].filter((at) => (alpha[at] as number) > 80 && (alpha[at] as number) < 180);
  expect(soft.length).toBeGreaterThan(50);
  const distance = (pixels: Buffer) =>
    soft.reduce(
      (sum, at) =>
        sum +
        Math.hypot(
          (pixels[at * 3] as number) - 30,
          (pixels[at * 3 + 1] as number) - 70,
          (pixels[at * 3 + 2] as number) - 130,
        ),
      0,
    ) / soft.length;
  expect(distance(after)).toBeLessThan(distance(before) * 0.6);
}

/** Engines are slow, and test machines may be busy, ms. */
const PATIENCE = 300_000;

/** `open` may return the same adapter each time; pictures differ. */
export function testImagingContract(open: () => Promise<{ owner: ImagingParty; stranger: ImagingParty }>): void {
  testCutOut(open);
  testRepairs(open);
}

/** What a matting adapter must do. */
export function testCutOut(open: () => Promise<{ owner: ImagingParty; stranger: ImagingParty }>): void {
  describe('cutOut', () => {
    // Engines take seconds per picture: as many checks as possible share one.
    test(
      'ends with the signal; asked again, gives a mask of the picture’s own size, granted to whoever asked, and the same one once more',
      { timeout: PATIENCE },
      async () => {
        const { owner, stranger } = await open();
        const asset = await owner.upload(await vase(640, 480), 'vase.png');
        expect(await failure(owner.imaging.cutOut(asset, { signal: AbortSignal.abort() }))).toMatchObject({
          name: 'AbortError',
        });
        const stop = new AbortController();
        expect(
          await failure(owner.imaging.cutOut(asset, { signal: stop.signal, progress: () => stop.abort() })),
        ).toMatchObject({ name: 'AbortError' });
        const cutout = await owner.imaging.cutOut(asset, { signal: never() });
        const { mask, subject, coverage } = cutout;
        expect(mask).toMatchObject({ mime: 'image/png', width: 640, height: 480 });
        const bytes = await owner.assets.bytes(mask.id);
        if (!bytes) throw new Error('The mask is not there');
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 480, hasAlpha: true });
        const alpha = await sharp(bytes).extractChannel('alpha').raw().toBuffer();
        const mean = alpha.reduce((sum, value) => sum + value, 0) / 255 / alpha.length;
        expect(coverage).toBeCloseTo(mean, 2);
        // The center of the vase is kept; the corners are not.
        expect(alpha[300 * 640 + 320]).toBe(255);
        expect([alpha[0], alpha[639], alpha[479 * 640], alpha[479 * 640 + 639]]).toEqual([0, 0, 0, 0]);
        expect(subject.x).toBeGreaterThan(0.2);
        expect(subject.x + subject.width).toBeLessThan(0.8);
        expect(subject.y + subject.height).toBeLessThanOrEqual(1);
        expect(await stranger.assets.info(mask.id)).toBeNull();
        await expectOwnColors(owner, asset, cutout);
        // The second time it answers the same.
        expect(await owner.imaging.cutOut(asset, { signal: never() })).toEqual(cutout);
      },
    );

    test('cuts out the thing that is meant: in a box, or at a point', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const [one, two] = await Promise.all([vase(300, 300, 36), vase(300, 300, 150)]);
      const pair = new Uint8Array(
        await sharp({ create: { width: 600, height: 300, channels: 3, background: '#d9e2e7' } })
          .composite([
            { input: Buffer.from(one), left: 0, top: 0 },
            { input: Buffer.from(two), left: 300, top: 0 },
          ])
          .png()
          .toBuffer(),
      );
      const asset = await owner.upload(pair, 'vases.png');
      const boxed = await owner.imaging.cutOut(asset, {
        signal: never(),
        pick: { box: { x: 0.14, y: 0.18, width: 0.22, height: 0.7 }, point: null },
      });
      expect(boxed.subject.x + boxed.subject.width).toBeLessThan(0.5);
      expect(boxed.coverage).toBeGreaterThan(0.03);
      const pointed = await owner.imaging.cutOut(asset, {
        signal: never(),
        pick: { box: null, point: { x: 0.75, y: 0.6 } },
      });
      expect(pointed.subject.x).toBeGreaterThan(0.5);
      expect(pointed.mask.id).not.toBe(boxed.mask.id);
    });

    // What a picture may be like is inspected before any adapter sees it.
    test.runIf(isLongRun)(
      'takes grey pictures and pictures with holes, long ones and small ones',
      { timeout: PATIENCE },
      async () => {
        const { owner } = await open();
        const longAndGrey = new Uint8Array(
          await sharp(await vase(1600, 300))
            .greyscale()
            .jpeg()
            .toBuffer(),
        );
        const smallAndHoled = new Uint8Array(
          await sharp(await vase(48, 48))
            .composite([
              {
                input: Buffer.from('<svg width="8" height="8"><rect width="8" height="8"/></svg>'),
                left: 0,
                top: 0,
                blend: 'dest-out',
              },
            ])
            .png()
            .toBuffer(),
        );
        for (const bytes of [longAndGrey, smallAndHoled]) {
          const { width, height } = await sharp(bytes).metadata();
          const { mask } = await owner.imaging.cutOut(await owner.upload(bytes, 'vase'), { signal: never() });
          expect(mask).toMatchObject({ width, height });
        }
      },
    );

    test('refuses what is not there, not the caller’s own, or shows nothing', { timeout: PATIENCE }, async () => {
      const { owner, stranger } = await open();
      const foreign = await stranger.upload(await vase(300, 300, 34), 'vase.png');
      const flat = await owner.upload(
        new Uint8Array(
          await sharp({ create: { width: 200, height: 160, channels: 3, background: '#7a8b99' } })
            .png()
            .toBuffer(),
        ),
        'wall.png',
      );
      for (const asset of ['0'.repeat(64), foreign, flat]) {
        expect(await failure(owner.imaging.cutOut(asset, { signal: never() }))).toBeInstanceOf(ToolRefusal);
      }
    });
  });
}

/** A patch of 40 × 40 px in a picture. */
const patch = (x: number, y: number): PictureRegion => ({
  outlines: [
    [
      [x, y],
      [x + 40, y],
      [x + 40, y + 40],
      [x, y + 40],
    ],
  ],
  strokes: [],
});

/**
 * What an adapter does to pictures. Each call makes a new one; the old one stays. `only`: these of the actions; all by
 * default.
 */
export function testRepairs(
  open: () => Promise<{ owner: ImagingParty; stranger: ImagingParty }>,
  only?: readonly string[],
): void {
  const sizeOf = async ({ assets }: ImagingParty, id: string) => {
    const bytes = await assets.bytes(id);
    if (!bytes) throw new Error('The picture is not there');
    const { width, height, format } = await sharp(bytes).metadata();
    return { width, height, format };
  };
  const DOINGS: readonly {
    name: string;
    tone: number;
    run(imaging: ImagingPort, asset: string, options: ImagingOptions): Promise<AssetInfo | null>;
    size: { width: number; height: number };
  }[] = [
    {
      name: 'erase',
      tone: 51,
      run: (imaging, asset, options) => imaging.erase(asset, patch(20, 20), options),
      size: { width: 320, height: 240 },
    },
    {
      name: 'upscale',
      tone: 52,
      run: (imaging, asset, options) => imaging.upscale(asset, 2, options),
      size: { width: 640, height: 480 },
    },
    {
      name: 'retake',
      tone: 53,
      run: async (imaging, asset, options) => (await imaging.retake(asset, ['exposure'], options)).picture,
      size: { width: 320, height: 240 },
    },
    {
      name: 'expand',
      tone: 54,
      run: (imaging, asset, options) => imaging.expand(asset, { left: 30, right: 20, top: 0, bottom: 10 }, options),
      size: { width: 370, height: 250 },
    },
  ];

  describe.each(DOINGS.filter(({ name }) => !only || only.includes(name)))('$name', ({ name, tone, run, size }) => {
    /** Too dark, so that there is something to fix. */
    const picture = async (more = 0) =>
      new Uint8Array(
        await sharp(await vase(320, 240, tone + more))
          .linear(0.4, 0)
          .png()
          .toBuffer(),
      );

    test(
      'ends with the signal; asked again, gives a new picture of the size that was asked for, granted to whoever asked, and the same one once more',
      { timeout: PATIENCE },
      async () => {
        const { owner, stranger } = await open();
        const asset = await owner.upload(await picture(), 'vase.png');
        expect(await failure(run(owner.imaging, asset, { signal: AbortSignal.abort() }))).toMatchObject({
          name: 'AbortError',
        });
        // An engine that is stopped starts again for the next picture: seconds, and the same for every action.
        if (isLongRun || name === 'erase') {
          const stop = new AbortController();
          expect(
            await failure(run(owner.imaging, asset, { signal: stop.signal, progress: () => stop.abort() })),
          ).toMatchObject({ name: 'AbortError' });
        }
        const told: (number | null)[] = [];
        const made = await run(owner.imaging, asset, { signal: never(), progress: (share) => told.push(share) });
        expect(made).toMatchObject({ ...size, mime: 'image/png', name: 'vase.png' });
        expect(made?.id).not.toBe(asset);
        expect(await sizeOf(owner, made?.id ?? '')).toEqual({ ...size, format: 'png' });
        expect(await stranger.assets.info(made?.id ?? '')).toBeNull();
        expect(told.at(-1)).toBe(1);
        expect((await run(owner.imaging, asset, { signal: never() }))?.id).toBe(made?.id);
      },
    );

    test('refuses what is not there, not the caller’s own, or no picture', { timeout: PATIENCE }, async () => {
      const { owner, stranger } = await open();
      const foreign = await stranger.upload(await picture(4), 'vase.png');
      const file = await owner.assets.store(
        new TextEncoder().encode(`{"tone": ${tone}}`),
        'application/json',
        'notes.json',
      );
      for (const asset of ['0'.repeat(64), foreign, file.id])
        expect(await failure(run(owner.imaging, asset, { signal: never() }))).toBeInstanceOf(ToolRefusal);
    });
  });

  describe('repairs', () => {
    test('leave what is not marked as it was', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const before = await vase(320, 240, 61);
      const asset = await owner.upload(before, 'vase.png');
      const made = await owner.imaging.erase(asset, patch(20, 20), { signal: never() });
      const bytes = await owner.assets.bytes(made.id);
      if (!bytes) throw new Error('The picture is not there');
      const [one, two] = await Promise.all([before, bytes].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
      const changed: number[] = [];
      for (let at = 0; at < 320 * 240; at += 1)
        if ([0, 1, 2].some((channel) => one?.[at * 3 + channel] !== two?.[at * 3 + channel])) changed.push(at);
      expect(changed.every((at) => at % 320 < 80 && Math.floor(at / 320) < 80)).toBe(true);
    });

    test('refuse marks beside the picture, and growth of nothing', { timeout: PATIENCE }, async () => {
      const { owner } = await open();
      const asset = await owner.upload(await vase(300, 200, 62), 'vase.png');
      expect(await failure(owner.imaging.erase(asset, patch(900, 900), { signal: never() }))).toBeInstanceOf(
        ToolRefusal,
      );
      expect(
        await failure(owner.imaging.expand(asset, { left: 0, right: 0, top: 0, bottom: 0 }, { signal: never() })),
      ).toBeInstanceOf(ToolRefusal);
    });

    test.runIf(!only || only.includes('retake'))(
      'find nothing to mend in what needs nothing',
      { timeout: PATIENCE },
      async () => {
        const { owner } = await open();
        const asset = await owner.upload(await vase(300, 200, 63), 'vase.png');
        const { picture, findings } = await owner.imaging.retake(asset, ['denoise'], { signal: never() });
        expect(picture).toBeNull();
        expect(findings.filter(({ applied }) => applied)).toEqual([]);
        expect(findings.map(({ step }) => step)).toEqual(RETAKE_STEPS);
      },
    );
  });
}
