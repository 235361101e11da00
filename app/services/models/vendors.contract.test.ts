/**
 * Models behind Anthropic's and Google's protocols, over the network: what they are sent, and that a turn ends visibly
 * and keeps what was done, whatever their servers do. OpenAI's protocol, which many servers only nearly follow, has a
 * longer list of its own (hosted.contract.test.ts).
 */
import { afterEach, describe, expect, it } from 'vitest';
import { CANVAS_START } from '#agent/view.ts';
import { FIND_TOOLS } from '#agent/sent-tools.ts';
import { message } from '#messages/message.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { playTurn, userMessage, type PlayOptions } from '#tests/fakes/turns.ts';
import { anthropicDialect, geminiDialect } from '#tests/fakes/vendor-dialects.ts';
import { startVendorServer, type VendorServer, type VendorStep } from '#tests/fakes/vendor-server.ts';
import { chooseModel } from './model.server.ts';

let server: VendorServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);

const NO_OPENAI = { openaiModel: 'unused', openaiPictures: false };
const add = (text: string, id?: string) => ({ call: 'add_text', input: { text }, ...(id === undefined ? {} : { id }) });
const textsOf = (design: MemoryDesign) =>
  Object.values(design.document.layers).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));

const VENDORS = [
  { vendor: 'anthropic', prefix: 'ANTHROPIC', dialect: anthropicDialect, tooLong: 'max_tokens', filtered: 'refusal' },
  { vendor: 'gemini', prefix: 'GEMINI', dialect: geminiDialect, tooLong: 'MAX_TOKENS', filtered: 'SAFETY' },
] as const;

