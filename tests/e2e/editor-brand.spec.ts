/**
 * The brand from upload to designs: colors from a logo, editing logo and contacts on the page, and the brand on a
 * design and its copies, undone together.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createImageLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { contrast } from '#design/layout/contrast.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const TEAL = '#0f6b66';

/** A mark on a transparent background: a disc and a bar. */
const mark = (color: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><circle cx="60" cy="60" r="56" fill="${color}"/><rect x="140" y="40" width="150" height="40" fill="#10201f"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Fills the kit on its page: five logos, a color from one, contacts. */
async function fillKit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/brand-kit`);
  const files = await Promise.all(
    [TEAL, '#a02020', '#2020a0', '#207020', '#702070', '#707020'].map(async (color, at) => ({
      name: `mark-${at}.png`,
      mimeType: 'image/png',
      buffer: await mark(color),
    })),
  );
  await page.getByTestId('logo-files').setInputFiles(files);
  await expect(page.getByText("You can't upload more than 5 logos!")).toBeVisible();
  await expect(page.getByRole('img', { name: /^Logo / })).toHaveCount(5);
  await page
    .getByTestId('logo-files')
    .setInputFiles([{ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }]);
  await expect(page.getByText('Invalid file type')).toBeVisible();

  const colours = page.getByRole('group', { name: 'Colours from mark-0.png' });
  await colours.getByRole('button', { name: `Add ${TEAL}` }).click();
  await expect(colours.getByRole('button', { name: `${TEAL} is in the kit` })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: `Options for colour ${TEAL}` })).toBeVisible();
  await page.getByLabel('Colour 1', { exact: true }).fill('#12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter valid hex code')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const [kind, bad, error, good] of [
    ['Email', 'crumb', 'Enter a valid email', 'crumb@example.com'],
    ['Mobile', '12', 'Enter a valid phone number', '+44 7700 900123'],
    ['Instagram', 'two words', 'Enter a valid name, without spaces', 'crumb.bakes'],
  ] as const) {
    await page.getByRole('button', { name: `Add ${kind}` }).click();
    await expect(page.getByText(`Currently editing ${kind}`)).toBeVisible();
    const field = page.getByRole('textbox', { name: kind });
    await field.fill(bad);
    await field.press('Enter');
    await expect(page.getByText(error)).toBeVisible();
    await field.fill(good);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: `Edit ${kind}` })).toBeVisible();
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test(
  'a brand is filled, put on a design and its copies, edited there, and taken back',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText, 'Loaves');
    const story = await person.call<{ card: { design: string } }>(`/api/designs/${design}/tools/resize`, 'POST', {
      input: { width: 1080, height: 1920, copy: true },
    });
    const copy = story.card.design;
    await person.enter(context);
    const kitPage = await context.newPage();
    await fillKit(kitPage, server.origin);
    await kitPage.close();
    const kit = await person.call<{ logos: { asset: string }[] }>('/api/brand-kit');
    const [main, second] = kit.logos.map(({ asset }) => asset) as [string, string];
    // The copy has another logo of the kit, which stays.
    await person.commit(copy, [
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'old',
          parent: await person.page(copy),
          order: 'a9',
          name: 'Old logo',
          asset: second,
          x: 40,
          y: 40,
          width: 300,
          height: 120,
        }),
      },
    ]);
    const before = { design: await person.layers(design), copy: await person.layers(copy) };

    const tab = await EditorTab.open(context, server.origin, design);
    await tab.page.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name: 'Brand', exact: true }).click();
    const panel = tab.page.getByRole('complementary', { name: 'Brand' });

    // On this design and its copy, undone with one press.
    await panel.getByRole('button', { name: 'Apply to its copy too' }).click();
    await expect(panel.getByText('Your brand is on 2 designs')).toBeVisible();
    const inkOf = (layers: Record<string, Layer>, id: string): string => {
      const layer = layers[id];
      return (layer?.type === 'text' || layer?.type === 'shape') && layer.fill?.type === 'solid'
        ? layer.fill.color
        : '';
    };
    const logosOf = (layers: Record<string, Layer>): unknown[] =>
      Object.values(layers).flatMap((layer) => (layer.type === 'image' ? [layer.asset] : []));
    const worn = { design: await person.layers(design), copy: await person.layers(copy) };
    expect(logosOf(worn.design)).toEqual([main]);
    expect(logosOf(worn.copy)).toEqual([second]);
    for (const layers of [worn.design, worn.copy]) {
      expect(layers).not.toEqual(before.design);
      expect(contrast(inkOf(layers, 'words'), '#ffffff')).toBeGreaterThanOrEqual(3);
    }
    await panel.getByRole('button', { name: 'Undo on all' }).click();
    await expect(panel.getByText('Undone: everything is as it was before')).toBeVisible();
    expect(await person.layers(design)).toEqual(before.design);
    expect(await person.layers(copy)).toEqual(before.copy);
    await panel.getByRole('button', { name: 'Done' }).click();

    // On this design alone: one step of its history.
    await panel.getByRole('button', { name: 'Apply to this design' }).click();
    await expect.poll(async () => logosOf(await person.layers(design)), SOON).toEqual([main]);
    expect(await person.layers(copy)).toEqual(before.copy);

    // Another logo in its place, fully visible.
    await panel.getByRole('button', { name: 'Edit logo on the page' }).click();
    await expect(panel.getByText('Currently editing logo')).toBeVisible();
    await panel.getByRole('button', { name: 'Use logo mark-1.png' }).click();
    await expect.poll(async () => logosOf(await person.layers(design)), SOON).toEqual([second]);
    const there = Object.values(await person.layers(design)).find((layer) => layer.type === 'image');
    expect(there).toMatchObject({ crop: { x: 0, y: 0, width: 1, height: 1 } });
    expect(there?.type === 'image' ? there.width / there.height : 0).toBeCloseTo(2.5, 1);
    await expect(panel.getByRole('button', { name: 'Use logo mark-1.png' })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: 'Done' }).click();

    // Two contacts, no third.
    const contact = (value: string) => panel.getByRole('button', { name: value });
    for (const value of ['crumb@example.com', 'crumb.bakes']) {
      await contact(value).click();
      await expect(contact(value)).toHaveAttribute('aria-pressed', 'true');
      await expect(contact(value)).toBeEnabled();
    }
    await panel.getByRole('button', { name: 'Edit contacts on the page' }).click();
    await expect(panel.getByText('Currently editing contacts')).toBeVisible();
    await expect(panel.getByText('2 of 2 on this design')).toBeVisible();
    await contact('7700').click();
    await expect(tab.page.getByText('Social handle limit reached').first()).toBeVisible();
    await expect(contact('7700')).toHaveAttribute('aria-pressed', 'false');
    const refused = await person
      .call(`/api/designs/${design}/tools/apply_brand_kit`, 'POST', {
        input: { contacts: ['email', 'mobile', 'instagram'] },
      })
      .catch((error: unknown) => String(error));
    expect(refused).toContain('Social handle limit reached');
    await panel.getByRole('button', { name: 'Done' }).click();

    // Later changes of the kit are applied, too.
    await person.call('/api/brand-kit', 'PATCH', {
      contacts: [
        { type: 'email', value: 'hello@example.com' },
        { type: 'instagram', value: 'crumb.bakes' },
      ],
    });
    await panel.getByRole('button', { name: 'Apply to this design' }).click();
    const words = async () =>
      Object.values(await person.layers(design)).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));
    await expect.poll(words, SOON).toContain('hello@example.com');
    expect(await words()).not.toContain('crumb@example.com');
  },
);
