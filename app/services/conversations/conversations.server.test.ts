/**
 * Conversations on the embedded database with a scripted model: detached turns, joining, stopping, restarts, limits.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatChunk } from '#agent/chat-message.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createBrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { createLedger } from '#app/services/billing/ledger.server.ts';
import { createDesigns, type Designs } from '#app/services/designs/door.server.ts';
import { createEvents, type Events } from '#app/services/events/events.server.ts';
import { createEngines } from '#app/services/engines/engines.server.ts';
import { createImageStudio } from '#app/services/images/image-studio.server.ts';
import { createImaging } from '#app/services/imaging/imaging.server.ts';
import { createBuiltInModeration } from '#app/services/moderation/built-in-moderation.ts';
import { createCallModeration } from '#app/services/moderation/call-moderation.server.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import { createPersonModels } from '#app/services/person-models/person-models.server.ts';
import { createTryOnRoom } from '#app/services/try-on/try-ons.server.ts';
import { firstPage } from '#design/document/tree.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { alwaysAnswering } from '#tests/fakes/answering.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { titleOf } from './chat-index.server.ts';
import { createConversations } from './conversations.server.ts';
import type { Conversations } from './conversations.ts';
import { readOutgoing } from './outgoing-message.ts';

let test: TestDatabase;
let folder: string;
let events: Events;
let designs: Designs;
let assets: Assets;
let rendering: Rendering;
let user: { id: string; plan: string };
const reports: unknown[] = [];
const open: Conversations[] = [];

beforeAll(async () => {
  test = await openTestDatabase('embedded');
  folder = mkdtempSync(join(tmpdir(), 'blend-assets-'));
  const { database } = test;
  events = createEvents({ database, report: (error) => reports.push(error) });
  assets = createAssets({ prisma: database.prisma, storage: createDiskStorage(folder), inspect: inspectHere });
  rendering = createRendering({ assetBytes: assets.assetBytes, workers: 1 });
  designs = createDesigns({ database, events, measureText: rendering.measureText });
  user = { id: await createTestUser(database), plan: 'free' };
});

afterAll(async () => {
  for (const conversations of open) await conversations.close();
  await engines.close();
  await rendering.close();
  await events.close();
  await test.remove();
  rmSync(folder, { recursive: true, force: true });
});

const engines = createEngines({ report: (error) => reports.push(error) });

async function talk(...steps: ScriptedStep[]): Promise<Conversations> {
  const entitlements = createEntitlements({ plans: 'metered' });
  const { prisma } = test.database;
  const imaging = createImaging({ prisma, assets, engines, report: (error) => reports.push(error) });
  const conversations = await createConversations({
    database: test.database,
    designs,
    assets,
    rendering,
    imaging,
    images: createImageStudio({ engines, rendering }),
    engines,
    tryOns: createTryOnRoom({ engines, assets, imaging }),
    events,
    entitlements,
    personModels: createPersonModels({ prisma, assets, engines, inspect: inspectHere, entitlements }),
    ledger: createLedger({ prisma, entitlements }),
    brandKits: createBrandKits({ prisma, assets }),
    moderation: createCallModeration({ prisma, moderation: createBuiltInModeration() }),
    model: alwaysAnswering(new ScriptedModel(...steps)),
    report: (error) => reports.push(error),
  });
  open.push(conversations);
  return conversations;
}

let chats = 0;
const newChat = (prompt = 'Write HELLO') => ({
  id: `chat-${(chats += 1)}`,
  userId: user.id,
  prompt,
  assets: [],
  format: null,
});

async function chunksOf(stream: ReadableStream<ChatChunk> | null): Promise<ChatChunk[]> {
  const chunks: ChatChunk[] = [];
  const reader = stream?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) chunks.push(next.value);
  return chunks;
}

const outgoing = (id: string, text: string, attachments: { asset: string; name: string }[] = []) => ({
  id,
  text,
  attachments,
  page: null,
  selection: [],
});
const hello = { call: 'add_text', input: { text: 'HELLO' } };

/** A promise that a test resolves. */
function gate() {
  let open: () => void = () => undefined;
  return { wait: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
}

async function textsOf(designId: string): Promise<string[]> {
  const { document } = await designs.get(user.id, designId);
  return Object.values(document.layers).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));
}

