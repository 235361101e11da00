/**
 * Conversations with a hosted model over the network and everything else real: what it is shown, and that whatever it
 * does ends visibly, with the work kept and a retry left to the user.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chooseModel } from '#app/services/models/model.server.ts';
import { message } from '#messages/message.ts';
import {
  startOpenAiServer,
  type OpenAiRequest,
  type OpenAiServer,
  type OpenAiStep,
} from '#tests/fakes/openai-server.ts';
import { openTestConversations, readToEnd, type TestConversations } from '#tests/fixtures/conversations.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';

let test: TestConversations;
let folder: string;
let server: OpenAiServer | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-hosted-'));
  test = await openTestConversations(folder);
});
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const outlook = { page: null, selection: [] };
const add = (text: string) => ({ call: 'add_text', input: { text } });

async function begin(
  steps: OpenAiStep[],
  { pictures = false, prompt = 'Write words', userId }: { pictures?: boolean; prompt?: string; userId?: string } = {},
) {
  server = await startOpenAiServer(...steps);
  const { requests } = server;
  const model = chooseModel({
    openaiApiKey: 'sk-test',
    openaiBaseUrl: server.url,
    openaiModel: 'm',
    openaiPictures: pictures,
  });
  const conversations = await test.open({ model: () => model });
  const user = { id: userId ?? (await createTestUser(test.database)), plan: 'free' };
  const chatId = newId('chat');
  await conversations.begin({ id: chatId, userId: user.id, prompt, assets: [], format: null });
  const settle = async () => {
    while ((await conversations.get(user.id, chatId)).running)
      await readToEnd(await conversations.follow(user.id, chatId));
    return conversations.get(user.id, chatId);
  };
  const { designId } = await settle();
  const design = () => test.designs.get(user.id, designId);
  const texts = async () =>
    Object.values((await design()).document.layers).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));
  const send = async (text: string) => {
    await readToEnd(
      await conversations.send(user, chatId, { id: newId('message'), text, attachments: [], ...outlook }),
    );
    return settle();
  };
  return { conversations, user, chatId, designId, requests, settle, design, texts, send };
}

/** What the last message of a request shows: the canvas in words, and pictures. */
function shownBy(request: OpenAiRequest | undefined) {
  const content = request?.body.messages.at(-1)?.content;
  const parts = (typeof content === 'string' ? [{ type: 'text', text: content }] : content) as {
    type: string;
    text?: string;
    image_url?: { url: string };
  }[];
  return {
    canvas: parts.find(({ type }) => type === 'text')?.text ?? '',
    pictures: parts.flatMap(({ image_url }) => image_url?.url ?? []),
  };
}

