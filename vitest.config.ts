/** Tests that need no browser: unit, property and contract tests beside the code, the architecture test in tests/. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Each file has a process of its own, which loads the same packages: Node keeps what it made of them.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache', 'node');

export default defineConfig({
  test: {
    environment: 'node',
    // Separate processes: canvas, database and worker threads hold native state that must not meet another test's.
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['tests/fixtures/prepared.ts'],
    setupFiles: ['tests/fixtures/property-seed.ts'],
    // What is waited for is waited for as long as a busy machine may take.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    sequence: { shuffle: false },
    projects: [
      {
        extends: true,
        test: { name: 'services', include: ['{app/services,scripts,bench,prisma,tests}/**/*.test.{ts,tsx}', 'app/*.test.ts'] },
      },
      {
        extends: true,
        // Functions and machines without native state: files share a process, and load what they share once.
        test: { name: 'pure', include: ['{messages,design,tools,agent}/**/*.test.{ts,tsx}', 'app/{features,routes,ui}/**/*.test.{ts,tsx}'], isolate: false },
      },
    ],
  },
});
