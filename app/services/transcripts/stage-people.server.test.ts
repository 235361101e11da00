/** Manual edits, answers, stop, undo, several conversations: what users do around a replayed model. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first, divergences, openTestStage, PICTURES, SAY, type TestStage } from '#tests/fixtures/stage.ts';

let stage: TestStage;
beforeAll(async () => {
  stage = await openTestStage();
});
afterAll(() => stage.close());

const text = (words: string, more: object = {}) => ({ tool: 'add_text', input: { text: words }, ...more });
const title = { design: { width: 1000, height: 1000 }, calls: [text('TITLE', { as: 'title' })] };
const hand = (at: number, ...operations: object[]) => ({ at, operations });
const moved = (id: string, x: number) => ({ type: 'layer.update', id, patch: { x } });
const texts = (trace: Awaited<ReturnType<TestStage['play']>>, turn = 0) =>
  Object.values(trace.turns[turn]?.after.layers ?? {})
    .flatMap((layer) => (layer.type === 'text' ? [layer.text] : []))
    .toSorted();

describe('a hand', () => {
  it('moves before the message is sent, and before a step is answered', async () => {
    const trace = await stage.play({
      start: title,
      turns: [
        {
          user: { text: 'Go' },
          hand: [hand(0, moved('$title', 10)), hand(1, { type: 'layer.remove', id: '$title' })],
          steps: [
            { calls: [{ tool: 'update_layer', input: { layer: '$title', color: 'red' } }] },
            { calls: [{ tool: 'update_layer', input: { layer: '$title', color: 'blue' }, error: '' }] },
            SAY,
          ],
          expect: { layers: 0, changed: true },
        },
      ],
    });
    expect(divergences(trace)).toEqual([]);
    // Before the turn: after the edit that precedes the message.
    expect(Object.values(trace.turns[0]?.before.layers ?? {})[0]).toMatchObject({ x: 10 });
  });

  it('that can’t do what is written is said', async () => {
    const play = (...operations: object[]) =>
      stage.play({ start: title, turns: [{ user: { text: 'Go' }, hand: [hand(0, ...operations)], steps: [SAY] }] });
    expect(first(await play(moved('gone', 10)))).toMatchObject({ kind: 'error', at: 'turns.0.hand.0' });
    expect(first(await play({ type: 'layer.paint', id: '$title' }))).toMatchObject({
      kind: 'error',
      at: 'turns.0.hand.0',
    });
  });

  it('that was to move before a step that never came is said', async () => {
    const trace = await stage.play({
      start: title,
      turns: [{ user: { text: 'Go' }, hand: [hand(2, moved('$title', 1))], steps: [SAY] }],
    });
    expect(first(trace)).toEqual({ kind: 'tool', step: null, at: 'turns.0.hand.0' });
  });
});

describe('an answer to a question', () => {
  const shapes = Array.from({ length: 7 }, (_, index) => ({
    tool: 'add_shape',
    input: { shape: 'circle', x: 100 + index * 100, y: 500 },
    as: `dot${index}`,
  }));
  const many = { calls: [{ tool: 'delete', input: { layers: shapes.map(({ as }) => `$${as}`) } }] };
  const turn = (more: object) => ({ user: { text: 'All away' }, steps: [many, SAY], ...more });

  it('lets the call go on, or not', async () => {
    const yes = await stage.play({
      start: { calls: shapes },
      turns: [turn({ approve: { delete: true }, expect: { layers: 0 } })],
    });
    expect(divergences(yes)).toEqual([]);
    expect(yes.turns[0]?.steps[0]?.calls[0]?.approval).toMatchObject({
      approved: true,
      reason: expect.stringContaining('7') as string,
    });
    const no = await stage.play({
      start: { calls: shapes },
      turns: [turn({ approve: { delete: false }, expect: { layers: 7, changed: false } })],
    });
    expect(divergences(no)).toEqual([]);
    expect(no.turns[0]?.steps[0]?.calls[0]?.approval).toMatchObject({ approved: false });
  });

  it('that is not there is a divergence, and a no', async () => {
    const trace = await stage.play({ start: { calls: shapes }, turns: [turn({ expect: { layers: 7 } })] });
    expect(divergences(trace)).toMatchObject([{ kind: 'tool', step: 0, at: ['turns', 0, 'approve'] }]);
  });

  it('that nobody asked for is a divergence', async () => {
    const trace = await stage.play({
      turns: [{ user: { text: 'Go' }, steps: [{ calls: [text('A')] }, SAY], approve: { delete: true } }],
    });
    expect(divergences(trace)).toMatchObject([{ kind: 'tool', step: null, at: ['turns', 0, 'approve', 'delete'] }]);
  });

  it('is none when the user presses stop instead', async () => {
    const trace = await stage.play({
      start: { calls: shapes },
      turns: [turn({ stopAfter: 0, expect: { layers: 7, state: 'stopped' } })],
    });
    expect(divergences(trace)).toEqual([]);
    expect(trace.turns[0]?.steps[0]?.calls[0]).toMatchObject({
      approval: { approved: null },
      outcome: { ok: false, stopped: true },
    });
  });
});

describe('stop', () => {
  it('is pressed when the calls of the step have ended; what follows takes no effect', async () => {
    const trace = await stage.play({
      turns: [
        {
          user: { text: 'Go' },
          steps: [{ calls: [text('A'), text('B')] }, { calls: [text('C')] }, SAY],
          stopAfter: 0,
          expect: { contains: ['A', 'B'], notContains: 'C' },
        },
      ],
    });
    expect(divergences(trace)).toEqual([]);
    expect(trace.turns[0]).toMatchObject({ state: 'stopped' });
    expect(trace.turns[0]?.steps).toHaveLength(1);
  });

  it('is pressed when the words of a step have been said, before its end', async () => {
    const trace = await stage.play({
      turns: [
        {
          user: { text: 'Go' },
          steps: [{ text: 'One two three four.' }],
          stopAfter: 0,
          expect: { says: 'One two three four.', state: 'stopped' },
        },
      ],
    });
    expect(divergences(trace)).toEqual([]);
  });

  it('that was never pressed is said', async () => {
    const trace = await stage.play({ turns: [{ user: { text: 'Go' }, steps: [SAY], stopAfter: 1 }] });
    expect(first(trace)).toMatchObject({ kind: 'tool', at: 'turns.0.stopAfter' });
  });

  it('can be missing: a turn that ends otherwise is not stopped', async () => {
    const trace = await stage.play({ turns: [{ user: { text: 'Go' }, steps: [SAY], expect: { state: 'stopped' } }] });
    expect(first(trace)).toMatchObject({ kind: 'error' });
  });
});

describe('undo and redo after a turn', () => {
  const turn = (words: string, more: object = {}) => ({
    user: { text: 'Go' },
    steps: [{ calls: [text(words), text(`${words}2`)] }, SAY],
    ...more,
  });

  it('take back whole turns', async () => {
    const trace = await stage.play({
      turns: [turn('A'), turn('B', { undo: 2, redo: 1, expect: { contains: ['A', 'A2'], notContains: 'B' } })],
    });
    expect(divergences(trace)).toEqual([]);
    expect(texts(trace, 1)).toEqual(['A', 'A2']);
  });

  it.each([
    ['undo', { undo: 2 }],
    ['redo', { undo: 1, redo: 2 }],
  ])('that find nothing are said: %s', async (key, more) => {
    expect(first(await stage.play({ turns: [turn('A', more)] }))).toEqual({
      kind: 'error',
      step: null,
      at: `turns.0.${key}`,
    });
  });

  it('are tried for the judge without a trace', async () => {
    const trace = await stage.play({
      start: title,
      turns: [
        turn('A', { hand: [hand(1, moved('$title', 77))], expect: { undoRestores: true } }),
        // The edit of the first turn is not reported twice: nothing was done to the design in between.
        { user: { text: 'Go' }, steps: [SAY], undo: 2, expect: { layers: 1 } },
      ],
    });
    expect(divergences(trace)).toEqual([]);
  });
});

describe('conversations', () => {
  const say = (words: string, more: object = {}) => ({
    user: { text: words },
    steps: [{ calls: [text(words)] }, SAY],
    ...more,
  });

  it('are several on one design', async () => {
    const trace = await stage.play({ turns: [say('A'), say('B', { chat: 'second' }), say('C')] });
    expect(divergences(trace)).toEqual([]);
    expect(texts(trace, 2)).toEqual(['A', 'B', 'C']);
    expect(trace.turns.map(({ chat }) => chat)).toEqual(['', 'second', '']);
  });

  it('answer once more, what was done is taken back first', async () => {
    const trace = await stage.play({ turns: [say('A'), { retry: true, steps: [{ calls: [text('A again')] }, SAY] }] });
    expect(divergences(trace)).toEqual([]);
    expect(texts(trace, 1)).toEqual(['A again']);
    expect(trace.turns[1]?.user).toBeNull();
  });

  it('are taken up again from an earlier message', async () => {
    const trace = await stage.play({
      turns: [
        say('A'),
        say('B'),
        say('C', { chat: 'other' }),
        { ...say('B better'), user: { text: 'B better', replaces: 1 } },
      ],
    });
    expect(divergences(trace)).toEqual([]);
    expect(texts(trace, 3)).toEqual(['A', 'B better', 'C']);
  });

  it('refuse what can’t be', async () => {
    expect(first(await stage.play({ turns: [{ retry: true, steps: [SAY] }] }))).toMatchObject({
      kind: 'error',
      at: 'turns.0',
    });
    expect(
      first(
        await stage.play({ turns: [say('A'), { ...say('B', { chat: 'second' }), user: { text: 'B', replaces: 0 } }] }),
      ),
    ).toMatchObject({ kind: 'error', at: 'turns.1' });
    expect(first(await stage.play({ turns: [{ user: { text: '' }, steps: [SAY] }] }))).toMatchObject({
      kind: 'error',
      at: 'turns.0',
    });
  });
});

describe('where the user stands', () => {
  const twoPages = {
    assets: PICTURES,
    calls: [text('FRONT', { as: 'front' }), { tool: 'pages', input: { action: 'add' } }, text('BACK', { as: 'back' })],
  };

  it('is the page that a call led to, unless it is said', async () => {
    const trace = await stage.play({
      start: twoPages,
      turns: [
        {
          user: { text: 'Go' },
          steps: [{ calls: [text('HERE')] }, SAY],
          expect: { document: { pages: [{ layers: 1 }, { layers: [{ text: 'BACK' }, { text: 'HERE' }] }] } },
        },
        {
          user: { text: 'Go', page: 1 },
          steps: [{ calls: [text('THERE')] }, SAY],
          expect: { document: { layers: [{ text: 'FRONT' }, { text: 'THERE' }] } },
        },
      ],
    });
    expect(divergences(trace)).toEqual([]);
  });

  it('is a page and layers that are there', async () => {
    const at = async (user: object) =>
      first(await stage.play({ start: twoPages, turns: [{ user: { text: 'Go', ...user }, steps: [SAY] }] }));
    expect(await at({ page: 3 })).toMatchObject({ kind: 'input', at: 'turns.0.user.page' });
    expect(await at({ selection: ['$front', '$nobody'] })).toMatchObject({
      kind: 'input',
      at: 'turns.0.user.selection.1',
    });
    expect(await at({ selection: ['$front'], page: 2 })).toBeNull();
  });

  it('is what tools take it for', async () => {
    const pictures = {
      assets: PICTURES,
      calls: [
        { tool: 'add_image', input: { asset: 'shoe' } },
        { tool: 'add_image', input: { asset: 'mug' }, as: 'mug' },
      ],
    };
    const trace = await stage.play({
      start: pictures,
      turns: [
        {
          user: { text: 'Cut it out', selection: ['$mug'] },
          steps: [{ calls: [{ tool: 'remove_background', input: {} }] }, SAY],
          expect: {
            document: {
              layers: [
                { asset: 'mug', cutout: true },
                { asset: 'shoe', cutout: false },
              ],
            },
          },
        },
      ],
    });
    expect(divergences(trace)).toEqual([]);
  });
});
