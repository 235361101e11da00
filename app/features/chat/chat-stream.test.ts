/** One tab's messages: what is sent, what streams in, and what happens when either fails. */
import { afterEach, expect, test, vi } from 'vitest';
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { ChatStream } from './chat-stream.ts';

const question: ChatMessage = { id: 'q', role: 'user', parts: [{ type: 'text', text: 'A poster' }] };
const answer = (text: string): ChatMessage => ({ id: 'a', role: 'assistant', parts: [{ type: 'text', text }] });

const turn: ChatChunk[] = [
  { type: 'start', messageId: 'a' },
  { type: 'text-start', id: '1' },
  { type: 'text-delta', id: '1', delta: 'Größer' },
  { type: 'text-end', id: '1' },
  { type: 'finish' },
];

/** Server-sent events in pieces that end within lines and letters. */
function events(chunks: readonly ChatChunk[], piece = 7): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(
    chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('') + 'data: [DONE]\n\n',
  );
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += piece) controller.enqueue(bytes.slice(at, at + piece));
      controller.close();
    },
  });
}

function stream(response: Response | ((init: RequestInit) => Promise<Response>), messages: ChatMessage[] = []) {
  const requests: { path: string; method: string; body: unknown }[] = [];
  const heard: unknown[] = [];
  // Failures are reported from the page on which they happen.
  vi.stubGlobal('window', { location: { pathname: '/' }, setTimeout: () => 0, clearTimeout: () => undefined });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
    requests.push({ path, method: init.method ?? '', body });
    return response instanceof Response ? response : response(init);
  });
  const chat = new ChatStream(messages, {
    ready: () => Promise.resolve(),
    chat: () => Promise.resolve('c1'),
    context: () => ({ page: 'p', selection: ['l'] }),
    accepted: () => heard.push('accepted'),
    progress: (callId, share) => heard.push([callId, share]),
  });
  return { chat, requests, heard };
}

afterEach(() => void vi.unstubAllGlobals());

test('a message goes up alone, and its answer grows behind it', async () => {
  const { chat, requests, heard } = stream(
    new Response(events(turn)),
    [answer('Earlier')].with(0, { ...answer('Earlier'), id: 'b' }),
  );
  const seen: number[] = [];
  chat.subscribe(() => seen.push(chat.messages.length));
  await chat.send(question, 'old');
  expect(requests).toEqual([
    {
      path: '/api/chats/c1/messages',
      method: 'POST',
      body: { message: question, replaces: 'old', page: 'p', selection: ['l'] },
    },
  ]);
  expect(heard).toEqual(['accepted']);
  expect(seen[0]).toBe(2);
  expect(chat.messages.map(({ id }) => id)).toEqual(['b', 'q', 'a']);
  expect(chat.messages[2]).toMatchObject({
    role: 'assistant',
    parts: [{ type: 'text', text: 'Größer', state: 'done' }],
  });
});

test('an answer is asked for again without the one there is', async () => {
  const { chat, requests } = stream(new Response(events([])), [question, answer('Earlier')]);
  await chat.retry();
  expect(requests[0]?.body).toEqual({ retry: true, page: 'p', selection: ['l'] });
  expect(chat.messages).toEqual([question]);
});

test('a turn that is joined takes the place of the part that was stored of it', async () => {
  const stored = answer('Gr');
  const { chat, requests } = stream(new Response(events(turn)), [question, stored]);
  await chat.follow();
  expect(requests[0]).toEqual({ path: '/api/chats/c1/stream', method: 'GET', body: null });
  expect(chat.messages).toMatchObject([question, { id: 'a', parts: [{ text: 'Größer' }] }]);
  // Rows know by the object whether they are to be redrawn.
  expect(chat.messages[1]).not.toBe(stored);
});

test('nothing runs: there is nothing to join', async () => {
  const { chat } = stream(new Response(null, { status: 204 }), [question]);
  await chat.follow();
  expect(chat.messages).toEqual([question]);
});

test('a refused message rejects with what the server says, and was not accepted', async () => {
  const refusal = { error: { code: 'too_long', message: 'Too long.' } };
  const { chat, heard } = stream(Response.json(refusal, { status: 422 }));
  await expect(chat.send(question)).rejects.toEqual(refusal);
  expect(heard).toEqual([]);
});

test('a turn that breaks off rejects, and what came of it stays', async () => {
  const { chat } = stream(new Response(events([...turn.slice(0, 3), { type: 'error', errorText: 'Broke' }])), [
    question,
  ]);
  await expect(chat.follow()).rejects.toThrow('Broke');
  expect(chat.messages[1]).toMatchObject({ parts: [{ text: 'Größer', state: 'streaming' }] });
});

test('how far a call has got is told, not stored', async () => {
  const progress = { type: 'data-progress', id: 'k', data: { toolCallId: 'k', share: 0.5 }, transient: true } as const;
  const { chat, heard } = stream(new Response(events([...turn.slice(0, 1), progress])));
  await chat.follow();
  expect(heard).toEqual([['k', 0.5]]);
  expect(chat.messages).toMatchObject([{ id: 'a', parts: [] }]);
});

test('what is no longer read changes nothing more', async () => {
  const { chat } = stream(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    [question],
  );
  const followed = chat.follow();
  await Promise.resolve();
  chat.stop();
  await followed;
  expect(chat.messages).toEqual([question]);
});
