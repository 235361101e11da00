/**
 * My projects: designs are found, renamed, put into folders, deleted, restored from the trash; own templates are used;
 * the library of uploads. Checks what users see, and what remains after a reload.
 */
import type { Page } from '@playwright/test';
import { createTextLayer } from '#design/document/create.ts';
import { axeFinds } from './axe-finds.ts';
import { say } from './chat-page.ts';
import { photo, signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';

/** Creates blank designs with these titles, the last one most recently. */
async function makeDesigns(page: Page, titles: readonly string[]): Promise<string[]> {
  const { origin } = new URL(page.url());
  const ids: string[] = [];
  for (const title of titles) {
    const made = await page.request.post('/api/designs', {
      headers: { origin },
      data: { width: 800, height: 600, title },
    });
    expect(made.status()).toBe(201);
    ids.push(((await made.json()) as { id: string }).id);
  }
  return ids;
}

const cards = (page: Page) => page.getByRole('list', { name: 'My projects' }).getByRole('link');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });

async function fromMenu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('designs are found, sorted, renamed in place and copied', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  await expect(page).toHaveTitle('My projects · Blend');
  await expect(page.getByText('No designs yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start blank' }).last()).toHaveAttribute('href', '/start-blank');
  await makeDesigns(page, ['Autumn poster', 'Crème brûlée menu', 'Zebra card']);
  await page.reload();
  await expect(cards(page)).toHaveText(['Zebra card', 'Crème brûlée menu', 'Autumn poster']);

  await page.getByRole('searchbox', { name: 'Search your designs' }).fill('creme');
  await expect(cards(page)).toHaveText(['Crème brûlée menu']);
  await expect(page).toHaveURL(/q=creme/);
  await page.reload();
  await expect(cards(page)).toHaveText(['Crème brûlée menu']);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('Nothing matches “nothing like it”')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(cards(page)).toHaveText(['Autumn poster', 'Crème brûlée menu', 'Zebra card']);

  await fromMenu(page, 'Autumn poster', 'Rename');
  await expect(page.getByLabel('Title of the design')).toBeFocused();
  await page.keyboard.type('Winter poster');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Winter poster')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Never kept');
  await page.keyboard.press('Escape');
  await fromMenu(page, 'Zebra card', 'Duplicate');
  await expect(cards(page)).toHaveCount(4);
  await page.reload();
  await expect(card(page, 'Winter poster')).toHaveCount(1);
  await expect(card(page, 'Zebra card')).toHaveCount(2);
  await expect(card(page, 'Never kept')).toHaveCount(0);
});

test('titles that end differently are told apart without pointing at them', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  const sizes = ['Instagram story', 'Facebook cover'].map((size) => `Bakery sale, this Saturday – ${size}`);
  await makeDesigns(page, sizes);
  await page.reload();
  for (const title of sizes) {
    const link = card(page, title);
    const cut = await link.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(cut, title).toBe(0);
    const words = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width - element.clientWidth;
    });
    expect(words, title).toBeLessThanOrEqual(0.5);
  }
});

