/** Tests that need no browser: unit, property and contract tests beside the code, the architecture test in tests/. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// The processes of the tests load the same packages: Node keeps what it made of them.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache', 'node');

/**
 * Files that have a process of their own. They draw or measure: a font is registered for a whole process, by each renderer that is
 * opened in it, and one that is registered twice is searched twice. Or they change their process's environment.
 */
const ALONE = [
  'app/services/{conversations,recipes,rendering,transcripts}/**/*.test.ts',
  'app/services/{auth/guards,fonts/own/own-fonts,engines/engines,imaging/cut-out,warm-up}.server.test.ts',
  'scripts/tool.test.ts',
  'tests/{divergences,layout,safety,visual}/**/*.test.ts',
  'tests/transcripts/{deterministic,documentation,updating}.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    // Processes rather than threads: canvas and database hold native state that belongs to a process.
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
        test: { name: 'alone', include: ALONE, globalSetup: ['tests/fixtures/prepared-databases.ts'] },
      },
      {
        extends: true,
        // These leave their process as they found it: files share one, and load what they share once.
        test: {
          name: 'services', include: ['{app/services,scripts,bench,prisma,tests}/**/*.test.{ts,tsx}', 'app/*.test.ts'], exclude: ALONE, isolate: false,
          globalSetup: ['tests/fixtures/prepared-databases.ts'],
        },
      },
      {
        extends: true,
        // Functions and machines without native state; nor do they need a database.
        test: { name: 'pure', include: ['{messages,design,tools,agent}/**/*.test.{ts,tsx}', 'app/{features,routes,ui}/**/*.test.{ts,tsx}'], isolate: false },
      },
    ],
  },
});
