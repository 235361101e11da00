/**
 * Selecting and moving on the canvas: snapping with distances, Alt and Shift, locked layers, rulers, touch, walking
 * with the keyboard.
 */
import { expect, type CDPSession } from '@playwright/test';
import { createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const square = (page: string, id: string, order: string, x: number, y: number, size = 100): Layer =>
  createShapeLayer({
    id,
    parent: page,
    order,
    name: id,
    x,
    y,
    width: size,
    height: size,
    fill: { type: 'solid', color: '#0f6b66' },
  });

test('what is dragged keeps equal room, tells it in px, and stays on an axis with Shift', async ({
  server,
  kept: context,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design((page) => [
    square(page, 'first', 'a0', 100, 300),
    square(page, 'second', 'a1', 260, 300),
    square(page, 'third', 'a2', 600, 520),
  ]);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  const { mouse, keyboard } = tab.page;

  const [from, to] = [await tab.at(650, 570), await tab.at(473, 353)];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 8 });
  await expect(tab.page.locator('[data-gap=x][data-equal]')).toHaveText(['60', '60']);
  await expect(tab.page.locator('[data-guide=y]').first()).toBeVisible();
  await mouse.up();
  await expect(tab.page.locator('[data-gap], [data-guide]')).toHaveCount(0);
  await expectLayer(person, design, 'third', { x: 420, y: 300 });

  // Only its side: it meets the second square's edge.
  await tab.press(150, 350);
  const [side, near] = [await tab.at(200, 350), await tab.at(257, 350)];
  await mouse.move(side.x, side.y);
  await mouse.down();
  await mouse.move(near.x, near.y, { steps: 5 });
  await expect(tab.page.locator('[data-guide=x]').first()).toBeVisible();
  await mouse.up();
  await expectLayer(person, design, 'first', { x: 100, width: 160, height: 100 });

  const [held, aside] = [await tab.at(470, 350), await tab.at(500, 640)];
  await mouse.move(held.x, held.y);
  await mouse.down();
  await keyboard.down('Shift');
  await mouse.move(aside.x, aside.y, { steps: 5 });
  await mouse.up();
  await keyboard.up('Shift');
  await expectLayer(person, design, 'third', { x: 420, y: 590 });
});

test(
  'Alt drags a copy off in one step and digs for what is covered; locked layers let presses through',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const background = createShapeLayer({
      id: 'ground',
      parent: 'page',
      order: 'a0',
      name: 'ground',
      width: 1000,
      height: 800,
      locked: true,
      fill: { type: 'solid', color: '#eeeeee' },
    });
    const design = await person.design((page) => [
      { ...background, parent: page },
      square(page, 'below', 'a1', 200, 200, 200),
      square(page, 'above', 'a2', 300, 300, 200),
    ]);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    const spoken = tab.page.locator('[data-spoken=layer]');

    // A selection frame that begins on the locked background selects what it touches, except the background.
    await tab.drag([120, 120], [250, 250], []);
    await expect(spoken).toContainText('below');
    await tab.press(350, 350);
    await expect(spoken).toContainText('above');
    const covered = await tab.at(350, 350);
    await tab.page.keyboard.down('Alt');
    await tab.page.mouse.click(covered.x, covered.y);
    await expect(spoken).toContainText('below');
    await tab.page.mouse.click(covered.x, covered.y);
    await tab.page.keyboard.up('Alt');
    await expect(spoken).toContainText('above');
    // With nothing else there, a click selects the background, for example to unlock it.
    await tab.press(800, 700);
    await expect(spoken).toContainText('ground selected, 1 of 3, locked');

    await tab.drag([450, 450], [750, 500], ['Alt', 'Control']);
    await tab.saved();
    const layers = Object.values(await person.layers(design));
    expect(layers).toHaveLength(4);
    const copy = layers.find(({ id }) => !['ground', 'below', 'above'].includes(id));
    expect(copy).toMatchObject({ x: 600, y: 350, name: 'above' });
    await expectLayer(person, design, 'above', { x: 300, y: 300 });
    await tab.page.keyboard.press('Control+z');
    await expect.poll(async () => Object.keys(await person.layers(design)).length, SOON).toBe(3);
  },
);

test(
  'guides are drawn out of the rulers, snapped to, kept in this browser and taken back',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design((page) => [square(page, 'square', 'a0', 700, 300)]);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    const { mouse, keyboard } = tab.page;
    await keyboard.press('Shift+R');
    const ruler = tab.page.locator('[data-ruler=y]');
    await expect(ruler).toBeVisible();
    const box = await ruler.boundingBox();
    if (!box) throw new Error('no ruler');
    const drop = await tab.at(333, 600);
    await mouse.move(box.x + 8, drop.y);
    await mouse.down();
    await mouse.move(drop.x, drop.y, { steps: 5 });
    await mouse.up();
    const guide = tab.page.getByRole('slider', { name: 'Vertical guide' });
    await expect(guide).toHaveAttribute('aria-valuenow', '333');

    await tab.drag([750, 350], [386, 437], []);
    await expectLayer(person, design, 'square', { x: 333 });
    await tab.saved();
    await tab.page.reload();
    await tab.ready();
    await expect(guide).toHaveAttribute('aria-valuenow', '333');
    await guide.press('Shift+ArrowRight');
    await expect(guide).toHaveAttribute('aria-valuenow', '343');
    const line = await tab.at(343, 700);
    await mouse.move(line.x, line.y);
    await mouse.down();
    await mouse.move(box.x + 8, line.y, { steps: 5 });
    await mouse.up();
    await expect(guide).toHaveCount(0);
    await keyboard.press("Control+'");
    await expect(tab.page.locator('[data-grid]')).toBeVisible();
  },
);

