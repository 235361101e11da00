/**
 * The assistant in the full editor: on a template, on a blank design and on a hand-made one; next to the canvas and as
 * a sheet; the same conversation as on the chat page.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ListedTemplate } from '#app/contracts/templates.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { firstPage } from '#design/document/tree.ts';
import { axeFinds } from './axe-finds.ts';
import { box, conversation, sendButton } from './chat-page.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const TURN = { timeout: 60_000 };
const MADE = { timeout: 120_000 };

const panel = (page: Page) => page.getByRole('complementary', { name: 'Assistant' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Assistant', exact: true });
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function designOf(page: Page): Promise<DesignSnapshot> {
  return (await (await page.request.get(`/api/designs/${idOf(page)}`)).json()) as DesignSnapshot;
}

async function backgroundOf(page: Page) {
  return firstPage((await designOf(page)).document).background;
}

/** The conversations about the page's design, as lists have them. */
async function chatsOf(page: Page): Promise<{ id: string; designId: string; title: string }[]> {
  const { chats } = (await (await page.request.get(`/api/chats?design=${idOf(page)}`)).json()) as {
    chats: { id: string; designId: string; title: string }[];
  };
  return chats;
}

/** Sends a message and waits for the answer. */
async function say(page: Page, words: string): Promise<void> {
  const before = await conversation(page).getByRole('article').count();
  await box(page).fill(words);
  await box(page).press('Enter');
  await expect.poll(() => conversation(page).getByRole('article').count(), SOON).toBeGreaterThan(before + 1);
  await expect(sendButton(page)).toBeVisible(TURN);
}

/** The color at a point of the design, `r,g,b`. */
async function seenAt(tab: EditorTab, x: number, y: number): Promise<string> {
  const point = await tab.at(x, y);
  const shot = await tab.page.screenshot({ clip: { ...point, width: 1, height: 1 } });
  return [...(await sharp(shot).removeAlpha().raw().toBuffer())].join(',');
}

test('a template meets the assistant: a change is seen on the canvas and undone', async ({ page }) => {
  test.setTimeout(240_000);
  const scripts: string[] = [];
  page.context().on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await signIn(page, '/recipes');
  const templates = (await (await page.request.get('/api/recipes')).json()) as ListedTemplate[];
  const found = templates.find(({ photos, kind }) => photos === 1 && kind === 'product');
  await page.goto(`/load-editor-recipe/${found?.id}`);
  await expect(page).toHaveURL(/\/canvas\/[0-9a-f-]{36}$/, MADE);
  const tab = await EditorTab.open(page.context(), new URL(page.url()).origin, idOf(page));
  const there = tab.page;

  // None of the conversation loads before it is opened; the canvas makes room for it.
  const chatCode = () => scripts.filter((path) => /\/(?:design-chat|editor-assistant|assistant-edge)-/.test(path));
  expect(chatCode()).toEqual([]);
  const wide = await there.locator('[data-page-background]').boundingBox();
  await there.keyboard.press('Control+j');
  await expect(box(there)).toBeFocused();
  await tab.still();
  const [beside, ground] = await Promise.all([
    panel(there).boundingBox(),
    there.locator('[data-page-background]').boundingBox(),
  ]);
  expect(ground && beside && ground.x >= beside.x + beside.width).toBe(true);
  expect(ground && wide && ground.x > wide.x).toBe(true);
  expect(chatCode().length).toBeGreaterThan(0);

  // The offers fit a design that already exists.
  await expect(there.getByRole('heading', { name: 'What should change?' })).toBeVisible();
  const before = { background: await backgroundOf(there), seen: await seenAt(tab, 10, 10) };
  await there.getByRole('button', { name: 'Another background' }).click();
  await expect(box(there)).toHaveValue('Make the background dark blue');
  await say(there, 'Make the background dark blue');
  await expect.poll(() => backgroundOf(there), SOON).toEqual({ type: 'solid', color: '#00008b' });
  await expect.poll(() => seenAt(tab, 10, 10), SOON).toBe('0,0,139');

  await conversation(there).getByRole('button', { name: 'Undo this' }).click();
  await expect.poll(() => backgroundOf(there), SOON).toEqual(before.background);
  await expect.poll(() => seenAt(tab, 10, 10), SOON).toBe(before.seen);
  expect(before.seen).not.toBe('0,0,139');
});

