/**
 * What every adapter of try-ons must do. An adapter's test calls this with a way to reach it as two users, and with its
 * own photos.
 */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { TryOnPort, TryOnRequest } from '#tools/contract/ports/try-on-port.ts';
import { message } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { TryOnFlagged } from './minors.ts';

export interface TryOnParty {
  tryOns: TryOnPort;
  assets: AssetsPort;
}

export interface TryOnPhotos {
  person: Uint8Array;
  garment: Uint8Array;
}

/** Engines are slow, and test machines may be busy, ms. */
const PATIENCE = 300_000;
const never = () => new AbortController().signal;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

export function testTryOnContract(
  open: () => Promise<{ owner: TryOnParty; stranger: TryOnParty; photos: TryOnPhotos }>,
): void {
  describe('try-on', () => {
    const ask = async (
      { assets }: TryOnParty,
      { person, garment }: TryOnPhotos,
      more: Partial<TryOnRequest> = {},
    ): Promise<TryOnRequest> => ({
      person: (await assets.store(person, 'image/webp', 'person.webp')).id,
      garment: (await assets.store(garment, 'image/webp', 'shirt.webp')).id,
      kind: 'top',
      dragged: {},
      isMinor: null,
      words: '',
      ...more,
    });

    test('changes the body and leaves the rest of the photo', { timeout: PATIENCE }, async () => {
      const { owner, stranger, photos } = await open();
      const request = await ask(owner, photos);
      const shares: (number | null)[] = [];
      const made = await owner.tryOns.make(request, { signal: never(), progress: (share) => shares.push(share) });
      expect(shares.at(-1)).toBe(1);
      const { width, height } = await sharp(photos.person).metadata();
      expect(made.flat).toMatchObject({ width, height, mime: 'image/jpeg' });
      expect(await stranger.assets.info(made.flat.id)).toBeNull();
      const [before, after] = await Promise.all(
        [photos.person, (await owner.assets.bytes(made.flat.id)) as Uint8Array].map((file) =>
          sharp(file).removeAlpha().raw().toBuffer(),
        ),
      );
      const change = (x: number, y: number) =>
        [0, 1, 2].reduce(
          (sum, channel) =>
            sum +
            Math.abs((before?.[(y * width + x) * 3 + channel] ?? 0) - (after?.[(y * width + x) * 3 + channel] ?? 0)),
          0,
        );
      for (const [x, y] of [
        [5, 5],
        [width - 6, height - 6],
      ] as const)
        expect(change(x, y)).toBeLessThan(24);
      for (const { to } of made.handles)
        expect([to.x > -width, to.x < 2 * width, Number.isFinite(to.y)]).toEqual([true, true, true]);
      if (made.garment) expect(made.garment.asset.mime).toBe('image/png');
    });

    test('asks for what is missing, by name', { timeout: PATIENCE }, async () => {
      const { owner, stranger, photos } = await open();
      const request = await ask(owner, photos);
      const foreign = (
        await stranger.assets.store(
          await sharp({ create: { width: 40, height: 40, channels: 3, background: '#00f' } })
            .png()
            .toBuffer(),
          'image/png',
          'x.png',
        )
      ).id;
      for (const missing of ['0'.repeat(64), foreign]) {
        expect(await failure(owner.tryOns.make({ ...request, garment: missing }, { signal: never() }))).toMatchObject({
          message: message('tryOn.pleaseGarment'),
        });
        expect(await failure(owner.tryOns.make({ ...request, person: missing }, { signal: never() }))).toMatchObject({
          message: message('tryOn.pleasePerson'),
        });
      }
      expect(await failure(owner.tryOns.make(request, { signal: AbortSignal.abort() }))).toMatchObject({
        name: 'AbortError',
      });
    });

    test('of people under 18 only takes everyday clothes', { timeout: PATIENCE }, async () => {
      const { owner, photos } = await open();
      for (const words of ['a red bikini', 'Swim-suit? no: SWIMSUIT', 'lingerie set']) {
        const refused = await failure(
          owner.tryOns.make(await ask(owner, photos, { isMinor: true, words }), { signal: never() }),
        );
        expect(refused).toBeInstanceOf(TryOnFlagged);
        expect(refused).toBeInstanceOf(ToolRefusal);
      }
      // What is made of everyday clothes is made as for everybody.
      if (!isLongRun) return;
      expect(
        (
          await owner.tryOns.make(await ask(owner, photos, { isMinor: true, words: 'a school shirt' }), {
            signal: never(),
          })
        ).flat.mime,
      ).toBe('image/jpeg');
    });
  });
}
