/** The result page of a design: what it shows, how it follows changes, and every action. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import sharp from 'sharp';
import { axeFinds } from './axe-finds.ts';
import { say } from './chat-page.ts';
import { Person, squareAndText } from './editor-page.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** The visible one; a live region repeats its words. */
const said = (page: Page) => page.locator('li[data-swipe-direction]');

test('a design is seen, renamed, downloaded, and follows what is done elsewhere', async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  const page = await (await person.enter(kept)).newPage();
  await page.goto(`/blend/${design}`);
  await expect(page).toHaveTitle('Sale · Blend');
  await expect(page.getByRole('heading', { level: 1, name: 'Sale' })).toBeAttached();
  await expect(page.getByText('1000 × 800 px')).toBeVisible();
  const preview = page.getByRole('img', { name: /^Preview of/ });
  await expect(preview).toHaveAccessibleName('Preview of Sale');
  await expect(preview).toHaveJSProperty('complete', true);
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/canvas/${design}`);
  // There was no conversation.
  await expect(page.getByRole('link', { name: /Open conversation/ })).toHaveCount(0);
  await expect(page.getByText('No other sizes yet')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Title' }).fill('  ');
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('The title cannot be empty');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Sale');
  await page.getByRole('textbox', { name: 'Title' }).fill('Winter sale');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await person.call<DesignSnapshot>(`/api/designs/${design}`)).title, SOON)
    .toBe('Winter sale');
  await expect(page).toHaveTitle('Winter sale · Blend');

  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export design' });
  await expect(dialog.getByLabel('File name')).toHaveValue('Winter sale');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Winter sale.png');
  expect((await sharp(await readFile(await file.path())).metadata()).format).toBe('png');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();

  // Another tab writes.
  const before = await preview.getAttribute('src');
  await person.commit(design, [
    {
      type: 'page.update',
      id: await person.page(design),
      patch: { background: { type: 'solid', color: '#ffd23f' } },
    },
  ]);
  await expect.poll(() => preview.getAttribute('src'), SOON).not.toBe(before);
});

test('arrows and keys move through the pages', { tag: LONG }, async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Carousel');
  await person.call(`/api/designs/${design}/tools/pages`, 'POST', { input: { action: 'add' } });
  const page = await (await person.enter(kept)).newPage();
  await page.goto(`/blend/${design}`);
  const strip = page.getByRole('navigation', { name: 'Pages' });
  await expect(strip.getByText('1 of 2')).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await strip.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('img', { name: 'Preview of Carousel, page 2 of 2' })).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'true');
  await strip.getByRole('button', { name: 'Page 2' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(strip.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Preview of Carousel, page 1 of 2' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test('copies are listed below, a duplicate has its own page, deleting can be undone', async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  const page = await (await person.enter(kept)).newPage();
  await page.goto(`/blend/${design}`);
  await page.getByRole('button', { name: /^Resize for other platforms Copies/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Resize for other platforms' });
  await expect(dialog.getByRole('button', { name: 'Resize this design' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /Instagram story/ }).check();
  await dialog.getByRole('checkbox', { name: /YouTube thumbnail/ }).check();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make 2 copies' }).click();
  await expect(dialog.getByText('2 copies are ready')).toBeVisible();
  await page.keyboard.press('Escape');
  const copies = page.getByRole('region', { name: 'Other sizes and copies' });
  await expect(copies.getByRole('link')).toHaveCount(2);
  await copies.getByRole('link', { name: /Instagram story/ }).click();
  await expect(page).toHaveTitle('Sale – Instagram story · Blend');
  await expect(page.getByText('1080 × 1920 px').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Sale · Blend');

  await page.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(page).toHaveTitle('Sale (copy) · Blend');
  const duplicate = page.url();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page).toHaveURL(/\/projects$/);
  expect((await page.request.get(duplicate)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('“Sale (copy)” is back');
  await page.goto(duplicate);
  await expect(page).toHaveTitle('Sale (copy) · Blend');
});

test('what fails is said in the words of the specification', { tag: LONG }, async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  const page = await (await person.enter(kept)).newPage();
  await page.goto(`/blend/${design}`);
  await page.route('**/api/projects', (route) =>
    route.fulfill({ status: 200, json: { done: [], failed: [{ id: design, reason: 'There is no room.' }] } }),
  );
  await page.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(said(page)).toContainText('Failed duplicating project');
  await expect(said(page)).toContainText('There is no room.');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(said(page)).toContainText('Failed deleting project');
  await expect(page).toHaveURL(new RegExp(`/blend/${design}$`));
});

test('a video begins with the picture of the page, and costs nothing yet', { tag: LONG }, async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  const page = await (await person.enter(kept)).newPage();
  await page.goto(`/blend/${design}`);
  await expect(page.getByRole('button', { name: /^Make video/ })).toContainText('1 video credit · 1 left');
  await page.getByRole('button', { name: /^Make video/ }).click();
  await expect(page).toHaveURL(/\/ai-video\/image\/[0-9a-f]{64}$/);
  await page.goto(`/blend/${design}`);
  await expect(page.getByRole('button', { name: /^Make video/ })).toContainText('1 left');
});

test('with a conversation it leads there; a stranger finds nothing', async ({ server, kept, browser }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Talked about');
  const { id: chat } = await person.call<{ id: string }>('/api/chats', 'POST', { design });
  const page = await (await person.enter(kept)).newPage();
  await page.goto(`/ai-design/chat/${chat}`);
  await say(page, 'add the text “Hello”');
  await page.goto(`/blend/${design}`);
  await expect(page.getByRole('link', { name: /^Open conversation/ })).toHaveAttribute(
    'href',
    `/ai-design/chat/${chat}`,
  );
  const stranger = await (await (await Person.signIn(server.origin)).context(browser)).newPage();
  const answer = await stranger.goto(`${server.origin}/blend/${design}`);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(stranger.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible();
});

test('on a narrow window all of it is there, one below the other', { tag: LONG }, async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  const page = await (await person.enter(kept)).newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/blend/${design}`);
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFinds(page)).toEqual([]);
});
