/** The brand kit's page: every change is saved immediately and survives a reload; errors appear at their field. */
import sharp from 'sharp';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { translatePage } from './translate-page.ts';
import { LONG } from '../fixtures/sample.ts';

const logo = (color: string) =>
  sharp({ create: { width: 300, height: 120, channels: 4, background: color } })
    .png()
    .toBuffer();

test('a kit is filled by keyboard and pointer, and kept', async ({ keptPage: page }) => {
  await signIn(page, '/brand-kit');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByLabel('Brand name').fill('Crumb & Co');

  await page.getByTestId('logo-files').setInputFiles([
    { name: 'first.png', mimeType: 'image/png', buffer: await logo('#0f6b66') },
    { name: 'second.png', mimeType: 'image/png', buffer: await logo('#f4502f') },
  ]);
  await expect(page.getByAltText('Logo second.png')).toBeVisible();
  await page.getByRole('button', { name: 'Options for second.png' }).click();
  await page.getByRole('menuitem', { name: 'Make main logo' }).click();

  await page.getByRole('button', { name: 'Add colour' }).click();
  await expect(page.getByLabel('Colour 1', { exact: true })).toBeFocused();
  await page.keyboard.type('nope');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter valid hex code')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7a2e5d');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Options for colour #7a2e5d' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Austria', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Austria');

  await page.getByRole('combobox', { name: 'Headings' }).click();
  await page.getByRole('option', { name: 'Fraunces' }).click();

  await page.getByRole('button', { name: 'Add Email' }).click();
  await expect(page.getByText('Currently editing Email')).toBeVisible();
  await page.keyboard.type('crumb');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a valid email')).toBeVisible();
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Email' })).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Brand name')).toHaveValue('Crumb & Co');
  await expect(page.getByRole('img', { name: /^Logo / })).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Logo / }).first()).toHaveAccessibleName('Logo second.png');
  await expect(page.getByRole('button', { name: 'Options for colour #7a2e5d' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Austria');
  await expect(page.getByRole('combobox', { name: 'Headings' })).toHaveText('Fraunces');
  await expect(page.getByRole('button', { name: 'Edit Email' })).toContainText('crumb@example.com');

  // The same in a browser that translates the page.
  await translatePage(page);
  await page.getByRole('button', { name: 'Addo colouro' }).click();
  await expect(page.getByLabel('Colouro 2', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Options for colour #123456' })).toBeVisible();
  await expect(page.getByText('Savedo', { exact: true })).toBeVisible();
});

test('the sixth logo and other files are refused in words', { tag: LONG }, async ({ page }) => {
  await signIn(page, '/brand-kit');
  const files = await Promise.all(
    ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666'].map(async (color, at) => ({
      name: `${at}.png`,
      mimeType: 'image/png',
      buffer: await logo(color),
    })),
  );
  await page.getByTestId('logo-files').setInputFiles(files);
  await expect(page.getByText("You can't upload more than 5 logos!")).toBeVisible();
  await expect(page.getByRole('img', { name: /^Logo / })).toHaveCount(5);
  await page.getByRole('button', { name: 'Options for 0.png' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('img', { name: /^Logo / })).toHaveCount(4);
  await page
    .getByTestId('logo-files')
    .setInputFiles([{ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }]);
  await expect(page.getByText('Invalid file type')).toBeVisible();
});

test('a save that fails is said, and tried again', { tag: LONG }, async ({ page }) => {
  await signIn(page, '/brand-kit');
  await page.route('**/api/brand-kit', (route) => route.abort());
  await page.getByLabel('Brand name').fill('Offline');
  await expect(page.getByText(/^Not saved:/)).toBeVisible();
  await page.unroute('**/api/brand-kit');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Brand name')).toHaveValue('Offline');
});
