/**
 * The screens before the canvas: the prompt box, the blank start, toasts, appearance, what is kept between visits, the
 * error screen.
 */
import type { Page } from '@playwright/test';
import { photo, signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const promptBox = (page: Page) => page.getByLabel('What do you want to design?');

test('the prompt box takes pictures by choosing and pasting, and turns other files away in words', async ({
  keptPage: page,
}) => {
  await page.goto('/');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await chooser.setInputFiles({ name: 'shoe.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText('Invalid file type')).toBeHidden();
  await page.getByRole('button', { name: 'Remove shoe.jpg' }).click();
  await expect(page.getByAltText('shoe.jpg')).toBeHidden();

  const bytes = [...(await photo())];
  await promptBox(page).evaluate((area, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(data)], 'pasted.jpg', { type: 'image/jpeg' }));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(page.getByRole('button', { name: 'Remove pasted.jpg' })).toBeVisible();

  // A damaged picture passes the browser's own check; the server's response shows on its thumbnail.
  await chooser.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\nno picture at all', 'latin1'),
  });
  await expect(page.getByRole('button', { name: /broken\.png: Press to try again/ })).toBeVisible();
  await page.getByRole('button', { name: /broken\.png: Press to try again/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Upload Failed!');
});

test('Shift and Enter break the line, Enter sends; a picture on its way up is waited for', async ({
  keptPage: page,
}) => {
  await page.goto('/');
  await page.route('**/api/drafts/files', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shoe.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await promptBox(page).fill('A post');
  await promptBox(page).press('Shift+Enter');
  await promptBox(page).pressSequentially('in two lines');
  await expect(promptBox(page)).toHaveValue('A post\nin two lines');
  await promptBox(page).press('Enter');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fai-design%2Fchat%3Fdraft%3D/);
});

test('Enter that an input method takes chooses a word, and sends nothing', async ({ keptPage: page }) => {
  await page.goto('/');
  await promptBox(page).fill('');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.imeSetComposition', { text: 'あき', selectionStart: 2, selectionEnd: 2 });
  await expect(promptBox(page)).toHaveValue('あき');
  // As browsers report it before the composition has ended, and after that.
  const enter = { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const;
  await devTools.send('Input.dispatchKeyEvent', enter);
  await devTools.send('Input.insertText', { text: '秋' });
  await devTools.send('Input.dispatchKeyEvent', enter);
  await expect(promptBox(page)).toHaveValue('秋');
  await expect(page).toHaveURL(/\/$/);
  // The next Enter is a real one.
  await promptBox(page).press('Enter');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
});

test('without scripts the prompt goes as a plain form', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await page.goto('/');
  await promptBox(page).fill('A poster for a garage sale');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fai-design%2Fchat%3Fdraft%3D/);
});

test(
  'a blank design has the size that was asked for, and only sizes that are allowed',
  { tag: LONG },
  async ({ page }) => {
    await signIn(page, '/start-blank');
    await page.getByRole('textbox', { name: 'Width' }).fill('99');
    await page.getByRole('button', { name: 'Create design' }).click();
    await expect(page.getByText('Dimension should be between 100 and 4000')).toBeVisible();
    await page.getByRole('textbox', { name: 'Width' }).fill('640');
    await page.getByRole('textbox', { name: 'Height' }).fill('320');
    await expect(page.getByText('Dimension should be between 100 and 4000')).toBeHidden();
    await page.getByRole('button', { name: 'Create design' }).click();
    await expect(page).toHaveURL(/\/canvas\/[\w-]+$/);
    const { document } = (await (await page.request.get(`/api/designs/${page.url().split('/').pop()}`)).json()) as {
      document: { width: number; height: number };
    };
    expect([document.width, document.height]).toEqual([640, 320]);
  },
);

test.describe('a toast', () => {
  /** Provokes a toast: a design that can't be created. */
  async function fail(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Create design' }).click();
  }
  const toasts = (page: Page) =>
    page.locator('[data-radix-collection-item]').filter({ hasText: 'could not be created' });

  test.beforeEach(async ({ page }) => {
    await signIn(page, '/start-blank');
    await page.route('**/api/designs', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'Try again later.' } } }),
    );
    await page.waitForLoadState('load');
    // From here on time passes only when the test says so.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('stands alone, and goes after 5 seconds', { tag: LONG }, async ({ page }) => {
    await fail(page);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText('Try again later.');
    await fail(page);
    await page.clock.runFor(100);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4_700);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(600);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(
    'waits while it is looked at; F8 moves the focus to it, its button closes it',
    { tag: LONG },
    async ({ page }) => {
      await fail(page);
      await toasts(page).hover();
      await page.clock.runFor(20_000);
      await expect(toasts(page)).toHaveCount(1);
      await page.mouse.move(10, 10);
      await page.keyboard.press('F8');
      await expect(page.getByRole('list', { name: /Notifications/ }).or(page.locator('ol:focus'))).toBeFocused();
      await toasts(page).getByRole('button', { name: 'Close' }).click();
      await page.clock.runFor(300);
      await expect(toasts(page)).toHaveCount(0);
    },
  );

  test('is swiped away to the right, by more than 50 px', { tag: LONG }, async ({ page }) => {
    await fail(page);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('There is no toast');
    const swipe = async (distance: number): Promise<void> => {
      await page.mouse.move(box.x + 40, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + distance / 2, box.y + 20, { steps: 4 });
      await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 4 });
      await page.mouse.up();
      await page.clock.runFor(400);
    };
    await swipe(30);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(80);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('the appearance that was chosen comes from the server at the next visit', { tag: LONG }, async ({ page }) => {
  await signIn(page, '/start-blank');
  // Arriving from the sign-in, the page may render once more under an open menu.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click({ timeout: 3_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get('/start-blank')).text();
  expect(html).toContain('data-theme="dark"');
});

test('what was fetched is kept for the next visit, and forgotten with the session', { tag: LONG }, async ({ page }) => {
  await signIn(page, '/ai-design');
  const fetched = page.waitForResponse((response) => response.url().endsWith('/api/chats'));
  await page.reload();
  await fetched;
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('blend.fetch-cache.')));
  await page.reload();
  await expect.poll(async () => (await kept()).length, SOON).toBe(1);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('a page that fails says so, with its code and a way to reload', async ({ keptPage: page }) => {
  await signIn(page, '/ai-design');
  await page.route('**/start-blank.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('link', { name: 'New design' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('something_went_wrong')).toBeVisible();
  await page.unroute('**/start-blank.data*');
  await page.getByRole('button', { name: 'refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Start blank' })).toBeVisible();
});
