/** What a replay reports about scripted calls and steps, playing them through everything real. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first, divergences, openTestStage, PICTURES, SAY, type TestStage } from '#tests/fixtures/stage.ts';

let stage: TestStage;
beforeAll(async () => {
  stage = await openTestStage();
});
afterAll(() => stage.close());

const hello = { text: 'Do it' };
const text = (words: string, more: object = {}) => ({ tool: 'add_text', input: { text: words }, ...more });
/** One turn with these steps. */
const turn = (...steps: object[]) => ({ user: hello, steps });

describe('names', () => {
  it('stand for what a call made: within one answer, in later steps and turns, the second thing by its number', async () => {
    const trace = await stage.play({
      start: { assets: PICTURES },
      turns: [
        {
          user: { text: 'Go', attachments: ['shoe'] },
          steps: [
            {
              calls: [
                { tool: 'add_image', input: { asset: 'shoe' }, as: 'pic' },
                { tool: 'duplicate', input: { layers: ['$pic'], count: 2 }, as: 'copies' },
              ],
            },
            { calls: [{ tool: 'delete', input: { layers: ['$copies.2'] } }] },
            SAY,
          ],
        },
        turn({ calls: [{ tool: 'delete', input: { layers: ['$pic'] } }] }, SAY),
      ],
    });
    expect(divergences(trace)).toEqual([]);
    const [one, two] = trace.turns;
    const copies = one?.names.get('copies') ?? [];
    expect(copies).toHaveLength(2);
    expect(Object.keys(one?.after.layers ?? {}).toSorted()).toEqual(
      [one?.names.get('pic')?.[0] ?? '', copies[0] ?? ''].toSorted(),
    );
    expect(Object.keys(two?.after.layers ?? {})).toEqual([copies[0]]);
    expect(one?.steps[0]?.calls[1]?.made).toEqual(copies);
  });

  it('stand for stored pictures after the layers', async () => {
    const trace = await stage.play({
      start: { assets: PICTURES },
      turns: [
        {
          user: { text: 'Go', attachments: ['shoe'] },
          steps: [{ calls: [{ tool: 'remove_background', input: { picture: 'shoe' }, as: 'cut' }] }, SAY],
        },
      ],
    });
    expect(divergences(trace)).toEqual([]);
    const [layer, mask] = trace.turns[0]?.names.get('cut') ?? [];
    expect(trace.turns[0]?.after.layers[layer ?? '']).toMatchObject({
      type: 'image',
      mask: { asset: mask },
      asset: trace.turns[0]?.assets.get('shoe'),
    });
  });

  it('that stand for nothing are said when the call fails', async () => {
    const trace = await stage.play({
      turns: [turn({ calls: [{ tool: 'delete', input: { layers: ['$nobody'] } }] }, SAY)],
    });
    expect(first(trace)).toEqual({ kind: 'result', step: 0, at: 'turns.0.steps.0.calls.0' });
    expect(divergences(trace)[0]?.message).toContain('($nobody stands for nothing.)');
  });
});

describe('a call', () => {
  it.each([
    [
      'that fails',
      { tool: 'delete', input: { layers: ['gone'] } },
      { kind: 'result', step: 0, at: 'turns.0.steps.0.calls.0' },
    ],
    ['that fails as written', { tool: 'delete', input: { layers: ['gone'] }, error: 'GONE' }, null],
    [
      'that fails in other words',
      { tool: 'delete', input: { layers: ['gone'] }, error: 'too large' },
      { kind: 'result', step: 0, at: 'turns.0.steps.0.calls.0.error' },
    ],
    ['that was to fail', text('A', { error: '' }), { kind: 'result', step: 0, at: 'turns.0.steps.0.calls.0.error' }],
    [
      'of no tool',
      { tool: 'paint_it_black', input: {} },
      { kind: 'tool', step: 0, at: 'turns.0.steps.0.calls.0.tool' },
    ],
    ['of no tool, as written', { tool: 'paint_it_black', input: {}, error: 'paint_it_black' }, null],
    [
      'whose arguments are no JSON',
      { tool: 'add_text', input: '{"text": "A' },
      { kind: 'input', step: 0, at: 'turns.0.steps.0.calls.0.input' },
    ],
    ['whose arguments are no JSON, as written', { tool: 'add_text', input: '{"text": "A', error: '' }, null],
    ['whose arguments are JSON in a text', { tool: 'add_text', input: '{ "text": "A" }' }, null],
    [
      'whose arguments the tool refuses',
      { tool: 'add_text', input: { text: 5 } },
      { kind: 'input', step: 0, at: 'turns.0.steps.0.calls.0.input' },
    ],
    ['whose output is as written', { tool: 'pages', input: { action: 'add' }, output: { pages: ['1', '2'] } }, null],
    [
      'whose output is another',
      { tool: 'pages', input: { action: 'add' }, output: { page: 3 } },
      { kind: 'result', step: 0, at: 'turns.0.steps.0.calls.0.output' },
    ],
  ])('%s', async (_, call, expected) => {
    expect(first(await stage.play({ turns: [turn({ calls: [call] }, SAY)] }))).toEqual(expected);
  });

  it('may fail in the words that the turn expects', async () => {
    const failing = { tool: 'delete', input: { layers: ['gone'] } };
    expect(
      first(await stage.play({ turns: [{ ...turn({ calls: [failing] }, SAY), expect: { error: 'gone' } }] })),
    ).toBeNull();
    expect(
      first(await stage.play({ turns: [{ ...turn({ calls: [failing] }, SAY), expect: { error: 'too large' } }] })),
    ).toMatchObject({ kind: 'result', step: 0 });
  });

  it('tells what differs in its output', async () => {
    const trace = await stage.play({
      turns: [turn({ calls: [{ tool: 'pages', input: { action: 'add' }, output: { page: 3 } }] }, SAY)],
    });
    expect(divergences(trace)[0]?.diff).toEqual([{ path: 'output.page', expected: 3, actual: 2 }]);
  });

  it('is told with its input, outcome and time', async () => {
    const { turns, calls } = await stage.play({
      turns: [turn({ reasoning: 'Hm.', text: 'Right.', calls: [text('A')] }, SAY)],
    });
    expect(calls).toBe(1);
    expect(turns[0]?.steps).toMatchObject([
      {
        text: 'Right.',
        reasoning: 'Hm.',
        calls: [{ tool: 'add_text', input: { text: 'A' }, outcome: { ok: true }, approval: null }],
      },
      { text: 'Done.', calls: [] },
    ]);
    expect(turns[0]?.steps[0]?.calls[0]?.ms).toBeGreaterThan(0);
    expect(turns[0]).toMatchObject({
      said: 'Right.\nDone.',
      state: 'finished',
      error: null,
      user: 'Do it',
      askedToMend: false,
    });
  });
});

