/**
 * axe finds nothing wrong in the editor with everything open that can be, in light and in dark. The long run repeats
 * the walk in each theme and both reading directions, and reaches everything by keys: Enter opens each menu, list and
 * popover, focus enters it and returns.
 */
import { expect, type BrowserContext } from '@playwright/test';
import { createPage } from '#design/document/create.ts';
import { axeFinds } from './axe-finds.ts';
import { wrongIn } from './axe.ts';
import { EditorTab, Person } from './editor-page.ts';
import { allKinds } from './editor-all-kinds.ts';
import { OVERLAY, overlaysIn, submenusOf } from './editor-overlays.ts';
import { atRest, openPanel, panelNames, STATES } from './editor-states.ts';
import { isLongRun, oneIn } from '../fixtures/sample.ts';
import { uploadLandscape } from './picture-hands.ts';
import { test as base } from './server-fixture.ts';

interface Opened {
  context: BrowserContext;
  tab: EditorTab;
}

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, kept: context }, provide) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const asset = await uploadLandscape(context, server.origin);
    const design = await person.design((page) => allKinds(page, asset));
    await person.commit(design, [{ type: 'page.add', page: createPage({ id: 'second', order: 'a1' }) }]);
    await provide({ context, tab: await EditorTab.open(context, server.origin, design) });
  },
});

/** Parts that come and go, topmost first; a selection shows its tools next to it. */
const NEWEST = [
  ['[role=dialog]'],
  ['[role=menu]'],
  ['[data-panel=properties][data-open]', '[data-toolbar]'],
  ['#editor-panel'],
];

/** A check takes five seconds of CPU time: besides all panels an ordinary run checks a few states. */
const SOME = oneIn(24, STATES, 2);

for (const [look, scheme, direction, size] of [
  ['light', 'light', 'ltr', { width: 1440, height: 900 }],
  ['dark', 'dark', 'ltr', { width: 1024, height: 768 }],
  ['light, right to left', 'light', 'rtl', { width: 1024, height: 768 }],
  ['dark, right to left', 'dark', 'rtl', { width: 1440, height: 900 }],
] as const) {
  // Right-to-left text uses the same elements, and dark only changes colors: only the long run repeats the walk for
  // them.
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
    const inspect = async (name: string, parts: readonly string[] = []): Promise<void> => {
      const lines = await (isLongRun ? wrongIn(page, { parts }) : axeFinds(page, { parts, inDark: true }));
      found.push(...lines.map((line) => `${name}: ${line}`));
    };
    const walked = new Set<string>();
    const kinds = new Set<string>();
    /** The part that the state adds: the rest of the page was checked before, except in the long run. */
    const newest = async (): Promise<string[]> => {
      for (const parts of isLongRun ? [] : NEWEST) {
        const there = await Promise.all(
          parts.map(async (part) => ((await page.locator(part).count()) > 0 ? [part] : [])),
        );
        if (there[0]?.length) return there.flat();
      }
      return [];
    };
    /** Checks what is shown, and what opens from it: from a menu or a dialog where one is open. */
    const walk = async (name: string): Promise<void> => {
      await inspect(name, await newest());
      if (!isLongRun) return;
      const [menu, dialog] = [page.getByRole('menu'), page.getByRole('dialog')];
      const further = async (inner: string): Promise<void> => {
        const overlay = page.locator(OVERLAY).last();
        const role = (await overlay.getAttribute('role')) ?? '';
        // The effect of each kind on the surrounding page is checked once.
        const known = kinds.has(role);
        kinds.add(role);
        await overlay.evaluate((element) => element.setAttribute('data-looked-at', ''));
        await inspect(`${name}, ${inner}`, known ? ['[data-looked-at]'] : []);
        await overlay.evaluate((element) => element.removeAttribute('data-looked-at'));
      };
      const problems =
        (await menu.count()) > 0
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
    for (const { name, open, close } of SOME) {
      await test.step(name, async () => {
        await atRest(tab);
        await open(tab);
        await walk(name);
        await close?.(tab);
      });
    }
    expect([...new Set(found)]).toEqual([]);
    // In either direction, nothing that sticks out may give the page a scroll bar.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
}
