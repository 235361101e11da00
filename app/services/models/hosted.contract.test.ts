/**
 * A hosted model at its worst, over the network: whatever a server of the protocol does, a turn ends visibly, keeps
 * what was done, and never retries by itself.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { message } from '#messages/message.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { startOpenAiServer, type OpenAiServer, type OpenAiStep } from '#tests/fakes/openai-server.ts';
import { playTurn, userMessage, type PlayOptions } from '#tests/fakes/turns.ts';
import { chooseModel } from './model.server.ts';

let server: OpenAiServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const history = [userMessage('Write some words')];
const add = (text: string, id?: string) => ({ call: 'add_text', input: { text }, ...(id === undefined ? {} : { id }) });
const textsOf = (design: MemoryDesign) =>
  Object.values(design.document.layers).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));

async function play(steps: OpenAiStep[], options: Partial<PlayOptions> = {}) {
  server = await startOpenAiServer(...steps);
  const { languageModel } = chooseModel({
    openaiApiKey: 'sk-test',
    openaiBaseUrl: server.url,
    openaiModel: 'test-model',
    openaiPictures: false,
  });
  const design = new MemoryDesign();
  const played = await playTurn({ model: languageModel, design, history, ...options });
  // Nothing spins or blinks forever, however it ended.
  for (const part of played.message.parts)
    if ('state' in part) expect(part.state).toMatch(/^(done|output-available|output-error)$/);
  expect(played.chunks.at(-1)?.type).toBe('finish');
  expect(played.message.metadata?.turn?.state).toBe(played.result.state);
  expect(JSON.stringify(played.chunks)).not.toContain('sk-test');
  return { ...played, texts: textsOf(design), requests: server.requests };
}

function gate() {
  let open: () => void = () => undefined;
  return { wait: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
}

describe('calls', () => {
  it.each([false, true])(
    'several in one step, with words before them, are run in call order (pieces interleaved: %s)',
    async (interleaved) => {
      const { texts, result, said, calls } = await play([
        { say: 'On it.', calls: [add('a long first text'), add('two'), add('three')], interleaved },
        { say: 'Done.' },
      ]);
      expect(texts).toEqual(['a long first text', 'two', 'three']);
      expect(calls.map(({ outcome }) => outcome.ok)).toEqual([true, true, true]);
      expect(said).toBe('On it.\nDone.');
      expect(result).toMatchObject({ state: 'finished', steps: 2, calls: 3, tokens: 240 });
    },
  );

  it('take effect while the answer is still being written', async () => {
    const { wait, open } = gate();
    const { texts, result } = await play([{ calls: [add('one'), add('two')], between: wait }, { say: 'Done.' }], {
      onChunk: (chunk) => chunk.type === 'tool-output-available' && open(),
    });
    expect(result.state).toBe('finished');
    expect(texts).toEqual(['one', 'two']);
  });

  it('are told back with their results, in order', async () => {
    const { requests } = await play([
      { calls: [add('one', 'x'), { call: 'delete', input: { layers: ['nope'] }, id: 'y' }] },
      { say: 'Done.' },
    ]);
    const told = (requests[1]?.body.messages ?? []).filter(({ role }) => role === 'tool');
    expect(told.map((message) => message.tool_call_id)).toEqual(['x', 'y']);
    expect(told[1]?.content).toContain('There is no layer');
  });

  it.each(['stop', 'tool_calls', 'function_call', 'length', 'odd', null])(
    'that end with the finish reason %s are run and shown as they were',
    async (finish) => {
      const { texts, calls, result } = await play([{ ...add('one'), finish }, { say: 'Done.' }]);
      expect(texts).toEqual(['one']);
      expect(calls).toMatchObject([{ outcome: { ok: true } }]);
      expect(result.state).toMatch(/finished|failed/);
      if (finish === 'stop' || finish === 'tool_calls' || finish === 'function_call')
        expect(result.state).toBe('finished');
      if (finish === 'length') expect(result.error).toBe(message('agent.tooLong'));
    },
  );

  it('with the same id in every step are calls of their own', async () => {
    const { texts, result } = await play([add('one', 'call_0'), add('two', 'call_0'), { say: 'Done.' }]);
    expect(texts).toEqual(['one', 'two']);
    expect(result).toMatchObject({ state: 'finished', calls: 2 });
  });

  it.each([
    ['arguments that are no JSON', { call: 'add_text', raw: '{"text": "half' }, message('agent.malformedCall')],
    ['arguments that are two objects', { call: 'add_text', raw: '{"text":"a"}{"text":"b"}' }, null],
    ['arguments of another shape', { call: 'add_text', raw: '[1,2]' }, 'expected object'],
    ['arguments with unknown fields', { call: 'add_text', raw: '{"text":"x","href":"http://evil.example"}' }, 'href'],
    [
      'a tool that there is not',
      { call: 'fetch_url', raw: '{"url":"http://evil.example"}' },
      message('agent.unknownTool', { name: 'fetch_url' }),
    ],
    [
      'a tool named like a property',
      { call: '__proto__', raw: '{"a":1}' },
      message('agent.unknownTool', { name: '__proto__' }),
    ],
  ] as const)('with %s become readable errors', async (_what, call, error) => {
    const { calls, result, requests } = await play([call, { say: 'Sorry.' }]);
    expect(result.state).toBe('finished');
    expect(calls).toHaveLength(1);
    if (error === null) return;
    const outcome = calls[0]?.outcome;
    expect(outcome?.ok).toBe(false);
    expect(outcome && !outcome.ok && outcome.error).toContain(error);
    expect(requests).toHaveLength(2);
  });

  it('without end are stopped by the budget of steps, in words', async () => {
    const { result, texts, requests } = await play([{ always: add('again') }], { budgets: { steps: 4 } });
    expect(result).toMatchObject({ state: 'failed', error: message('agent.outOfSteps'), steps: 4 });
    expect(texts).toHaveLength(4);
    expect(requests).toHaveLength(4);
  });

  it('that fail alike without end are stopped after the third', async () => {
    const { result, requests } = await play([{ always: { call: 'delete', input: { layers: ['nope'] } } }]);
    expect(result.state).toBe('failed');
    expect(requests).toHaveLength(3);
  });
});

describe('a server that nearly speaks the protocol', () => {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}`;
  const call = (fields: object) => chunk({ tool_calls: [fields] });
  const end = [chunk({}, 'tool_calls'), 'data: [DONE]'];

  it.each([
    [
      'without numbers on its calls',
      [
        call({ id: 'a', type: 'function', function: { name: 'add_text', arguments: '{"text":' } }),
        call({ function: { arguments: '"one"}' } }),
        call({ id: 'b', type: 'function', function: { name: 'add_text', arguments: '{"text":"two"}' } }),
        ...end,
      ],
    ],
    [
      'with arguments as objects',
      [
        chunk({
          role: 'assistant',
          tool_calls: [
            { index: 0, id: 'a', function: { name: 'add_text', arguments: { text: 'one' } } },
            { index: 1, id: 'b', function: { name: 'add_text', arguments: { text: 'two' } } },
          ],
        }),
        ...end,
      ],
    ],
    [
      'with a role and types of its own',
      [
        chunk({ role: 'model', content: '' }),
        call({ index: 0, id: 'a', type: '', function: { name: 'add_text', arguments: '{"text":"one"}' } }),
        call({ index: 1, id: 'b', type: 'tool', function: { name: 'add_text', arguments: '{"text":"two"}' } }),
        ...end,
      ],
    ],
    [
      'with no ids, comments in between and Windows line ends',
      [
        ': ping\r',
        `${call({ index: 0, function: { name: 'add_text', arguments: '{"text":"one"}' } })}\r`,
        call({ index: 1, function: { name: 'add_text', arguments: '{"text":"two"}' } }),
        ...end,
      ],
    ],
    [
      'that repeats the name in every piece',
      [
        call({ index: 0, id: 'a', function: { name: 'add_text', arguments: '{"te' } }),
        call({ index: 0, id: 'a', function: { name: 'add_text', arguments: 'xt":"one"}' } }),
        call({ index: 1, id: 'b', function: { name: 'add_text', arguments: '{"text":"two"}' } }),
        ...end,
      ],
    ],
  ])('%s is understood', async (_how, events) => {
    const { texts, result } = await play([{ events }, { say: 'Done.' }]);
    expect(result).toMatchObject({ state: 'finished', calls: 2 });
    expect(texts).toEqual(['one', 'two']);
  });
});

describe('an answer', () => {
  it.each([
    [{ status: 400, error: 'sk-test is bad' }, message('agent.modelRefusedRequest', { status: 400, prefix: 'OPENAI' })],
    [{ status: 401, error: 'Incorrect API key sk-test' }, message('agent.modelRefusedKey', { prefix: 'OPENAI' })],
    [{ status: 403, error: 'No' }, message('agent.modelRefusedKey', { prefix: 'OPENAI' })],
    [{ status: 404, error: 'No such model' }, message('agent.modelMissing', { prefix: 'OPENAI' })],
    [{ status: 429, error: 'Rate limit' }, message('agent.modelBusy')],
    [
      { status: 429, error: 'Rate limit', headers: { 'Retry-After': '20' } },
      message('agent.modelBusyFor', { seconds: 20 }),
    ],
    [
      { status: 429, error: 'Quota', headers: { 'Retry-After': '3600' } },
      message('agent.modelBusyForMinutes', { minutes: 60 }),
    ],
    [{ status: 503, error: 'Loading', headers: { 'Retry-After': '5' } }, message('agent.modelBusyFor', { seconds: 5 })],
    [{ status: 500, error: 'Oops' }, message('agent.modelFailed', { status: 500 })],
    [
      { status: 502, body: '<html>Bad gateway</html>', type: 'text/html' },
      message('agent.modelFailed', { status: 502 }),
    ],
  ] satisfies [OpenAiStep, string][])('%o is told in words, after one request', async (step, error) => {
    const { result, requests } = await play([step]);
    expect(result).toMatchObject({ state: 'failed', error });
    expect(requests).toHaveLength(1);
  });

  it('that fails in a later step keeps what was done, and says so', async () => {
    const { result, texts, requests } = await play([add('kept'), { status: 500, error: 'Oops' }]);
    expect(result.state).toBe('failed');
    expect(texts).toEqual(['kept']);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['cut in its words', [add('kept'), { cut: 'I have added' }], message('agent.cutOff')],
    [
      'cut in the arguments of a call',
      [add('kept'), { cutCall: { call: 'add_text', raw: '{"text":"lo' } }],
      message('agent.cutOff'),
    ],
    ['that is empty', [add('kept'), { events: [] }], message('agent.cutOff')],
    ['of [DONE] alone', [add('kept'), { events: ['data: [DONE]'] }], message('agent.cutOff')],
    [
      'that is no JSON',
      [add('kept'), { events: ['data: {"id": nope', 'data: [DONE]'] }],
      message('agent.modelGarbled'),
    ],
    [
      'of JSON of another kind',
      [add('kept'), { events: ['data: {"hello":"world"}', 'data: [DONE]'] }],
      message('agent.modelGarbled'),
    ],
    [
      'that is a web page',
      [add('kept'), { status: 200, body: '<html>Sign in to the wifi</html>', type: 'text/html' }],
      message('agent.cutOff'),
    ],
    [
      'that reports an error midway',
      [
        add('kept'),
        { events: ['data: {"error":{"message":"overloaded sk-test","type":"server_error"}}', 'data: [DONE]'] },
      ],
      message('agent.modelFailed', { status: 500 }),
    ],
    [
      'that reports an error after words',
      [
        add('kept'),
        {
          events: [
            'data: {"choices":[{"index":0,"delta":{"content":"So"},"finish_reason":null}]}',
            'data: {"error":{"message":"overloaded sk-test","type":"server_error"}}',
            'data: [DONE]',
          ],
        },
      ],
      message('agent.modelBrokeOff'),
    ],
    ['that closes without a reason', [add('kept'), { say: 'So', finish: null }], message('agent.cutOff')],
    ['that was filtered', [add('kept'), { say: 'No', finish: 'content_filter' }], message('agent.filtered')],
    ['that ran out of room', [add('kept'), { say: 'Long', finish: 'length' }], message('agent.tooLong')],
  ] satisfies [string, OpenAiStep[], string][])(
    '%s ends the turn in words and keeps what was done',
    async (_what, steps, error) => {
      const { result, texts, requests } = await play(steps);
      expect(result).toMatchObject({ state: 'failed', error });
      expect(texts).toEqual(['kept']);
      expect(requests).toHaveLength(2);
    },
  );

  it('without a word is none, unless something was done', async () => {
    expect((await play([{ say: '' }])).result).toMatchObject({ state: 'failed', error: message('agent.saidNothing') });
    await server?.close();
    expect((await play([add('kept'), { say: '' }])).result.state).toBe('finished');
  });

  it.each(['words', 'arguments'] as const)('of endless %s is ended, and the connection let go', async (endless) => {
    const { result } = await play([{ endless }], { budgets: { tokens: 5_000, characters: 10_000 } });
    expect(result).toMatchObject({
      state: 'failed',
      error: message(endless === 'words' ? 'agent.tooLong' : 'agent.outOfTokens'),
    });
    await server?.letGo;
  });

  it('of great length is shown whole', async () => {
    const { said, result } = await play([{ say: 'word '.repeat(8_000) }]);
    expect(result.state).toBe('finished');
    expect(said).toHaveLength(40_000);
  });

  it('that is long in coming is waited for, but not for ever', async () => {
    const { wait, open } = gate();
    setTimeout(open, 60);
    expect((await play([{ wait, next: { say: 'Here.' } }], { budgets: { silenceMs: 5_000 } })).said).toBe('Here.');
    await server?.close();
    const mute = await play([{ wait: new Promise(() => {}), next: { say: 'never' } }], { budgets: { silenceMs: 50 } });
    expect(mute.result).toMatchObject({ state: 'failed', error: message('agent.modelSilent') });
  });

  it('after long thoughts is no silence, and the thoughts are not said', async () => {
    // In all a second longer than the silence; each pause, on a busy machine too, much shorter.
    const think = 'Let me see. '.repeat(24);
    const { result, said } = await play([{ think, say: 'Here.', pauseMs: 100 }], { budgets: { silenceMs: 3_000 } });
    expect(result.state).toBe('finished');
    expect(said).toBe('Here.');
  });

  it('whose server tells no usage is counted all the same', async () => {
    const { result } = await play([{ ...add('one'), usage: false }, { always: { ...add('two'), usage: false } }], {
      budgets: { tokens: 3_000, steps: 30 },
    });
    expect(result).toMatchObject({ state: 'failed', error: message('agent.outOfTokens') });
    expect(result.steps).toBeLessThan(30);
  });
});

it('a stop lets go of the model within the answer and of one that has not begun', async () => {
  for (const step of [
    { hang: 'One moment' },
    { wait: new Promise<void>(() => {}), next: { say: 'never' } },
  ] satisfies OpenAiStep[]) {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const { result } = await play([step], { signal: stop.signal });
    expect(result.state).toBe('stopped');
    await server?.close();
  }
});
