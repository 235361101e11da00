/**
 * Requests that a server refuses for their pictures or their length are answered anyway, and later ones are right from
 * the start.
 */
import { describe, expect, it } from 'vitest';
import { chatCompletions } from './protocols/requests.ts';
import { tolerantFetch } from './tolerant-fetch.ts';

const { withoutEarlier } = chatCompletions;

const picture = { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,AAAA' } };
const canvas = (withPicture: boolean) => ({
  role: 'user',
  content: withPicture ? [{ type: 'text', text: '<canvas>' }, picture] : '<canvas>',
});
const past = [
  { role: 'user', content: 'Make a poster' },
  { role: 'assistant', content: 'Here it is. '.repeat(50) },
];
const now = [
  { role: 'user', content: 'Bigger' },
  { role: 'assistant', content: null, tool_calls: [{ id: 'c1' }] },
  { role: 'tool', tool_call_id: 'c1', content: '{}' },
];
const body = (...messages: object[]) =>
  JSON.stringify({ model: 'm', messages: [{ role: 'system', content: 'You are' }, ...messages] });

interface Seen {
  pictures: boolean;
  roles: string[];
}

/** A server that judges each request by its contents. */
function serving(judge: (seen: Seen) => { status: number; words: string } | null) {
  const seen: Seen[] = [];
  const notes: string[] = [];
  const tolerant = tolerantFetch(
    async (_input, init) => {
      const text = String(init?.body);
      const { messages } = JSON.parse(text) as { messages: { role: string }[] };
      const one = { pictures: text.includes('image_url'), roles: messages.map(({ role }) => role) };
      seen.push(one);
      const refused = judge(one);
      return new Response(refused?.words ?? 'ok', { status: refused?.status ?? 200 });
    },
    chatCompletions,
    () => notes.push('told'),
  );
  const send = async (text: string) => {
    const response = await tolerant.ask('http://127.0.0.1/v1/chat/completions', { method: 'POST', body: text });
    return { status: response.status, words: await response.text() };
  };
  return { seen, notes, tolerant, send };
}

describe('a server that takes no pictures', () => {
  it.each([
    [400, '{"error":{"message":"Invalid content type. image_url is only supported by certain models."}}'],
    [400, '{"error":{"message":"llava-less is not a multimodal model"}}'],
    [422, '{"detail":"messages.3.content: Input should be a valid string"}'],
    [404, '{"error":{"message":"No endpoints found that support image input"}}'],
    [500, '{"error":{"message":"image input is not supported - hint: you may need to provide the mmproj"}}'],
    [415, ''],
    [400, '{"error":"Bad request"}'],
  ])('(%i %s) is asked again in words, and shown none from then on', async (status, words) => {
    const { seen, notes, tolerant, send } = serving(({ pictures }) => (pictures ? { status, words } : null));
    expect(tolerant.refusesPictures).toBe(false);
    expect(await send(body(...now, canvas(true)))).toEqual({ status: 200, words: 'ok' });
    expect(seen.map(({ pictures }) => pictures)).toEqual([true, false]);
    expect(tolerant.refusesPictures).toBe(true);
    await send(body(...now, canvas(true)));
    expect(seen.map(({ pictures }) => pictures)).toEqual([true, false, false]);
    expect(notes).toEqual(['told']);
  });

  it('keeps the words of the canvas', async () => {
    let last = '';
    const tolerant = tolerantFetch(async (_input, init) => {
      last = String(init?.body);
      return new Response('no image', { status: last.includes('image_url') ? 400 : 200 });
    }, chatCompletions);
    await tolerant.ask('http://127.0.0.1/', { body: body(canvas(true)) });
    expect((JSON.parse(last) as { messages: unknown[] }).messages.at(-1)).toEqual({
      role: 'user',
      content: '<canvas>',
    });
  });
});

describe('a refusal that has nothing to do with it', () => {
  it('is passed on as it was, and nothing is concluded from it', async () => {
    const { seen, tolerant, send } = serving(() => ({ status: 400, words: 'temperature is not supported' }));
    expect(await send(body(...now, canvas(true)))).toEqual({ status: 400, words: 'temperature is not supported' });
    expect(seen).toHaveLength(2);
    expect(tolerant.refusesPictures).toBe(false);
    const plain = serving(() => ({ status: 400, words: 'no' }));
    expect((await plain.send(body(...now, canvas(false)))).status).toBe(400);
    expect(plain.seen).toHaveLength(1);
  });

  it.each([401, 403, 404, 429, 500, 503])('with status %i is asked once', async (status) => {
    const { seen, send } = serving(() => ({ status, words: 'no' }));
    expect(await send(body(...past, ...now, canvas(true)))).toEqual({ status, words: 'no' });
    expect(seen).toHaveLength(1);
  });
});

describe('a conversation longer than the model can read', () => {
  const tooLong = {
    status: 400,
    words:
      '{"error":{"code":"context_length_exceeded","message":"This model\'s maximum context length is 8192 tokens"}}',
  };

  it('is sent without what was said before, and so are the next ones of its length', async () => {
    const { seen, tolerant, send } = serving(({ roles }) => (roles.length > 5 ? tooLong : null));
    expect((await send(body(...past, ...now, canvas(false)))).status).toBe(200);
    expect(seen.map(({ roles }) => roles)).toEqual([
      ['system', 'user', 'assistant', 'user', 'assistant', 'tool', 'user'],
      ['system', 'user', 'assistant', 'tool', 'user'],
    ]);
    await send(body(...past, ...now, canvas(false)));
    expect(seen).toHaveLength(3);
    expect(tolerant.refusesPictures).toBe(false);
    // A shorter one may fit.
    await send(body({ role: 'user', content: 'Hi' }, { role: 'assistant', content: 'Hi' }, ...now, canvas(false)));
    expect(seen[3]?.roles).toHaveLength(7);
  });

  it('loses its picture too where that is not enough', async () => {
    const { seen, send } = serving(({ roles, pictures }) => (roles.length > 5 || pictures ? tooLong : null));
    expect((await send(body(...past, ...now, canvas(true)))).status).toBe(200);
    expect(seen.map(({ roles, pictures }) => [roles.length, pictures])).toEqual([
      [7, true],
      [5, true],
      [5, false],
    ]);
  });

  it('is refused in the end where nothing helps', async () => {
    const { seen, send } = serving(() => tooLong);
    expect((await send(body(...past, ...now, canvas(true)))).status).toBe(400);
    expect(seen).toHaveLength(3);
  });
});

it('leaves a first message as it is: nothing was said before', () => {
  expect(withoutEarlier(body(...now, canvas(true)))).toBeNull();
  expect(withoutEarlier('no JSON')).toBeNull();
});