describe.each(VENDORS)('$vendor', ({ vendor, prefix, dialect, tooLong, filtered }) => {
  async function open(...steps: VendorStep[]) {
    server = await startVendorServer(dialect, ...steps);
    return { server, model: chosen(server.url) };
  }

  const chosen = (baseUrl: string, report: (error: unknown) => void = () => undefined) =>
    chooseModel(
      { ...NO_OPENAI, [vendor]: { apiKey: 'sk-test', baseUrl, model: 'test-model', takesPictures: true } },
      { report },
    );

  async function play(steps: VendorStep[], options: Partial<PlayOptions> = {}) {
    const { server: asked, model } = await open(...steps);
    const design = new MemoryDesign();
    const played = await playTurn({
      model: model.languageModel,
      design,
      history: [userMessage('Write some words')],
      isHosted: true,
      settingsPrefix: prefix,
      ...options,
    });
    for (const part of played.message.parts)
      if ('state' in part) expect(part.state).toMatch(/^(done|output-available|output-error)$/);
    expect(played.chunks.at(-1)?.type).toBe('finish');
    expect(JSON.stringify(played.chunks)).not.toContain('sk-test');
    return { ...played, texts: textsOf(design), requests: asked.requests, takesPictures: () => model.takesPictures };
  }

  const picture = (text: string) => ({
    look: async () => ({
      role: 'user' as const,
      content: [
        { type: 'text' as const, text },
        { type: 'file' as const, data: new Uint8Array([255, 216, 255, 224]), mediaType: 'image/jpeg' },
      ],
    }),
  });

  it('is sent the key, the model, instructions, tools, the words and the canvas with its picture', async () => {
    const { requests } = await play([{ say: 'Hello.' }], picture(`${CANVAS_START}\ndesign`));
    expect(requests).toMatchObject([{ key: 'sk-test', model: 'test-model', pictures: 1 }]);
    const [{ instructions, tools, texts } = { instructions: '', tools: [], texts: [] }] = requests;
    expect(instructions).toContain('You are the design assistant');
    expect(tools).toEqual(expect.arrayContaining(['compose_design', 'update_layer', FIND_TOOLS]));
    expect(texts).toEqual(['Write some words', `${CANVAS_START}\ndesign`]);
  });

  it('may have its address with or without the version', async () => {
    const { server: asked } = await open({ say: 'Hello.' });
    const { languageModel } = chosen(asked.url.slice(0, asked.url.lastIndexOf('/')));
    const { said } = await playTurn({ model: languageModel, design: new MemoryDesign(), history: [userMessage('Hi')] });
    expect(said).toBe('Hello.');
  });

  it('makes several calls in one step, in order, and is told their results', async () => {
    const { texts, result, said, requests } = await play([
      {
        say: 'On it.',
        calls: [add('one', 'x'), add('two', 'y'), { call: 'delete', input: { layers: ['nope'] }, id: 'z' }],
      },
      { say: 'Done.' },
    ]);
    expect(texts).toEqual(['one', 'two']);
    expect(said).toBe('On it.\nDone.');
    expect(result).toMatchObject({ state: 'finished', steps: 2, calls: 3 });
    expect(requests[1]?.results).toHaveLength(3);
    expect(requests[1]?.results[2]).toContain('There is no layer');
  });

  it('may call what it was not listed, and asks for more', async () => {
    const draw = {
      strokes: [
        [
          [1, 1],
          [200, 200],
        ],
      ],
    };
    const { calls, requests } = await play([
      { call: 'draw', input: draw },
      { call: FIND_TOOLS, input: { names: ['draw'] } },
      { say: 'Drawn.' },
    ]);
    expect(calls).toMatchObject([{ tool: 'draw', outcome: { ok: true } }]);
    expect(requests.map(({ tools }) => tools.includes('draw'))).toEqual([false, false, true]);
  });

  it('has its tokens counted, the cached ones among them', async () => {
    const { result } = await play([add('one'), { say: 'Done.' }]);
    expect(result.tokens).toBe(240);
  });

  it('is given back its thoughts within the turn, signed as they came, and keeps them to itself', async () => {
    const { requests, said } = await play([{ think: 'Two words.', calls: [add('one')] }, { say: 'Done.' }]);
    expect(said).toBe('Done.');
    // Google signs calls, Anthropic thoughts.
    expect(JSON.stringify(requests[1]?.body)).toContain('"c2lnbmVk"');
    expect(JSON.stringify(requests[0]?.body)).not.toContain('c2lnbmVk');
  });

  it('thinks without saying so', async () => {
    const { said, result } = await play([{ think: 'Let me see. What could it be?', say: 'Here.' }]);
    expect(result.state).toBe('finished');
    expect(said).toBe('Here.');
  });

  it.each([
    [{ status: 400, error: 'Something is wrong' }, message('agent.modelRefusedRequest', { status: 400, prefix })],
    [{ status: 401, error: 'invalid x-api-key sk-test' }, message('agent.modelRefusedKey', { prefix })],
    [{ status: 403, error: 'No' }, message('agent.modelRefusedKey', { prefix })],
    [{ status: 404, error: 'model: test-model' }, message('agent.modelMissing', { prefix })],
    [{ status: 429, error: 'Rate limit' }, message('agent.modelBusy')],
    [
      { status: 429, error: 'Rate limit', headers: { 'Retry-After': '20' } },
      message('agent.modelBusyFor', { seconds: 20 }),
    ],
    [{ status: 500, error: 'Oops' }, message('agent.modelFailed', { status: 500 })],
    [
      { status: 502, body: '<html>Bad gateway</html>', type: 'text/html' },
      message('agent.modelFailed', { status: 502 }),
    ],
  ] satisfies [VendorStep, string][])('%o is told in words, after one request', async (step, error) => {
    const { result, requests } = await play([step]);
    expect(result).toMatchObject({ state: 'failed', error });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['cut in its words', { cut: 'I have added' }, message('agent.cutOff')],
    ['cut in a call', { cutCall: { call: 'add_text', input: { text: 'lost' } } }, message('agent.cutOff')],
    ['that is empty', { events: [] }, message('agent.cutOff')],
    ['that is no JSON', { events: ['data: {"type": nope'] }, message('agent.modelGarbled')],
    ['that closes without a reason', { say: 'So', finish: null }, message('agent.cutOff')],
    ['that was filtered', { say: 'No', finish: filtered }, message('agent.filtered')],
    ['that ran out of room', { say: 'Long', finish: tooLong }, message('agent.tooLong')],
  ] satisfies [string, VendorStep, string][])(
    'an answer %s ends the turn in words and keeps what was done',
    async (_what, step, error) => {
      const { result, texts, requests } = await play([add('kept'), step]);
      expect(result).toMatchObject({ state: 'failed', error });
      expect(texts).toEqual(['kept']);
      expect(requests).toHaveLength(2);
    },
  );

  it('that fails within an answer keeps what was done', async () => {
    const { result, texts } = await play([add('kept'), { failing: 'Overloaded sk-test' }]);
    expect(result.state).toBe('failed');
    expect([message('agent.modelBusy'), message('agent.modelBrokeOff')]).toContain(result.error);
    expect(texts).toEqual(['kept']);
  });

  it('that takes no pictures is asked again in words, and shown none from then on', async () => {
    const reports: unknown[] = [];
    const { server: asked } = await open(
      { status: 400, error: 'Unable to process input image' },
      { say: 'Hello.' },
      { say: 'Again.' },
    );
    const model = chosen(asked.url, (error) => reports.push(error));
    for (const words of ['Hello.', 'Again.']) {
      const { said } = await playTurn({
        model: model.languageModel,
        design: new MemoryDesign(),
        history: [userMessage('Hi')],
        ...picture(`${CANVAS_START}\ndesign`),
      });
      expect(said).toBe(words);
    }
    expect(asked.requests.map(({ pictures }) => pictures)).toEqual([1, 0, 0]);
    expect(asked.requests.at(-1)?.texts).toContain(`${CANVAS_START}\ndesign`);
    expect(model.takesPictures).toBe(false);
    expect(reports).toEqual([new Error(message('agent.modelTakesNoPictures', { model: 'test-model', prefix }))]);
  });

  it('that reads too little is asked with the last message alone, or says how much it needs', async () => {
    const long = { status: 400, error: 'prompt is too long: 210000 tokens > 200000 maximum' };
    const history = [
      userMessage('Old wish'),
      { ...userMessage('', [], 'a1'), role: 'assistant' as const },
      userMessage('New wish', [], 'u2'),
    ];
    history[1]!.parts = [{ type: 'text', text: 'Old answer' }];
    const { said, requests } = await play([long, { say: 'Here.' }], {
      history,
      look: async () => ({ role: 'user', content: `${CANVAS_START}\ndesign` }),
    });
    expect(said).toBe('Here.');
    expect(requests[0]?.texts).toContain('Old wish');
    expect(requests[1]?.texts).toEqual(['New wish', `${CANVAS_START}\ndesign`]);
    await server?.close();
    const { result } = await play([{ always: long }]);
    expect(result).toMatchObject({ state: 'failed', error: message('agent.modelContextFull', { prefix }) });
  });

  it('is let go of when the user stops', async () => {
    const stop = new AbortController();
    const { result } = await play([{ hang: 'One moment' }], {
      signal: stop.signal,
      onChunk: (chunk) => chunk.type === 'text-delta' && stop.abort(),
    });
    expect(result.state).toBe('stopped');
    await server!.letGo;
  });

  it('that nobody answers for fails in words', async () => {
    const { server: asked, model } = await open({ say: 'never heard' });
    await asked.close();
    const { result } = await playTurn({
      model: model.languageModel,
      design: new MemoryDesign(),
      history: [userMessage('Hi')],
    });
    expect(result).toMatchObject({ state: 'failed', error: message('agent.modelUnreachable') });
  });
});