describe('steps', () => {
  it('that are never asked for are left over', async () => {
    expect(first(await stage.play({ turns: [turn(SAY, { calls: [text('A')] })] }))).toEqual({
      kind: 'tool',
      step: 1,
      at: 'turns.0.steps.1',
    });
  });

  it('that are asked for and not there are missing', async () => {
    expect(first(await stage.play({ turns: [turn({ calls: [text('A')] })] }))).toEqual({
      kind: 'tool',
      step: 1,
      at: 'turns.0.steps',
    });
  });

  /** Words far off the page are something to fix. */
  const off = { tool: 'add_text', input: { text: 'OUTSIDE', x: 1000, y: 500, width: 400 }, as: 'out' };

  it('may leave the fixing of what the lint found unsaid', async () => {
    const trace = await stage.play({ turns: [{ ...turn({ calls: [off] }, SAY), expect: { state: 'finished' } }] });
    expect(divergences(trace)).toEqual([]);
    expect(trace.turns[0]).toMatchObject({ askedToMend: true });
    expect(trace.turns[0]?.steps).toHaveLength(2);
  });

  it('may fix', async () => {
    const mending = { calls: [{ tool: 'delete', input: { layers: ['$out'] } }] };
    const trace = await stage.play({ turns: [{ ...turn({ calls: [off] }, SAY, mending), expect: { layers: 0 } }] });
    expect(divergences(trace)).toEqual([]);
  });

  it('of fixing that is never asked for are left over', async () => {
    const trace = await stage.play({ turns: [turn({ calls: [text('A')] }, SAY, SAY)] });
    expect(first(trace)).toEqual({ kind: 'tool', step: 2, at: 'turns.0.steps.2' });
  });

  it('whose connection breaks end the turn, with what had been called by then', async () => {
    const cut = await stage.play({
      turns: [
        {
          ...turn({ text: 'I am go', calls: [text('A'), text('B')], cut: true }),
          expect: { state: 'failed', error: 'broke off', layers: 2 },
        },
      ],
    });
    expect(cut.turns[0]?.error).toContain('broke off');
    expect(divergences(cut)).toEqual([]);
  });
});

it('goes no further than the first turn that diverges unless asked to', async () => {
  const turns = [
    turn({ calls: [{ tool: 'delete', input: { layers: ['gone'] } }] }, SAY),
    turn({ calls: [text('B')] }, SAY),
    turn(SAY, SAY),
  ];
  expect((await stage.play({ turns })).turns).toHaveLength(1);
  const all = await stage.play({ turns }, { keepGoing: true });
  expect(all.turns).toHaveLength(3);
  expect(divergences(all).map(({ turn: index }) => index)).toEqual([0, 2]);
});

it('is told of no bugs by all of this', () => {
  // The missing step ends its turn as a failing model would; broken connections belong to the network.
  expect(
    stage.reports.filter(
      (error) =>
        !(
          error instanceof Error &&
          ['MissingStepError', 'NoOutputGeneratedError', 'AI_NoOutputGeneratedError'].includes(error.name)
        ),
    ),
  ).toEqual([]);
});
