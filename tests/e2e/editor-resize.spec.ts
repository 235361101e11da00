/** Other sizes for a design: in place, and as copies for several platforms at once. */
import { expect } from '@playwright/test';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';

test('a design becomes copies for several platforms, and another size itself', async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  const context = await person.enter(kept);
  const tab = await EditorTab.open(context, server.origin, design);
  const { page } = tab;
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Resize' });
  await dialog.getByRole('searchbox').fill('story');
  await dialog.getByRole('checkbox', { name: /Instagram story/ }).check();
  await dialog.getByRole('textbox', { name: 'Width' }).fill('99');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Dimension should be between 100 and 4000');
  await dialog.getByRole('textbox', { name: 'Width' }).fill('600');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('button', { name: 'Resize this design' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Make 2 copies' }).click();
  await expect(dialog.getByText('2 copies are ready')).toBeVisible({ timeout: 20_000 });
  const links = await dialog
    .getByRole('link', { name: 'Open' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const copies = await Promise.all(
    links.map((link) => person.call<DesignSnapshot>(`/api/designs/${link.split('/').at(-1)}`)),
  );
  expect(copies.map(({ title, document }) => [title, document.width, document.height])).toEqual([
    ['Sale – Instagram story', 1080, 1920],
    ['Sale – 600 × 800', 600, 800],
  ]);
  for (const { document } of copies) expect(Object.keys(document.layers)).toHaveLength(2);

  await dialog.getByRole('button', { name: 'Choose other formats' }).click();
  await dialog.getByRole('checkbox', { name: /YouTube thumbnail/ }).check();
  await dialog.getByRole('button', { name: 'Resize this design' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await person.call<DesignSnapshot>(`/api/designs/${design}`)).document.width, SOON)
    .toBe(1280);
  await tab.saved();
  await page.keyboard.press('Control+z');
  await expect
    .poll(async () => (await person.call<DesignSnapshot>(`/api/designs/${design}`)).document.width, SOON)
    .toBe(1000);
});
