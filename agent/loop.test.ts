/** Turns with a scripted model: order, errors, budgets, and a visible end in all cases. */
import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineTool } from '#tools/contract/tool.ts';
import { addText } from '#tools/add-text.ts';
import { tools } from '#tools/index.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { messageOf, playTurn, userMessage } from '#tests/fakes/turns.ts';

const texts = (design: MemoryDesign) =>
  Object.values(design.document.layers).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));
const add = (text: string) => ({ call: 'add_text', input: { text } });
const turnOf = (...steps: ScriptedStep[]) => {
  const design = new MemoryDesign();
  const model = new ScriptedModel(...steps);
  return { design, model, history: [userMessage('do it')] };
};

describe('a turn', () => {
  it('runs calls of one step strictly one after the other, in call order, one commit each', async () => {
    const order: string[] = [];
    const slow = defineTool({
      ...addText,
      async execute(input, context) {
        order.push(`start ${input.text}`);
        await new Promise((resolve) => setTimeout(resolve, input.text === 'one' ? 20 : 1));
        order.push(`end ${input.text}`);
        return addText.execute(input, context);
      },
    });
    const turn = turnOf([add('one'), add('two'), add('three')], [{ say: 'Done.' }]);
    const played = await playTurn({ ...turn, tools: [slow] });
    expect(order).toEqual(['start one', 'end one', 'start two', 'end two', 'start three', 'end three']);
    expect(turn.design.log.map(({ label }) => label)).toEqual(['Added “one”', 'Added “two”', 'Added “three”']);
    expect(played.result).toMatchObject({ state: 'finished', steps: 2, calls: 3 });
    expect(played.message.metadata?.turn).toEqual({ id: 'turn-1', state: 'finished' });
    expect(played.said).toBe('Done.');
  });

  it('makes the same ids when it is run again', async () => {
    const play = async () => {
      const turn = turnOf([add('one'), add('two')], [add('three')], [{ say: 'Done.' }]);
      await playTurn(turn);
      return { ids: Object.keys(turn.design.document.layers), changes: turn.design.committed };
    };
    const first = await play();
    expect(await play()).toEqual(first);
    expect(new Set(first.ids).size).toBe(3);
  });

  it('shows the model outputs and errors, never cards or revisions', async () => {
    const turn = turnOf(
      [add('one'), { call: 'add_text', input: { text: 'x', color: 'blurple' } }],
      [{ say: 'One failed.' }],
    );
    const played = await playTurn(turn);
    const seen = JSON.stringify(turn.model.asked[1]?.prompt);
    expect(seen).toContain('there is no colour \\"blurple\\"');
    expect(seen).toContain('"type":"error-text"');
    expect(seen).not.toMatch(/"card"|"revision"/);
    expect(played.calls.map(({ outcome }) => outcome.ok)).toEqual([true, false]);
    expect(played.result.state).toBe('finished');
  });

  it('shows the model the design as it is now, hand edits of the meantime included, once', async () => {
    const turn = turnOf(
      [add('one')],
      () => {
        const [id] = Object.keys(turn.design.document.layers);
        if (id) turn.design.edit({ type: 'layer.update', id, patch: { x: 5, y: 7 } });
        return [add('two')];
      },
      [{ say: 'Done.' }],
    );
    await playTurn(turn);
    const last = turn.model.asked[2]?.prompt ?? [];
    expect(JSON.stringify(last).match(/<canvas>..design:/g)).toHaveLength(1);
    expect(JSON.stringify(last.at(-1))).toContain('[5,7,');
  });

  it('answers unknown tools and unreadable calls, and goes on', async () => {
    const turn = turnOf(
      [
        { call: 'paint_picture', input: {} },
        { call: 'add_text', raw: '{"text": "half' },
        { call: 'add_text', input: 7 },
        add('whole'),
      ],
      [{ say: 'Done.' }],
    );
    const played = await playTurn(turn);
    expect(played.result.state).toBe('finished');
    expect(texts(turn.design)).toEqual(['whole']);
    const errors = played.calls.map(({ outcome }) => (outcome.ok ? 'ok' : outcome.error));
    expect(errors).toEqual([
      'There is no tool "paint_picture"',
      'The call could not be read',
      'input: Invalid input: expected object, received number',
      'ok',
    ]);
    expect(JSON.stringify(turn.model.asked[1]?.prompt)).toContain('paint_picture');
  });

  it('ends when the same call fails again and again', async () => {
    const again: ScriptedStep = [{ call: 'delete', input: { layers: ['nope'] } }];
    const turn = turnOf(again, again, again, again, again);
    const played = await playTurn(turn);
    expect(played.result.state).toBe('failed');
    expect(played.result.error).toContain('There is no layer "nope"');
    expect(turn.model.asked).toHaveLength(3);
  });

  it('ends when a model calls without end, and keeps what was done', async () => {
    const turn = turnOf(...Array.from({ length: 20 }, (_, index) => [add(`text ${index}`)]));
    const played = await playTurn({ ...turn, budgets: { steps: 5 } });
    expect(played.result).toMatchObject({ state: 'failed', steps: 5, error: expect.stringContaining('more steps') });
    expect(texts(turn.design)).toHaveLength(5);
    expect(played.message.metadata?.turn?.state).toBe('failed');
  });

  it('ends when tokens run out, also for a model that never stops writing', async () => {
    const spent = await playTurn({ ...turnOf([add('one')], [add('two')], [add('three')]), budgets: { tokens: 25 } });
    expect(spent.result).toMatchObject({ state: 'failed', error: expect.stringContaining('one turn allows') });
    const endless = await playTurn({
      ...turnOf([{ say: 'word '.repeat(4000) }, { hang: true }]),
      budgets: { tokens: 1000 },
    });
    expect(endless.result).toMatchObject({ state: 'failed', error: expect.stringContaining('one turn allows') });
  });

  it('turns every failure of a model into a visible end', async () => {
    const api = (statusCode?: number) =>
      new APICallError({ message: 'secret-key sk-123 refused', url: 'http://x', requestBodyValues: {}, statusCode });
    const cases: [ScriptedStep, string][] = [
      [[{ error: new Error('boom sk-123') }], 'Something went wrong'],
      [[{ say: 'Well' }, { error: new Error('boom sk-123') }], 'Something went wrong'],
      [[{ error: api(401) }], 'rejected this server’s key'],
      [[{ error: api(429) }], 'busy'],
      [[{ error: api(404) }], 'does not exist'],
      [[{ error: api(500) }], '(500)'],
      [[{ error: api() }], 'cannot be reached'],
      [[{ cut: true }], 'broke off'],
      [[{ say: 'I will' }, { cut: true }], 'broke off'],
      [[{ finish: 'stop' }], 'no answer'],
      [[{ say: 'Long' }, { finish: 'length' }], 'too long'],
      [[{ finish: 'content-filter' }], 'declined'],
      [[add('never run'), { finish: 'length' }], 'too long'],
    ];
    for (const [step, words] of cases) {
      const played = await playTurn(turnOf(step));
      expect(played.result.state, `${words}`).toBe('failed');
      expect(played.result.error).toContain(words);
      expect(played.message.metadata?.turn).toEqual({ id: 'turn-1', state: 'failed', error: played.result.error });
      expect(JSON.stringify(played.chunks)).not.toContain('sk-123');
      expect(played.chunks.at(-1)?.type).toBe('finish');
      expect(
        played.message.parts.filter(
          (part) => 'state' in part && (part.state === 'streaming' || part.state === 'input-available'),
        ),
      ).toEqual([]);
    }
  });

  it('ends when a model falls silent or a turn takes too long', async () => {
    const silent = await playTurn({ ...turnOf([{ say: 'Hm' }, { hang: true }]), budgets: { silenceMs: 30 } });
    expect(silent.result).toMatchObject({ state: 'failed', error: expect.stringContaining('stopped answering') });
    const mute = await playTurn({ ...turnOf([{ hang: true }]), budgets: { silenceMs: 30 } });
    expect(mute.result.state).toBe('failed');
    const long = await playTurn({ ...turnOf([add('kept')], [{ hang: true }]), budgets: { ms: 60 } });
    expect(long.result).toMatchObject({ state: 'failed', error: expect.stringContaining('too long') });
  });

  it('does not take a slow tool for a silent model, and gives a tool no more time than it declares', async () => {
    const sleeper = (name: string, ms: number, timeoutMs: number) =>
      defineTool({
        ...addText,
        isFree: undefined,
        moderates: undefined,
        name,
        input: z.strictObject({}),
        timeoutMs,
        execute: async (_, { signal }) => {
          await new Promise((resolve, reject) => {
            setTimeout(resolve, ms);
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          });
          return { ok: true, operations: [], output: 'slept', card: { key: 'tools.look.done', values: { count: 0 } } };
        },
      });
    const turn = turnOf(
      [
        { call: 'slow', input: {} },
        { call: 'endless', input: {} },
      ],
      [{ say: 'Done.' }],
    );
    // Gives the model, which answers immediately, a second even on a busy machine.
    const played = await playTurn({
      ...turn,
      tools: [sleeper('slow', 1_200, 60_000), sleeper('endless', 60_000, 50)],
      budgets: { silenceMs: 1_000 },
    });
    expect(played.calls.map(({ outcome }) => outcome.ok)).toEqual([true, false]);
    expect(played.result.state).toBe('finished');
  });

  it('reports a bug in a tool and tells the user in plain words', async () => {
    const broken = defineTool({ ...addText, execute: () => Promise.reject(new TypeError('x is undefined')) });
    const played = await playTurn({ ...turnOf([add('one')], [{ say: 'It failed.' }]), tools: [broken] });
    expect(played.reports).toHaveLength(1);
    expect(played.calls[0]?.outcome).toEqual({
      ok: false,
      error: 'Something went wrong inside this tool. Nothing was changed.',
    });
  });

  it('never runs a tool that asks for approval without it', async () => {
    const asking = defineTool({ ...addText, approval: 'always' });
    const turn = turnOf([add('one')], [{ say: 'It needs you.' }]);
    const played = await playTurn({ ...turn, tools: [asking] });
    expect(texts(turn.design)).toEqual([]);
    expect(played.calls[0]?.outcome.ok).toBe(false);
  });
});

