/**
 * Words behind a subject: from a photo to suggestions, edited by hand, downloaded as a file and opened on the canvas;
 * the tool cards; files that are not pictures.
 */
import { expectNoViolations } from './axe.ts';
import { photo, signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';

/** Engines take time to start, and other tests share them. */
const MADE = { timeout: 120_000 };

test('suggestions of words behind a subject are changed, downloaded within the plan, and edited as layers', async ({
  keptPage: page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await signIn(page, '/create-design/photo');
  await expect(page.getByRole('link', { name: 'Fix a photo' })).toHaveAttribute('aria-current', 'page');
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Text Behind Image/ }).click();
  await expect(page).toHaveURL(/\/text-on-image\?create=photo$/);

  // An unsupported file is recognized by its content, whatever its name.
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(page.getByRole('alert')).toContainText('Upload Failed! Invalid file type: this is a HEIC photo');
  await page.getByLabel('Words').fill('Disc');
  await expectNoViolations(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() });

  await expect(page).toHaveURL(/\/text-on-image\/[0-9a-f-]{36}$/, MADE);
  await expect(page.getByRole('button', { name: /^Suggestion/ })).toHaveCount(4, MADE);
  await expect(page.getByLabel('Words', { exact: true }).last()).toHaveValue('Disc');
  await expectNoViolations(page);
  const address = page.url();

  await page.getByRole('button', { name: 'Suggestion 2: Abril Fatface' }).click();
  await page.getByRole('textbox', { name: 'Words' }).fill('Moon');
  await page.getByRole('button', { name: 'Unbounded', exact: true }).click();
  await expect(page).toHaveURL(/\?v=1&g=[0-9a-f-]{36}$/, MADE);
  await expect(page.getByAltText('The photo with “Moon” behind its subject')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('Moon');
  await expect(page.getByRole('button', { name: 'Unbounded', exact: true, pressed: true })).toBeVisible();

  // A download is an export, as large as the plan allows.
  const [download] = await Promise.all([
    page.waitForEvent('download', MADE),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jpg$/);
  await expect(page.getByText('1,080 px on the shorter side, with the watermark of the Free plan')).toBeVisible();

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await stranger.newPage();
  await signIn(other, new URL(address).pathname);
  await expect(other.getByText('Page not found')).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'Edit on canvas' }).click();
  await expect(page).toHaveURL(/\/canvas\//);
  await expect(page.getByText('Moon', { exact: true }).first()).toBeVisible(MADE);
});
