/** Tests that need no browser: unit, property and contract tests beside the code, the architecture test in tests/. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{messages,design,tools,agent,app,scripts,bench,prisma}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    // Separate processes: canvas, database and worker threads hold native state that must not meet another test's.
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['tests/fixtures/property-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { shuffle: false },
  },
});
