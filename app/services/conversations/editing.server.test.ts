/**
 * What users do with a conversation afterwards, on the embedded database with a scripted model: edit, retry, pick,
 * search, delete.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isToolUIPart } from 'ai';
import { z } from 'zod';
import type { ChatMessage } from '#agent/chat-message.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { openTestConversations, readToEnd, type TestConversations } from '#tests/fixtures/conversations.ts';
import { defineTool, type ToolOutcome } from '#tools/contract/tool.ts';
import { toolTexts } from '#tools/contract/tool-text.ts';
import { excerptOf } from './chat-index.server.ts';

let test: TestConversations;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-editing-'));
  test = await openTestConversations(folder);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const outlook = { page: null, selection: [] };
const outgoing = (id: string, text: string, replaces?: string) => ({
  id,
  text,
  attachments: [],
  ...outlook,
  ...(replaces ? { replaces } : {}),
});
const write = (text: string) => ({ call: 'add_text', input: { text } });
const ok = [{ say: 'Done.' }];
const callsOf = (message: ChatMessage | undefined) => (message?.parts ?? []).filter((part) => isToolUIPart(part));

describe('undoing an answer', () => {
  it('takes back all that it did, however old it is, and nothing that came later', async () => {
    const { conversations, chat, user, designs, texts, settled } = await test.begin('Write A and B', [
      [write('A'), write('B')],
      ok,
      [write('C')],
      ok,
      ok,
    ]);
    for (const [id, text] of [
      ['m2', 'Write C'],
      ['m3', 'Thank you'],
    ] as const) {
      await readToEnd(await conversations.send(user, chat.id, outgoing(id, text)));
      await settled();
    }
    const { messages } = await conversations.get(user.id, chat.id);
    const [first, , thanks] = messages.filter(({ role }) => role === 'assistant');
    const undone = await conversations.undoAnswer(user.id, chat.id, first!.id);
    expect(undone.skipped).toEqual([]);
    expect(await texts()).toEqual(['C']);
    const { takenBack } = await conversations.get(user.id, chat.id);
    expect(takenBack.map(({ by }) => by)).toEqual([undone.change, undone.change]);
    await designs.undoChange(user.id, chat.designId, undone.change!);
    expect((await texts()).sort()).toEqual(['A', 'B', 'C']);

    for (const id of [thanks!.id, 'm2', 'never-was'])
      await expect(conversations.undoAnswer(user.id, chat.id, id)).rejects.toMatchObject({ code: 'gone' });
    const stranger = await createTestUser(test.database);
    await expect(conversations.undoAnswer(stranger, chat.id, first!.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('edit and resend', () => {
  it('forgets what came after, takes back what it did, keeps hand work and says so', async () => {
    const { conversations, chat, user, designs, texts, settled } = await test.begin('Write A', [
      [write('A')],
      ok,
      [write('B'), write('C')],
      ok,
      [write('D')],
      ok,
    ]);
    await readToEnd(await conversations.send(user, chat.id, outgoing('m2', 'Write B and C')));
    await settled();
    expect((await texts()).sort()).toEqual(['A', 'B', 'C']);
    const design = await designs.get(user.id, chat.designId);
    const c = Object.values(design.document.layers).find((layer) => layer.type === 'text' && layer.text === 'C')!;
    await designs.commit({
      designId: design.id,
      userId: user.id,
      author: 'user',
      id: 'hand',
      baseRevision: design.revision,
      operations: [{ type: 'layer.update', id: c.id, patch: { opacity: 0.5 } }],
      label: 'by hand',
    });

    await readToEnd(await conversations.send(user, chat.id, outgoing('m3', 'Write D instead', 'm2')));
    await settled();
    expect((await texts()).sort()).toEqual(['A', 'C', 'D']);
    const { messages } = await conversations.get(user.id, chat.id);
    expect(messages.map(({ id, role }) => (role === 'user' ? id : role))).toEqual([
      expect.any(String),
      'assistant',
      'm3',
      'assistant',
    ]);
    expect(messages[2]?.metadata?.kept).toEqual([expect.stringContaining('C')]);
    // The turn, then its undo: each one step of the history.
    await designs.undo(user.id, chat.designId);
    expect((await texts()).sort()).toEqual(['A', 'C']);
    await designs.undo(user.id, chat.designId);
    expect((await texts()).sort()).toEqual(['A', 'B', 'C']);
  });

  it('needs a message of the user’s own that is there', async () => {
    const { conversations, chat, user, settled } = await test.begin('Hello', [ok]);
    await settled();
    const { messages } = await conversations.get(user.id, chat.id);
    for (const replaces of ['never-was', messages[1]!.id]) {
      await expect(conversations.send(user, chat.id, outgoing('x', 'Hi', replaces))).rejects.toMatchObject({
        code: 'gone',
      });
    }
    expect((await conversations.get(user.id, chat.id)).messages).toHaveLength(2);
  });
});

describe('trying again', () => {
  it('does the work once: what the failed turn did goes first', async () => {
    const { conversations, chat, user, texts, settled } = await test.begin('Write A', [
      [write('A')],
      [{ error: new Error('boom') }],
      [write('A')],
      ok,
    ]);
    await settled();
    expect(await texts()).toEqual(['A']);
    await readToEnd(await conversations.retry(user, chat.id, outlook));
    await settled();
    expect(await texts()).toEqual(['A']);
    expect((await conversations.get(user.id, chat.id)).messages).toHaveLength(2);
  });
});

describe('one call', () => {
  it('that failed is called once more with its own input, and the conversation keeps how it went', async () => {
    const { conversations, chat, user, designs, settled } = await test.begin('Change it', [
      [{ call: 'update_layer', input: { layer: 'later', opacity: 0.4 } }],
      ok,
    ]);
    await settled();
    const [failed] = callsOf((await conversations.get(user.id, chat.id)).messages[1]);
    expect(failed?.output).toMatchObject({ ok: false });
    // By now another change has created what it asked for.
    const { document, revision } = await designs.get(user.id, chat.designId);
    await designs.commit({
      designId: chat.designId,
      userId: user.id,
      author: 'user',
      id: 'later-1',
      baseRevision: revision,
      operations: [test.addShape(document, 'later')],
      label: 'by hand',
    });
    const again = await conversations.callAgain(user, chat.id, failed!.toolCallId, { ...outlook, retry: true });
    expect(again.outcome).toMatchObject({ ok: true, change: expect.any(String) });
    expect((await designs.get(user.id, chat.designId)).document.layers['later']).toMatchObject({ opacity: 0.4 });
    const stored = (await conversations.get(user.id, chat.id)).messages[1];
    expect(callsOf(stored)[0]?.output).toEqual(again.outcome);
    // A call that worked is not repeated.
    await expect(
      conversations.callAgain(user, chat.id, failed!.toolCallId, { ...outlook, retry: true }),
    ).rejects.toMatchObject({ code: 'gone' });
    await expect(
      conversations.callAgain(user, chat.id, 'never-was', { ...outlook, retry: true }),
    ).rejects.toMatchObject({ code: 'gone' });
  });

  it('continues when nobody waits for it, is told to who looks in, and can be stopped', async () => {
    let times = 0;
    const slow = defineTool({
      name: 'slow',
      icon: 'eye',
      texts: toolTexts('tools.slow', { title: 'Work', doing: 'Working', failed: 'Could not work' }),
      description: 'Refuses once, works for long after that',
      input: z.strictObject({}),
      cost: null,
      approval: 'never',
      timeoutMs: 60_000,
      examples: { accepted: [], refused: [] },
      async execute(_, { progress, signal }) {
        if ((times += 1) === 1) return { ok: false, error: 'Not yet' };
        progress(0.25);
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    const { conversations, chat, user, settled } = await test.begin('Work', [[{ call: 'slow', input: {} }], ok], {
      tools: [slow],
    });
    await settled();
    const [failed] = callsOf((await conversations.get(user.id, chat.id)).messages[1]);
    expect(failed?.output).toMatchObject({ ok: false, error: 'Not yet' });
    const again = conversations.callAgain(user, chat.id, failed!.toolCallId, { ...outlook, retry: true });
    await vi.waitFor(async () =>
      expect((await conversations.get(user.id, chat.id)).calling).toEqual({ callId: failed!.toolCallId, share: 0.25 }),
    );
    // Nothing else begins meanwhile.
    await expect(conversations.send(user, chat.id, outgoing('m9', 'Hello'))).rejects.toMatchObject({ code: 'busy' });
    await conversations.stop(user.id, chat.id);
    expect((await again).outcome).toMatchObject({ ok: false, stopped: true });
    const state = await conversations.get(user.id, chat.id);
    expect([state.calling, callsOf(state.messages[1])[0]?.output]).toMatchObject([null, { ok: false, stopped: true }]);
  });

  it('that made proposals: picking one calls its tool, picking another one takes the first back', async () => {
    const { conversations, chat, user, texts, settled } = await test.begin('Look', [[{ call: 'look', input: {} }], ok]);
    await settled();
    const message = (await conversations.get(user.id, chat.id)).messages[1]!;
    const call = callsOf(message)[0]!;
    const choices = ['One', 'Two'].map((text) => ({
      asset: 'f'.repeat(64),
      label: text,
      tool: 'add_text',
      input: { text },
    }));
    const outcome: ToolOutcome = {
      ok: true,
      output: { preview: true, toUse: { text: 'One' }, scene: 'oak' },
      revision: 0,
      card: { key: 'tools.look.title', choices },
    };
    const parts = message.parts.map((part) => (part === call ? { ...part, output: outcome } : part));
    await test.database.prisma.message.update({
      where: { chatId_id: { chatId: chat.id, id: message.id } },
      data: { parts: parts as never },
    });

    await conversations.callAgain(user, chat.id, call.toolCallId, { ...outlook, choice: 0 });
    expect(await texts()).toEqual(['One']);
    await conversations.callAgain(user, chat.id, call.toolCallId, { ...outlook, choice: 1 });
    expect(await texts()).toEqual(['Two']);
    const state = await conversations.get(user.id, chat.id);
    // What was taken is no preview anymore.
    expect(callsOf(state.messages[1]!)[0]).toMatchObject({ output: { ok: true, output: { scene: 'oak' } } });
    expect(JSON.stringify(state.messages[1]?.parts)).not.toContain('toUse');
    expect(state.messages[1]?.metadata?.picked).toEqual({
      [call.toolCallId]: { choice: 1, change: expect.any(String) },
    });
    await expect(
      conversations.callAgain(user, chat.id, call.toolCallId, { ...outlook, choice: 7 }),
    ).rejects.toMatchObject({ code: 'gone' });
    // Its result can be reported, by its user alone, and stays marked.
    await expect(conversations.report('somebody-else', chat.id, call.toolCallId, null)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(conversations.report(user.id, chat.id, 'never-was', null)).rejects.toMatchObject({ code: 'gone' });
    expect((await conversations.report(user.id, chat.id, call.toolCallId, null)).message.metadata).toMatchObject({
      reported: [call.toolCallId],
      picked: { [call.toolCallId]: { choice: 1 } },
    });
    expect(JSON.stringify((await conversations.get(user.id, chat.id)).messages)).toContain('"reported"');
  });

  it('that was taken back is told with the messages', async () => {
    const { conversations, chat, user, designs, settled } = await test.begin('Write A', [[write('A')], ok]);
    await settled();
    const output = callsOf((await conversations.get(user.id, chat.id)).messages[1])[0]?.output as Extract<
      ToolOutcome,
      { ok: true }
    >;
    expect((await conversations.get(user.id, chat.id)).takenBack).toEqual([]);
    const undone = await designs.undoChange(user.id, chat.designId, output.change!);
    expect((await conversations.get(user.id, chat.id)).takenBack).toEqual([
      { change: output.change, by: undone!.change },
    ]);
  });
});

describe('the list', () => {
  it('is searched by title and by words, literally, and only among one’s own', async () => {
    const { conversations, chat, user, settled } = await test.begin('A 100% wool scarf', [
      [{ say: 'I made a **lighthouse** for you.' }],
    ]);
    await settled();
    const found = async (words: string, who = user.id) =>
      (await conversations.list(who, { words })).map(({ id }) => id);
    expect(await found('WOOL')).toEqual([chat.id]);
    expect(await found('lighthouse')).toEqual([chat.id]);
    expect((await conversations.list(user.id, { words: 'lighthouse' }))[0]?.excerpt).toBe(
      'I made a lighthouse for you.',
    );
    expect(await found('100%')).toEqual([chat.id]);
    expect(await found('1_0')).toEqual([]);
    expect(await found('lighthouse', await createTestUser(test.database))).toEqual([]);
  });

  it('renames, starts over on the same design, deletes with its messages', async () => {
    const { conversations, chat, user, designs, settled } = await test.begin('Hello', [ok, ok]);
    await settled();
    expect(await conversations.rename(user.id, chat.id, '  Greeting  ')).toBe('Greeting');
    await expect(conversations.rename(user.id, chat.id, '   ')).rejects.toMatchObject({ code: 'invalid' });
    const second = await conversations.startOn(user.id, chat.designId);
    expect(await conversations.startOn(user.id, chat.designId)).toBe(second);
    // One that has not begun is in no list.
    expect((await conversations.list(user.id)).map(({ id }) => id)).toEqual([chat.id]);
    await readToEnd(await conversations.send(user, second, outgoing('first', 'Something else')));
    const titles = (await conversations.list(user.id)).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Greeting', 'Something else']));
    const other = await designs.create({ userId: user.id, title: 'Other', width: 500, height: 500 });
    const third = await conversations.startOn(user.id, other.id);
    await readToEnd(await conversations.send(user, third, outgoing('other', 'About the other')));
    const about = async (design: string) => (await conversations.list(user.id, { design })).map(({ id }) => id);
    expect(await about(other.id)).toEqual([third]);
    expect(new Set(await about(chat.designId))).toEqual(new Set([chat.id, second]));

    const stranger = await createTestUser(test.database);
    for (const ask of [
      () => conversations.rename(stranger, chat.id, 'x'),
      () => conversations.remove(stranger, chat.id),
      () => conversations.startOn(stranger, chat.designId),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    }
    await conversations.remove(user.id, chat.id);
    await expect(conversations.get(user.id, chat.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await test.database.prisma.message.count({ where: { chatId: chat.id } })).toBe(0);
    await expect(designs.get(user.id, chat.designId)).resolves.toBeTruthy();
  });

  it('shows words around what was looked for', () => {
    expect(excerptOf('**Bold** words', '')).toBe('Bold words');
    const long = `${'before '.repeat(60)}needle${' after'.repeat(60)}`;
    expect(excerptOf(long, 'NEEDLE')).toMatch(/^…before .*needle.*…$/);
    expect(excerptOf(long, 'needle').length).toBeLessThan(145);
  });
});

it('a long conversation is read from its end, and on from there', async () => {
  const { conversations, chat, user, settled } = await test.begin('Start', [ok]);
  await settled();
  await test.database.prisma.message.createMany({
    data: Array.from({ length: 498 }, (_, index) => ({
      chatId: chat.id,
      id: `s${index}`,
      position: index + 3,
      role: index % 2 ? 'assistant' : 'user',
      parts: [{ type: 'text', text: `Message ${index}` }],
      metadata: { createdAt: new Date().toISOString() },
    })),
  });
  const newest = await conversations.get(user.id, chat.id);
  expect(newest).toMatchObject({ older: true });
  const read = [...newest.messages];
  let page = newest as Awaited<ReturnType<typeof conversations.before>>;
  while (page.older) {
    page = await conversations.before(user.id, chat.id, read[0]!.id);
    expect(page.messages.length).toBeLessThanOrEqual(40);
    read.unshift(...page.messages);
  }
  expect(read).toHaveLength(500);
  expect(new Set(read.map(({ id }) => id)).size).toBe(500);
  expect(read[2]?.id).toBe('s0');
  expect(read.at(-1)?.id).toBe('s497');
});
