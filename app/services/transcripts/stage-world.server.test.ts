/** What a transcript starts with, what a judge may ask, and what tests may break on purpose. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, createImageLayer } from '#design/document/create.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { tools } from '#tools/index.ts';
import { first, divergences, openTestStage, PICTURES, SAY, written, type TestStage } from '#tests/fixtures/stage.ts';

let stage: TestStage;
beforeAll(async () => {
  stage = await openTestStage();
});
afterAll(() => stage.close());

const text = (words: string, more: object = {}) => ({ tool: 'add_text', input: { text: words }, ...more });
const turn = (more: object, ...calls: object[]) => ({
  user: { text: 'Go' },
  steps: [...(calls.length > 0 ? [{ calls }] : []), SAY],
  ...more,
});
const logo = (more: object = {}) => ({ tool: 'generate_logo', input: { name: 'Acme' }, ...more });

describe('the start', () => {
  it('is an empty design of a size and color', async () => {
    const trace = await stage.play({
      start: { design: { width: 800, height: 600, background: '#0b3d2e' } },
      turns: [turn({ expect: { document: { width: 800, height: 600, background: '#0b3d2e' }, layers: 0 } })],
    });
    expect(divergences(trace)).toEqual([]);
  });

  it('is a whole document, its pictures called by their names', async () => {
    let ids = 0;
    const empty = createDocument({ width: 500, height: 500, newId: () => `id-${(ids += 1)}` });
    const layer = createImageLayer({
      id: 'picture',
      parent: firstPage(empty).id,
      order: 'a0',
      asset: '0'.repeat(64),
      width: 300,
      height: 200,
    });
    const document = { ...empty, layers: { picture: { ...layer, asset: 'shoe' } } };
    const trace = await stage.play({
      start: { design: document, assets: PICTURES },
      turns: [turn({ expect: { document: { layers: [{ type: 'image', asset: 'shoe' }] } } })],
    });
    expect(divergences(trace)).toEqual([]);
    expect(trace.turns[0]?.before.layers.picture).toMatchObject({ asset: trace.turns[0]?.assets.get('shoe') });
  });

  it('has calls made before, under names', async () => {
    const trace = await stage.play({
      start: { calls: [text('A', { as: 'a' }), { tool: 'duplicate', input: { layers: ['$a'] } }] },
      turns: [turn({ expect: { layers: 1 } }, { tool: 'delete', input: { layers: ['$a'] } })],
    });
    expect(divergences(trace)).toEqual([]);
    expect(trace.turns[0]?.before.layers).not.toEqual({});
  });

  it.each([
    [
      'a call that fails',
      { calls: [{ tool: 'delete', input: { layers: ['gone'] } }] },
      { kind: 'result', at: 'start.calls.0' },
    ],
    ['a call of no tool', { calls: [text('A'), { tool: 'nothing' }] }, { kind: 'tool', at: 'start.calls.1.tool' }],
    [
      'a picture that is not there',
      { assets: { gone: 'assets/gone.jpg' } },
      { kind: 'input', at: 'start.assets.gone' },
    ],
    ['a picture that is none', { assets: { none: 'written.test.json' } }, { kind: 'input', at: 'start.assets.none' }],
    [
      'a design that is none',
      { design: { version: 1, width: 500, height: 500, pages: {}, layers: {} } },
      { kind: 'input', at: 'start.design' },
    ],
    ['a brand kit that is none', { brandKit: { colors: ['reddish'] } }, { kind: 'input', at: 'start.brandKit' }],
    ['more spent than there is', { spent: { video: 2 } }, { kind: 'credits', at: 'start.spent.video' }],
  ])('can’t be: %s', async (_, start, expected) => {
    const trace = await stage.play({ start, turns: [turn({})] });
    expect(first(trace)).toMatchObject(expected);
    expect(trace.turns).toEqual([]);
  });

  it('may expect a call to fail', async () => {
    expect(
      first(
        await stage.play({
          start: { calls: [{ tool: 'delete', input: { layers: ['gone'] }, error: 'gone' }] },
          turns: [turn({})],
        }),
      ),
    ).toBeNull();
  });

  it('gives the user a brand kit', async () => {
    const brandKit = {
      name: 'Acme',
      logos: ['logo'],
      colors: ['#0b3d2e'],
      contacts: [{ type: 'instagram', value: '@acme' }],
    };
    const trace = await stage.play({
      start: { assets: { logo: 'assets/logo.png' }, brandKit },
      turns: [turn({}, { tool: 'apply_brand_kit', input: { what: ['logo'] } })],
    });
    expect(divergences(trace)).toEqual([]);
    expect(trace.turns[0]?.brandKit).toMatchObject({
      name: 'Acme',
      logos: [{ asset: trace.turns[0]?.assets.get('logo') }],
      colors: ['#0b3d2e'],
    });
    expect(Object.values(trace.turns[0]?.after.layers ?? {})).toMatchObject([
      { asset: trace.turns[0]?.assets.get('logo') },
    ]);
  });
});

describe('credits', () => {
  it('are those of the plan, and told by the turn', async () => {
    const trace = await stage.play({
      turns: [
        turn({ expect: { credits: { logo: 1, 'try-on': 0 } } }, logo()),
        turn({ expect: { credits: { logo: 0 } } }, text('A')),
      ],
    });
    expect(divergences(trace)).toEqual([]);
    expect(trace.turns[0]?.spent).toEqual({ image: 0, logo: 1, video: 0, 'try-on': 0 });
  });

  it('that were spent before are gone', async () => {
    const spent = {
      start: { spent: { logo: 5 } },
      turns: [turn({ expect: { credits: { logo: 0 } } }, logo({ error: 'limit of logo' }))],
    };
    expect(divergences(await stage.play(spent))).toEqual([]);
    expect(first(await stage.play({ ...spent, start: { spent: { logo: 4 } } }))).toMatchObject({ kind: 'result' });
    expect(first(await stage.play({ ...spent, start: { spent: { logo: 5 }, plan: 'max' } }))).toMatchObject({
      kind: 'result',
    });
  });
});

describe('evidence', () => {
  it('is the lint of all pages, with real pixels', async () => {
    const pale = { tool: 'add_text', input: { text: 'PALE', color: '#fafafa', size: 60 } };
    const counted = async (lint: number) =>
      first(
        await stage.play({
          turns: [
            turn({ expect: { lint } }, pale),
            turn({ expect: { lint } }, { tool: 'pages', input: { action: 'add' } }, text('FINE')),
          ],
        }),
      );
    expect(await counted(1)).toBeNull();
    expect(await counted(0)).toMatchObject({ kind: 'lint' });
  });

  it('are pictures, and files beside the transcript', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'blend-stage-'));
    try {
      const play = (more: object) =>
        stage.replay(
          {
            file: path.join(folder, 'one.json'),
            transcript: written({
              start: { design: { width: 400, height: 300 } },
              turns: [turn({ ...more, expect: { preview: { file: 'one.png', maxDiffRatio: 0 } } }, text('A'))],
            }),
          },
          { previews: true },
        );
      const missing = await play({});
      expect(first(missing)).toMatchObject({ kind: 'pixels' });
      const after = divergences(missing)[0]?.pictures?.after;
      expect(await sharp(missing.turns[0]?.preview ?? new Uint8Array()).metadata()).toMatchObject({
        format: 'png',
        width: 400,
        height: 300,
      });
      writeFileSync(path.join(folder, 'one.png'), after ?? '');
      expect(first(await play({}))).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('is patient with tools: a busy machine makes no divergence', async () => {
  const slow = tools.map((tool) =>
    tool.name === 'add_text'
      ? {
          ...tool,
          timeoutMs: 400,
          async execute(...given: Parameters<typeof tool.execute>) {
            await new Promise((resolve) => setTimeout(resolve, 600));
            return tool.execute(...given);
          },
        }
      : tool,
  );
  expect(first(await stage.play({ turns: [turn({}, text('A'))] }, { tools: slow as typeof tools }))).toBeNull();
});

describe('what is broken on purpose', () => {
  const lost = (type: Operation['type']) => (operations: Operation[]) =>
    operations.filter((operation) => operation.type !== type);
  const transcript = {
    start: { calls: [text('A', { as: 'a' })] },
    turns: [
      turn(
        { expect: { document: { layers: [{ text: 'A', color: '#ff0000' }] } } },
        { tool: 'update_layer', input: { layer: '$a', color: '#ff0000' } },
      ),
    ],
  };

  it('on its way through the door is seen', async () => {
    expect(first(await stage.play(transcript))).toBeNull();
    expect(first(await stage.play(transcript, { throughDoor: lost('layer.update') }))).not.toBeNull();
  });

  it('in a tool is seen', async () => {
    const broken = tools.map((tool) =>
      tool.name === 'update_layer'
        ? {
            ...tool,
            execute: async (...given: Parameters<typeof tool.execute>) => ({
              ...(await tool.execute(...given)),
              operations: [],
            }),
          }
        : tool,
    );
    expect(first(await stage.play(transcript, { tools: broken as typeof tools }))).not.toBeNull();
    expect(
      first(await stage.play(transcript, { tools: tools.filter(({ name }) => name !== 'update_layer') })),
    ).toMatchObject({ kind: 'tool' });
  });

  it('in a tool that throws is told as a bug', async () => {
    const before = stage.reports.length;
    const broken = tools.map((tool) =>
      tool.name === 'update_layer' ? { ...tool, execute: () => Promise.reject(new Error('Boom')) } : tool,
    );
    expect(first(await stage.play(transcript, { tools: broken }))).toMatchObject({ kind: 'result' });
    expect(stage.reports.slice(before)).toMatchObject([{ message: 'Boom' }]);
  });
});
