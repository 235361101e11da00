/** A small window: next to a conversation the properties start folded, so that the page stays in view. */
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('properties beside a conversation unfold when asked for', { tag: LONG }, async ({ page }) => {
  await signIn(page);
  await page.getByLabel('What do you want to design?').fill('Add the text "HELLO"');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('log')).toContainText('I added');
  await page.getByRole('group', { name: 'Canvas' }).focus();
  await page.keyboard.press('Tab');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(panel.getByRole('heading', { name: 'Text' }).first()).toBeVisible();
  await expect(panel.getByLabel('Rotation')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Expand properties' }).click();
  await expect(panel.getByLabel('Rotation')).toBeVisible();
  // Side by side there is little room: the toolbar omits what the properties have too, and doesn't overlap them.
  const toolbar = page.getByRole('toolbar', { name: 'Selection tools' });
  const [tools, properties] = await Promise.all([toolbar.boundingBox(), panel.boundingBox()]);
  expect(tools && properties && tools.x + tools.width <= properties.x).toBe(true);
  await panel.getByRole('button', { name: 'Collapse properties', exact: true }).click();
  await expect(panel.getByLabel('Rotation')).toHaveCount(0);
  await expect(toolbar).toBeVisible();
});
