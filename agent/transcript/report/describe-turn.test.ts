/** How a turn is presented: names for ids, states of calls, manual changes in place, unreadable pictures left out. */
import { describe, expect, test } from 'vitest';
import { createDocument } from '#design/document/create.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import { startSchema, turnSchema } from '../format/format.ts';
import type { CallTrace, TurnTrace } from '../play/trace.ts';
import { describeStart, describeTurn, type PictureReader } from './describe-turn.ts';

const document = createDocument({ width: 1080, height: 1350, newId: () => 'page-1' });
const PICTURE = { id: 'p', mime: 'image/webp', width: 1, height: 1, bytes: new Uint8Array(1) };

/** Knows one picture; records the requested sizes. */
function reader(): PictureReader & { sides: number[] } {
  const sides: number[] = [];
  return {
    sides,
    async shrink(bytes, side) {
      sides.push(side);
      return bytes.length > 0 ? PICTURE : null;
    },
    asset: async (name) => (name === 'shoe' ? new Uint8Array(4) : name === 'broken' ? new Uint8Array(0) : null),
  };
}

function call(more: Partial<CallTrace> = {}): CallTrace {
  return {
    toolCallId: 'c',
    tool: 'add_text',
    input: { layer: 'l1', asset: 'a1' },
    made: [],
    approval: null,
    ms: 3,
    outcome: {
      ok: true,
      output: { layer: 'l2' },
      card: { key: 'tools.addText.done', values: { text: 'HI' }, assets: ['a1', 'unknown'] },
      revision: 2,
    },
    ...more,
  };
}

function trace(calls: readonly CallTrace[], more: Partial<TurnTrace> = {}): TurnTrace {
  return {
    turn: 0,
    chat: 'chat',
    user: 'Hello',
    steps: [{ text: 'Now', reasoning: '', calls }],
    state: 'finished',
    error: null,
    said: 'Now',
    before: document,
    after: document,
    spent: { image: 2, logo: 0, video: 0, 'try-on': 0 },
    designs: [{ id: 'd', title: 'Story', document }],
    names: new Map([['title', ['l1', 'l2']]]),
    assets: new Map([['shoe', 'a1']]),
    brandKit: EMPTY_BRAND_KIT,
    askedToMend: false,
    preview: new Uint8Array(2),
    ms: 20,
    ...more,
  };
}

describe('a turn', () => {
  test('is told by names', async () => {
    const turn = turnSchema.parse({
      chat: 'second',
      user: { text: 'Hello', attachments: ['shoe', 'broken', 'gone'], selection: ['l2'] },
      undo: 2,
      hand: [{ at: 1, operations: [{ type: 'layer.update', id: 'l1', patch: { x: 1.23456 } }] }],
      steps: [{ calls: [{ tool: 'add_text', as: 'title' }], cut: true }],
    });
    const pictures = reader();
    expect(await describeTurn(turn, trace([call()]), pictures)).toMatchObject({
      chat: 'second',
      user: 'Hello',
      selection: ['$title.2'],
      undo: 2,
      redo: 0,
      spent: ['2 image'],
      designs: ['Story · 1080 × 1350'],
      size: '1080 × 1350',
      preview: PICTURE,
      attachments: [
        { name: 'shoe', picture: PICTURE },
        { name: 'broken', picture: null },
        { name: 'gone', picture: null },
      ],
      hand: [{ at: 1, operations: ['layer.update · id $title · patch.x 1.235'] }],
      steps: [
        {
          text: 'Now',
          raw: false,
          cut: true,
          calls: [
            {
              tool: 'add_text',
              as: 'title',
              state: 'done',
              words: 'Added “HI”',
              ms: 3,
              input: [
                { key: 'layer', value: '$title' },
                { key: 'asset', value: 'shoe' },
              ],
              output: [{ key: 'layer', value: '$title.2' }],
              pictures: [PICTURE],
            },
          ],
        },
      ],
    });
    expect(new Set(pictures.sides)).toEqual(new Set([720, 160]));
  });

  test.each<[string, Partial<CallTrace>, object]>([
    [
      'failed',
      { outcome: { ok: false, error: 'No such layer' } },
      { state: 'failed', words: 'No such layer', output: [] },
    ],
    ['stopped', { outcome: { ok: false, error: 'Stopped', stopped: true } }, { state: 'stopped' }],
    [
      'declined',
      { outcome: { ok: false, error: 'Not done' }, approval: { reason: 'Sure?', approved: false } },
      { state: 'declined', asked: { reason: 'Sure?', approved: false } },
    ],
    [
      'failed after it was allowed',
      { outcome: { ok: false, error: 'x' }, approval: { reason: 'Sure?', approved: true } },
      { state: 'failed' },
    ],
    ['unanswered', { outcome: null, ms: undefined }, { state: 'unanswered', ms: null }],
    ['unreadable', { input: '{"text": ' }, { unreadable: '{"text": ', input: [] }],
    ['of another tool than was written', { tool: 'look', outcome: null }, { as: null }],
  ])('a call that is %s', async (_, more, expected) => {
    const turn = turnSchema.parse({ user: { text: 'Hello' }, steps: [{ calls: [{ tool: 'add_text', as: 'title' }] }] });
    const { steps } = await describeTurn(turn, trace([call(more)]), reader());
    expect(steps[0]?.calls[0]).toMatchObject(expected);
  });

  test('of the built-in assistant has no steps in the file', async () => {
    const described = await describeTurn(
      turnSchema.parse({ user: { text: 'Hello' } }),
      trace([call()], { preview: null }),
      reader(),
    );
    expect(described).toMatchObject({ preview: null, steps: [{ raw: false, calls: [{ as: null }] }] });
  });
});

test('a start is told in short', async () => {
  const start = startSchema.parse({
    design: { width: 100, height: 200 },
    assets: { shoe: 'shoe.jpg' },
    brandKit: { colors: ['#0b3d2e'] },
    calls: [{ tool: 'add_shape' }],
    spent: { logo: 1 },
  });
  expect(await describeStart(start, reader())).toEqual({
    size: '100 × 200',
    title: '',
    plan: 'free',
    seed: '1',
    assets: [{ name: 'shoe', picture: PICTURE }],
    colors: ['#0b3d2e'],
    calls: ['add_shape'],
    spent: ['1 logo'],
  });
});
