/** Commit latency: one change through the door, against the bare transaction that any durable commit needs. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '#app/services/config/config.ts';
import { createServices } from '#app/services/create-services.server.ts';
import { designOfSize } from '../design-of-size.ts';
import type { Row } from '../measure.ts';

export const commit: Row = {
  name: 'commit',
  about:
    'One moved layer through the door (embedded database). Floor: begin, one insert, one update, commit on the same connection.',
  async run(measure) {
    const folder = mkdtempSync(path.join(tmpdir(), 'blend-bench-'));
    const services = await createServices(parseConfig({ DATA_DIR: folder }));
    try {
      const userId = 'bench';
      const { prisma, pool } = services.database;
      await prisma.user.create({ data: { id: userId, name: userId, email: 'bench@example.com' } });
      await pool.query('create table bench_floor (id text primary key, n integer not null, body text not null)');
      await pool.query("insert into bench_floor values ('row', 0, '')");
      for (const count of [20, 200, 500]) {
        const design = await services.designs.create({ userId, document: designOfSize(count) });
        let revision = design.revision;
        let step = 0;
        await measure({
          size: `${count} layers`,
          repetitions: 100,
          async ours() {
            step += 1;
            const outcome = await services.designs.commit({
              designId: design.id,
              userId,
              author: 'user',
              id: randomUUID(),
              baseRevision: revision,
              operations: [{ type: 'layer.update', id: 'layer-1', patch: { x: step % 800, y: step % 1000 } }],
              label: 'Move',
            });
            revision = outcome.revision;
          },
          async floor() {
            const client = await pool.connect();
            try {
              await client.query('begin');
              await client.query('insert into bench_floor values ($1, $2, $3)', [randomUUID(), step, 'x'.repeat(200)]);
              await client.query("update bench_floor set n = n + 1 where id = 'row'");
              await client.query('commit');
            } finally {
              client.release();
            }
          },
        });
      }
    } finally {
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