test(
  'fingers: one drags a layer or the page, two zoom and give up what one began, a resting one opens the menu',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design((page) => [square(page, 'square', 'a0', 300, 300, 200)]);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    const touch = await context.newCDPSession(tab.page);

    const [from, to] = [await tab.at(400, 400), await tab.at(437, 511)];
    await fingers(touch, [[from, to]]);
    await expectLayer(person, design, 'square', { x: 337, y: 411 });
    await tab.saved();

    const before = await tab.at(0, 0);
    const free = await tab.at(700, 150);
    await fingers(touch, [[free, { x: free.x - 60, y: free.y + 40 }]]);
    await expect.poll(async () => (await tab.at(0, 0)).x - before.x, SOON).toBeCloseTo(-60, 0);
    expect((await tab.at(0, 0)).y - before.y).toBeCloseTo(40, 0);

    await tab.page.keyboard.press('Escape');
    const zoom = Number(await tab.page.locator('[data-zoom]').getAttribute('data-zoom'));
    const middle = await tab.at(437, 511);
    await fingers(touch, [
      [
        { x: middle.x - 40, y: middle.y },
        { x: middle.x - 60, y: middle.y },
      ],
      [
        { x: middle.x + 40, y: middle.y },
        { x: middle.x + 60, y: middle.y },
      ],
    ]);
    await expect
      .poll(async () => Number(await tab.page.locator('[data-zoom]').getAttribute('data-zoom')) / zoom, SOON)
      .toBeCloseTo(1.5, 1);
    await expectLayer(person, design, 'square', { x: 337, y: 411 });
    await expect(tab.page.getByRole('complementary', { name: 'Properties' })).toHaveCount(0);

    // However long two fingers stay, they don't count as a long press.
    const spread = [middle, { x: middle.x + 80, y: middle.y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: spread.slice(0, 1) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: spread });
    await tab.page.waitForTimeout(1_000);
    await expect(tab.page.getByRole('menu')).toHaveCount(0);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    const resting = await tab.at(437, 511);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [resting] });
    await expect(tab.page.getByRole('menu')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tab.page.getByRole('menuitem', { name: /Duplicate/ })).toBeVisible();
  },
);

test('Tab walks through the layers in the order in which they are painted, each read out; Enter goes in, Escape out', async ({
  server,
  kept: context,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  const { keyboard } = tab.page;
  const spoken = tab.page.locator('[data-spoken=layer]');
  // Shift removes a text from the selection, and types nothing into it.
  await tab.press(500, 530);
  await expect(spoken).toContainText('Big words');
  await tab.press(500, 530, ['Shift']);
  await expect(spoken).toHaveText('');
  await expect(tab.page.locator('[data-phase=idle]')).toBeVisible();
  await tab.page.getByRole('group', { name: 'Canvas', exact: true }).focus();
  await keyboard.press('Tab');
  await expect(spoken).toHaveText(/Rectangle.*, 1 of 2$/);
  await expect(tab.page.locator('[data-spoken=place]')).toHaveText('At 100, 100; 200 by 200 pixels');
  await keyboard.press('Shift+ArrowRight');
  await expect(tab.page.locator('[data-spoken=place]')).toHaveText('At 110, 100; 200 by 200 pixels');
  await keyboard.press('Tab');
  await expect(spoken).toHaveText(/Big words.*, 2 of 2$/);
  await keyboard.press('Enter');
  await expect(tab.page.locator('[data-phase=editing-text]')).toBeVisible();
  await keyboard.press('Escape');
  await expect(tab.page.locator('[data-phase=idle]')).toBeVisible();
  await expect(spoken).toHaveText(/Big words.*, 2 of 2$/);
  await keyboard.press('Escape');
  await expect(spoken).toHaveText('');
  await expectLayer(person, design, 'square', { x: 110 });
});

/** Fingers touch one after the other, move in steps between points, and lift together. */
async function fingers(
  touch: CDPSession,
  ways: readonly [{ x: number; y: number }, { x: number; y: number }][],
): Promise<void> {
  const at = (part: number) =>
    ways.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  const move = (step: number) =>
    touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  const starts = ways.map((_, index) =>
    touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0).slice(0, index + 1) }),
  );
  // Sent together: on a busy machine, waiting for each answer would look like a long press.
  await Promise.all([...starts, move(1)]);
  for (let step = 2; step <= 8; step += 1) await move(step);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
