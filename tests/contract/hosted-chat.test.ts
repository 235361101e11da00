/**
 * A conversation with a hosted model over the network, as the browser sees it: its stream, a question in the middle,
 * who may answer it, and a model that can't be reached. In the long run alone: the tests of app/services/conversations
 * ask the same of the service in every run.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#messages/message.ts';
import { startOpenAiServer, type OpenAiServer } from '#tests/fakes/openai-server.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { signInOverHttp } from '#tests/fixtures/sign-in-over-http.ts';

const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
let model: OpenAiServer;
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  model = await startOpenAiServer(
    { calls: texts.map((text) => ({ call: 'add_text', input: { text } })) },
    { say: 'Six texts.' },
    // The second turn deletes them all. Their ids are only in the canvas, so the whole page stands in for them here.
    { call: 'pages', input: { action: 'add' } },
    { call: 'pages', input: { action: 'remove', page: 1 } },
    { say: 'I leave them.' },
    { status: 429, error: 'slow down', headers: { 'Retry-After': '30' } },
  );
  server = await startServer({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test-model' });
  cookie = await signInOverHttp(server.origin, 'hosted@example.com');
}, 180_000);
afterAll(async () => {
  await server.stop();
  await model.close();
});

async function ask(path: string, body?: unknown, as = cookie): Promise<Response> {
  const headers = {
    cookie: as,
    origin: server.origin,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return fetch(
    `${server.origin}${path}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
}

type Chunk = { type: string; [key: string]: unknown };

/** The chunks of a turn, each passed to `hear` as it arrives. */
async function listen(
  response: Response,
  hear: (chunk: Chunk) => Promise<void> | void = () => undefined,
): Promise<Chunk[]> {
  expect(response.status).toBe(200);
  const chunks: Chunk[] = [];
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += new TextDecoder().decode(bytes as Uint8Array);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (!line.startsWith('data: {')) continue;
      const chunk = JSON.parse(line.slice(6)) as Chunk;
      chunks.push(chunk);
      await hear(chunk);
    }
  }
  return chunks;
}

const send = (chat: string, id: string, text: string) =>
  ask(`/api/chats/${chat}/messages`, { message: { id, parts: [{ type: 'text', text }] }, selection: [], page: null });

test.runIf(isLongRun)(
  'a question in the middle of a turn is answered over the network, once, by its user',
  async () => {
    const created = (await (await ask('/api/designs', { width: 1080, height: 1080 })).json()) as { id: string };
    const { id: chat } = (await (await ask('/api/chats', { design: created.id })).json()) as { id: string };
    const layers = async () =>
      Object.keys(
        ((await (await ask(`/api/designs/${created.id}`)).json()) as { document: { layers: object } }).document.layers,
      ).length;

    const first = await listen(await send(chat, 'm1', 'Six texts please'));
    expect(first.filter(({ type }) => type === 'tool-output-available')).toHaveLength(6);
    expect(await layers()).toBe(6);

    const stranger = await signInOverHttp(server.origin, 'stranger@example.com');
    const statuses: number[] = [];
    const second = await listen(await send(chat, 'm2', 'Away with them'), async (chunk) => {
      if (chunk.type !== 'tool-approval-request') return;
      expect(chunk.reason).toBe(message('agent.askManyLayers', { count: 6 }));
      expect(await layers()).toBe(6);
      const { approvalId } = chunk;
      statuses.push((await ask(`/api/chats/${chat}/approvals`, { approvalId, approved: true }, stranger)).status);
      statuses.push((await ask(`/api/chats/${chat}/approvals`, { approvalId, approved: 'yes' })).status);
      statuses.push((await ask(`/api/chats/${chat}/approvals`, { approvalId, approved: false })).status);
      statuses.push((await ask(`/api/chats/${chat}/approvals`, { approvalId, approved: true })).status);
    });
    expect(statuses[0]).toBe(404);
    expect(statuses[1]).toBeGreaterThanOrEqual(400);
    expect(statuses[2]).toBe(200);
    expect(statuses[3]).toBe(409);
    expect(second.find(({ type }) => type === 'tool-approval-response')).toMatchObject({ approved: false });
    expect(await layers()).toBe(6);

    const third = await listen(await send(chat, 'm3', 'And now?'));
    expect(third.at(-1)).toMatchObject({
      type: 'finish',
      messageMetadata: { turn: { state: 'failed', error: message('agent.modelBusyFor', { seconds: 30 }) } },
    });
    expect(JSON.stringify(third)).not.toContain('sk-test');
  },
);
