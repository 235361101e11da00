/** Browser tests, each worker against a production server of its own (tests/e2e/server-fixture.ts). */
import { defineConfig, devices } from '@playwright/test';
import { isLongRun, LONG } from './tests/fixtures/sample.ts';
import { chromiumOptions } from './tests/fixtures/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  ...(isLongRun ? {} : { grepInvert: new RegExp(LONG) }),
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: false,
  // With more of them than cores, simulated gestures that wait for the page seem to pause or to be slow.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // On a busy machine everything takes several times as long; nothing here waits for a time to pass.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromiumOptions(),
    // Without a graphics card the CPU paints each frame of an animation: only the long run keeps animations on.
    contextOptions: { reducedMotion: isLongRun ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    // Its list of actions costs nothing; films and copies of every page would slow down all that goes well.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
