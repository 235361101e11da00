/** Browser tests, each worker against a production server of its own (tests/e2e/server-fixture.ts). */
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './tests/fixtures/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromiumOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
