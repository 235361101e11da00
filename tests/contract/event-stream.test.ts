/**
 * The door and its event stream over HTTP, on the real server: changes arrive immediately, and signing out ends the
 * stream. In the long run alone: event-streams.server.test.ts listens to the service in every run.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import type { StreamMessage } from '#app/contracts/event.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { signIn, type Visitor } from '#tests/routes/visitors.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 300_000);
afterAll(() => server.stop());

/** Opens the stream as a browser does, and collects its events. */
async function listen(visitor: Visitor) {
  const response = await visitor.send('/api/events', { headers: { accept: 'text/event-stream' } });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBeNull();
  const heard: StreamMessage[] = [];
  const stream = { heard, ended: false };
  void (async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) heard.push(JSON.parse(block.slice(6)) as StreamMessage);
    }
    stream.ended = true;
  })();
  await expect.poll(() => heard[0]?.type).toBe('stream.open');
  return stream;
}

test.runIf(isLongRun)('changes, undo and names are heard by the user alone, until the session ends', async () => {
  const [owner, other] = [
    await signIn(server.origin, 'owner@example.com'),
    await signIn(server.origin, 'other@example.com'),
  ];
  const [mine, theirs] = [await listen(owner), await listen(other)];
  const design = (await (await owner.json('/api/designs', { width: 400, height: 300 })).json()) as DesignSnapshot;
  const path = `/api/designs/${design.id}`;

  const operations = [{ type: 'design.resize', width: 500, height: 300 }];
  const committed = await owner.json(`${path}/changes`, { id: 'c1', baseRevision: 0, operations, label: 'Resize' });
  expect(await committed.json()).toEqual({ revision: 1, operations, rejected: [], overwritten: [] });
  const undone = await owner.send(`${path}/undo`, { method: 'POST' });
  expect(await undone.json()).toMatchObject({
    revision: 2,
    skipped: [],
    label: 'Resize',
    history: { canUndo: false, canRedo: true, redoLabel: 'Resize' },
  });
  expect((await owner.json(path, { title: 'Poster' }, 'PATCH')).status).toBe(200);

  await expect.poll(() => mine.heard.length).toBe(7);
  expect(mine.heard.slice(1)).toMatchObject([
    { type: 'design.created', designId: design.id },
    {
      type: 'design.changed',
      designId: design.id,
      revision: 1,
      change: { id: 'c1', author: 'user', kind: 'edit', operations },
    },
    { type: 'history', canUndo: true, undoLabel: 'Resize' },
    { type: 'design.changed', revision: 2, change: { kind: 'undo' } },
    { type: 'history', canUndo: false, redoLabel: 'Resize' },
    { type: 'design.renamed', title: 'Poster' },
  ]);
  expect(theirs.heard).toHaveLength(1);

  const wrong = await owner.json(`${path}/changes`, {
    id: 'c2',
    baseRevision: 2,
    operations: [{ type: 'design.resize', width: 50, height: 300 }],
  });
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toEqual({
    error: {
      code: 'invalid',
      message: 'Dimension should be between 100 and 4000',
      field: expect.stringContaining('width'),
    },
  });
  const [missing, foreign] = [
    await other.send('/api/designs/never-was/changes?after=0'),
    await other.send(`${path}/changes?after=0`),
  ];
  expect(foreign.status).toBe(404);
  expect(await foreign.text()).toBe(await missing.text());

  expect((await owner.json('/api/auth/sign-out', {})).status).toBe(200);
  await expect.poll(() => mine.ended).toBe(true);
  expect(mine.heard.at(-1)).toMatchObject({ type: 'session.ended' });
  expect(theirs.ended).toBe(false);
  expect((await owner.send('/api/events')).status).toBe(401);
});
