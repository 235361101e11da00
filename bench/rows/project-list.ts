/** My projects with as many designs as an account may have: pages in each order, far down, searched. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectQuerySchema, type ProjectQuery } from '#app/contracts/project-request.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { frameOf } from '#app/services/designs/document-store.server.ts';
import { ACCOUNT_LIMITS } from '#app/services/quota/account-limits.ts';
import { createServices } from '#app/services/create-services.server.ts';
import { designOfSize } from '../design-of-size.ts';
import type { Row } from '../measure.ts';

const WORDS = ['Summer sale', 'Café menu', 'Opening hours', 'New arrivals', 'Price list', 'Thank you card'];

export const projectList: Row = {
  name: 'project-list',
  about: `A page of 50 of ${ACCOUNT_LIMITS.designs} designs with a conversation each (embedded database), and how many there are. Floor: the ids of the 50 that were edited last.`,
  async run(measure) {
    const folder = mkdtempSync(path.join(tmpdir(), 'blend-bench-'));
    const services = await createServices(parseConfig({ DATA_DIR: folder }));
    try {
      const { prisma, pool } = services.database;
      const userId = 'bench';
      // Another user has as many, which must not count.
      for (const id of [userId, 'other']) {
        await prisma.user.create({ data: { id, name: id, email: `${id}@example.com` } });
        await pool.query(
          `insert into design (id, "userId", title, frame, "createdAt", "updatedAt")
           select $1 || n, $1, ($2::text[])[n % 6 + 1] || ' ' || n, $3, now() - n * interval '1 hour', now() - n % 500 * interval '1 minute'
           from generate_series(1, $4::int) n`,
          [id, WORDS, frameOf(designOfSize(0)), ACCOUNT_LIMITS.designs],
        );
        await pool.query(
          `insert into chat (id, "userId", "designId", title) select 'chat-' || id, "userId", id, title from design where "userId" = $1`,
          [id],
        );
      }
      const page = (search: Record<string, unknown>): ProjectQuery => projectQuerySchema.parse(search);
      const far = async (search: Record<string, unknown>) => {
        let { next } = await services.projects.list(userId, page({ ...search, limit: 100 }));
        for (let step = 0; step < 30 && next !== null; step += 1)
          ({ next } = await services.projects.list(userId, page({ ...search, limit: 100, after: next })));
        return next ?? undefined;
      };
      const cases: Record<string, Record<string, unknown>> = {
        edited: {},
        created: { sort: 'created' },
        name: { sort: 'name' },
        'edited, far down': { after: await far({}) },
        'name, far down': { sort: 'name', after: await far({ sort: 'name' }) },
        'searched: cafe': { q: 'cafe' },
        'searched by name: nothing': { q: 'nothing at all', sort: 'name' },
      };
      for (const [size, search] of Object.entries(cases)) {
        await measure({
          size,
          repetitions: 30,
          ours: () => services.projects.list(userId, page(search)),
          floor: () =>
            pool.query('select id from design where "userId" = $1 order by "updatedAt" desc, id desc limit 50', [
              userId,
            ]),
        });
      }
      await measure({
        size: 'folders',
        repetitions: 30,
        ours: () => services.folders.list(userId),
        floor: () => pool.query('select id from folder where "userId" = $1', [userId]),
      });
    } finally {
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
