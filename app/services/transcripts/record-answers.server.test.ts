/**
 * A hosted model's answers over the network, stored byte for byte, recorded, and played again through the very same
 * parser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIND_TOOLS } from '#agent/sent-tools.ts';
import { message } from '#messages/message.ts';
import type { Transcript } from '#agent/transcript/format/format.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { answerKeepingFetch } from '#app/services/models/keep-answers.server.ts';
import { chooseModel } from '#app/services/models/model.server.ts';
import { startOpenAiServer, type OpenAiServer, type OpenAiStep } from '#tests/fakes/openai-server.ts';
import { openTestConversations, readToEnd, type TestConversations } from '#tests/fixtures/conversations.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';
import { openRecordingPlace, seen, type RecordingPlace } from '#tests/fixtures/recording.ts';
import { divergences } from '#tests/fixtures/stage.ts';
import { recordConversation } from './record-files.server.ts';

let test: TestConversations;
let place: RecordingPlace;
let folder: string;
let server: OpenAiServer | null = null;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-answers-'));
  [test, place] = await Promise.all([openTestConversations(folder), openRecordingPlace()]);
});
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(async () => {
  await test.close();
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A conversation with a hosted model; each message's answer is followed to its end. */
async function talk(steps: OpenAiStep[], messages: string[], { stopAt }: { stopAt?: string } = {}) {
  server = await startOpenAiServer(...steps);
  const keep = (ask: typeof fetch) =>
    answerKeepingFetch(test.database.prisma, (error) => test.reports.push(error), ask);
  const model = chooseModel(
    { openaiApiKey: 'sk-test', openaiBaseUrl: server.url, openaiModel: 'm', openaiPictures: false },
    { keep },
  );
  const conversations = await test.open({ model: () => model });
  const user = { id: await createTestUser(test.database), plan: 'free' };
  const design = await test.designs.create({ userId: user.id, title: 'Poster', width: 1080, height: 1080 });
  const chatId = await conversations.startOn(user.id, design.id);
  for (const text of messages) {
    const stream = await conversations.send(user, chatId, {
      id: newId('message'),
      text,
      attachments: [],
      page: null,
      selection: [],
    });
    if (stopAt === undefined) await readToEnd(stream);
    else {
      const reader = stream.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        if (next.value.type === 'text-delta' && next.value.delta.includes(stopAt))
          void conversations.stop(user.id, chatId);
      }
    }
    await expect.poll(async () => (await conversations.get(user.id, chatId)).running).toBe(false);
  }
  const { prisma } = test.database;
  return {
    conversations,
    user,
    chatId,
    document: async () => (await test.designs.get(user.id, design.id)).document,
    answers: () =>
      prisma.modelAnswer.findMany({
        where: { turn: { chatId } },
        orderBy: [{ turn: { startedAt: 'asc' } }, { step: 'asc' }],
      }),
    record: () =>
      recordConversation(
        {
          database: test.database,
          designs: test.designs,
          brandKits: test.brandKits,
          assets: test.assets,
          entitlements: createEntitlements({ plans: 'metered' }),
        },
        user.id,
        chatId,
      ),
  };
}

async function replayed(talked: Awaited<ReturnType<typeof talk>>): Promise<Transcript> {
  const recorded = await talked.record();
  const { transcript, trace } = await place.replay(recorded);
  expect(divergences(trace).map((one) => one.message)).toEqual([]);
  if (!recorded.about) expect(seen(trace.turns.at(-1)!.after)).toEqual(seen(await talked.document()));
  return transcript;
}

const add = (text: string) => ({ call: 'add_text', input: { text } });
const rawOf = (transcript: Transcript) =>
  transcript.turns.flatMap(({ steps = [] }) =>
    steps.map(({ raw }) => (typeof raw === 'string' ? raw : (raw ?? []).join(''))),
  );

