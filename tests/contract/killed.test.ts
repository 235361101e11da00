/** Kills a writing process with SIGKILL, again and again: everything it acknowledged must survive. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DesignDocument } from '#design/document/document.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { openDatabase } from '#app/services/database/database.server.ts';
import { createTestUser, openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { openFreshDoor } from '#tests/fixtures/designs.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

/** From the second cycle on, the database has already survived a kill. */
const cycles = isLongRun ? 50 : 1;

interface Acknowledged {
  /** Null for an undo, whose id the server chooses. */
  id: string | null;
  revision: number;
}

/**
 * Writes until a random number of changes is acknowledged, then dies in the middle of the next. Returns the
 * acknowledged ones.
 */
async function writeUntilKilled(args: string[]): Promise<Acknowledged[]> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../fixtures/writing-process.ts'), ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const enough = 1 + Math.floor(Math.random() * 60);
  let output = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (chunk: string) => {
    output += chunk;
    if (output.split('\n').length > enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 10);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Acknowledged);
}

test(
  `${cycles} kills lose nothing that was acknowledged`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'blend-killed-'));
    try {
      const made = await openEmbeddedIn(dataDir);
      const userId = await createTestUser(made);
      const design = await openFreshDoor(made).create({ userId, width: 1080, height: 1080 });
      await made.close();
      const acknowledged: Acknowledged[] = [];
      let unacknowledged = 0;
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const written = await writeUntilKilled([dataDir, design.id, userId]);
        expect(written.length).toBeGreaterThan(0);
        acknowledged.push(...written);

        const database = await openDatabase({ dataDir });
        const log = await database.prisma.change.findMany({
          where: { designId: design.id },
          orderBy: { revision: 'asc' },
        });
        const stored = await openFreshDoor(database).get(userId, design.id);
        await database.close();
        const revisions = new Map(log.map(({ id, revision }) => [revision, id]));
        for (const { id, revision } of acknowledged) {
          expect(revisions.has(revision), `revision ${revision} of cycle ${cycle}`).toBe(true);
          if (id !== null) expect(revisions.get(revision)).toBe(id);
        }
        expect(log.map(({ revision }) => revision)).toEqual(log.map((_, index) => index + 1));
        expect(stored.revision).toBe(log.length);
        const replayed = log.reduce<DesignDocument>(
          (document, { operations }) => applyOperations(document, operations as unknown as Operation[]).document,
          design.document,
        );
        expect(replayed).toEqual(stored.document);
        unacknowledged = log.length - acknowledged.length;
      }
      // Three writers: per kill, at most three commits were made but not acknowledged.
      expect(unacknowledged).toBeLessThanOrEqual(3 * cycles);
      console.log(
        `${cycles} kills, ${acknowledged.length} acknowledged changes, none missing; ${unacknowledged} more were committed but not yet acknowledged`,
      );
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  60_000 + cycles * 60_000,
);
