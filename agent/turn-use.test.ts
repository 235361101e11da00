/** What a turn is counted as using: as reported, estimated where it is not, and nothing for what a server refused. */
import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { playTurn, userMessage, type PlayOptions } from '#tests/fakes/turns.ts';
import { requestTokens, type CallUse } from './turn-use.ts';

const add = (text: string) => ({ call: 'add_text', input: { text } });

/** Plays a turn; `allow` answers for each model call. */
async function play(
  steps: ScriptedStep[],
  { allow = () => null, ...options }: Partial<PlayOptions> & { allow?(call: number): string | null } = {},
) {
  const used: CallUse[] = [];
  const asked: number[] = [];
  const model = new ScriptedModel(...steps);
  const played = await playTurn({
    model,
    design: new MemoryDesign(),
    history: [userMessage('do it')],
    meter: {
      async allow(tokens) {
        asked.push(tokens);
        return allow(asked.length - 1);
      },
      used: (use) => void used.push(use),
    },
    ...options,
  });
  return { ...played, model, used, asked };
}

describe('a turn', () => {
  it('is counted call by call, as the model reports it', async () => {
    const { used, result } = await play([[add('one')], [{ say: 'Done.' }]]);
    const each = { inputTokens: 10, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 5, estimated: false };
    expect(used).toEqual([each, each]);
    expect(result.tokens).toBe(30);
  });

  it('that is cut off is estimated by what was sent and written, and marked so', async () => {
    const { used, asked, result } = await play([[{ say: 'x'.repeat(400) }, { cut: true }]]);
    expect(result.state).toBe('failed');
    expect(used).toEqual([
      { inputTokens: asked[0], cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 100, estimated: true },
    ]);
    expect(asked[0]).toBeGreaterThan(1_000);
  });

  it('that the user stops is counted as far as it came', async () => {
    const stop = new AbortController();
    const { used, result } = await play([[{ say: 'Let me see' }, { hang: true }]], {
      signal: stop.signal,
      onChunk: (chunk) => chunk.type === 'text-delta' && stop.abort(),
    });
    expect(result.state).toBe('stopped');
    expect(used).toMatchObject([{ estimated: true }]);
  });

  it('costs nothing where the server refused the request', async () => {
    const error = new APICallError({ message: 'no', url: 'http://x', requestBodyValues: {}, statusCode: 401 });
    const { used, result } = await play([[{ error }]]);
    expect(result.state).toBe('failed');
    expect(used).toEqual([{ inputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 0, estimated: false }]);
  });

  it('is not sent to the model when nothing may be spent, and says why', async () => {
    const { result, model, reports, used } = await play([[{ say: 'Never.' }]], { allow: () => 'Nothing is left.' });
    expect(result).toMatchObject({ state: 'failed', error: 'Nothing is left.' });
    expect(model.asked).toHaveLength(0);
    // Nobody needs to repair anything.
    expect(reports).toEqual([]);
    expect(used).toEqual([]);
  });

  it('ends between two steps when the budget is spent, and keeps what was done', async () => {
    const design = new MemoryDesign();
    const { result, model } = await play([[add('kept')], [{ say: 'Never.' }]], {
      design,
      allow: (call) => (call === 0 ? null : 'Nothing is left.'),
    });
    expect(result).toMatchObject({ state: 'failed', error: 'Nothing is left.', steps: 1 });
    expect(model.asked).toHaveLength(1);
    expect(Object.values(design.document.layers)).toMatchObject([{ text: 'kept' }]);
  });

  it('is done although nothing may be spent on repairs', async () => {
    const design = new MemoryDesign();
    const text = createTextLayer({
      id: 't',
      parent: design.page,
      order: 'a1',
      text: 'Hello',
      x: 300,
      y: 300,
      width: 400,
      fontSize: 80,
    });
    design.edit({ type: 'layer.add', layer: withLines(text, roughMeasure) });
    const away = { call: 'update_layer', input: { layer: 't', x: 1_000 } };
    const { result, model, asked, reports } = await play([[away], [{ say: 'Done.' }], [{ say: 'Never.' }]], {
      design,
      allow: (call) => (call < 2 ? null : 'Nothing is left.'),
    });
    expect(result.state).toBe('finished');
    expect(asked).toHaveLength(3);
    expect(model.asked).toHaveLength(2);
    expect(reports).toEqual([]);
  });

  it('makes no further call that would not fit its own budget', async () => {
    const { result, model } = await play([[add('one')], [{ say: 'Never.' }]], { budgets: { tokens: 500 } });
    expect(result).toMatchObject({ state: 'failed', error: expect.stringContaining('one turn allows') });
    expect(model.asked).toHaveLength(1);
  });
});

describe('the estimate of a request', () => {
  it('is a token for four characters, and the same for a picture however many bytes it has', () => {
    const words = (text: string): LanguageModelV4Prompt => [{ role: 'user', content: [{ type: 'text', text }] }];
    const more = requestTokens({ prompt: words('x'.repeat(4_000)) }) - requestTokens({ prompt: words('') });
    expect(more).toBe(1_000);
    const picture = (bytes: number): LanguageModelV4Prompt => [
      {
        role: 'user',
        content: [
          { type: 'file', mediaType: 'image/jpeg', data: { type: 'data', data: new Uint8Array(bytes).fill(7) } },
        ],
      },
    ];
    expect(requestTokens({ prompt: picture(100) })).toBe(requestTokens({ prompt: picture(100_000) }));
    expect(requestTokens({ prompt: picture(1) })).toBeGreaterThan(800);
  });
});