it('Anthropic is told what to cache: the instructions with the tools, and the conversation before the canvas', async () => {
  server = await startVendorServer(anthropicDialect, { call: 'add_text', input: { text: 'one' } }, { say: 'Done.' });
  const { languageModel } = chooseModel({
    ...NO_OPENAI,
    anthropic: { apiKey: 'sk-test', baseUrl: server.url, model: 'test-model', takesPictures: false },
  });
  await playTurn({
    model: languageModel,
    design: new MemoryDesign(),
    history: [userMessage('Write')],
    isHosted: true,
    look: async () => ({ role: 'user', content: `${CANVAS_START}\ndesign` }),
  });
  const marksOf = (value: unknown) =>
    JSON.stringify(value, (key, inner: unknown) => (key === 'cache_control' ? 'MARK' : inner)).split('MARK').length - 1;
  const [first, second] = server.requests.map(({ body }) => body);
  for (const body of [first, second]) {
    expect([marksOf(body?.system), marksOf(body?.tools), marksOf(body?.messages)]).toEqual([1, 0, 1]);
    const canvas = listOf(listOf(body?.messages).at(-1)?.content).at(-1);
    expect(JSON.stringify(canvas)).toContain(CANVAS_START);
    expect(marksOf(canvas)).toBe(0);
  }
  // The beginning stays the same, byte for byte.
  expect(JSON.stringify([second?.system, second?.tools])).toBe(JSON.stringify([first?.system, first?.tools]));
});

describe('Google', () => {
  it.each([
    [
      {
        status: 400,
        error: 'API key not valid. Please pass a valid API key.',
        details: [{ reason: 'API_KEY_INVALID' }],
      },
      message('agent.modelRefusedKey', { prefix: 'GEMINI' }),
    ],
    [
      { status: 429, error: 'Quota exceeded', details: [{ '@type': 'RetryInfo', retryDelay: '34.07s' }] },
      message('agent.modelBusyFor', { seconds: 34 }),
    ],
  ] satisfies [VendorStep, string][])('says %o in ways of its own', async (step, error) => {
    server = await startVendorServer(geminiDialect, step);
    const { languageModel } = chooseModel({
      ...NO_OPENAI,
      gemini: { apiKey: 'k', baseUrl: server.url, model: 'test-model', takesPictures: true },
    });
    const { result } = await playTurn({
      model: languageModel,
      design: new MemoryDesign(),
      history: [userMessage('Hi')],
      settingsPrefix: 'GEMINI',
    });
    expect(result).toMatchObject({ state: 'failed', error });
    expect(server.requests).toHaveLength(1);
  });
});
