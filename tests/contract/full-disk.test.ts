/**
 * The real server on a full disk: it reports the problem, keeps everything it acknowledged, even when killed, and
 * continues once there is room.
 */
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignDocument } from '#design/document/document.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { canMount, smallDisk, type SmallDisk } from '#tests/fixtures/small-disk.ts';
import { pictureForm, signIn, type Visitor } from '#tests/routes/visitors.ts';

/** An empty database takes half of this. */
const MEGABYTES = 100;
const DATA = 'data';
const FULL = {
  error: {
    code: 'server_storage_full',
    message: 'The server’s disk is full, so nothing new can be kept. Nothing that was saved is lost. Try again later.',
  },
};

describe.runIf(canMount)('on a full disk', () => {
  let disk: SmallDisk;
  let server: RunningServer;
  let visitor: Visitor;
  let design: string;
  /** Ids of the pages whose creation was acknowledged. */
  const acknowledged: string[] = [];
  let asked = 0;

  const start = () => startServer({}, disk.inside(DATA), 'start', disk.through);
  const upload = async () => visitor.send('/api/assets', { method: 'POST', body: await pictureForm() });
  const stored = async () =>
    ((await (await visitor.send(`/api/designs/${design}`)).json()) as { document: DesignDocument }).document;

  async function change(): Promise<Response> {
    asked += 1;
    const id = `page${asked}`;
    const response = await visitor.json(`/api/designs/${design}/changes`, {
      id,
      baseRevision: 0,
      label: 'Add',
      operations: [
        {
          type: 'page.add',
          page: {
            id,
            order: `b${String(asked).padStart(2, '0')}V`,
            name: '',
            background: { type: 'solid', color: '#ffffff' },
          },
        },
      ],
    });
    if (response.status === 200) acknowledged.push(id);
    return response;
  }

  beforeAll(async () => {
    disk = await smallDisk(MEGABYTES);
    mkdirSync(disk.outside(DATA));
    await fillWithDatabase(disk.outside(DATA));
    server = await start();
    visitor = await signIn(server.origin, 'seller@example.com');
    design = ((await (await visitor.json('/api/designs', { width: 1080, height: 1080 })).json()) as { id: string }).id;
    expect((await change()).status).toBe(200);
  });
  afterAll(async () => {
    await server.stop();
    disk.remove();
  });

  test('a picture is refused in words', async () => {
    disk.fill();
    const response = await upload();
    expect(response.status).toBe(507);
    expect(await response.json()).toEqual(FULL);
  });

  test('changes are acknowledged or refused in words, and pages are served', async () => {
    let refused: Response | null = null;
    while (refused === null) {
      disk.fill();
      const response = await change();
      if (response.status !== 200) refused = response;
    }
    expect(refused.status).toBe(507);
    expect(await refused.json()).toEqual(FULL);
    const draft = await visitor.json('/api/drafts', { prompt: 'A poster for our summer sale' });
    expect(draft.status).toBe(507);
    expect(await draft.json()).toEqual(FULL);
    expect((await visitor.send('/')).status).toBe(200);
    expect(Object.keys((await stored()).pages)).toEqual(expect.arrayContaining(acknowledged));
  });

  // Two more servers. What a kill may lose without a full disk, killed.test.ts asks in every run.
  test.runIf(isLongRun)('a start says what is wrong, and a kill loses nothing', async () => {
    await server.stop('SIGKILL');
    await expect(start()).rejects.toThrow(
      `The disk of the data folder ${disk.inside(DATA)} is full. Free some space, then start again.`,
    );
    disk.free();
    server = await start();
    const { origin } = server;
    visitor = Object.assign(visitor.copy(), { origin });
    const pages = Object.keys((await stored()).pages);
    expect(pages).toEqual(expect.arrayContaining(acknowledged));
    expect(pages).toHaveLength(1 + acknowledged.length);
  });

  test('with room again it goes on', async () => {
    disk.free();
    expect((await change()).status).toBe(200);
    expect((await upload()).status).toBe(201);
  });
});
