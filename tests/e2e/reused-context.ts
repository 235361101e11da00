/**
 * One browser context per worker, and one tab in it, passed from test to test: the browser keeps what it has fetched
 * and compiled, and a page opens with half the work. In between everything that pages keep and tests set is deleted. A
 * test whose traces can't be removed, or that withholds code which is already here, takes a context of its own.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The tab's page between two tests: of the same origin, so that its process stays, and without any code of ours. */
const WAITING = '/favicon.svg';

/** The initial screen size of the kept tab, px. */
const SCREEN = { width: 1440, height: 900 };

/** The traces of a context, a page or a clock that only the end of the context removes. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'install',
  'setFixedTime',
  'setSystemTime',
];

/** What tests listen to on a page or a context. */
const HEARD = ['console', 'dialog', 'pageerror', 'request'];

export interface ReusedContext {
  /** The context, with one tab waiting. */
  take(origin: string): Promise<BrowserContext>;
  /** Cleans it for the next test, or ends it. */
  giveBack(fate: 'clean' | 'end'): Promise<void>;
}

/** A tab that no test has taken yet, if there is one. */
export function waitingTab(context: BrowserContext): Page | undefined {
  return context.pages().find((page) => page.url().endsWith(WAITING));
}

/** Refuses calls whose effect can't be undone. */
function onlyIsolated(target: object): void {
  for (const name of LASTING) {
    if (name in target)
      Object.assign(target, {
        [name]: () => {
          throw new Error(`${name} outlives the test: give it a context of its own`);
        },
      });
  }
}

/** Deletes everything that pages of the tab's origin have stored, including what belongs to this tab only. */
async function forget(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const [databases, caches_] = await Promise.all([indexedDB.databases(), caches.keys()]);
    for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
    await Promise.all(caches_.map((name) => caches.delete(name)));
  });
}

export function reuseContext(browser: Browser): ReusedContext {
  let kept: { context: BrowserContext; tab: Page; origin: string } | null = null;

  async function begin(origin: string): Promise<NonNullable<typeof kept>> {
    const context = await browser.newContext({ viewport: SCREEN });
    const tab = await context.newPage();
    for (const target of [context, tab, context.clock]) onlyIsolated(target);
    await tab.goto(origin + WAITING);
    return { context, tab, origin };
  }

  async function end(): Promise<void> {
    const { context } = kept ?? {};
    kept = null;
    await context?.close();
  }

  return {
    async take(origin) {
      if (kept && (kept.origin !== origin || kept.tab.isClosed())) await end();
      kept ??= await begin(origin);
      return kept.context;
    },
    async giveBack(fate) {
      if (!kept) return;
      const { context, tab, origin } = kept;
      if (fate === 'end' || tab.isClosed()) return end();
      for (const page of context.pages()) if (page !== tab) await page.close();
      await Promise.all([
        context.unrouteAll({ behavior: 'ignoreErrors' }),
        tab.unrouteAll({ behavior: 'ignoreErrors' }),
      ]);
      for (const event of HEARD) {
        context.removeAllListeners(event);
        tab.removeAllListeners(event);
      }
      tab.setDefaultTimeout(0);
      await tab.setViewportSize(SCREEN);
      await context.setOffline(false);
      // Lets the page finish its unload work before its traces are deleted.
      await tab.goto(origin + WAITING);
      await Promise.all([
        forget(tab),
        context.clearCookies(),
        context.clearPermissions(),
        tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }),
        tab.mouse.move(0, 0),
      ]);
    },
  };
}
