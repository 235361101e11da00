/**
 * A visitor posts pictures to the real server until it refuses: how it answers, that nothing is written then, and that
 * deleting frees space. In the long run alone: storage-quota.server.test.ts asks the same of the service in every run.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VISIT_STORAGE } from '#app/services/billing/plans.ts';
import { openDatabase } from '#app/services/database/database.server.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { plantAccount } from '#tests/fixtures/planted-accounts.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

const secret = 'a-secret-for-storage-0123456789abcdefghij';
/** Fills a visit's storage as if it had been uploaded, up to a few small pictures, bytes. */
const large = { id: 'e'.repeat(64), bytes: VISIT_STORAGE - 25_000 };

let server: RunningServer;
const dataDir = mkdtempSync(path.join(tmpdir(), 'blend-storage-'));
let cookie = '';
beforeAll(async () => {
  await fillWithDatabase(dataDir);
  const { prisma, close } = await openDatabase({ dataDir });
  const visitor = await plantAccount(prisma, secret, { name: 'visitor', plan: 'free' });
  await prisma.user.update({ where: { id: visitor.id }, data: { isAnonymous: true } });
  await prisma.asset.create({ data: { ...large, mime: 'image/png', width: 1, height: 1 } });
  await prisma.assetGrant.create({ data: { userId: visitor.id, assetId: large.id, name: 'large', inLibrary: true } });
  await close();
  ({ cookie } = visitor);
  server = await startServer({ SECRET: secret }, dataDir);
}, 180_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

let shade = 0;
async function post(side = 40): Promise<Response> {
  const picture = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: { r: (shade += 1), g: 3, b: 9 },
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'p.png', { type: 'image/png' }));
  return fetch(`${server.origin}/api/assets`, {
    method: 'POST',
    headers: { cookie, origin: server.origin },
    body: form,
  });
}
const files = () =>
  readdirSync(path.join(dataDir, 'assets'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

test.runIf(isLongRun)(
  'a visit ends at its storage, in words, before anything is written; deleting gives room again',
  async () => {
    const answers: Response[] = [];
    for (let count = 0; count < 8 && (answers.at(-1)?.status ?? 201) === 201; count += 1) answers.push(await post());
    const before = files();
    const refused = await post();
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.at(-1)?.status).toBe(413);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      error: {
        code: 'storage_full',
        // The missing amount is measured, because noise pictures vary slightly in size.
        message: expect.stringMatching(
          /^There is not enough room in your storage: 199\.\d\d MB of 200 MB used, \d\.\d kB more needed\. Delete uploads, or sign in to get more\.$/,
        ) as string,
      },
    });
    expect(files()).toBe(before);

    const gone = await fetch(`${server.origin}/api/uploads/${large.id}`, {
      method: 'DELETE',
      headers: { cookie, origin: server.origin },
    });
    expect(gone.status).toBe(204);
    expect((await post()).status).toBe(201);
  },
  240_000,
);
