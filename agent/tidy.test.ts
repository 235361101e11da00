/**
 * Faults that a turn leaves without reporting them to its model are fixed by rule, as part of the turn; but neither its
 * choices nor what it did not touch.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPage, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { Finding } from '#design/lint/finding.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { playTurn, userMessage } from '#tests/fakes/turns.ts';
import { tools } from '#tools/index.ts';
import { look } from '#tools/look.ts';
import { defineTool } from '#tools/contract/tool.ts';
import { TurnEdits } from './repair.ts';
import { tidy } from './tidy.ts';

const text = (id: string, parent: string, more: Partial<TextLayer> = {}): TextLayer =>
  withLines(
    createTextLayer({
      id,
      parent,
      order: `a${id.length}`,
      text: 'Some words',
      x: 100,
      y: 100,
      width: 500,
      fontSize: 60,
      fill: { type: 'solid', color: '#111111' },
      ...more,
    }),
    roughMeasure,
  );

const update = (id: string, patch: Extract<Operation, { type: 'layer.update' }>['patch']): Operation => ({
  type: 'layer.update',
  id,
  patch,
});

/** The page after a turn with these operations. */
async function left(
  before: readonly LeafLayer[],
  turn: (page: string) => Operation[],
  reported: readonly Finding[] = [],
): Promise<MemoryDesign> {
  const design = new MemoryDesign();
  design.edit(...before.map((layer): Operation => ({ type: 'layer.add', layer: { ...layer, parent: design.page } })));
  design.step = 'turn-1';
  const edits = new TurnEdits();
  const environment = design.environment();
  const watched = { ...environment, design: edits.watch(environment.design) };
  const { revision } = await watched.design.current();
  await watched.design.commit({ id: 'c1', baseRevision: revision, operations: turn(design.page), label: 'Work' });
  await tidy(edits, watched, { reported, changeId: 'tidy-1' });
  return design;
}

const layerOf = (design: MemoryDesign, id: string) => design.document.layers[id];

describe('tidy', () => {
  it('brings words back onto the page that have grown beyond its edge', async () => {
    const design = await left([text('t', 'p', { x: 500, width: 300, text: 'Short' })], () => {
      const grown = text('t', 'p', { x: 500, width: 700, text: 'Words that are longer' });
      return [update('t', { text: grown.text, lines: grown.lines, width: grown.width, height: grown.height })];
    });
    const { x, width } = layerOf(design, 't') as TextLayer;
    expect(x).toBeLessThan(500);
    expect(x + width).toBeLessThanOrEqual(1080);
  });

  it('leaves what the turn chose: a place half off the page, a faint ink', async () => {
    const moved = await left([text('t', 'p')], () => [update('t', { x: 900 })]);
    expect(layerOf(moved, 't')).toMatchObject({ x: 900 });
    const faint = await left([text('t', 'p')], () => [update('t', { fill: { type: 'solid', color: '#f4f4f4' } })]);
    expect(layerOf(faint, 't')).toMatchObject({ fill: { color: '#f4f4f4' } });
    const made = await left([], (page) => [
      { type: 'layer.add', layer: text('t', page, { fill: { type: 'solid', color: '#f4f4f4' } }) },
    ]);
    expect(layerOf(made, 't')).toMatchObject({ fill: { color: '#f4f4f4' } });
  });

  it('leaves what the turn did not touch, whatever it did around it', async () => {
    const dark = await left([text('t', 'p')], (page) => [
      { type: 'page.update', id: page, patch: { background: { type: 'solid', color: '#0a0a0a' } } },
    ]);
    expect(layerOf(dark, 't')).toMatchObject({ fill: { color: '#111111' } });
    const off = await left([text('far', 'p', { x: 900 }), text('t', 'p', { y: 500 })], () => [
      update('t', { opacity: 0.9 }),
    ]);
    expect(layerOf(off, 'far')).toMatchObject({ x: 900 });
  });

  it('gives words an ink that reads where they were moved to, unless that was reported to the model', async () => {
    const pill = { fill: { type: 'solid' as const, color: '#101010' }, paddingX: 8, paddingY: 4, radius: 4 };
    const onDark = (page: string): Operation[] => (page ? [update('t', { box: pill })] : []);
    const design = await left([text('t', 'p')], onDark);
    expect(layerOf(design, 't')).not.toMatchObject({ fill: { color: '#111111' } });
    const reported = await left([text('t', 'p')], onDark, [{ rule: 'contrast', layers: ['t'], words: '' }]);
    expect(layerOf(reported, 't')).toMatchObject({ fill: { color: '#111111' } });
  });

  it('makes a cut word whole in what the turn put down itself', async () => {
    const design = await left([], (page) => [
      { type: 'layer.add', layer: text('t', page, { text: 'Extraordinary', width: 330 }) },
    ]);
    expect((layerOf(design, 't') as TextLayer).lines).toHaveLength(1);
    expect((layerOf(design, 't') as TextLayer).fontSize).toBeLessThan(60);
  });

  it('puts what the turn has laid over words behind them, unless the turn chose its position in the stack', async () => {
    const disc = createShapeLayer({
      id: 'disc',
      parent: 'p',
      order: 'Zz',
      shape: { kind: 'ellipse' },
      x: 150,
      y: 60,
      width: 150,
      height: 150,
    });
    const order = ({ document, page }: MemoryDesign) => leavesInPaintOrder(document, page).map(({ id }) => id);
    expect(
      order(
        await left([text('t', 'p')], (page) => [{ type: 'layer.add', layer: { ...disc, parent: page, order: 'a9' } }]),
      ),
    ).toEqual(['disc', 't']);
    expect(
      order(
        await left([text('t', 'p'), disc], (page) => [{ type: 'layer.move', id: 'disc', parent: page, order: 'a9' }]),
      ),
    ).toEqual(['t', 'disc']);
  });

  it('commits nothing where all is tidy, and nothing twice', async () => {
    const design = await left([text('t', 'p')], () => [update('t', { x: 120 })]);
    expect(design.committed).toEqual(['c1']);
  });
});

