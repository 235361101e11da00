/**
 * Questions to the user in the middle of a turn: when they are asked, what a yes, a no and silence cause, and that
 * nothing happens before.
 */
import { describe, expect, it } from 'vitest';
import { createGroupLayer, createTextLayer } from '#design/document/create.ts';
import { message } from '#messages/message.ts';
import { addText } from '#tools/add-text.ts';
import { deleteLayers } from '#tools/delete.ts';
import { tools } from '#tools/index.ts';
import { defineTool, type Tool } from '#tools/contract/tool.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { playTurn, userMessage, type PlayOptions } from '#tests/fakes/turns.ts';
import { layersTaken, type ApprovalRequest } from './approval.ts';
import { modelMessages } from './history.ts';

const asking = defineTool({ ...addText, approval: 'always' });
const add = (text: string) => ({ call: 'add_text', input: { text } });
const remove = (...layers: string[]) => ({ call: 'delete', input: { layers } });
const removing: readonly Tool[] = tools.map((tool) =>
  tool.name === 'delete' ? defineTool({ ...deleteLayers, approval: 'many-layers' }) : tool,
);

function designWith(count: number): MemoryDesign {
  const design = new MemoryDesign();
  for (let n = 1; n <= count; n += 1)
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({ id: `t${n}`, parent: design.page, order: `a${n}`, text: `Text ${n}` }),
    });
  return design;
}

async function play(options: Partial<PlayOptions> & { steps: ScriptedStep[] }) {
  const { steps, design = new MemoryDesign(), ...rest } = options;
  const asked: ApprovalRequest[] = [];
  const model = new ScriptedModel(...steps);
  const played = await playTurn({
    model,
    design,
    history: [userMessage('do it')],
    ...rest,
    approve: (request) => {
      asked.push(request);
      return options.approve?.(request) ?? true;
    },
  });
  const states = played.chunks
    .filter((chunk) => 'toolCallId' in chunk || chunk.type === 'tool-approval-response')
    .map(({ type }) => type);
  return { ...played, design, asked, model, states, ids: Object.keys(design.document.layers) };
}

describe('a call that has to be asked about', () => {
  it('waits for the yes, and then takes effect', async () => {
    let before = -1;
    const design = new MemoryDesign();
    const {
      asked,
      ids,
      result,
      states,
      message: stored,
    } = await play({
      steps: [[add('one')], [{ say: 'Done.' }]],
      tools: [asking],
      design,
      approve: () => {
        before = Object.keys(design.document.layers).length;
        return true;
      },
    });
    expect(before).toBe(0);
    expect(ids).toHaveLength(1);
    expect(result.state).toBe('finished');
    expect(asked).toMatchObject([{ tool: 'add_text', reason: message('agent.askAlways') }]);
    expect(states).toEqual([
      'tool-input-available',
      'tool-approval-request',
      'tool-approval-response',
      'tool-output-available',
    ]);
    expect(stored.parts.find((part) => part.type === 'tool-add_text')).toMatchObject({
      state: 'output-available',
      approval: { id: asked[0]?.approvalId, approved: true },
    });
  });

  it('is left undone after a no, which the model is told; the next one of the kind is not asked about', async () => {
    const { asked, ids, result, model } = await play({
      steps: [[add('one')], [add('two')], [{ say: 'As you wish.' }]],
      tools: [asking],
      approve: () => false,
    });
    expect(ids).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(result.state).toBe('finished');
    expect(JSON.stringify(model.asked[1]?.prompt)).toContain(message('tools.declined'));
  });

  it('is left undone when nobody answers in time, and says so', async () => {
    const { ids, calls, result } = await play({
      steps: [[add('one')], [{ say: 'Nothing done.' }]],
      tools: [asking],
      budgets: { approvalMs: 20 },
      approve: () => new Promise(() => {}),
    });
    expect(ids).toEqual([]);
    expect(calls[0]?.outcome).toEqual({ ok: false, error: message('agent.notAnswered') });
    expect(result.state).toBe('finished');
  });

  it('is stopped when the user stops instead of answering', async () => {
    const stop = new AbortController();
    const { ids, calls, result, asked, states } = await play({
      steps: [[add('one'), add('two')], [{ say: 'never said' }]],
      tools: [asking],
      signal: stop.signal,
      approve: () => {
        setTimeout(() => stop.abort(), 5);
        return new Promise(() => {});
      },
    });
    expect(ids).toEqual([]);
    expect(result.state).toBe('stopped');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(calls.map(({ outcome }) => !outcome.ok && 'stopped' in outcome && outcome.stopped)).toEqual([true, true]);
    expect(states.filter((state) => state === 'tool-approval-response')).toHaveLength(1);
  });

  it('may take longer to be answered than a turn may take', async () => {
    const { ids, result } = await play({
      steps: [[add('one')], [{ say: 'Done.' }]],
      tools: [asking],
      budgets: { ms: 1_200, silenceMs: 1_000 },
      approve: () => new Promise((resolve) => setTimeout(() => resolve(true), 1_500)),
    });
    expect(result.state).toBe('finished');
    expect(ids).toHaveLength(1);
  });

  it('leaves providers no trace of the question in later turns', async () => {
    const { message: stored } = await play({ steps: [[add('one')], [{ say: 'Done.' }]], tools: [asking] });
    const history = await modelMessages([userMessage('do it'), stored, userMessage('more', [], 'u2')], [asking]);
    expect(JSON.stringify(history)).not.toContain('approval');
    expect(history.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'user']);
  });
});