test('folders are made, filled, renamed and deleted, and their designs stay', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  await makeDesigns(page, ['One', 'Two', 'Three']);
  await page.reload();
  const folders = page.getByRole('region', { name: 'Folders' });

  await page.getByRole('checkbox', { name: 'Select One' }).click();
  await card(page, 'Three').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar).toContainText('3 selected');
  await card(page, 'Two').click();
  await expect(bar).toContainText('2 selected');
  expect(await axeFinds(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Move to folder' }).click();
  await page.getByRole('menuitem', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await page.getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByText('2 designs moved to “Spring”').first()).toBeVisible();
  await expect(bar).toBeHidden();

  await folders.getByRole('button', { name: /^Spring/ }).click();
  await expect(folders.getByRole('button', { name: /^Spring/ })).toHaveText('Spring2');
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await folders.getByRole('button', { name: 'Options for folder Spring' }).click();
  await page.getByRole('menuitem', { name: 'Rename folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer');
  await page.getByRole('button', { name: 'Save' }).click();
  await folders.getByRole('button', { name: 'Options for folder Summer' }).click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the folder “Summer”?' });
  await expect(question).toContainText('Its 2 designs stay');
  await question.getByRole('button', { name: 'Delete folder' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(folders.getByRole('button', { name: /^Summer/ })).toHaveCount(0);
});

test('many are deleted, taken back at once or from the trash, or gone for good after a question', async ({
  keptPage: page,
}) => {
  await signIn(page, '/projects');
  await makeDesigns(page, ['One', 'Two', 'Three']);
  await page.reload();
  // The page handles keys.
  await card(page, 'Three').focus();
  await page.keyboard.press('Control+A');
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('3 selected');
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No designs yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveText(['Three', 'Two', 'One']);

  await card(page, 'Three').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Two')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cards(page)).toHaveText(['Three', 'One']);
  await expect(card(page, 'One')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cards(page)).toHaveText(['Three']);
  await expect(page.getByRole('link', { name: /^Trash/ })).toHaveText('Trash2');

  await page.getByRole('link', { name: /^Trash/ }).click();
  await expect(page).toHaveTitle('Trash · Blend');
  await expect(page.getByText('30 days left')).toHaveCount(2);
  expect(await axeFinds(page)).toEqual([]);
  await fromMenu(page, 'Two', 'Restore');
  await expect(page.getByText('30 days left')).toHaveCount(1);
  await fromMenu(page, 'One', 'Delete forever');
  const question = page.getByRole('dialog', { name: 'Delete it forever?' });
  await expect(question).toContainText('“One”');
  await question.getByRole('button', { name: 'Delete forever' }).click();
  await expect(page.getByText('The trash is empty').first()).toBeVisible();
  await page.goto('/projects');
  await expect(cards(page)).toHaveText(['Three', 'Two']);
  expect(await axeFinds(page)).toEqual([]);
});

test('the list follows another tab, and says what the server refused', async ({ kept, keptPage: page }) => {
  await signIn(page, '/projects');
  const [id] = await makeDesigns(page, ['Shared']);
  await page.reload();
  await expect(cards(page)).toHaveText(['Shared']);
  const other = await kept.newPage();
  await other.goto('/projects');
  await expect(cards(other)).toHaveText(['Shared']);
  const { origin } = new URL(page.url());
  await other.request.patch(`/api/designs/${id}`, { headers: { origin }, data: { title: 'Renamed there' } });
  await expect(cards(page)).toHaveText(['Renamed there']);
  // A picture shows the design as it is now.
  const picture = card(page, 'Renamed there').locator('xpath=ancestor::article').locator('img').last();
  await expect(picture).toHaveAttribute('src', /revision=0&/);
  const { document } = (await (await other.request.get(`/api/designs/${id}`)).json()) as {
    document: { pages: Record<string, unknown> };
  };
  const layer = createTextLayer({
    id: 'words',
    parent: Object.keys(document.pages)[0] ?? '',
    order: 'a1',
    text: 'Words',
    name: 'Words',
  });
  const changed = await other.request.post(`/api/designs/${id}/changes`, {
    headers: { origin },
    data: { id: 'one', baseRevision: 0, label: 'Add', operations: [{ type: 'layer.add', layer }] },
  });
  expect(changed.status()).toBe(200);
  await expect(picture).toHaveAttribute('src', /revision=1&/);
  await makeDesigns(other, ['Made there']);
  await expect(cards(page)).toHaveText(['Made there', 'Renamed there']);

  await page.route('**/api/projects', (route) =>
    route.fulfill({ json: { done: [], failed: [{ id, reason: 'It is in use.' }] } }),
  );
  await fromMenu(page, 'Renamed there', 'Delete');
  await expect(page.getByText('Failed deleting project').first()).toBeVisible();
  await expect(page.getByText('It is in use.').first()).toBeVisible();
  await expect(card(page, 'Renamed there')).toBeVisible();
  await fromMenu(page, 'Renamed there', 'Duplicate');
  await expect(page.getByText('Failed duplicating project').first()).toBeVisible();
});

test('an own template makes designs and stays as it is', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  await makeDesigns(page, ['Price list']);
  await page.reload();
  await fromMenu(page, 'Price list', 'Save as template');
  await expect(page.getByText('“Price list” is saved as a template').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Templates' }).click();
  await expect(page).toHaveURL(/kind=template/);
  await page.getByRole('button', { name: 'Use template: Price list' }).click();
  await expect(page).toHaveURL(/\/canvas\//);
  await page.goto('/projects');
  await expect(cards(page)).toHaveText(['Price list', 'Price list']);
});

test('uploads are brought, named, used and deleted', async ({ keptPage: page }) => {
  await signIn(page, '/uploads');
  await expect(page).toHaveTitle('Uploads · Blend');
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await page
    .getByLabel('Upload pictures', { exact: true })
    .last()
    .setInputFiles([{ name: 'vase.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  const grid = page.getByRole('list', { name: 'Your uploads' });
  await expect(grid.getByRole('button', { name: 'vase.jpg', exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await fromMenu(page, 'vase.jpg', 'Rename');
  await page.keyboard.type('Blue vase');
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Search your uploads' }).fill('blue');
  await expect(grid.getByRole('button', { name: 'Blue vase', exact: true })).toBeVisible();

  await page.route('**/api/assets/*?download=*', (route) => route.abort());
  await fromMenu(page, 'Blue vase', 'Download');
  await expect(page.getByText('Failed downloading image').first()).toBeVisible();

  await grid.getByRole('button', { name: 'Blue vase', exact: true }).click();
  const large = page.getByRole('dialog', { name: 'Blue vase' });
  await expect(large.getByRole('link', { name: 'Remove background' })).toHaveAttribute(
    'href',
    /\/remove-background\?picture=/,
  );
  await large.getByRole('button', { name: 'Use in a new design' }).click();
  await expect(page).toHaveURL(/\/canvas\//);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const design = (await (await page.request.get(`/api/designs/${id}`)).json()) as {
    title: string;
    document: { width: number; height: number };
  };
  expect(design).toMatchObject({ title: 'Blue vase', document: { width: 1200, height: 900 } });

  await page.goto('/uploads');
  await fromMenu(page, 'Blue vase', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No uploads yet')).toBeVisible();
});

test('the home shows designs however they began, and leads to all of them', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  const [id] = await makeDesigns(page, ['Began blank']);
  await page.goto('/ai-design');
  await expect(page.getByRole('link', { name: /Began blank/ })).toHaveAttribute('href', `/canvas/${id}`);
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(cards(page)).toHaveText(['Began blank']);
});

test('a conversation is reached from its design, and deleted with it', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  const [id] = await makeDesigns(page, ['Talked about']);
  const { origin } = new URL(page.url());
  const made = await page.request.post('/api/chats', { headers: { origin }, data: { design: id } });
  const { id: chat } = (await made.json()) as { id: string };
  await page.goto(`/ai-design/chat/${chat}`);
  await say(page, 'add the text “Hello”');
  await page.goto('/ai-design');
  await expect(page.getByRole('link', { name: /Talked about/ })).toHaveAttribute('href', `/ai-design/chat/${chat}`);
  await page.goto('/projects');
  await fromMenu(page, 'Talked about', 'Open conversation');
  await expect(page).toHaveURL(new RegExp(`/ai-design/chat/${chat}`));

  await page.getByRole('button', { name: 'Conversations', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Conversations' });
  await sheet.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await expect(question).toContainText('waits in the trash for 30 days');
  await question.getByRole('button', { name: 'Delete conversation and design' }).click();
  await expect(page).toHaveURL(/\/ai-design$/);
  await page.goto('/projects/trash');
  await expect(
    page.getByRole('list', { name: 'Trash' }).getByRole('button', { name: 'Talked about', exact: true }),
  ).toBeVisible();
});

test('what can’t be read is said, and read again', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  await makeDesigns(page, ['One']);
  await page.reload();
  await expect(cards(page)).toHaveText(['One']);
  await page.route('**/api/designs?*', (route) => route.abort());
  await page.getByRole('searchbox').fill('one');
  await expect(page.getByText('Your designs could not be loaded')).toBeVisible();
  await page.unroute('**/api/designs?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveText(['One']);
});

test('of thousands of designs only those in sight are on the page, and the next come as one walks', async ({
  keptPage: page,
}) => {
  await signIn(page, '/projects');
  await makeDesigns(page, ['One']);
  const { designs } = (await (await page.request.get('/api/designs')).json()) as { designs: Record<string, unknown>[] };
  const count = 5000;
  await page.route('**/api/designs?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, limit] = [Number(query.get('after') ?? 0), Number(query.get('limit'))];
    const rows = Array.from({ length: limit }, (_, at) => ({
      ...designs[0],
      id: `many-${from + at}`,
      title: `Design ${from + at}`,
    }));
    return route.fulfill({ json: { designs: rows, next: String(from + limit), total: count } });
  });
  await page.route('**/preview?*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(cards(page)).toHaveText(['One']);
  await page.getByRole('searchbox').fill('design');
  await card(page, 'Design 0').first().focus();
  for (const last of [59, 119, 179]) {
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: `Design ${last}`, exact: true })).toBeFocused();
    // The next page is loaded before the end is reached.
    await expect(page.getByRole('link', { name: `Design ${last + 1}`, exact: true })).toBeAttached();
    expect(await cards(page).count()).toBeLessThan(70);
  }
  await expect(page.getByRole('link', { name: 'Design 0', exact: true })).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: 'Design 0', exact: true })).toBeFocused();
});

test('an answer that a deletion has overtaken brings nothing back', async ({ keptPage: page }) => {
  await signIn(page, '/projects');
  await makeDesigns(page, ['One', 'Two']);
  await page.reload();
  await expect(cards(page)).toHaveText(['Two', 'One']);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const read = page.waitForRequest('**/api/designs?*');
  await page.route('**/api/designs?*', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await makeDesigns(page, ['Three']);
  await read;
  await card(page, 'One').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('“One” is in the trash').first()).toBeVisible();
  release();
  await expect(cards(page)).toHaveText(['Three', 'Two']);
});
