/**
 * My projects over the network: designs are filed, copied, moved to the trash, viewed there, restored and deleted for
 * good. In the long run alone: a server starts for this, and project-actions.server.test.ts asks the same of the service
 * in every run.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CopyMade, Folder, FolderList, ProjectOutcome, ProjectPage } from '#app/contracts/projects.ts';
import { startQuickModel, type QuickModel } from '#tests/fixtures/quick-model.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { make, signIn, type Visitor } from '#tests/routes/visitors.ts';

let model: QuickModel;
let server: RunningServer;
let owner: Visitor;
beforeAll(async () => {
  model = await startQuickModel();
  server = await startServer(model.variables);
  owner = await signIn(server.origin, 'owner@example.com');
}, 300_000);
afterAll(async () => {
  await server.stop();
  await model.close();
});

const read = async <Body>(answer: Promise<Response>): Promise<Body> => (await (await answer).json()) as Body;
const list = (search = '') => read<ProjectPage>(owner.send(`/api/designs${search}`));
const act = (body: unknown) => read<ProjectOutcome>(owner.json('/api/projects', body));

test.runIf(isLongRun)('a design goes through folder, copies and trash', async () => {
  const id = await make(owner, 'design');
  const folder = await read<Folder>(owner.json('/api/folders', { name: '  Shop  ' }));
  expect(folder.name).toBe('Shop');
  const patch = { title: 'Café menu', folder: folder.id };
  expect(await read(owner.json(`/api/designs/${id}`, patch, 'PATCH'))).toEqual(patch);
  expect(await list(`?q=cafe&folder=${folder.id}&sort=name&limit=1`)).toMatchObject({
    designs: [{ id, title: 'Café menu', folderId: folder.id, kind: 'design' }],
    next: null,
    total: 1,
  });
  const template = await read<CopyMade>(owner.send(`/api/designs/${id}/template`, { method: 'POST' }));
  const copy = await read<CopyMade>(owner.send(`/api/designs/${template.id}/copies`, { method: 'POST' }));
  expect([template.title, copy.title]).toEqual(['Café menu', 'Café menu']);
  expect((await list('?kind=template')).designs.map((row) => row.id)).toEqual([template.id]);

  expect((await owner.send(`/api/designs/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await owner.send(`/api/designs/${id}`)).status).toBe(404);
  // The trash shows its designs, at the cacheable address as well.
  for (const search of ['', '&revision=0'])
    expect((await owner.send(`/api/designs/${id}/preview?side=64${search}`)).status).toBe(200);
  expect((await list('?trash=1')).designs).toMatchObject([{ id, expiresAt: expect.any(String) }]);
  expect(await read<FolderList>(owner.send('/api/folders'))).toMatchObject({ total: 1, templates: 1, trash: 1 });
  expect(await act({ action: 'restore', ids: [id] })).toEqual({ done: [{ id }], failed: [] });
  await act({ action: 'trash', ids: [id, copy.id] });
  expect((await act({ action: 'delete', ids: [copy.id] })).done).toEqual([{ id: copy.id }]);
  expect((await act({ action: 'empty-trash' })).done).toEqual([{ id }]);
  expect((await list('?trash=1')).total).toBe(0);
});

test.runIf(isLongRun)(
  'a conversation takes its design along only when that is asked for',
  async () => {
    const about = async (chat: string) => (await read<{ designId: string }>(owner.send(`/api/chats/${chat}`))).designId;
    const [alone, together] = [await make(owner, 'chat'), await make(owner, 'chat')];
    const [kept, trashed] = [await about(alone), await about(together)];
    expect((await owner.send(`/api/chats/${alone}`, { method: 'DELETE' })).status).toBe(204);
    expect(await read(owner.send(`/api/chats/${together}?design=1`, { method: 'DELETE' }))).toEqual({
      design: 'trashed',
    });
    expect((await list()).designs).toMatchObject([{ id: kept, chatId: null }]);
    expect((await list('?trash=1')).designs).toMatchObject([{ id: trashed }]);
  },
  180_000,
);

test.runIf(isLongRun)('wrong input is refused, with the field and the limit', async () => {
  const id = await make(owner, 'design');
  const ids = Array.from({ length: 101 }, (_, at) => `d${at}`);
  const wrong: [string, Promise<Response>][] = [
    ['limit', owner.send('/api/designs?limit=101')],
    ['sort', owner.send('/api/designs?sort=deleted')],
    ['after', owner.send('/api/designs?after=x')],
    ['ids', owner.json('/api/projects', { action: 'trash', ids })],
    ['folder', owner.json('/api/projects', { action: 'move', ids: [id] })],
    ['name', owner.json('/api/folders', { name: 'x'.repeat(81) })],
    ['name', owner.json('/api/folders', { name: '  ' })],
    ['folder', owner.json(`/api/designs/${id}`, { folder: 'never-was' }, 'PATCH')],
  ];
  for (const [field, answer] of wrong) {
    expect((await answer).status, field).toBe(422);
    expect(await read(answer)).toMatchObject({ error: { code: 'invalid', field } });
  }
});