describe('a turn', () => {
  const page2 = createPage({ id: 'p9', order: 'a9', name: 'Two' });
  /** A design whose texts, one per page, are moved onto black by a tool that does not check. */
  function twoPages(): MemoryDesign {
    const design = new MemoryDesign();
    design.edit(
      { type: 'page.add', page: page2 },
      { type: 'layer.add', layer: text('t', design.page) },
      { type: 'layer.add', layer: text('tt', 'p9') },
    );
    return design;
  }
  const blacken = defineTool({
    ...look,
    isFree: undefined,
    moderates: undefined,
    name: 'blacken',
    input: z.strictObject({}),
    execute: async () => ({
      ok: true,
      output: null,
      card: { key: 'tools.look.done', values: { count: 0 } },
      operations: ['t', 'tt'].map((id) =>
        update(id, { box: { fill: { type: 'solid', color: '#101010' }, paddingX: 8, paddingY: 4, radius: 4 } }),
      ),
    }),
  });
  const dark = { type: 'solid', color: '#111111' };
  const play = (design: MemoryDesign, steps: ScriptedStep[], more = {}) =>
    playTurn({
      model: new ScriptedModel([{ call: 'blacken', input: {} }], [{ say: 'Done.' }], ...steps),
      design,
      history: [userMessage('on black')],
      tools: [...tools, blacken],
      ...more,
    });

  it('is tidied on the pages that were not reported to its model, and undone as one step', async () => {
    const design = twoPages();
    const before = design.document;
    const { result, said } = await play(design, [[]]);
    expect([result.state, said]).toEqual(['finished', 'Done.']);
    expect(layerOf(design, 't')).toMatchObject({ fill: dark });
    expect(layerOf(design, 'tt')).not.toMatchObject({ fill: dark });
    expect(design.log.map(({ label }) => label).at(-1)).toBe(message('hints.tidied'));
    design.undo();
    expect(design.document).toEqual(before);
  });

  it('is tidied everywhere when no step was left, or the model failed in it; nowhere when the user stops', async () => {
    const spent = twoPages();
    await play(spent, [], { budgets: { steps: 2 } });
    const broken = twoPages();
    const { result } = await play(broken, [[{ error: new Error('boom') }]]);
    expect(result.state).toBe('finished');
    for (const design of [spent, broken])
      for (const id of ['t', 'tt']) expect(layerOf(design, id)).not.toMatchObject({ fill: dark });
    const stop = new AbortController();
    const stopped = twoPages();
    await play(
      stopped,
      [
        () => {
          stop.abort();
          return [{ hang: true }];
        },
      ],
      { signal: stop.signal },
    );
    for (const id of ['t', 'tt']) expect(layerOf(stopped, id)).toMatchObject({ fill: dark });
  });
});