describe('what a hosted model is shown', () => {
  it('is the page as it is at each step, as a picture too where it takes them', async () => {
    const { requests } = await begin([{ call: 'set_background', input: { color: '#0b3d2e' } }, { say: 'Done.' }], {
      pictures: true,
    });
    const [first, second] = [shownBy(requests[0]), shownBy(requests[1])];
    expect(first.canvas).toContain('<canvas>');
    expect(first.pictures).toHaveLength(1);
    const color = async (url: string | undefined) => {
      const { data } = await sharp(Buffer.from(url?.split(',')[1] ?? '', 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    expect(first.pictures[0]).toMatch(/^data:image\/(png|jpeg|webp);base64,/);
    expect(await color(first.pictures[0])).toEqual([255, 255, 255]);
    const [red = 0, green = 0, blue = 0] = await color(second.pictures[0]);
    expect(Math.hypot(red - 0x0b, green - 0x3d, blue - 0x2e)).toBeLessThan(8);
    // One picture at a time: earlier ones would mislead, and cost.
    expect(JSON.stringify(requests[1]?.body.messages).match(/data:image/g)).toHaveLength(1);
  });

  it('is words alone for one that takes none', async () => {
    const { requests } = await begin([{ say: 'Hello.' }]);
    expect(shownBy(requests[0]).pictures).toEqual([]);
  });

  it('holds what the user did by hand since its last turn, undone steps included, and nothing older', async () => {
    const { user, designId, design, send, requests } = await begin([
      add('HELLO'),
      { say: 'ok' },
      { say: 'one' },
      { say: 'two' },
      { say: 'three' },
    ]);
    const [id] = Object.keys((await design()).document.layers);
    const edit = async (x: number) => {
      const { revision } = await design();
      await test.designs.commit({
        designId,
        userId: user.id,
        author: 'user',
        id: newId('change'),
        baseRevision: revision,
        operations: [{ type: 'layer.update', id: id!, patch: { x, y: 5 } }],
        label: 'by hand',
      });
    };
    await edit(33);
    await send('And now?');
    expect(shownBy(requests[2]).canvas).toMatch(/changed by hand since you last looked:\n".*moved/);
    await send('And now?');
    expect(shownBy(requests[3]).canvas).not.toContain('changed by hand');
    await test.designs.undo(user.id, designId);
    await send('And now?');
    expect(shownBy(requests[4]).canvas).toMatch(/changed by hand since you last looked:\n".*undo: moved/);
  });

  it('holds the user’s brand kit, and of it only what is set', async () => {
    const userId = await createTestUser(test.database);
    await test.brandKits.update(userId, {
      name: 'Acme',
      colors: ['#0b3d2e'],
      contacts: [{ type: 'instagram', value: '@acme' }],
    });
    const { requests } = await begin([{ say: 'Hello.' }], { userId });
    const line = shownBy(requests[0])
      .canvas.split('\n')
      .find((one, index, all) => all[index - 1] === 'brand kit:');
    expect(JSON.parse(line ?? '')).toEqual({
      name: 'Acme',
      colors: ['#0b3d2e'],
      contacts: [{ type: 'instagram', value: '@acme' }],
    });
  });
});

describe('a hosted model that fails', () => {
  it.each([
    ['refuses the key', { status: 401, error: 'no' }, message('agent.modelRefusedKey', { prefix: 'OPENAI' })],
    [
      'is busy',
      { status: 429, error: 'slow down', headers: { 'Retry-After': '7' } },
      message('agent.modelBusyFor', { seconds: 7 }),
    ],
    ['breaks off', { cut: 'I am' }, message('agent.cutOff')],
    ['talks nonsense', { events: ['data: }{'] }, message('agent.modelGarbled')],
  ] satisfies [string, OpenAiStep, string][])(
    'and %s leaves the work, says why, and can be asked again',
    async (_how, step, error) => {
      const { conversations, user, chatId, settle, texts, requests } = await begin([
        add('KEPT'),
        step,
        { say: 'Here I am.' },
      ]);
      const failed = (await settle()).messages.at(-1);
      expect(failed?.metadata?.turn).toMatchObject({ state: 'failed', error });
      expect(await texts()).toEqual(['KEPT']);
      expect(requests).toHaveLength(2);
      await readToEnd(await conversations.retry(user, chatId, outlook));
      const { messages } = await settle();
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
      expect(messages.at(-1)?.metadata?.turn?.state).toBe('finished');
    },
  );

  it('in mid-stream keeps its words and calls as they were, in the database too', async () => {
    const { chatId, settle } = await begin([{ calls: [add('ONE'), add('TWO')], say: 'On it.' }, { cut: 'Now I will' }]);
    await settle();
    const stored = await test.database.prisma.message.findFirstOrThrow({ where: { chatId, role: 'assistant' } });
    const parts = stored.parts as { type: string; state?: string; text?: string }[];
    expect(parts.flatMap(({ text }) => text ?? [])).toEqual(['On it.', 'Now I will']);
    expect(parts.flatMap(({ state }) => state ?? [])).toEqual(['done', 'output-available', 'output-available', 'done']);
  });
});
