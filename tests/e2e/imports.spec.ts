/** Files of other programs come in as layers: as a design of their own, and in the editor after a question. */
import { expect } from '@playwright/test';
import { EditorTab, Person } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';

const drawing = {
  name: 'sale-card.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fdf3d8"/><circle cx="320" cy="70" r="40" fill="#d8432f"/><text x="40" y="160" font-family="Georgia" font-size="48" fill="#222">Half price</text><script>alert(1)</script></svg>`,
  ),
};

test('a drawing becomes a design of its own, with what was not carried in words', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  await person.enter(context);
  const page = await context.newPage();
  await page.goto(`${server.origin}/projects`);
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import as layers' });
  await dialog
    .getByLabel('Import a file')
    .setInputFiles({ ...drawing, name: 'words.txt', buffer: Buffer.from('Hello') });
  await expect(dialog.getByRole('alert')).toContainText('Only SVG, PDF and PowerPoint');
  await dialog.getByLabel('Import a file').setInputFiles(drawing);
  const done = page.getByRole('dialog', { name: 'sale-card.svg is imported' });
  await expect(done).toContainText('1 script was left out');
  await expect(done).toContainText('Georgia is not available');
  await done.getByRole('button', { name: 'Open the design' }).click();
  await page.waitForURL(/\/canvas\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const layers = Object.values(await person.layers(id));
  expect(layers.map(({ type }) => type).sort()).toEqual(['shape', 'text']);
  expect(layers.find(({ type }) => type === 'text')).toMatchObject({ text: 'Half price', fontFamily: 'Lora' });
  await page.close();
});

test('in the editor it comes in as layers or as a picture, each taken back in one step', async ({
  server,
  kept: context,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(() => []);
  await person.enter(context);
  const { page } = await EditorTab.open(context, server.origin, design);
  const kinds = async (): Promise<string[]> =>
    Object.values(await person.layers(design))
      .map(({ type }) => type)
      .sort();
  await page.getByRole('button', { name: 'Uploads', exact: true }).click();
  const input = page.getByLabel('Upload picture');

  await input.setInputFiles(drawing);
  const question = page.getByRole('dialog', { name: 'How should sale-card.svg come in?' });
  await question.getByRole('button', { name: /As layers/ }).click();
  const done = page.getByRole('dialog', { name: 'sale-card.svg is imported' });
  await expect(done).toContainText('1 script was left out');
  await page.keyboard.press('Escape');
  await expect.poll(kinds, SOON).toEqual(['group', 'shape', 'shape', 'text']);
  await page.keyboard.press('Control+z');
  await expect.poll(kinds, SOON).toEqual([]);

  await input.setInputFiles(drawing);
  await question.getByRole('button', { name: /As a picture/ }).click();
  await expect.poll(kinds, SOON).toEqual(['image']);
  await page.close();
});
