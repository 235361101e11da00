/** Moderated calls: words and pictures before anything is made of them, results before anybody sees them. */
import { expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import type { ModerationSubject } from './contract/run.ts';
import { composeDesign } from './compose-design.ts';
import { makeVideo } from './make-video.ts';
import { placeInScene } from './place-in-scene.ts';
import { removeBackground } from './remove-background.ts';
import { ToolRefusal } from './contract/tool.ts';
import { tryOn } from './try-on.ts';
import { upscale } from './upscale.ts';

function withPhoto() {
  const design = new MemoryDesign();
  const photo = design.addPicture('bottle.jpg', 800, 1200);
  design.edit({
    type: 'layer.add',
    layer: createImageLayer({ id: 'i1', parent: design.page, order: 'a1', asset: photo.id, width: 400, height: 600 }),
  });
  return design;
}

it('refuses words before anything is made or set aside', async () => {
  const design = withPhoto();
  const before = design.document;
  design.refused.set('on a heap of gore', 'Not here.');
  expect(await design.call(placeInScene, { words: 'on a heap of gore' })).toEqual({ ok: false, error: 'Not here.' });
  expect(design.scenes.asked).toEqual([]);
  expect(design.imaging.worked).toEqual([]);
  expect(design.credits.booked).toEqual([]);
  expect(design.document).toBe(before);
});

it('asks about words, about the pictures that are worked on, about what came of it, and about nothing twice', async () => {
  const design = withPhoto();
  const asked: ModerationSubject[] = [];
  const moderation = { check: async (subject: ModerationSubject) => (asked.push(subject), null) };
  expect((await design.call(placeInScene, { words: 'on oak', variations: 2 }, { moderation })).ok).toBe(true);
  const [photo] = design.attached;
  expect(asked).toMatchObject([
    { tool: 'place_in_scene', stage: 'input', texts: ['on oak'], assets: [] },
    { tool: 'place_in_scene', stage: 'input', texts: [], assets: [photo?.id] },
    { stage: 'results', texts: [], input: { words: 'on oak' } },
  ]);
  // The picture and the proposal: the photo was checked before.
  expect(asked[2]?.assets).toHaveLength(2);
  expect(asked[2]?.assets).not.toContain(photo?.id);
  await design.call(placeInScene, { scene: 'flat-oak', layer: 'i1', picture: 'bottle' }, { moderation });
  expect(asked.slice(3)).toMatchObject([{ stage: 'input', texts: [], assets: [photo?.id] }, { stage: 'results' }]);
});

/** Photos that a tool is given by name, and the engines that must not be called with them. */
const people = (design: MemoryDesign) => ({
  woman: design.addPicture('woman.jpg', 640, 960),
  dress: design.addPicture('dress.png', 900, 900),
});
const worked = ({ tryOns, imaging, films, scenes, images }: MemoryDesign) =>
  [tryOns, films, scenes, images].flatMap(({ asked }) => [...asked]).length +
  imaging.worked.length +
  imaging.repaired.length;

it.each([
  ['a person', tryOn, { type: 'full', person: 'woman.jpg', garment: 'dress.png' }, 'woman'],
  ['a garment', tryOn, { type: 'full', person: 'woman.jpg', garment: 'dress.png' }, 'dress'],
  ['a photo that is cut out', removeBackground, { picture: 'woman.jpg' }, 'woman'],
  ['a photo that is enlarged', upscale, { layer: 'i2' }, 'woman'],
  ['a photo in a film that shows it whole', makeVideo, { preset: 'zoom-in', pictures: ['woman.jpg'] }, 'woman'],
  [
    'a photo in a film that can do without its cutout',
    makeVideo,
    { preset: 'float', pictures: ['woman.jpg'] },
    'woman',
  ],
] as const)('nothing is made of %s that is refused, and nothing is spent', async (_, tool, input, which) => {
  const design = new MemoryDesign();
  const photos = people(design);
  design.edit({
    type: 'layer.add',
    layer: createImageLayer({
      id: 'i2',
      parent: design.page,
      order: 'a1',
      asset: photos.woman.id,
      width: 400,
      height: 600,
    }),
  });
  const before = design.document;
  design.refused.set(photos[which].id, 'Not of this picture.');
  expect(await design.call(tool, input)).toEqual({ ok: false, error: 'Not of this picture.' });
  expect(worked(design)).toBe(0);
  expect(design.document).toBe(before);
  expect(design.credits.open.size).toBe(0);
  expect(design.credits.booked.filter((step) => step === 'settle')).toEqual([]);
  design.refused.clear();
  expect(await design.call(tool, input)).toMatchObject({ ok: true });
  expect(worked(design)).toBeGreaterThan(0);
});

it('a design is not filmed on a picture that is refused', async () => {
  const design = new MemoryDesign();
  const { dress } = people(design);
  design.edit({
    type: 'page.update',
    id: design.page,
    patch: { background: { type: 'image', asset: dress.id, fit: 'cover', scale: 1, opacity: 1, blur: 0 } },
  });
  design.refused.set(dress.id, 'Not of this picture.');
  expect(await design.call(makeVideo, {})).toEqual({ ok: false, error: 'Not of this picture.' });
  expect(worked(design)).toBe(0);
});

it('a picture that is refused does not come into a design uncut either', async () => {
  const design = new MemoryDesign();
  const photo: AssetInfo = design.addPicture('bottle.jpg', 800, 1200);
  design.refused.set(photo.id, 'Not of this picture.');
  const outcome = await design.call(composeDesign, { headline: 'Sale', pictures: ['bottle.jpg'], cutout: true });
  expect(outcome).toEqual({ ok: false, error: 'Not of this picture.' });
  expect(Object.keys(design.document.layers)).toEqual([]);
});

it('two engines that need the same picture are answered by one question', async () => {
  const design = withPhoto();
  const asked: ModerationSubject[] = [];
  const moderation = { check: async (subject: ModerationSubject) => (asked.push(subject), null) };
  expect(await design.call(makeVideo, { preset: 'float', pictures: ['bottle.jpg'] }, { moderation })).toMatchObject({
    ok: true,
  });
  expect(
    asked.filter(({ stage, assets }) => stage === 'input' && assets.length > 0).map(({ assets }) => assets),
  ).toEqual([[design.attached[0]?.id]]);
});

it('shows no picture that is refused, and takes nothing for it', async () => {
  const design = withPhoto();
  const before = design.document;
  const moderation = {
    check: async ({ stage }: ModerationSubject) => (stage === 'results' ? 'Not to be seen.' : null),
  };
  expect(await design.call(placeInScene, { words: 'on oak' }, { moderation })).toEqual({
    ok: false,
    error: 'Not to be seen.',
  });
  expect(design.credits.booked).toEqual(['reserve 1 image', 'release']);
  expect(design.document).toBe(before);
});

it('makes nothing while nobody can be asked', async () => {
  const design = withPhoto();
  const moderation = { check: () => Promise.reject(new ToolRefusal('Try again.')) };
  expect(await design.call(placeInScene, { words: 'on oak' }, { moderation })).toEqual({
    ok: false,
    error: 'Try again.',
  });
  expect(design.credits.booked).toEqual([]);
});
