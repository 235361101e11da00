/** axe finds nothing wrong in the editor: light and dark, with panels, dialogs, palette and menus open, right to left too. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { test as base } from './server-fixture.ts';

function severalKinds(page: string): Layer[] {
  return [
    ...squareAndText(page),
    createShapeLayer({ id: 'over', parent: page, order: 'a2', x: 150, y: 150, width: 200, height: 200, shape: { kind: 'ellipse' }, fill: { type: 'solid', color: '#f4502f' } }),
    createGroupLayer({ id: 'group', parent: page, order: 'a3' }),
    createShapeLayer({ id: 'inside', parent: 'group', order: 'a0', x: 600, y: 100, width: 100, height: 100 }),
  ];
}

interface Opened {
  context: BrowserContext;
  tab: EditorTab;
}

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, browser }, provide) => {
    const person = await Person.signIn(server.origin);
    const context = await person.context(browser);
    await provide({ context, tab: await EditorTab.open(context, server.origin, await person.design(severalKinds)) });
    await context.close();
  },
});

/** What is wrong, by rule, with the elements that it is about. Things on their way in are half transparent: they are waited for. */
async function wrong(page: Page, rules: readonly string[] | null): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity));
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`));
}

/** Everything that can stand open, one after the other; each opens it and closes it again. */
const STATES: readonly { name: string; open(tab: EditorTab): Promise<void>; close(tab: EditorTab): Promise<void> }[] = [
  { name: 'nothing selected', open: (tab) => tab.page.keyboard.press('Escape'), close: async () => undefined },
  { name: 'a shape', open: (tab) => tab.press(180, 180), close: async () => undefined },
  { name: 'a text', open: (tab) => tab.press(500, 530), close: async () => undefined },
  { name: 'everything', open: (tab) => tab.page.keyboard.press('Control+a'), close: (tab) => tab.page.keyboard.press('Escape') },
  { name: 'the palette', open: (tab) => press(tab, 'Control+k', 'dialog'), close: (tab) => closeDialog(tab) },
  {
    name: 'the palette with words',
    open: async (tab) => {
      await press(tab, 'Control+k', 'dialog');
      await tab.page.keyboard.type('back');
    },
    close: (tab) => closeDialog(tab),
  },
  {
    name: 'a tool’s form',
    open: async (tab) => {
      await press(tab, 'Control+k', 'dialog');
      await tab.page.keyboard.type('add text …');
      await tab.page.getByRole('option', { name: 'Add text …' }).waitFor();
      await tab.page.keyboard.press('Enter');
      await tab.page.getByRole('button', { name: 'Add text' }).waitFor();
    },
    close: async (tab) => {
      await tab.page.keyboard.press('Escape');
      await closeDialog(tab);
    },
  },
  {
    name: 'the menu of the toolbar',
    open: async (tab) => {
      await tab.press(180, 180);
      await tab.page.getByRole('toolbar', { name: 'Selection tools' }).getByRole('button', { name: 'More' }).click();
      await tab.page.getByRole('menu').waitFor();
    },
    close: (tab) => closeMenu(tab),
  },
  {
    name: 'the colours',
    open: async (tab) => {
      await tab.press(180, 180);
      await tab.page.getByRole('toolbar', { name: 'Selection tools' }).getByRole('button', { name: 'Colour' }).click();
      await tab.page.getByRole('dialog').waitFor();
    },
    close: (tab) => closeDialog(tab),
  },
  { name: 'the shortcuts', open: (tab) => press(tab, '?', 'dialog'), close: (tab) => closeDialog(tab) },
  { name: 'the export dialog', open: (tab) => press(tab, 'Control+Shift+e', 'dialog'), close: (tab) => closeDialog(tab) },
  {
    name: 'the menu of a selection',
    open: async (tab) => {
      await tab.press(180, 180);
      await press(tab, 'Shift+F10', 'menu');
    },
    close: (tab) => closeMenu(tab),
  },
  {
    name: 'the menu of the page',
    open: async (tab) => {
      await tab.page.keyboard.press('Escape');
      await press(tab, 'Shift+F10', 'menu');
    },
    close: (tab) => closeMenu(tab),
  },
];

async function press(tab: EditorTab, key: string, role: 'dialog' | 'menu'): Promise<void> {
  await tab.page.locator('[data-stage]').focus();
  await tab.page.keyboard.press(key);
  await tab.page.getByRole(role).waitFor();
}

/** One Escape may close only what stands on top. */
async function closeDialog(tab: EditorTab): Promise<void> {
  for (let more = 0; more < 3 && (await tab.page.getByRole('dialog').count()) > 0; more += 1) {
    await tab.page.keyboard.press('Escape');
    await tab.page.getByRole('dialog').first().waitFor({ state: 'detached', timeout: 1_000 }).catch(() => undefined);
  }
  await expect(tab.page.getByRole('dialog')).toHaveCount(0);
}

async function closeMenu(tab: EditorTab): Promise<void> {
  await tab.page.keyboard.press('Escape');
  await expect(tab.page.getByRole('menu')).toHaveCount(0);
}

for (const [look, scheme, direction, size] of [
  ['light', 'light', 'ltr', { width: 1440, height: 900 }],
  ['dark', 'dark', 'ltr', { width: 1440, height: 900 }],
  ['right to left, in a small window', 'light', 'rtl', { width: 1024, height: 768 }],
] as const) {
  // What reads from right to left stands in the same elements: the long run looks at it too.
  if (direction === 'rtl' && process.env.BLEND_LONG !== '1') continue;
  // In the dark only colours differ.
  const rules = scheme === 'dark' && process.env.BLEND_LONG !== '1' ? ['color-contrast', 'link-in-text-block'] : null;
  test(`axe finds nothing wrong: ${look}`, async ({ opened: { tab } }) => {
    test.setTimeout(240_000);
    const { page } = tab;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      if (dir === 'rtl') document.documentElement.lang = 'ar';
    }, direction);
    const found: string[] = [];
    const rail = page.getByRole('toolbar', { name: 'Add' }).getByRole('button');
    for (const button of await rail.all()) {
      if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      const panel = await button.textContent();
      found.push(...(await wrong(page, rules)).map((line) => `the panel ${panel}: ${line}`));
    }
    for (const { name, open, close } of STATES) {
      await open(tab);
      found.push(...(await wrong(page, rules)).map((line) => `${name}: ${line}`));
      await close(tab);
    }
    expect([...new Set(found)]).toEqual([]);
    // A page that reads the other way must not grow a scroll bar for what hangs out of it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}
