/**
 * `test` of Playwright with a running server: `server` lives as long as the worker, `baseURL` is its address. A test fails when any
 * of its pages threw something that nobody caught, whatever else it saw.
 */
import { expect, test as base } from '@playwright/test';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';

export const test = base.extend<{ uncaught: string[] }, { server: RunningServer }>({
  server: [
    // Playwright reads the names of what a fixture needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  uncaught: [
    async ({ browser }, provide) => {
      const uncaught: string[] = [];
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        context.on('weberror', (error) => uncaught.push(String(error.error().stack ?? error.error())));
        return context;
      };
      await provide(uncaught);
      browser.newContext = open;
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
});

export { expect } from '@playwright/test';

/** For `expect.poll`: asks at once and often. A change is there in a fraction of a second, while Playwright's own pauses grow to whole ones. */
export const SOON = { intervals: [50, 100, 150] };
