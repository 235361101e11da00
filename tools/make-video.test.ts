/** make_video: ink by the light of the photo, and the default shape of a film. */
import { expect, test } from 'vitest';
import type { DesignDocument } from '#design/document/document.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { INK, PAPER } from '#design/layout/contrast.ts';
import type { PixelSample } from '#design/document/sample-pixels.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { makeVideo } from './make-video.ts';

/** A film of one attached photo, whose foot looks as the test specifies. */
async function filmed({
  foot,
  page = { width: 1080, height: 1080 },
  size = [1600, 1200],
}: {
  foot?: PixelSample;
  page?: { width: number; height: number };
  size?: [number, number];
}) {
  const design = new MemoryDesign(page);
  const photo = design.addPicture('mug.jpg', ...size);
  const looked: { document: DesignDocument; y: number }[] = [];
  const outcome = await design.call(
    makeVideo,
    { preset: 'zoom-in', headline: 'New in' },
    {
      samplePixels: async (document, _page, { y }) => {
        looked.push({ document, y });
        return y > 0 ? (foot ?? null) : { color: '#000000', spread: 0 };
      },
    },
  );
  const words = Object.values(design.films.asked[0]?.document.layers ?? {}).find((layer) => layer.type === 'text');
  return {
    photo,
    looked,
    outcome,
    ink: words?.type === 'text' && words.fill.type === 'solid' ? words.fill.color : null,
  };
}

test('words are dark where the photo itself is light and even at its foot, else light', async () => {
  const light = await filmed({ foot: { color: '#e8e6e1', spread: 0.1 } });
  expect(light.ink).toBe(INK);
  // Rendered alone and whole, whatever is on the page.
  for (const { document } of light.looked)
    expect(
      Object.values(document.layers)
        .filter(isPicture)
        .map(({ asset, width, height }) => [asset, width / height]),
    ).toEqual([[light.photo.id, 4 / 3]]);
  expect((await filmed({ foot: { color: '#e8e6e1', spread: 0.6 } })).ink).toBe(PAPER);
  expect((await filmed({ foot: { color: '#5a5a5a', spread: 0 } })).ink).toBe(PAPER);
  // Nothing could be seen.
  expect((await filmed({})).ink).toBe(PAPER);
});

test('a photo keeps the nearest shape to its own on a square page, and takes that of any other page', async () => {
  const ratioOf = async (page: { width: number; height: number }, size: [number, number]) => {
    const { outcome } = await filmed({ page, size });
    return outcome.ok ? (outcome.output as { ratio: string }).ratio : null;
  };
  const square = { width: 1080, height: 1080 };
  expect(
    await Promise.all([
      ratioOf(square, [900, 1600]),
      ratioOf(square, [1600, 900]),
      ratioOf(square, [800, 1000]),
      ratioOf(square, [1000, 1000]),
    ]),
  ).toEqual(['9:16', '16:9', '4:5', '1:1']);
  expect(await ratioOf({ width: 1080, height: 1920 }, [1600, 900])).toBe('9:16');
});
