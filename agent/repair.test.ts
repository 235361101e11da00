/**
 * Faults left by a turn's own edits are reported to the model once, so that it can repair them; earlier faults are left
 * to the user.
 */
import { describe, expect, it } from 'vitest';
import { createPage, createTextLayer } from '#design/document/create.ts';
import { z } from 'zod';
import { look } from '#tools/look.ts';
import { tools } from '#tools/index.ts';
import { defineTool } from '#tools/contract/tool.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { playTurn, userMessage, type PlayOptions } from '#tests/fakes/turns.ts';
import { CANVAS_HEADINGS } from './view.ts';

const history = [userMessage('do it')];

/** A page with a readable text of one line. */
function designWithText(patch: { x?: number; color?: string } = {}): MemoryDesign {
  const design = new MemoryDesign();
  design.edit({
    type: 'layer.add',
    layer: withLines(
      {
        ...createTextLayer({
          id: 't1',
          parent: design.page,
          order: 'a1',
          text: 'Hello',
          x: patch.x ?? 300,
          y: 300,
          width: 400,
          fontSize: 80,
        }),
        fill: { type: 'solid', color: patch.color ?? '#111111' },
      },
      roughMeasure,
    ),
  });
  return design;
}

const change = (input: object) => ({ call: 'update_layer', input: { layer: 't1', ...input } });

async function play(design: MemoryDesign, steps: ScriptedStep[], options: Partial<PlayOptions> = {}) {
  const model = new ScriptedModel(...steps);
  const played = await playTurn({ model, design, history, ...options });
  const reported = model.asked.map(({ prompt }) => JSON.stringify(prompt.at(-1)).includes(CANVAS_HEADINGS.findings));
  return { ...played, model, reported, layer: design.document.layers.t1 };
}

describe('what a turn leaves wrong', () => {
  it('is reported once the model is done, and can be repaired in one step', async () => {
    const { reported, result, layer, said, model } = await play(designWithText(), [
      [change({ x: 1000 })],
      [{ say: 'Moved.' }],
      [change({ x: 500 })],
    ]);
    expect(reported).toEqual([false, false, true]);
    expect(JSON.stringify(model.asked[2]?.prompt.at(-1))).toContain('off-page');
    expect(JSON.stringify(model.asked[2]?.prompt)).toContain('Moved.');
    expect(layer).toMatchObject({ x: 500 });
    expect(result).toMatchObject({ state: 'finished', steps: 3, calls: 2 });
    expect(said).toBe('Moved.');
  });

  it('is reported once, whatever the model makes of it', async () => {
    const silent = await play(designWithText(), [[change({ x: 1000 })], [{ say: 'Moved.' }], []]);
    expect(silent.result.state).toBe('finished');
    const worse = await play(designWithText(), [[change({ x: 1000 })], [{ say: 'Moved.' }], [change({ x: 1010 })]]);
    expect(worse.reported).toHaveLength(3);
    expect(worse.result.state).toBe('finished');
    const broken = await play(designWithText(), [
      [change({ x: 1000 })],
      [{ say: 'Moved.' }],
      [{ error: new Error('boom') }],
    ]);
    expect(broken.result.state).toBe('finished');
    expect(broken.reports).toHaveLength(1);
  });

  it('is nothing when the edits are good, or there are none', async () => {
    expect((await play(designWithText(), [[change({ x: 310 })], [{ say: 'Moved.' }]])).reported).toEqual([
      false,
      false,
    ]);
    expect((await play(designWithText({ x: 1000 }), [[{ say: 'Hello.' }]])).reported).toEqual([false]);
  });

  it('is not what was so before and had no part in the change', async () => {
    const design = designWithText({ x: 1000 });
    expect((await play(design, [[change({ color: '#222222' })], [{ say: 'Recoloured.' }]])).reported).toEqual([
      false,
      false,
    ]);
    // A place that the turn itself chose counts as its edit, wherever the layer was before.
    expect((await play(design, [[change({ x: 990 })], [{ say: 'Moved.' }], []])).reported).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is also what a new background does to a text that was not touched', async () => {
    const { reported, model } = await play(designWithText(), [
      [{ call: 'set_background', input: { color: '#0a0a0a' } }],
      [{ say: 'Dark.' }],
      [],
    ]);
    expect(reported.at(-1)).toBe(true);
    expect(JSON.stringify(model.asked.at(-1)?.prompt.at(-1))).toContain('contrast');
  });

  it('on another page is shown with that page, so that it can be fixed there', async () => {
    const design = designWithText();
    const there = createPage({ id: 'p9', order: 'a9', name: 'Two' });
    design.edit(
      { type: 'page.add', page: there },
      {
        type: 'layer.add',
        layer: withLines(
          createTextLayer({
            id: 't9',
            parent: 'p9',
            order: 'a1',
            text: 'There',
            x: 300,
            y: 300,
            width: 400,
            fontSize: 80,
          }),
          roughMeasure,
        ),
      },
    );
    const turning = defineTool({
      ...look,
      isFree: undefined,
      moderates: undefined,
      name: 'turn',
      input: z.strictObject({ page: z.string() }),
      execute: async ({ page }) => ({
        ok: true,
        operations: [],
        output: page,
        card: { key: 'tools.look.done', values: { count: 0 } },
        page,
      }),
    });
    const { reported, model } = await play(
      design,
      [
        [
          { call: 'turn', input: { page: 'p9' } },
          { call: 'update_layer', input: { layer: 't9', x: 1000 } },
          { call: 'turn', input: { page: design.page } },
        ],
        [{ say: 'Moved.' }],
        [{ call: 'update_layer', input: { layer: 't9', x: 400 } }],
      ],
      { tools: [...tools, turning] },
    );
    expect(reported).toEqual([false, false, true]);
    expect(JSON.stringify(model.asked[2]?.prompt.at(-1))).toContain('There');
    expect(design.document.layers.t9).toMatchObject({ x: 400 });
  });

  it('is left as it is when the budget of steps is used up, or the user stops', async () => {
    const spent = await play(designWithText(), [[change({ x: 1000 })], [{ say: 'Moved.' }]], { budgets: { steps: 2 } });
    expect(spent.reported).toEqual([false, false]);
    const stop = new AbortController();
    const stopped = await play(
      designWithText(),
      [
        [change({ x: 1000 })],
        [{ say: 'Moved.' }],
        () => {
          stop.abort();
          return [{ hang: true }];
        },
      ],
      { signal: stop.signal },
    );
    expect(stopped.result.state).toBe('stopped');
  });
});
