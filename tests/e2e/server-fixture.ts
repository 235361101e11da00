/**
 * Playwright's `test` with a running server: `server` lives as long as the worker, `baseURL` is its address. `context`
 * and `page` are fresh; `kept` is a context passed from test to test, cleaned (reused-context.ts), and `keptPage` its
 * tab: a page opens there with half the work. A test fails when any of its pages threw an uncaught error, whatever else
 * it checked.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type BrowserContext, type Page, type WebError } from '@playwright/test';
import { writeCornerModel } from '../fixtures/corner-model.ts';
import { isLongRun } from '../fixtures/sample.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { LASTING } from '../fixtures/soon-over.ts';
import { reuseContext, waitingTab, type ReusedContext } from './reused-context.ts';

/** A page left while the router reads its data: Chromium aborts the reading, and nothing waits for it. */
const LEFT_BEHIND = /AbortError: BodyStreamBuffer was aborted/;

export const test = base.extend<
  { uncaught: string[]; kept: BrowserContext; keptPage: Page },
  { network: boolean; server: RunningServer; keeper: ReusedContext }
>({
  /**
   * Whether the bundled network makes the cutouts, for comparison with its other runs: the file then gets a separate
   * server.
   */
  network: [isLongRun, { option: true, scope: 'worker' }],
  server: [
    async ({ network }, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'blend-model-'));
      // An ordinary run tests what is done with cutouts; the long run also tests those of the bundled network.
      const model: Record<string, string> = network ? {} : { BACKGROUND_MODEL: writeCornerModel(folder).path };
      // Cold: preparing everything takes half a minute of processor time, and its tests need only some of it.
      const server = await startServer({ ...LASTING, ...model });
      await provide(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  keeper: [
    async ({ browser }, provide) => {
      const keeper = reuseContext(browser);
      await provide(keeper);
      await keeper.giveBack('end');
    },
    { scope: 'worker' },
  ],
  kept: async ({ keeper, server }, provide, info) => {
    await provide(await keeper.take(server.origin));
    // The state after a failed test is captured before it is cleaned up.
    await keeper.giveBack(info.status === info.expectedStatus ? 'clean' : 'end');
  },
  keptPage: async ({ kept }, provide) => provide(waitingTab(kept) ?? (await kept.newPage())),
  uncaught: [
    async ({ browser }, provide) => {
      const uncaught: string[] = [];
      const hear = (error: WebError): void => {
        const said = String(error.error().stack ?? error.error());
        if (!LEFT_BEHIND.test(said)) uncaught.push(said);
      };
      const listen = (context: BrowserContext): unknown => context.on('weberror', hear);
      browser.contexts().forEach(listen);
      browser.on('context', listen);
      await provide(uncaught);
      browser.off('context', listen);
      for (const context of browser.contexts()) context.off('weberror', hear);
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
});

export { expect } from '@playwright/test';

/**
 * For `expect.poll`: polls soon and often. Changes arrive within a fraction of a second, while Playwright's own
 * intervals grow to whole ones.
 */
export const SOON = { intervals: [50, 100, 150] };
