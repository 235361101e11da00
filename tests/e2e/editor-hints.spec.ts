/** Hints in the editor: counted in the top bar, said in words, fixed as one step, ignored for good in this browser. */
import { createTextLayer } from '#design/document/create.ts';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import { layoutText } from '#design/layout/text-lines.ts';
import { message } from '#messages/message.ts';
import { axeFinds } from './axe-finds.ts';
import { EditorTab, expectLayer, Person } from './editor-page.ts';
import { expect, test } from './server-fixture.ts';

/** What hints rest before they follow a change, twice over, and what painting a page takes on a busy machine, ms. */
const FOLLOWED = { timeout: 15_000 };

/** Words that can hardly be seen, and words half off the page. */
function faintAndOff(page: string): Layer[] {
  const measure = (text: string, { fontSize }: { fontSize: number }) => text.length * fontSize * 0.55;
  const text = (id: string, more: Partial<TextLayer>): Layer => {
    const layer = createTextLayer({ id, parent: page, order: id === 'faint' ? 'a0' : 'a1', name: '', text: id, x: 100, y: 100, width: 400, fontSize: 60, ...more });
    return { ...layer, ...layoutText(layer, measure) };
  };
  return [text('faint', { fill: { type: 'solid', color: '#f2f2f2' } }), text('leaving', { x: 900, y: 500 })];
}

test('hints are counted, shown, fixed in one step, brought back by undo, and ignored', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  await person.enter(context);
  const design = await person.design(faintAndOff);
  const tab = await EditorTab.open(context, server.origin, design);
  const { page } = tab;
  const button = page.locator('[data-hints]');
  await expect(button).toHaveAttribute('data-hints', '2', FOLLOWED);
  await button.click();
  const panel = page.getByRole('dialog', { name: message('hints.title') });
  await expect(panel.getByRole('status')).toHaveText(message('hints.count', { count: 2 }));
  expect(await axeFinds(page)).toEqual([]);

  await panel.locator('[data-hint=off-page]').getByRole('button', { name: /^Show/ }).click();
  await expect(page.locator('[data-panel=properties]')).toBeVisible();
  await panel.locator('[data-hint=contrast]').getByRole('button', { name: /^Fix/ }).click();
  await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
  await expect.poll(async () => (await person.layers(design))['faint']).not.toMatchObject({ fill: { color: '#f2f2f2' } });

  await page.locator('[data-command=undo]').click();
  await expect(button).toHaveAttribute('data-hints', '2', FOLLOWED);
  await expectLayer(person, design, 'faint', { fill: { type: 'solid', color: '#f2f2f2' } });

  if (!(await panel.isVisible())) await button.click();
  await panel.getByRole('button', { name: message('hints.fixAll') }).click();
  await expect(button).toHaveAttribute('data-hints', '0', FOLLOWED);
  await expect(panel.getByRole('status')).toHaveText(message('hints.none'));
  await page.locator('[data-command=undo]').click();
  await expect(button).toHaveAttribute('data-hints', '2', FOLLOWED);

  if (!(await panel.isVisible())) await button.click();
  await panel.locator('[data-hint=contrast]').getByRole('button', { name: /^Ignore/ }).click();
  await expect(button).toHaveAttribute('data-hints', '1');
  await tab.saved();
  await page.reload();
  await tab.ready();
  await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
});
