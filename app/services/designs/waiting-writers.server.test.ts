/**
 * Writers of several processes that wait for each other's lock: a writer must not rely on what it read before it had to
 * wait. Only a server has several processes, so the lock is held here by a transaction of the test's own.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type pg from 'pg';
import { hasPostgres } from '#tests/fixtures/postgres.ts';
import {
  addShape,
  byHand,
  moveTo,
  newId,
  openFreshDoor,
  openTestDoor,
  type TestDoor,
} from '#tests/fixtures/designs.ts';
import type { CommitOutcome, CommitRequest, DesignSnapshot } from '#app/contracts/change.ts';

describe.runIf(hasPostgres())('server', () => {
  let door: TestDoor;
  let design: DesignSnapshot;

  beforeAll(async () => {
    door = await openTestDoor('server');
  });
  afterAll(() => door.remove());
  beforeEach(async () => {
    design = await door.designs.create({ userId: door.userId, width: 1080, height: 1080 });
    await door.designs.commit(byHand(design.id, door.userId, 0, [addShape(design.document, 's1')]));
  });

  /**
   * Commits while another transaction holds the design, and lets that one write and end once the commit waits for it.
   */
  async function waiting(
    request: CommitRequest,
    meanwhile: (client: pg.PoolClient) => Promise<unknown>,
  ): Promise<CommitOutcome> {
    const client = await door.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from design where id = $1 for update', [design.id]);
      const answer = openFreshDoor(door.database).commit(request);
      await expect
        .poll(
          async () => {
            const { rows } = await door.database.pool.query<{ n: number }>(
              `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            );
            return rows[0]?.n;
          },
          { timeout: 5_000 },
        )
        .toBe(1);
      await meanwhile(client);
      await client.query('commit');
      return await answer;
    } finally {
      client.release();
    }
  }

  test('a repeat that waited for the first one to be refused gets the same answer', async () => {
    const change = byHand(design.id, door.userId, 1, [moveTo('s1', 5)]);
    const refusal: CommitOutcome = {
      revision: 1,
      operations: [],
      rejected: [{ index: 0, field: 'layers.gone', reason: 'Refused elsewhere' }],
      overwritten: [],
    };
    const answer = await waiting(change, async (client) => {
      await client.query(
        'insert into refused_change ("designId", id, outcome, "createdAt") values ($1, $2, $3, now())',
        [design.id, change.id, JSON.stringify(refusal)],
      );
      // As the door does, whose rejections write the row too.
      await client.query('update design set revision = revision where id = $1', [design.id]);
    });
    expect(answer).toEqual(refusal);
    expect((await openFreshDoor(door.database).get(door.userId, design.id)).revision).toBe(1);
  });

  test('a refusal, and an undo that finds nothing to restore, write the row of their design', async () => {
    const version = async () =>
      (await door.database.pool.query<{ xmin: string }>('select xmin::text from design where id = $1', [design.id]))
        .rows[0]?.xmin;
    const before = await version();
    const refused = await door.designs.commit(byHand(design.id, door.userId, 1, [moveTo('gone', 5)]));
    expect(refused.operations).toEqual([]);
    const afterRefusal = await version();
    expect(afterRefusal).not.toBe(before);

    const turnId = newId('turn');
    await door.designs.commit(byHand(design.id, door.userId, 1, [moveTo('s1', 5)]));
    await door.designs.commit(byHand(design.id, door.userId, 2, [moveTo('s1', 7)], { author: 'agent', turnId }));
    const beforeUndo = await version();
    expect(await door.designs.undoPrevious(door.userId, design.id, turnId)).toMatchObject({
      revision: 3,
      skipped: [expect.any(String)],
    });
    expect(await version()).not.toBe(beforeUndo);
  });

  test('a step that was undone while a change waited cannot be done again after it', async () => {
    const change = byHand(design.id, door.userId, 1, [moveTo('s1', 5)], { label: 'Late' });
    const answer = await waiting(change, async (client) => {
      await client.query(
        `insert into history_step (id, "designId", "userId", position, state, "undoneAs", label) values ($1, $2, $3, 9, 'undone', 1, 'Undone')`,
        [newId('step'), design.id, door.userId],
      );
      await client.query('update design set revision = revision where id = $1', [design.id]);
    });
    expect(answer.revision).toBe(2);
    expect(await door.designs.historyOf(door.userId, design.id)).toMatchObject({ canRedo: false, undoLabel: 'Late' });
  });

  test('the same change from two processes at the same moment is one change', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { revision } = await door.designs.get(door.userId, design.id);
      const applied = byHand(design.id, door.userId, revision, [moveTo('s1', round)]);
      const refused = byHand(design.id, door.userId, revision, [moveTo('gone', round)]);
      for (const change of [applied, refused]) {
        const answers = await Promise.all([1, 2, 3].map(() => openFreshDoor(door.database).commit(change)));
        for (const answer of answers) expect(answer).toEqual(answers[0]);
      }
      expect((await openFreshDoor(door.database).get(door.userId, design.id)).revision).toBe(revision + 1);
    }
  });
});
