/** Crop mode in the real editor: the user's edits reach the document in one step, and the picture never jumps. */
import { createGroupLayer, createImageLayer } from '#design/document/create.ts';
import { EditorTab, expectLayer, Person } from './editor-page.ts';
import { difference, pixels, uploadLandscape } from './picture-hands.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test(
  'a picture is moved in its frame, framed anew and straightened, each time in one step',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const asset = await uploadLandscape(context, server.origin);
    const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
    const design = await person.design((parent) => [
      createImageLayer({ id: 'photo', parent, order: 'a1', asset, x: 300, y: 200, width: 300, height: 200, crop }),
    ]);
    const tab = await EditorTab.open(context, server.origin, design);
    const middle = await tab.at(450, 300);
    await tab.page.mouse.dblclick(middle.x, middle.y);
    const bar = tab.page.getByRole('toolbar', { name: 'Crop' });
    await expect(bar).toBeVisible();
    // The whole picture is 600 × 400 here: 60 px are a tenth of it.
    await tab.drag([450, 300], [510, 320], []);
    await tab.drag([600, 300], [660, 300], []);
    await tab.page.keyboard.press('ArrowLeft');
    await bar.getByRole('button', { name: 'Done' }).click();
    await expect(bar).toHaveCount(0);
    await expectLayer(person, design, 'photo', { x: 300, y: 200, height: 200 });
    const cropped = (await person.layers(design)).photo;
    if (cropped?.type !== 'image') throw new Error('The picture is gone');
    expect(cropped.width).toBeCloseTo(360, 0);
    expect(cropped.crop.x).toBeCloseTo(0.15 + 1 / 600, 2);
    expect(cropped.crop.y).toBeCloseTo(0.2, 2);
    expect(cropped.crop.width).toBeCloseTo(0.6, 2);

    await tab.page.keyboard.press('Control+z');
    await expectLayer(person, design, 'photo', { width: 300, crop });

    await tab.page.keyboard.press('c');
    await bar.getByRole('button', { name: '1:1' }).click();
    await bar.getByRole('slider', { name: 'Straighten' }).focus();
    for (let press = 0; press < 10; press += 1) await tab.page.keyboard.press('ArrowRight');
    await bar.getByRole('button', { name: 'Flip left to right' }).click();
    await bar.getByRole('button', { name: 'Done' }).click();
    await expectLayer(person, design, 'photo', { straighten: 5, flipX: true, width: 244.95, height: 244.95 });

    await tab.page.keyboard.press('Enter');
    await expect(bar).toBeVisible();
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expectLayer(person, design, 'photo', { straighten: 5 });
    expect((await person.layers(design)).photo).toMatchObject({ flipX: true, width: 244.95 });
  },
);

test('what is in the frame looks the same while it is cropped and afterwards, turned, flipped, grouped and in a shape', async ({
  server,
  kept: context,
}) => {
  const person = await Person.signIn(server.origin);
  await person.enter(context);
  const asset = await uploadLandscape(context, server.origin);
  const arch = {
    type: 'path' as const,
    path: 'M0 100L0 50C0 20 20 0 50 0C80 0 100 20 100 50L100 100Z',
    viewWidth: 100,
    viewHeight: 100,
  };
  const look = { crop: { x: 0.1, y: 0.1, width: 0.6, height: 0.7 }, rotation: 20, flipX: true };
  const design = await person.design((parent) => [
    createGroupLayer({ id: 'group', parent, order: 'a1' }),
    createImageLayer({
      id: 'photo',
      parent: 'group',
      order: 'a1',
      asset,
      x: 300,
      y: 200,
      width: 400,
      height: 311,
      frame: arch,
      ...look,
      straighten: 8,
    }),
    createImageLayer({ id: 'other', parent: 'group', order: 'a2', asset, x: 60, y: 60, width: 120, height: 80 }),
  ]);
  const tab = await EditorTab.open(context, server.origin, design);
  await tab.page.waitForLoadState('networkidle');
  const from = await tab.at(440, 300);
  const to = await tab.at(560, 420);
  const inside = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  const before = await pixels(tab.page, inside);
  const middle = await tab.at(500, 355);
  // A double click enters the group and opens the picture there.
  await tab.page.mouse.dblclick(middle.x, middle.y);
  const bar = tab.page.getByRole('toolbar', { name: 'Crop' });
  await expect(bar).toBeVisible();
  await tab.page.mouse.move(middle.x, middle.y);
  expect(difference(before, await pixels(tab.page, inside))).toBeLessThan(0.5);
  await tab.drag([500, 355], [480, 370], []);
  const moved = await pixels(tab.page, inside);
  expect(difference(before, moved)).toBeGreaterThan(1);
  await tab.page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await tab.page.keyboard.press('Escape');
  await tab.page.keyboard.press('Escape');
  await tab.saved();
  expect(difference(moved, await pixels(tab.page, inside))).toBeLessThan(0.5);
});
