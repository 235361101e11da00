/**
 * axe finds nothing wrong in the editor with whatever can stand open in it, in light and in dark. In the long run each look has a walk
 * of its own, in both reading directions, and keys reach all of it: each menu, list and popover is opened by Enter, takes the focus and gives it back.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { createPage } from '#design/document/create.ts';
import { EditorTab, Person } from './editor-page.ts';
import { allKinds, atRest, openPanel, OVERLAY, overlaysIn, panelNames, STATES, submenusOf } from './editor-states.ts';
import { isLongRun, oneIn } from '../fixtures/sample.ts';
import { uploadLandscape } from './picture-hands.ts';
import { test as base } from './server-fixture.ts';

interface Opened {
  context: BrowserContext;
  tab: EditorTab;
}

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, browser }, provide) => {
    const person = await Person.signIn(server.origin);
    const context = await person.context(browser);
    const asset = await uploadLandscape(context, server.origin);
    const design = await person.design((page) => allKinds(page, asset));
    await person.commit(design, [{ type: 'page.add', page: createPage({ id: 'second', order: 'a1' }) }]);
    await provide({ context, tab: await EditorTab.open(context, server.origin, design) });
    await context.close();
  },
});

/** What is wrong, by rule, with the elements that it is about; in all of the page, or in a part. Things on their way in are half transparent: they are waited for. */
async function wrong(page: Page, rules: string[] | null, part?: string): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity));
  // In a page without frames there is nothing to put together, for which axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part) axe.include(part);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`));
}

/** What may be wrong in the dark alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Parts that come and go, what stands on top first. */
const NEWEST = ['[role=dialog]', '[role=menu]', '[data-panel=properties][data-open]', '#editor-panel'];

for (const [look, scheme, direction, size] of [
  ['light', 'light', 'ltr', { width: 1440, height: 900 }],
  ['dark', 'dark', 'ltr', { width: 1024, height: 768 }],
  ['light, right to left', 'light', 'rtl', { width: 1024, height: 768 }],
  ['dark, right to left', 'dark', 'rtl', { width: 1440, height: 900 }],
] as const) {
  // What reads from right to left stands in the same elements, and the dark is a look at each: the long run walks through them.
  if ((direction === 'rtl' || scheme === 'dark') && !isLongRun) continue;
  test(`axe finds nothing wrong: ${look}`, async ({ opened: { tab } }) => {
    test.setTimeout(isLongRun ? 1_800_000 : 600_000);
    const { page } = tab;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      if (dir === 'rtl') document.documentElement.lang = 'ar';
    }, direction);
    const found: string[] = [];
    const inspect = async (name: string, part?: string): Promise<void> => {
      found.push(...(await wrong(page, null, part)).map((line) => `${name}: ${line}`));
      if (isLongRun) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      found.push(...(await wrong(page, COLOURS, part)).map((line) => `${name}, in the dark: ${line}`));
      await page.emulateMedia({ colorScheme: scheme });
    };
    const walked = new Set<string>();
    const kinds = new Set<string>();
    /** What the state is about: the rest of the page was looked at before, but for the long run. */
    const newest = async (): Promise<string | undefined> => {
      for (const part of isLongRun ? [] : NEWEST) if ((await page.locator(part).count()) > 0) return part;
      return undefined;
    };
    /** What stands there, and what opens from it: from a menu or a dialog where one is open. */
    const walk = async (name: string): Promise<void> => {
      await inspect(name, await newest());
      if (!isLongRun) return;
      const [menu, dialog] = [page.getByRole('menu'), page.getByRole('dialog')];
      const further = async (inner: string): Promise<void> => {
        const overlay = page.locator(OVERLAY).last();
        const role = (await overlay.getAttribute('role')) ?? '';
        // What each kind does to the page around it is looked at once.
        const known = kinds.has(role);
        kinds.add(role);
        await overlay.evaluate((element) => element.setAttribute('data-looked-at', ''));
        await inspect(`${name}, ${inner}`, known ? '[data-looked-at]' : undefined);
        await overlay.evaluate((element) => element.removeAttribute('data-looked-at'));
      };
      const problems = (await menu.count()) > 0
        ? await submenusOf(menu.first(), further)
        : await overlaysIn((await dialog.count()) > 0 ? dialog.first() : page.locator('body'), walked, further);
      found.push(...problems.map((line) => `${name}, ${line}`));
    };

    await atRest(tab);
    await inspect('nothing selected');
    for (const panel of await panelNames(tab)) {
      await atRest(tab);
      await openPanel(tab, panel);
      await walk(`the panel ${panel}`);
    }
    // An ordinary run looks at some of them: each takes seconds.
    for (const { name, open, close } of oneIn(3, STATES)) {
      await test.step(name, async () => {
        await atRest(tab);
        await open(tab);
        await walk(name);
        await close?.(tab);
      });
    }
    expect([...new Set(found)]).toEqual([]);
    // A page that reads the other way must not grow a scroll bar for what hangs out of it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}