describe('taking layers away', () => {
  it('is asked about from the sixth on, before anything is gone', async () => {
    const few = await play({
      design: designWith(8),
      steps: [[remove('t1', 't2', 't3', 't4', 't5')], [{ say: 'Done.' }]],
      tools: removing,
    });
    expect(few.asked).toEqual([]);
    expect(few.ids).toHaveLength(3);
    const many = await play({
      design: designWith(8),
      steps: [[remove('t1', 't2', 't3', 't4', 't5', 't6')], [{ say: 'Kept.' }]],
      tools: removing,
      approve: () => false,
    });
    expect(many.asked).toMatchObject([{ reason: message('agent.askManyLayers', { count: 6 }) }]);
    expect(many.ids).toHaveLength(8);
    expect(many.calls[0]?.outcome).toEqual({ ok: false, error: message('tools.declined') });
  });

  it('counts what goes with its group', async () => {
    const design = designWith(0);
    design.edit({ type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: design.page, order: 'a1' }) });
    for (let n = 1; n <= 6; n += 1)
      design.edit({
        type: 'layer.add',
        layer: createTextLayer({ id: `t${n}`, parent: 'g', order: `a${n}`, text: 'x' }),
      });
    expect(layersTaken(design.document, [{ type: 'layer.remove', id: 'g' }])).toHaveLength(7);
    const { asked } = await play({ design, steps: [[remove('g')], [{ say: 'Done.' }]], tools: removing });
    expect(asked).toHaveLength(1);
  });

  it('in small bites is asked about like one large one', async () => {
    const { asked, ids } = await play({
      design: designWith(8),
      steps: [[remove('t1', 't2', 't3')], [remove('t4', 't5', 't6')], [{ say: 'Hm.' }]],
      tools: removing,
      approve: () => false,
    });
    expect(asked).toHaveLength(1);
    expect(ids).toHaveLength(5);
  });
});

describe('spending credits', () => {
  const spending = defineTool({ ...addText, cost: { unit: 'logo' as const, amount: 1 } });
  const costly = defineTool({ ...addText, cost: { unit: 'video' as const, amount: 3 } });

  it('is asked about when one call costs more than a few', async () => {
    const { asked, ids } = await play({
      steps: [[add('one')], [{ say: 'No.' }]],
      tools: [costly],
      approve: () => false,
    });
    expect(asked).toMatchObject([{ reason: message('agent.askCredits', { count: 3, unit: 'video', left: 10 }) }]);
    expect(ids).toEqual([]);
  });

  it('is not asked about where it costs nothing, or more than there is', async () => {
    const steps = [[add('one')], [{ say: 'Done.' }]];
    const unmetered = new MemoryDesign();
    unmetered.credits.price = async () => null;
    expect((await play({ steps, tools: [costly], design: unmetered })).asked).toEqual([]);
    const poor = new MemoryDesign();
    poor.credits.left = 2;
    const refused = await play({ steps, tools: [costly], design: poor });
    expect([refused.asked, refused.ids]).toEqual([[], []]);
  });

  it('is not asked about when this very call is free, or will be refused anyway', async () => {
    const free = defineTool({ ...costly, isFree: () => true });
    expect((await play({ steps: [[add('one')], [{ say: 'Done.' }]], tools: [free] })).asked).toEqual([]);
    expect(
      (
        await play({
          steps: [[{ call: 'add_text', input: { words: 'no such field' } }], [{ say: 'Done.' }]],
          tools: [costly],
        })
      ).asked,
    ).toEqual([]);
  });

  it('is given back by a call that fails, is declined or is stopped', async () => {
    const failing = defineTool({ ...spending, execute: async () => ({ ok: false as const, error: 'no' }) });
    const breaking = defineTool({ ...spending, execute: () => Promise.reject(new TypeError('bug')) });
    const stop = new AbortController();
    const hanging = defineTool({
      ...spending,
      execute: () => {
        setTimeout(() => stop.abort(), 5);
        return new Promise<never>(() => {});
      },
    });
    const cases: Partial<PlayOptions>[] = [
      { tools: [failing] },
      { tools: [breaking] },
      { tools: [costly], approve: () => false },
      { tools: [hanging], signal: stop.signal },
    ];
    for (const options of cases) {
      const { design } = await play({ steps: [[add('one')], [{ say: 'So.' }]], ...options });
      expect(design.credits.booked.filter((entry) => entry.startsWith('settle'))).toEqual([]);
      expect(design.credits.booked.filter((entry) => entry.startsWith('reserve'))).toHaveLength(
        design.credits.booked.filter((entry) => entry.startsWith('release')).length,
      );
    }
    const { design } = await play({ steps: [[add('one')], [{ say: 'So.' }]], tools: [spending] });
    expect(design.credits.booked.map((entry) => entry.split(' ')[0])).toEqual(['reserve', 'settle']);
  });

  it('is asked about when a turn keeps spending', async () => {
    const { asked, ids } = await play({
      steps: [[add('one')], [add('two')], [add('three')], [{ say: 'Enough.' }]],
      tools: [spending],
      approve: () => false,
    });
    expect(asked).toHaveLength(1);
    expect(ids).toHaveLength(2);
  });
});
