/**
 * The logo maker, from a visitor's words through signing in to twelve logos, a remix, the brand kit, and layers on the
 * canvas.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { openLinkElsewhere, signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** The first logo of a server has to shape its letters. */
const RESULT = { timeout: 150_000 };

/** On a low page the whole large picture is visible, and what is below the small ones fits on one line. */
async function expectWholeAt1024(page: Page): Promise<void> {
  const { width = 1440, height = 900 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 1024, height: 768 });
  const large = page.getByRole('img', { name: /, As made$/ });
  await expect(large).toBeVisible();
  const [whole, frame] = await large.evaluate((image) =>
    [image, image.parentElement ?? image].map((one) => one.getBoundingClientRect().bottom),
  );
  expect(whole).toBeLessThanOrEqual(frame ?? 0);
  const captions = await page
    .getByRole('radiogroup', { name: 'How it looks' })
    .locator('label > span:last-child')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(captions).size, captions.join()).toBe(1);
  await page.setViewportSize({ width, height });
}

test('a visitor’s words come along through signing in, and become twelve logos, a remix, a logo of the brand kit and layers', async ({
  kept,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const visitor = await kept.newPage();
  await visitor.goto('/logo-generator');
  await expect(visitor.getByRole('heading', { name: 'Logos made here' })).toBeVisible();
  await expectNoViolations(visitor);
  await visitor.getByRole('button', { name: 'Generate' }).click();
  await expect(visitor.getByText('Enter the name of the business first.')).toBeVisible();
  await visitor.getByLabel('Business name').fill('Zyx');
  await visitor.getByLabel('Business description').fill('qwrt');
  await visitor.getByRole('button', { name: 'Generate' }).click();
  await expect(visitor.getByText('Provide more details to generate logos')).toBeVisible();
  await visitor.getByLabel('Business name').fill('Luna Bakery');
  await visitor.getByLabel('Business description').fill('Sourdough bread and coffee');
  await visitor.getByRole('button', { name: 'bread', exact: true }).click();
  await visitor.getByRole('radio', { name: 'Icon' }).check();
  await visitor.getByRole('button', { name: 'Generate' }).click();
  await visitor.waitForURL(/\/sign-in\?next=/);

  // The link in the mail may be opened in another browser.
  const page = await openLinkElsewhere(visitor, browser, baseURL ?? '');
  await page.waitForURL((url) => url.pathname === '/logo-generator');
  await expect(page.getByLabel('Business name')).toHaveValue('Luna Bakery');
  await expect(page.getByLabel('Business description')).toHaveValue('Sourdough bread and coffee');
  await expect(page.getByRole('radio', { name: 'Icon' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove bread' })).toBeVisible();
  const price = page.locator('[data-price=logo]');
  await expect(price).toHaveText('1 logo credit · 5 left');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.waitForURL(/[?&]g=/);
  // Shown immediately, without a reload.
  await expect(price).toHaveText('1 logo credit · 4 left');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Logo 12 of 12, icon: / })).toBeVisible(RESULT);
  await expect(page.getByRole('button', { name: 'Another twelve' })).toBeEnabled(RESULT);
  await expectNoViolations(page);

  await page.getByRole('link', { name: /^Logo 2 of 12/ }).click();
  await expectWholeAt1024(page);
  await page.getByRole('radio', { name: 'On dark' }).check();
  await expect(page.getByRole('img', { name: /, On dark$/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('menuitem', { name: 'SVG outlines come with Pro and Max' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PNG, On dark' }).click();
  expect((await download).suggestedFilename()).toBe('Luna Bakery logo.png');
  await page.getByRole('button', { name: 'Save to brand kit' }).click();
  await expect(page.getByText('Saved to your brand kit').first()).toBeVisible();

  await page.getByRole('link', { name: 'Remix', exact: true }).click();
  await page.waitForURL(/\/logo-generator\/remix\//);
  await expect(page.getByRole('button', { name: 'Save as a new logo' })).toBeDisabled();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Forest' }).click();
  await expect(page.getByRole('button', { name: 'Forest' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Layout' }).click();
  await page.getByRole('button', { name: 'Layout: stacked' }).click();
  await expect(page.getByRole('button', { name: 'Layout: stacked' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.getByRole('button', { name: 'Save as a new logo' })).toBeDisabled();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByRole('button', { name: 'Save as a new logo' }).click();
  await page.waitForURL(/[?&]logo=1$/, RESULT);

  await page.getByRole('button', { name: 'Open in the editor' }).click();
  await page.waitForURL(/\/canvas\//);
  const design = page.url().split('/').at(-1) ?? '';
  const { document } = (await (await page.request.get(`/api/designs/${design}`)).json()) as {
    document: { layers: Record<string, { type: string }> };
  };
  const types = new Set(Object.values(document.layers).map(({ type }) => type));
  expect([types.has('text'), types.has('shape'), types.has('image')]).toEqual([true, true, false]);
  const kit = (await (await page.request.get('/api/brand-kit')).json()) as { logos: { name: string }[] };
  expect(kit.logos.map(({ name }) => name)).toEqual(['Luna Bakery logo.png']);

  await page.goto('/history/logos');
  await expect(page.getByRole('article', { name: 'Logos for Luna Bakery' })).toHaveCount(2);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Options for the logos of Luna Bakery' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article', { name: 'Logos for Luna Bakery' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Use the words again' }).click();
  await expect(page.getByLabel('Business name')).toHaveValue('Luna Bakery');
  await page.context().close();
});

test('another’s logo is not found; a history without logos says how they are made', { tag: LONG }, async ({ kept }) => {
  const page = await kept.newPage();
  await signIn(page, '/history/logos');
  await expect(page.getByText('No logos yet')).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/logo-generator/remix/never-was-1');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.goto('/create-design/logo');
  await page.getByRole('link', { name: /^Logo Maker/ }).click();
  await page.waitForURL(/\/logo-generator$/);
});