describe('answers of a hosted model', () => {
  it('are kept as they came, and replay as they were', async () => {
    const talked = await talk(
      [
        { ...add('HELLO'), id: 'x' },
        { think: 'What is there?', say: 'I added your words, größer ✨ than life.' },
        { calls: [add('ONE'), add('TWO')], interleaved: true, say: 'On it.' },
        { say: 'Done.' },
      ],
      ['Say hello', 'More'],
    );
    const answers = await talked.answers();
    expect(answers.map(({ step, status, cut }) => ({ step, status, cut }))).toEqual(
      [0, 1, 0, 1].map((step) => ({ step, status: 200, cut: false })),
    );
    for (const { body, ends, headers } of answers) {
      expect(ends.at(-1)).toBe(body.length);
      expect(headers).toEqual({ 'content-type': 'text/event-stream' });
    }
    const raw = rawOf(await replayed(talked));
    expect(raw).toEqual(answers.map(({ body }) => new TextDecoder().decode(body)));
    expect(raw[1]).toContain('reasoning_content');
  });

  it.each([true, false])('replay with questions for tools, which are stored nowhere (kept: %s)', async (isKept) => {
    const talked = await talk(
      [
        { call: FIND_TOOLS, input: { names: ['draw'] }, id: 'f' },
        {
          call: 'draw',
          input: {
            strokes: [
              [
                [10, 10],
                [200, 200],
              ],
            ],
          },
          id: 'd',
        },
        { say: 'Drawn.' },
      ],
      ['Draw a line'],
    );
    if (!isKept) await test.database.prisma.modelAnswer.deleteMany({ where: { turn: { chatId: talked.chatId } } });
    const transcript = await replayed(talked);
    expect(transcript.turns[0]?.steps).toHaveLength(isKept ? 3 : 2);
  });

  it.each([
    ['breaks off in its words', { cut: 'Now I will' }, message('agent.cutOff')],
    ['breaks off in a call', { cutCall: { call: 'add_text', raw: '{"text":"lo' } }, message('agent.cutOff')],
    [
      'is refused',
      { status: 401, error: 'Incorrect API key provided: sk-live-abcdefghijkl1234' },
      message('agent.modelRefusedKey', { prefix: 'OPENAI' }),
    ],
    [
      'has to wait',
      { status: 429, error: 'slow down', headers: { 'Retry-After': '7', 'openai-organization': 'acme-inc' } },
      message('agent.modelBusyFor', { seconds: 7 }),
    ],
    ['talks nonsense', { events: ['data: }{'] }, message('agent.modelGarbled')],
  ] satisfies [string, OpenAiStep, string][])(
    'one that %s fails in the same words again',
    async (_how, step, error) => {
      const talked = await talk([add('KEPT'), step], ['Write words']);
      const transcript = await replayed(talked);
      expect(transcript.turns[0]?.expect).toMatchObject({ state: 'failed', error });
      expect(JSON.stringify(transcript)).not.toMatch(/abcdefghijkl1234|acme-inc/);
      expect(rawOf(transcript)).toHaveLength(2);
    },
  );

  it('one that is given only to a shorter question is kept without the refusal before it', async () => {
    const tooLong = { status: 400, error: "This model's maximum context length is 32768 tokens" };
    const talked = await talk([{ say: 'Hello.' }, tooLong, add('KEPT'), { say: 'There.' }], ['Hi', 'Write words']);
    expect((await talked.answers()).map(({ status }) => status)).toEqual([200, 200, 200]);
    const transcript = await replayed(talked);
    expect(rawOf(transcript)).toHaveLength(3);
    expect(transcript.turns[1]?.expect).toMatchObject({ tools: ['add_text'] });
  });

  it('one that was stopped is stopped again', async () => {
    const talked = await talk([add('KEPT'), { hang: 'One moment' }], ['Write words'], { stopAt: 'One moment' });
    await expect.poll(async () => (await talked.answers()).length).toBe(2);
    expect((await talked.answers())[1]).toMatchObject({ cut: true });
    expect((await replayed(talked)).turns[0]).toMatchObject({ stopAfter: 1 });
  });

  it('hold nothing personal, however it was spread over the stream', async () => {
    const talked = await talk(
      [
        { calls: [add('Call +49 170 1234567'), add('Mail jane.doe@acme.dev')], interleaved: true },
        { say: 'Your key sk-abcdefghijklmnop1234 is safe, jane.doe@acme.dev. Order #4711 stays.' },
      ],
      ['My mail is jane.doe@acme.dev, phone +49 170 1234567'],
    );
    const transcript = await replayed(talked);
    const text = JSON.stringify(transcript);
    expect(text).not.toMatch(/jane|acme\.dev|1234567|abcdefghijklmnop/);
    const told = rawOf(transcript)[1]!
      .split('\n')
      .flatMap((line) =>
        line.startsWith('data: {')
          ? (JSON.parse(line.slice(6)) as { choices: { delta?: { content?: string } }[] }).choices
          : [],
      )
      .map(({ delta }) => delta?.content ?? '')
      .join('');
    expect(told).toMatch(/^Your key sk-redacted\S*1 is safe, person\S*@exa\S*\.dev\. Order #4711 stays\.$/);
  });

  it('go with the conversation', async () => {
    const talked = await talk([{ say: 'Hello.' }], ['Hi']);
    expect(await talked.answers()).toHaveLength(1);
    await talked.conversations.remove(talked.user.id, talked.chatId);
    expect(await talked.answers()).toEqual([]);
  });
});