describe('stop', () => {
  it('keeps what was done, shows the rest as stopped, and starts nothing more', async () => {
    const stop = new AbortController();
    const turn = turnOf([add('one'), add('two'), add('three')], [{ say: 'never said' }]);
    const stopping = tools.map((tool) =>
      tool.name === 'add_text'
        ? defineTool({
            ...addText,
            async execute(input, context) {
              if (input.text !== 'two') return addText.execute(input, context);
              stop.abort();
              return new Promise(() => {});
            },
          })
        : tool,
    );
    const played = await playTurn({ ...turn, tools: stopping, signal: stop.signal });
    expect(played.result.state).toBe('stopped');
    expect(texts(turn.design)).toEqual(['one']);
    expect(
      played.calls.map(({ outcome }) =>
        outcome.ok ? 'done' : 'stopped' in outcome && outcome.stopped ? 'stopped' : 'failed',
      ),
    ).toEqual(['done', 'stopped', 'stopped']);
    expect(turn.model.asked).toHaveLength(1);
    expect(played.message.metadata?.turn?.state).toBe('stopped');
  });

  it('tells the truth about a commit that had begun', async () => {
    const stop = new AbortController();
    const turn = turnOf([add('one')], [{ say: 'never said' }]);
    const commit = turn.design.commit.bind(turn.design);
    const played = await playTurn({
      ...turn,
      signal: stop.signal,
      environment: {
        design: {
          current: () => turn.design.current(),
          commit: async (change) => {
            stop.abort();
            await new Promise((resolve) => setTimeout(resolve, 10));
            return commit(change);
          },
        },
      },
    });
    expect(played.result.state).toBe('stopped');
    expect(texts(turn.design)).toEqual(['one']);
    expect(played.calls[0]?.outcome).toMatchObject({ ok: true, revision: 1 });
  });

  it('ends a model that is writing, at once, with the words so far', async () => {
    const stop = new AbortController();
    const turn = turnOf([{ say: 'Some words' }, { hang: true }]);
    const played = await playTurn({
      ...turn,
      signal: stop.signal,
      onChunk: (chunk) => chunk.type === 'text-end' && stop.abort(),
    });
    expect(played.result.state).toBe('stopped');
    expect(played.said).toBe('Some words');
  });

  it('closes a text in the middle of which it came', async () => {
    const stop = new AbortController();
    const turn = turnOf([{ say: 'One two three four five six' }]);
    const played = await playTurn({
      ...turn,
      signal: stop.signal,
      onChunk: (chunk) => chunk.type === 'text-delta' && stop.abort(),
    });
    expect(played.result.state).toBe('stopped');
    expect((await messageOf(played.chunks)).parts.every((part) => part.type !== 'text' || part.state === 'done')).toBe(
      true,
    );
  });

  it('before the first word is a stop too', async () => {
    const stop = new AbortController();
    stop.abort();
    const played = await playTurn({ ...turnOf([add('one')]), signal: stop.signal });
    expect(played.result.state).toBe('stopped');
  });
});
