/**
 * The history's undo and redo tried on a design without changing it: through the real door, on savepoints of a
 * transaction that is rolled back at the end.
 */
import type pg from 'pg';
import type { DesignDocument } from '#design/document/document.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { createDesigns } from '#app/services/designs/door.server.ts';
import { createEvents } from '#app/services/events/events.server.ts';

const SAVEPOINTS: Readonly<Record<string, string>> = {
  begin: 'savepoint rehearsed',
  commit: 'release savepoint rehearsed',
  rollback: 'rollback to savepoint rehearsed',
};

/** The connection as a pool whose transactions are savepoints. */
function poolWithin(client: pg.PoolClient): pg.Pool {
  const query = (first: unknown, ...rest: unknown[]) => {
    const text = typeof first === 'string' ? SAVEPOINTS[first.toLowerCase()] : undefined;
    return (client.query as (...given: unknown[]) => unknown)(text ?? first, ...rest);
  };
  const inner = { query, release: () => undefined };
  return { query, connect: async () => inner } as unknown as pg.Pool;
}

export interface Rehearsal {
  database: Pick<Database, 'pool' | 'prisma'>;
  measureText: MeasureText;
  userId: string;
  designId: string;
}

/** Steps of the user's history on the design that are in effect. */
export async function standingSteps({
  database,
  userId,
  designId,
}: Pick<Rehearsal, 'database' | 'userId' | 'designId'>): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(*) as count from history_step where "designId" = $1 and "userId" = $2 and state = 'done'`,
    [designId, userId],
  );
  return Number(rows[0]?.count ?? 0);
}

/**
 * The document after this many undos, and then as many redos. A negative number means as many redos first: what a turn
 * undid is reverted by redoing it. Nobody else may write meanwhile.
 */
export async function rehearseUndo(
  steps: number,
  { database, measureText, userId, designId }: Rehearsal,
): Promise<{ undone: DesignDocument; redone: DesignDocument }> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    let made = 0;
    const designs = createDesigns({
      database: { ...database, pool: poolWithin(client) },
      events: createEvents(),
      measureText,
      newId: () => `rehearsed-${(made += 1)}`,
    });
    const move = async (count: number) => {
      for (let done = 0; done < Math.abs(count); done += 1)
        await (count > 0 ? designs.undo(userId, designId) : designs.redo(userId, designId));
      return (await designs.get(userId, designId)).document;
    };
    const undone = await move(steps);
    const redone = await move(-steps);
    return { undone, redone };
  } finally {
    await client.query('rollback');
    client.release();
  }
}
