/** Calls whose words become pictures: looked at before anything is spent, their pictures before anybody sees them. */
import { expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import type { ModerationSubject } from './run.ts';
import { placeInScene } from './place-in-scene.ts';
import { ToolRefusal } from './tool.ts';

function withPhoto() {
  const design = new MemoryDesign();
  const photo = design.addPicture('bottle.jpg', 800, 1200);
  design.edit({ type: 'layer.add', layer: createImageLayer({ id: 'i1', parent: design.page, order: 'a1', asset: photo.id, width: 400, height: 600 }) });
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

it('asks about words, and about what came of them, and about nothing else', async () => {
  const design = withPhoto();
  const asked: ModerationSubject[] = [];
  const moderation = { check: async (subject: ModerationSubject) => (asked.push(subject), null) };
  expect((await design.call(placeInScene, { words: 'on oak', variations: 2 }, { moderation })).ok).toBe(true);
  expect(asked).toMatchObject([{ tool: 'place_in_scene', stage: 'input', texts: ['on oak'], assets: [] }, { stage: 'results', texts: [], input: { words: 'on oak' } }]);
  // The photo, the picture, the proposal.
  expect(asked[1]?.assets).toHaveLength(3);
  await design.call(placeInScene, { scene: 'flat-oak', layer: 'i1', picture: 'bottle' }, { moderation });
  expect(asked).toHaveLength(2);
});

it('shows no picture that is refused, and takes nothing for it', async () => {
  const design = withPhoto();
  const before = design.document;
  const moderation = { check: async ({ stage }: ModerationSubject) => (stage === 'results' ? 'Not to be seen.' : null) };
  expect(await design.call(placeInScene, { words: 'on oak' }, { moderation })).toEqual({ ok: false, error: 'Not to be seen.' });
  expect(design.credits.booked).toEqual(['reserve 1 image', 'release']);
  expect(design.document).toBe(before);
});

it('makes nothing while nobody can be asked', async () => {
  const design = withPhoto();
  const moderation = { check: () => Promise.reject(new ToolRefusal('Try again.')) };
  expect(await design.call(placeInScene, { words: 'on oak' }, { moderation })).toEqual({ ok: false, error: 'Try again.' });
  expect(design.credits.booked).toEqual([]);
});
