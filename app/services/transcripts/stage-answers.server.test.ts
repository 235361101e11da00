/** Raw answers of hosted models on the stage, and models that answer instead of a script. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import { hashedId } from '#agent/ids.ts';
import { answering } from '#tests/fakes/answering.ts';
import { ScriptedModel } from '#tests/fakes/scripted-model.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { first, divergences, openTestStage, SAY, type TestStage } from '#tests/fixtures/stage.ts';

let stage: TestStage;
beforeAll(async () => {
  stage = await openTestStage();
});
afterAll(() => stage.close());

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const END = 'data: [DONE]\n\n';
const call = (name: string, json: string, index = 0) =>
  event({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: json } }] });
const words = (text: string) => [event({ role: 'assistant', content: text }), event({}, 'stop'), END].join('');
const addText = [
  event({ role: 'assistant', content: 'Sure.' }),
  call('add_text', '{"text":"RAW"}'),
  event({}, 'tool_calls'),
  END,
].join('');

const turn = (more: object, ...steps: object[]) => ({ turns: [{ user: { text: 'Go' }, steps, ...more }] });

describe('raw answers', () => {
  it('go through the parser of hosted models, and name what they make by the turn’s id', async () => {
    const trace = await stage.play(
      turn({ id: 'turn-1', expect: { contains: 'RAW', says: 'Sure.' } }, { raw: addText }, { raw: words('All done.') }),
    );
    expect(divergences(trace)).toEqual([]);
    const [layer] = trace.turns[0]?.steps[0]?.calls[0]?.made ?? [];
    expect(layer).toBe(hashedId('turn-1', 'turn-1', 0, 1, 2));
  });

  it('may come in chunks that end anywhere', async () => {
    const whole = await stage.play(turn({}, { raw: addText }, SAY));
    for (const length of [1, 7, 40]) {
      const chunks = await stage.play(
        turn({}, { raw: addText.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? [] }, SAY),
      );
      expect(divergences(chunks)).toEqual([]);
      expect(chunks.turns[0]?.after).toEqual(whole.turns[0]?.after);
      expect(chunks.turns[0]?.said).toBe(whole.turns[0]?.said);
    }
  });

  it('may be nearly of the protocol', async () => {
    const raw = [
      event({ role: 'bot', content: '' }),
      `data: {"id":"c","choices":[{"index":0,"delta":{"tool_calls":[{"id":"x","function":{"name":"add_text","arguments":{"text":"NEARLY"}}}]},"finish_reason":null}]}\n\n`,
      event({}, 'tool_calls'),
      END,
    ].join('');
    expect(first(await stage.play(turn({ expect: { contains: 'NEARLY' } }, { raw }, SAY)))).toBeNull();
  });

  it.each([
    [
      'a refusal',
      { raw: '{"error":{"message":"slow down"}}', status: 429, headers: { 'retry-after': '7' } },
      '7 second',
    ],
    ['a wrong key', { raw: '{"error":{"message":"no"}}', status: 401 }, 'key'],
    ['no protocol at all', { raw: '<html>Welcome to the hotel</html>', headers: { 'content-type': 'text/html' } }, ''],
    ['nothing', { raw: '' }, ''],
    ['a connection that breaks in a word', { raw: event({ content: 'I wi' }), cut: true }, 'broke off'],
    ['a status without a body', { raw: '', status: 204 }, ''],
  ])('may be %s', async (_, step, error) => {
    const trace = await stage.play(turn({ expect: { state: 'failed', error, changed: false } }, step));
    expect(divergences(trace)).toEqual([]);
  });

  it('are stopped when all their calls have ended, also where several have one id', async () => {
    const same = (json: string, index: number) =>
      event({ tool_calls: [{ index, id: 'call', type: 'function', function: { name: 'add_text', arguments: json } }] });
    const raw = [
      same('{"text":"ONE"}', 0),
      same('{"text":"TWO"}', 1),
      same('{"text":"THREE"}', 2),
      event({}, 'tool_calls'),
      END,
    ].join('');
    for (let times = 0; times < 3; times += 1) {
      const trace = await stage.play(
        turn({ stopAfter: 0, expect: { contains: ['ONE', 'TWO', 'THREE'], state: 'stopped' } }, { raw }, SAY),
      );
      expect(divergences(trace)).toEqual([]);
    }
  });

  it('that name a date are read by the transcript’s clock', async () => {
    const busy = {
      raw: '{"error":{"message":"slow down"}}',
      status: 429,
      headers: { 'retry-after': 'Thu, 01 Jan 2026 00:01:00 GMT' },
    };
    const [one, two] = [
      await stage.play(turn({ expect: { error: '' } }, busy)),
      await stage.play(turn({ expect: { error: '' } }, busy)),
    ];
    expect(one.turns[0]?.error).toMatch(/\d+ seconds/);
    expect(two.turns[0]?.error).toBe(one.turns[0]?.error);
  });

  it('that break off leave what had been called by then', async () => {
    const raw = [
      event({ content: '' }),
      call('add_text', '{"text":"FIRST"}'),
      call('add_text', '{"text":"SECOND"}', 1),
      call('add_text', '{"text":"THI', 2),
    ];
    for (let times = 0; times < 3; times += 1) {
      const trace = await stage.play(
        turn(
          { expect: { state: 'failed', error: '', contains: ['FIRST', 'SECOND'], notContains: 'THI', layers: 2 } },
          { raw, cut: true },
        ),
      );
      expect(divergences(trace)).toEqual([]);
    }
  });

  it('that break off anywhere end the same way every time: with every call that was complete, and no other', async () => {
    const raw = [
      event({ role: 'assistant', content: 'Sure. ' }),
      call('add_text', '{"text":"FIRST"}'),
      call('add_text', '{"te', 1),
      call('', 'xt":"SECOND"}', 1),
      event({}, 'tool_calls'),
      END,
    ].join('');
    const complete = ['FIRST', 'SECOND'].map(
      (word) => raw.indexOf(word) + raw.slice(raw.indexOf(word)).indexOf('\n\n') + 2,
    );
    const lengths = [
      ...oneIn(
        3,
        Array.from({ length: 25 }, (_, index) => Math.round((raw.length * index) / 25)),
      ),
      ...complete.flatMap((at) => [at - 3, at]),
      raw.length,
    ];
    for (const length of lengths) {
      const play = () =>
        stage.play(turn({ expect: { state: 'failed' } }, { raw: raw.slice(0, length), cut: true }), {
          keepGoing: true,
        });
      const [one, two] = [await play(), await play()];
      const words = (trace: typeof one) =>
        Object.values(trace.turns[0]?.after.layers ?? {}).map((layer) =>
          layer.type === 'text' ? layer.text : layer.type,
        );
      expect({ length, words: words(one), failed: divergences(one) }).toEqual({
        length,
        words: ['FIRST', 'SECOND'].slice(0, complete.filter((at) => at <= length).length),
        failed: [],
      });
      expect(two.turns[0]).toEqual({ ...one.turns[0], ms: two.turns[0]?.ms, steps: two.turns[0]?.steps });
      expect(two.turns[0]?.steps.map(({ calls, text }) => [text, calls.map(({ outcome }) => outcome)])).toEqual(
        one.turns[0]?.steps.map(({ calls, text }) => [text, calls.map(({ outcome }) => outcome)]),
      );
    }
  });

  it('are no scripted calls: one that fails is what happened', async () => {
    const raw = [call('delete', '{"layers":["gone"]}'), event({}, 'tool_calls'), END].join('');
    expect(first(await stage.play(turn({}, { raw }, SAY)))).toBeNull();
  });

  it('are stopped like others', async () => {
    expect(
      first(
        await stage.play(turn({ stopAfter: 0, expect: { contains: 'RAW', state: 'stopped' } }, { raw: addText }, SAY)),
      ),
    ).toBeNull();
  });
});

describe('a turn without steps', () => {
  it('is answered by the built-in assistant, the same every time', async () => {
    const prompt = {
      turns: [
        { user: { text: 'Write SUMMER SALE in big red letters' }, expect: { contains: 'SUMMER SALE', changed: true } },
      ],
    };
    const [one, two] = [await stage.play(prompt), await stage.play(prompt)];
    expect(divergences(one)).toEqual([]);
    expect(two.turns[0]?.after).toEqual(one.turns[0]?.after);
    expect(two.turns[0]?.said).toBe(one.turns[0]?.said);
  });
});

describe('another model', () => {
  const assistant = answering(createAssistant({ pauseMs: 0 }));
  const script = {
    user: { text: 'Write HELLO' },
    steps: [{ calls: [{ tool: 'add_text', input: { text: 'SCRIPT' }, as: 'made' }] }, SAY, SAY],
  };

  it('answers instead of the steps, and is held to the expectations only', async () => {
    const trace = await stage.play(
      {
        turns: [
          {
            ...script,
            approve: { export: true },
            expect: { contains: 'HELLO', notContains: 'SCRIPT' },
          },
        ],
      },
      { model: assistant },
    );
    expect(divergences(trace)).toEqual([]);
    const missed = await stage.play({ turns: [{ ...script, expect: { contains: 'SCRIPT' } }] }, { model: assistant });
    expect(first(missed)).toMatchObject({ kind: 'document' });
  });

  it('fails a case whose changes by hand it makes impossible, and says which', async () => {
    const remove = (at: number, id: string) => ({ at, operations: [{ type: 'layer.remove', id }] });
    const trace = await stage.play(
      {
        start: { calls: [{ tool: 'add_text', input: { text: 'TITLE' }, as: 'title' }] },
        turns: [
          { ...script, hand: [remove(1, '$made'), remove(1, 'nothing'), remove(1, '$title'), remove(9, '$title')] },
        ],
      },
      { model: assistant },
    );
    expect(
      trace.checks.flatMap(({ key, divergence }) => (key === 'hand' && divergence ? [divergence] : [])),
    ).toMatchObject([
      { kind: 'error', step: 1, at: ['turns', 0, 'hand', 0], message: expect.stringContaining('names $made, which') },
      { kind: 'error', step: 1, at: ['turns', 0, 'hand', 1] },
      { kind: 'tool', step: null, at: ['turns', 0, 'hand', 3], message: expect.stringContaining('step 9') },
    ]);
  });

  it('plays every turn, whatever differed before', async () => {
    const turns = [
      { user: { text: 'Write HELLO' }, expect: { contains: 'BYE' } },
      { user: { text: 'Add the text "WORLD"' }, expect: { contains: 'WORLD' } },
    ];
    const replayed = await stage.play({ turns });
    expect(replayed.turns).toHaveLength(1);
    const evaluated = await stage.play({ turns }, { model: assistant, keepGoing: true });
    expect(evaluated.turns).toHaveLength(2);
    expect(divergences(evaluated)).toMatchObject([{ turn: 0 }]);
  });

  it('is stopped, and sees hands move', async () => {
    const model = new ScriptedModel(
      [{ call: 'add_text', input: { text: 'A' } }],
      (options) => [{ say: JSON.stringify(options.prompt.at(-1)).includes('BY HAND') ? 'I see.' : 'I see nothing.' }],
      [{ say: 'Never said.' }],
    );
    const trace = await stage.play(
      {
        start: { calls: [{ tool: 'add_text', input: { text: 'TITLE' }, as: 'title' }] },
        turns: [
          {
            user: { text: 'Go' },
            hand: [{ at: 0, operations: [{ type: 'layer.update', id: '$title', patch: { name: 'BY HAND' } }] }],
            steps: [SAY],
            expect: { says: 'I see.' },
          },
          {
            user: { text: 'Go', selection: ['$unmade'], page: 2 },
            steps: [SAY],
            stopAfter: 0,
            expect: { state: 'stopped' },
          },
        ],
      },
      { model: answering(model) },
    );
    expect(divergences(trace)).toEqual([]);
    expect(model.asked).toHaveLength(3);
  });

  it('that takes pictures is shown the page', async () => {
    const model = new ScriptedModel([{ say: 'Nice.' }]);
    await stage.play({ turns: [{ user: { text: 'Look' } }] }, { model: answering(model, true) });
    expect(model.asked[0]?.prompt.at(-1)?.content).toMatchObject([
      { type: 'text' },
      { type: 'file', mediaType: 'image/jpeg' },
    ]);
  });
});

describe('a turn that hangs', () => {
  const hanging = answering(new ScriptedModel([{ hang: true }], [{ hang: true }]));

  it('is ended and said', async () => {
    // Long enough for the next turn on a busy machine.
    const impatient = await openTestStage({ timeLimit: 3_000 });
    try {
      const trace = await impatient.play({ turns: [{ user: { text: 'Go' } }] }, { model: hanging });
      expect(first(trace)).toEqual({ kind: 'error', step: null, at: 'turns.0' });
      // The stage continues.
      expect(first(await impatient.play({ turns: [{ user: { text: 'Go' }, steps: [SAY] }] }))).toBeNull();
    } finally {
      await impatient.close();
    }
  });

  it('is ended by the signal, with its reason', async () => {
    const stop = new AbortController();
    const playing = stage.play({ turns: [{ user: { text: 'Go' } }] }, { model: hanging, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('Enough')), 100);
    await expect(playing).rejects.toThrow('Enough');
    expect(first(await stage.play({ turns: [{ user: { text: 'Go' }, steps: [SAY] }] }))).toBeNull();
  });
});
