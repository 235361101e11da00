/** Tests that need no browser: unit, property and contract tests next to the code, the architecture test in tests/. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/fixtures/longest-first.ts';
import NODE_FLAGS from './scripts/node-flags.json' with { type: 'json' };
import { WORKERS } from './tests/fixtures/workers.ts';

// The processes of the tests load the same packages and sources: Node keeps what it made of them.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache', 'node');

/**
 * Files that have a process of their own: they change its environment, watch what memory it takes, or load so many
 * fonts that everything after them would be measured slowly. All others leave their process as they found it.
 */
const ALONE = [
  'app/requests/guards.server.test.ts',
  'app/services/{engines/cut-out/cut-out,engines/engines,fonts/own/own-fonts,warm-up}.server.test.ts',
  'app/services/rendering/{growth,server-fonts}.test.ts',
  'tests/visual/every-family.test.ts',
];

/** Functions and machines without native state; nor do they need a database. What is in no list is a service. */
const PURE = [
  '{messages,design,tools,agent}/**/*.test.ts',
  'app/{browser,contracts,engines,features,routes,ui}/**/*.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    // Processes rather than threads: canvas and database hold native state that belongs to a process.
    pool: 'forks',
    // They open embedded databases by the dozen: see scripts/launch.mjs.
    execArgv: NODE_FLAGS,
    maxWorkers: WORKERS,
    // Node reads the sources as it does in the product, and keeps what it made of them for the processes that tests
    // start. Nothing is mocked by its path.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['tests/fixtures/prepared.ts'],
    setupFiles: ['tests/fixtures/property-seed.ts', 'tests/fixtures/unmet-wordings.ts'],
    // Waits last as long as a busy machine may need.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: ALONE, globalSetup: ['tests/fixtures/prepared-databases.ts'] },
      },
      {
        extends: true,
        // Files share a process, and load what they share once.
        test: {
          name: 'services',
          include: ['{app,scripts,bench,prisma,tests}/**/*.test.ts'],
          exclude: [...ALONE, ...PURE],
          isolate: false,
          globalSetup: ['tests/fixtures/prepared-databases.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        // Node reads no JSX: a test that reaches a component is a .test.tsx, and goes through Vite.
        test: {
          name: 'components',
          include: ['{app,tests}/**/*.test.tsx'],
          experimental: { viteModuleRunner: true },
          isolate: false,
        },
      },
    ],
  },
});