test(
  'a blank design begins with templates or a first message, and goes on where it was left',
  { tag: LONG },
  async ({ keptPage: page }) => {
    test.setTimeout(240_000);
    await signIn(page, '/load-editor');
    await expect(page).toHaveURL(/\/canvas\/[0-9a-f-]{36}$/, MADE);
    const design = idOf(page);
    await expect(page.getByRole('complementary', { name: 'Templates' })).toBeVisible(MADE);
    await page
      .getByRole('button', { name: /^Use template:/ })
      .first()
      .click(MADE);
    await expect.poll(async () => Object.keys((await designOf(page)).document.layers).length, MADE).toBeGreaterThan(0);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => Object.keys((await designOf(page)).document.layers).length, SOON).toBe(0);

    await toggle(page).click();
    await expect(page.getByRole('heading', { name: 'A blank page, and all yours' })).toBeVisible();
    // A conversation begins with its first message.
    expect(await chatsOf(page)).toEqual([]);
    expect(((await (await page.request.get('/api/chats')).json()) as { chats: object[] }).chats).toEqual([]);
    await page.getByRole('button', { name: 'Make a poster for …' }).click();
    await expect(box(page)).toHaveValue(/^Make a poster for /);
    await say(page, 'Make a poster for a bakery, 20% off cakes');
    await expect(conversation(page)).toContainText('20% off');
    expect(Object.keys((await designOf(page)).document.layers).length).toBeGreaterThan(2);
    const [first] = await chatsOf(page);
    expect(first).toMatchObject({ designId: design });

    // It is open again after a reload, with its messages; then a second one about the same design begins.
    await page.reload();
    await expect(conversation(page)).toContainText('20% off');
    await expect(box(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'New conversation' }).click();
    await expect(page.getByRole('heading', { name: 'What should change?' })).toBeVisible();
    await expect(box(page)).toBeFocused();
    expect(await chatsOf(page)).toHaveLength(1);
    await say(page, 'Make the background dark blue');
    await expect.poll(async () => (await chatsOf(page)).length, SOON).toBe(2);

    // Closed and reopened, it continues with the one that began here; the earlier one opens in its place.
    await page.keyboard.press('Control+j');
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(conversation(page)).toContainText('dark blue');
    await page.getByRole('button', { name: 'Earlier conversations' }).click();
    const sheet = page.getByRole('dialog', { name: 'Conversations' });
    await expect(sheet.getByRole('link')).toHaveCount(2);
    await sheet.getByRole('link', { name: /bakery/ }).click();
    await expect(sheet).toBeHidden();
    await expect(conversation(page)).toContainText('20% off');
    expect(idOf(page)).toBe(design);

    // The same conversation as on its own page, and back.
    await page.getByRole('link', { name: 'Open as a conversation' }).click();
    await expect(page).toHaveURL(new RegExp(`/ai-design/chat/${first?.id}$`));
    await expect(conversation(page)).toContainText('20% off');
    await page.getByRole('link', { name: 'Open in the full editor' }).click();
    await expect(page).toHaveURL(new RegExp(`/canvas/${design}\\?chat=${first?.id}$`));
    await expect(panel(page)).toBeVisible();
    await expect(conversation(page)).toContainText('20% off');
  },
);

test('what hands do is seen by the next turn, and the panel keeps its keys to itself', async ({ server, kept }) => {
  test.setTimeout(180_000);
  const person = await Person.signIn(server.origin);
  await person.enter(kept);
  const design = await person.design(squareAndText);
  const tab = await EditorTab.open(kept, server.origin, design);
  const { page } = tab;
  await tab.press(200, 200);
  await toggle(page).click();
  await expect(box(page)).toBeFocused();
  await tab.still();

  // The selection is sent with the message. Letters, and keys on the panel's buttons, don't reach the canvas.
  await expect(panel(page).getByRole('button', { name: /^Leave out/ })).toBeVisible();
  const paints = () => page.evaluate(() => (window as { paints?: number }).paints ?? 0);
  await page.evaluate(() => {
    const counted = window as { paints?: number };
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function count(...box) {
      if (this.canvas.closest('[data-phase]')) counted.paints = (counted.paints ?? 0) + 1;
      clearRect.apply(this, box);
    };
  });
  await page.keyboard.type('make it red and then some more');
  expect(await paints()).toBe(0);
  await panel(page)
    .getByRole('button', { name: /^Leave out/ })
    .focus();
  await page.keyboard.press('Delete');
  expect(Object.keys(await person.layers(design)).sort()).toEqual(['square', 'words']);
  await say(page, 'make it red');
  await expect
    .poll(async () => (await person.layers(design)).square, SOON)
    .toMatchObject({
      fill: { type: 'solid', color: expect.stringMatching(/^#(?!0f6b66)/) },
    });
  expect(await paints()).toBeGreaterThan(0);

  // By hand, then by the next turn, which works on the present state.
  await tab.drag([200, 200], [300, 260]);
  await say(page, 'move it 50 px to the right');
  await expect.poll(async () => (await person.layers(design)).square, SOON).toMatchObject({ x: 250, y: 160 });

  // Widened by keys, it has the same width after a reload.
  const edge = page.getByRole('separator', { name: 'Width of the assistant' });
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400);
  await page.reload();
  await tab.ready();
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400);
});

test('the palette hands words over; in a narrow window it is a sheet; axe finds nothing', async ({ server, kept }) => {
  test.setTimeout(180_000);
  const person = await Person.signIn(server.origin);
  await person.enter(kept);
  const tab = await EditorTab.open(kept, server.origin, await person.design(squareAndText));
  const { page } = tab;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('paint the sky');
  await page.getByRole('option', { name: /^Ask the assistant/ }).click();
  await expect(box(page)).toHaveValue('paint the sky');
  await say(page, 'make the background dark blue');
  expect(await axeFinds(page, { parts: ['#editor-assistant', 'header'] })).toEqual([]);

  await page.setViewportSize({ width: 600, height: 800 });
  await tab.still();
  const [sheet, ground] = await Promise.all([
    panel(page).boundingBox(),
    page.locator('[data-page-background]').boundingBox(),
  ]);
  expect(sheet?.width).toBe(600);
  // The page is above it.
  expect(ground && sheet && ground.y + ground.height <= sheet.y).toBe(true);
  expect(await axeFinds(page, { parts: ['#editor-assistant', 'header'] })).toEqual([]);
  await box(page).press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  // The ways out of the editor.
  await expect(page.getByRole('link', { name: 'My projects' })).toHaveAttribute('href', '/projects');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
});