describe('a turn', () => {
  it('continues when nobody listens, and is stored with its calls', async () => {
    const conversations = await talk([{ say: 'On it. ' }, hello], [{ say: 'Done.' }]);
    const chat = newChat();
    await conversations.begin(chat);
    await chunksOf(await conversations.follow(user.id, chat.id));
    await expect.poll(async () => (await conversations.get(user.id, chat.id)).running).toBe(false);
    const state = await conversations.get(user.id, chat.id);
    expect(state.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(state.messages[1]?.metadata?.turn?.state).toBe('finished');
    expect(state.messages[1]?.parts.map(({ type }) => type)).toEqual(expect.arrayContaining(['tool-add_text', 'text']));
    expect(await textsOf(state.designId)).toEqual(['HELLO']);
    const { history } = await designs.get(user.id, state.designId);
    expect(history.canUndo).toBe(true);
  });

  it('is heard from its beginning by everyone who joins, and begins once however often it is asked for', async () => {
    const { wait, open: letGo } = gate();
    const conversations = await talk([{ say: 'First ' }, { wait }, { say: 'second' }]);
    const chat = newChat();
    await conversations.begin(chat);
    await conversations.begin(chat);
    const early = chunksOf(await conversations.follow(user.id, chat.id));
    const midway = await conversations.get(user.id, chat.id);
    expect(midway.running).toBe(true);
    expect(midway.messages.map(({ role }) => role)).toEqual(['user']);
    const left = await conversations.follow(user.id, chat.id);
    await left?.cancel();
    const late = chunksOf(await conversations.follow(user.id, chat.id));
    letGo();
    expect(await late).toEqual(await early);
    expect((await early).at(0)?.type).toBe('start');
    expect((await early).at(-1)?.type).toBe('finish');
    expect(await conversations.follow(user.id, chat.id)).toBeNull();
  });

  it('stops on request and keeps what was done', async () => {
    const conversations = await talk([hello], [{ say: 'More' }, { hang: true }]);
    const chat = newChat();
    await conversations.begin(chat);
    const { designId } = await conversations.get(user.id, chat.id);
    await expect.poll(() => textsOf(designId)).toEqual(['HELLO']);
    await conversations.stop(user.id, chat.id);
    const state = await conversations.get(user.id, chat.id);
    expect(state.running).toBe(false);
    expect(state.messages[1]?.metadata?.turn?.state).toBe('stopped');
    expect(await textsOf(designId)).toEqual(['HELLO']);
    await expect(designs.undo(user.id, designId)).resolves.toMatchObject({ skipped: [] });
    expect(await textsOf(designId)).toEqual([]);
  });

  it('that is only about to begin is stopped too, and goes with its conversation', async () => {
    const conversations = await talk(
      [{ say: 'Hello.' }],
      [{ say: 'I write' }, { hang: true }],
      [{ say: 'I write' }, { hang: true }],
      [{ say: 'I write' }, { hang: true }],
    );
    const chat = newChat();
    await conversations.begin(chat);
    await chunksOf(await conversations.follow(user.id, chat.id));
    const plan = { id: user.id, plan: 'free' };
    const stateNow = async () => (await conversations.get(user.id, chat.id)).messages.at(-1)?.metadata?.turn?.state;
    for (const begin of [
      () => conversations.send(plan, chat.id, outgoing('early-1', 'Go on')),
      () => conversations.retry(plan, chat.id, { page: null, selection: [] }),
    ]) {
      const [stream] = await Promise.all([begin(), conversations.stop(user.id, chat.id)]);
      expect((await conversations.get(user.id, chat.id)).running).toBe(false);
      expect((await chunksOf(stream)).at(-1)).toMatchObject({ type: 'finish' });
      expect(await stateNow()).toBe('stopped');
    }
    const [stream] = await Promise.all([
      conversations.send(plan, chat.id, outgoing('early-2', 'Go on')),
      conversations.remove(user.id, chat.id),
    ]);
    await chunksOf(stream);
    await expect(conversations.get(user.id, chat.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes its design to the trash on request, unless another conversation is about it', async () => {
    const conversations = await talk([hello], [{ say: 'ok' }], [{ hang: true }]);
    const chat = newChat();
    await conversations.begin(chat);
    await chunksOf(await conversations.follow(user.id, chat.id));
    const { designId } = await conversations.get(user.id, chat.id);
    const second = await conversations.startOn(user.id, designId);
    await expect(conversations.removeWithDesign('nobody', chat.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await conversations.removeWithDesign(user.id, chat.id)).toEqual({ design: 'kept' });
    const stream = await conversations.send(user, second, outgoing('last', 'Go on'));
    expect(await conversations.removeWithDesign(user.id, second)).toEqual({ design: 'trashed' });
    await chunksOf(stream);
    await expect(designs.get(user.id, designId)).rejects.toThrow('not found');
    await designs.restore(user.id, designId);
    expect(await textsOf(designId)).toEqual(['HELLO']);
    const third = await conversations.startOn(user.id, designId);
    await conversations.remove(user.id, third);
    expect((await designs.get(user.id, designId)).id).toBe(designId);
  });

  it('is the only one in its conversation', async () => {
    const conversations = await talk([{ hang: true }]);
    const chat = newChat();
    await conversations.begin(chat);
    await expect(conversations.send(user, chat.id, outgoing('again', 'And this'))).rejects.toMatchObject({
      code: 'busy',
    });
    await conversations.stop(user.id, chat.id);
  });

  it('may run beside another conversation on the same design, and both keep what they did', async () => {
    const first = await talk(
      [hello],
      [{ say: 'ok' }],
      [{ call: 'add_text', input: { text: 'WORLD' } }],
      [{ say: 'ok' }],
    );
    const chat = newChat();
    await first.begin(chat);
    await chunksOf(await first.follow(user.id, chat.id));
    const { designId } = await first.get(user.id, chat.id);
    await test.database.prisma.chat.create({
      data: { id: `${chat.id}-b`, userId: user.id, designId, title: 'second' },
    });
    await chunksOf(await first.send(user, `${chat.id}-b`, outgoing('b1', 'Write WORLD')));
    expect((await textsOf(designId)).sort()).toEqual(['HELLO', 'WORLD']);
  });

  it('ends visibly when the model breaks, and can be tried again', async () => {
    const conversations = await talk([{ error: new Error('boom') }], [{ say: 'Here I am' }]);
    const chat = newChat();
    await conversations.begin(chat);
    await expect.poll(async () => (await conversations.get(user.id, chat.id)).running).toBe(false);
    const failed = (await conversations.get(user.id, chat.id)).messages[1]?.metadata?.turn;
    expect(failed?.state).toBe('failed');
    expect(failed?.error).toBeTruthy();
    await chunksOf(await conversations.retry(user, chat.id, { page: null, selection: [] }));
    await expect
      .poll(async () => (await conversations.get(user.id, chat.id)).messages.at(-1)?.metadata?.turn?.state)
      .toBe('finished');
    expect((await conversations.get(user.id, chat.id)).messages).toHaveLength(2);
  });

  it('that a dead process left is ended at the next start', async () => {
    const conversations = await talk([{ say: 'Half a ' }, { hang: true }]);
    const chat = newChat();
    await conversations.begin(chat);
    await expect
      .poll(async () =>
        JSON.stringify(
          (await test.database.prisma.message.findMany({ where: { chatId: chat.id } })).map(({ parts }) => parts),
        ),
      )
      .toContain('Half a');
    const restarted = await talk();
    const { messages, running } = await restarted.get(user.id, chat.id);
    expect(running).toBe(false);
    expect(messages.at(-1)?.metadata?.turn?.state).toBe('failed');
    expect(JSON.stringify(messages.at(-1)?.parts)).toContain('Half a');
    await conversations.stop(user.id, chat.id);
  });

  it('is told what was changed by hand since, and sees what is there now', async () => {
    let seen = '';
    const conversations = await talk([hello], [{ say: 'ok' }], ({ prompt }) => {
      seen = JSON.stringify(prompt);
      return [{ say: 'I see' }];
    });
    const chat = newChat();
    await conversations.begin(chat);
    await chunksOf(await conversations.follow(user.id, chat.id));
    const { designId } = await conversations.get(user.id, chat.id);
    const { document, revision } = await designs.get(user.id, designId);
    await expect.poll(async () => (await conversations.get(user.id, chat.id)).running).toBe(false);
    const operations = [
      {
        type: 'page.update' as const,
        id: firstPage(document).id,
        patch: { background: { type: 'solid' as const, color: '#123456' } },
      },
    ];
    await designs.commit({
      designId,
      userId: user.id,
      author: 'user',
      id: 'hand-1',
      baseRevision: revision,
      operations,
      label: 'by hand',
    });
    await chunksOf(await conversations.send(user, chat.id, outgoing('m2', 'What changed?')));
    expect(seen).toContain('#123456');
    expect(seen).toContain('changed by hand');
  });
});

describe('what a client sends', () => {
  it('is refused with the field named', async () => {
    expect(() =>
      readOutgoing({ message: { id: 'a', parts: [{ type: 'file', url: 'http://169.254.0.1/x' }] } }),
    ).toThrow(expect.objectContaining({ code: 'invalid' }));
    expect(() => readOutgoing('nonsense')).toThrow(expect.objectContaining({ code: 'invalid' }));
    const conversations = await talk([{ say: 'ok' }]);
    const chat = newChat();
    await conversations.begin(chat);
    await chunksOf(await conversations.follow(user.id, chat.id));
    await expect.poll(async () => (await conversations.get(user.id, chat.id)).running).toBe(false);
    await expect(conversations.send(user, chat.id, outgoing('e', '  '.trim()))).rejects.toMatchObject({
      code: 'invalid',
      field: 'message',
    });
    await expect(conversations.send(user, chat.id, outgoing('l', 'x'.repeat(5_001)))).rejects.toMatchObject({
      field: 'message.text',
    });
    expect((await conversations.get(user.id, chat.id)).messages).toHaveLength(2);
  });

  it('may only attach pictures of the sender', async () => {
    const stranger = await createTestUser(test.database);
    const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const theirs = await assets.upload(stranger, picture, 'theirs.png');
    const conversations = await talk([{ say: 'ok' }]);
    const chat = newChat();
    await conversations.begin(chat);
    await chunksOf(await conversations.follow(user.id, chat.id));
    await expect.poll(async () => (await conversations.get(user.id, chat.id)).running).toBe(false);
    await expect(
      conversations.send(user, chat.id, outgoing('a', 'Use this', [{ asset: theirs.id, name: 'x' }])),
    ).rejects.toMatchObject({ field: 'message.attachments' });
    await expect(conversations.get(stranger, chat.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      conversations.send({ id: stranger, plan: 'free' }, chat.id, outgoing('b', 'hi')),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('takes its title from what the prompt is about, or from its first line, cut at a word', () => {
  expect(titleOf('make me a post for my red runners, size 42, $60')).toBe('Red runners, size 42');
  expect(titleOf('Use this photo\nand that one')).toBe('Use this photo');
  expect(titleOf('word '.repeat(40)).length).toBeLessThanOrEqual(61);
  expect(titleOf('')).not.toBe('');
});

it('names the blank design that it begins on, unless its user has named or begun it', async () => {
  const conversations = await talk(
    [{ say: 'ok' }],
    [{ say: 'ok' }],
    [{ say: 'ok' }],
    [hello],
    [{ say: 'ok' }],
    [{ say: 'ok' }],
  );
  const titleAfter = async (title: string | undefined, ...said: string[]): Promise<string> => {
    const { id } = await designs.create({ userId: user.id, width: 1080, height: 1080, ...(title && { title }) });
    const name = `names-${chats}`;
    for (const [at, words] of said.entries()) {
      const chat = await conversations.startOn(user.id, id);
      await chunksOf(await conversations.send(user, chat, outgoing(`${name}-${(chats += 1)}-${at}`, words)));
    }
    return (await designs.get(user.id, id)).title;
  };
  const brief = 'make me a post for my red runners, size 42, $60';
  expect(await titleAfter('Instagram post', brief)).toBe('Red runners, size 42');
  expect(await titleAfter(undefined, brief)).toBe('Red runners, size 42');
  expect(await titleAfter('June sale', brief)).toBe('June sale');
  expect(await titleAfter('Instagram post', 'Use this photo', brief)).toBe('Instagram post');
});
