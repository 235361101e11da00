/**
 * Words behind a subject: looks that differ, layers in order, legible colors of the photo, and continuing after a
 * process end.
 */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { intersectionOf } from '#design/document/geometry.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import type { ImageLayer, TextLayer } from '#design/document/layers.ts';
import { childrenOf, firstPage } from '#design/document/tree.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { RenderRequest } from '#tools/contract/ports/rendering-port.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import type { GenerationContext } from '../declaration.ts';
import { NO_RESULTS, type GenerationResults } from '#app/contracts/generation.ts';
import { legibleInk, seePhoto } from './photo-colors.ts';
import { suggestedLooks, textOnImageInput, type TextOnImageInput } from './text-on-image-input.ts';
import { textOnImageHandler } from './text-on-image-run.server.ts';

/** A dark blue photo with an orange object in its center. */
const photoBytes = sharp({ create: { width: 130, height: 100, channels: 3, background: '#10243f' } })
  .composite([{ input: { create: { width: 60, height: 60, channels: 3, background: '#f07818' } }, left: 35, top: 25 }])
  .png()
  .toBuffer();

async function world({ done = NO_RESULTS as GenerationResults, fails = Infinity } = {}) {
  const design = new MemoryDesign();
  const picture = design.addPicture('vase.jpg', 1300, 1000);
  const bytes = new Uint8Array(await photoBytes);
  const drawn: RenderRequest[] = [];
  const context = {
    signal: new AbortController().signal,
    done,
    imaging: design.imaging,
    measureText: roughMeasure,
    progress: () => undefined,
    checkpoint: async () => {
      if (drawn.length >= fails) throw new Error('The turn of others');
    },
    assets: {
      info: async (id: string) => design.assets.get(id)?.info ?? null,
      bytes: async () => bytes,
      store: async (made: Uint8Array, mime: string, name: string) => ({
        id: String(drawn.length).repeat(64),
        mime,
        name,
        width: 936,
        height: 720,
        bytes: made.length,
      }),
    },
    rendering: {
      render: async (request: RenderRequest) => (
        drawn.push(request),
        { bytes: new Uint8Array(3), width: 936, height: 720, mime: 'image/jpeg' }
      ),
    },
  } as Partial<GenerationContext> as GenerationContext;
  const run = (input: Partial<TextOnImageInput> = {}) =>
    textOnImageHandler.run({ asset: picture.id, text: 'New in', looks: suggestedLooks(0), ...input }, context);
  return { picture, drawn, run };
}

describe('the looks', () => {
  test('four at once that differ, others in each round, all of them taken', () => {
    for (let round = 0; round < 6; round += 1) {
      const looks = suggestedLooks(round);
      expect(new Set(looks.map(({ font }) => font)).size).toBe(4);
      expect(textOnImageInput.safeParse({ asset: 'a'.repeat(64), text: 'New in', looks }).success).toBe(true);
    }
    expect(suggestedLooks(0)[0]?.font).not.toBe(suggestedLooks(1)[0]?.font);
  });

  test.each([
    { text: '  ' },
    { text: 'x'.repeat(61) },
    { looks: [] },
    { looks: [{ ...suggestedLooks(0)[0], font: 'Comic Sans' }] },
    { looks: [{ ...suggestedLooks(0)[0], colour: 'red' }] },
  ])('refuse %j', (wrong) => {
    expect(
      textOnImageInput.safeParse({ asset: 'a'.repeat(64), text: 'New in', looks: suggestedLooks(0), ...wrong }).success,
    ).toBe(false);
  });
});

describe('the work', () => {
  test('four pictures of three layers each: photo, words, subject over them', async () => {
    const { run, picture, drawn } = await world();
    const { variations } = await run();
    expect(variations).toHaveLength(4);
    expect(drawn.map(({ shorterSide, watermark }) => [shorterSide, watermark])).toEqual(
      Array.from({ length: 4 }, () => [720, false]),
    );
    const places = new Set<string>();
    for (const { design, source, mask } of variations) {
      if (!design) throw new Error('No layers');
      assertInvariants(design);
      expect([design.width, design.height, source]).toEqual([1300, 1000, picture.id]);
      const [back, text, front] = childrenOf(design, firstPage(design).id) as [ImageLayer, TextLayer, ImageLayer];
      expect([back.asset, back.mask, text.text, front.asset, front.mask?.asset]).toEqual([
        picture.id,
        null,
        'New in',
        picture.id,
        mask,
      ]);
      // The fake finds an ellipse from 20 % to 80 % across and 10 % to 90 % down.
      const covered = intersectionOf(text, { x: 260, y: 100, width: 780, height: 800 });
      expect(covered).not.toBeNull();
      expect(intersectionOf(text, { x: 0, y: 0, width: 1300, height: 1000 })).toMatchObject({
        width: expect.closeTo(text.width, 3),
        height: expect.closeTo(text.height, 3),
      });
      places.add(`${text.fontFamily} ${text.fill?.type === 'solid' ? text.fill.color : ''}`);
    }
    expect(places.size).toBe(4);
  });

  test('an own color is taken as it is, a place and a size are kept to', async () => {
    const [look] = suggestedLooks(0);
    if (!look) throw new Error('No look');
    const textOf = async (more: Partial<typeof look>) => {
      const {
        variations: [made],
      } = await (await world()).run({ looks: [{ ...look, ...more }] });
      return childrenOf(made!.design!, firstPage(made!.design!).id)[1] as TextLayer;
    };
    const [large, small, low] = [
      await textOf({ colour: '#12ab34' }),
      await textOf({ size: 'small' }),
      await textOf({ place: 'bottom' }),
    ];
    expect(large.fill).toEqual({ type: 'solid', color: '#12ab34' });
    expect(small.fontSize).toBeLessThanOrEqual(large.fontSize);
    expect(low.y).toBeGreaterThan(500);
  });

  test('continues where an earlier attempt ended', async () => {
    const first = await world({ fails: 2 });
    await expect(first.run()).rejects.toThrow('The turn of others');
    const done = { variations: (await (await world()).run()).variations.slice(0, 3), problems: [] };
    const second = await world({ done });
    const { variations } = await second.run();
    expect([variations.length, second.drawn.length]).toEqual([4, 1]);
  });
});

describe('colors of a photo', () => {
  test('its own, the most seen first, and what lies behind a place', async () => {
    const photo = await seePhoto(await photoBytes);
    expect(photo.colors).toHaveLength(2);
    expect(contrast(photo.colors[0] ?? '', '#f07818')).toBeLessThan(1.2);
    expect(photo.background({ x: 0, y: 0, width: 1, height: 0.2 })).toMatchObject({ color: '#10243f', busy: false });
    expect(photo.background({ x: 0, y: 0, width: 1, height: 1 }).busy).toBe(true);
    expect(photo.light).toEqual({ top: false, foot: false });
    expect(
      (
        await seePhoto(
          await sharp({ create: { width: 90, height: 60, channels: 3, background: '#ecebe8' } })
            .png()
            .toBuffer(),
        )
      ).light,
    ).toEqual({ top: true, foot: true });
    expect(
      (
        await seePhoto(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: '#808080' } })
            .png()
            .toBuffer(),
        )
      ).colors,
    ).toEqual([]);
  });

  test.each(['#10243f', '#f07818', '#808080', '#ffffff', '#000000'])('any of them reads on %s', (background) => {
    for (const colour of ['#f07818', '#10243f', '#2255ff', '#ffee00'])
      expect(contrast(legibleInk(colour, background), background)).toBeGreaterThanOrEqual(3);
  });
});
