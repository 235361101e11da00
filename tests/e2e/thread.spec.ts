/**
 * The whole journey of a newcomer: a prompt with a photo, a sign-in in another browser, a design, manual edits, an
 * exported picture.
 */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { openLinkElsewhere, photo } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';

interface Design {
  id: string;
  document: DesignDocument;
}

/** The design of the newest conversation, as the server has it. */
async function designOf(page: Page): Promise<Design> {
  const { chats } = (await (await page.request.get('/api/chats')).json()) as { chats: { designId: string }[] };
  return (await (await page.request.get(`/api/designs/${chats[0]?.designId}`)).json()) as Design;
}

async function layersOf<Type extends Layer['type']>(page: Page, type: Type): Promise<Extract<Layer, { type: Type }>[]> {
  const { document } = await designOf(page);
  return Object.values(document.layers).filter((layer): layer is Extract<Layer, { type: Type }> => layer.type === type);
}

const conversation = (page: Page) => page.getByRole('log');

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Say what to make or change').fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
}

test('from a prompt to an exported picture', async ({ keptPage: visitor, browser, baseURL }) => {
  test.setTimeout(120_000);
  await visitor.goto('/');
  await visitor
    .getByLabel('What do you want to design?')
    .fill('Put this photo on a yellow background and write "SUMMER SALE" at the top');
  await visitor
    .locator('input[type=file]')
    .setInputFiles({ name: 'shoe.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(visitor.getByRole('button', { name: 'Remove shoe.jpg' })).toBeVisible();
  await expect(async () => {
    // A slow answer may arrive after the first check.
    if (!visitor.url().includes('/sign-in'))
      await visitor.getByRole('button', { name: 'Make it' }).click({ timeout: 2_000 });
    await expect(visitor).toHaveURL(/\/sign-in/, { timeout: 2_000 });
  }).toPass();

  // Prepared in another browser, it waits for a press.
  const page = await openLinkElsewhere(visitor, browser, baseURL ?? '');
  await expect(page.getByRole('button', { name: 'Remove shoe.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page).toHaveURL(/\/ai-design\/chat\/[\w-]+$/);
  const address = page.url();
  await expect(conversation(page)).toContainText('SUMMER SALE');
  await expect.poll(async () => (await layersOf(page, 'text')).map(({ text }) => text), SOON).toEqual(['SUMMER SALE']);
  await expect.poll(async () => (await layersOf(page, 'image')).length, SOON).toBe(1);

  // The same design and the same words after a reload.
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(conversation(page)).toContainText('SUMMER SALE');

  // By hand: the headline is selected and moved with the keyboard, and the agent works on the present state.
  const before = (await layersOf(page, 'text'))[0]!;
  const canvas = page.getByRole('group', { name: 'Canvas' });
  await canvas.focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByText('Text: SUMMER SALE selected')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await layersOf(page, 'text'))[0]?.y, SOON).toBe(before.y + 10);
  await say(page, 'make the headline red');
  await expect.poll(async () => (await layersOf(page, 'text'))[0]?.fill, SOON).not.toEqual(before.fill);
  const after = (await layersOf(page, 'text'))[0]!;
  expect(after.fill).toMatchObject({ type: 'solid' });
  expect(after.y).toBe(before.y + 10);

  // Undo reverts the turn, then the user's own step.
  await canvas.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await layersOf(page, 'text'))[0]?.fill, SOON).toEqual(before.fill);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await layersOf(page, 'text'))[0]?.y, SOON).toBe(before.y);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await layersOf(page, 'text'))[0]?.y, SOON).toBe(before.y + 10);

  // The file that the agent makes is a real picture of the plan's size.
  await say(page, 'export it as jpg');
  // Waits until the card no longer moves: a click would miss it while the log scrolls.
  await expect(conversation(page)).toContainText('download it from the card above');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Download/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jpe?g$/);
  const { format, width, height } = await sharp(await readFile((await download.path()) ?? '')).metadata();
  expect({ format, shorter: Math.min(width, height) }).toEqual({ format: 'jpeg', shorter: 1080 });

  // The full editor opens the same design.
  const { id } = await designOf(page);
  await page.getByRole('link', { name: 'Open in the full editor' }).click();
  await expect(page).toHaveURL(new RegExp(`/canvas/${id}\\?chat=`));
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toContainText('SUMMER SALE');
  await expect(page.getByRole('group', { name: 'Canvas' })).toBeVisible();
});
