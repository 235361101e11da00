/**
 * What every model behind the agent must do, tested on the built-in assistant and on the hosted adapter against a
 * server of the vendor's protocol.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { message } from '#messages/message.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { startOpenAiServer, type OpenAiServer, type OpenAiStep } from '#tests/fakes/openai-server.ts';
import { playTurn, userMessage } from '#tests/fakes/turns.ts';
import { chooseModel } from './model.server.ts';

let server: OpenAiServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function hosted(...steps: OpenAiStep[]) {
  server = await startOpenAiServer(...steps);
  return chooseModel({
    openaiApiKey: 'sk-test',
    openaiBaseUrl: server.url,
    openaiModel: 'test-model',
    openaiPictures: false,
  }).languageModel;
}

const builtIn = () => chooseModel({ openaiModel: 'unused', openaiPictures: true }).languageModel;
const history = [userMessage('Add the text "HELLO"')];

describe.each([
  ['the built-in assistant', async () => builtIn()],
  [
    'a hosted model',
    () => hosted({ call: 'add_text', input: { text: 'HELLO' } }, { say: 'I added the words you asked for.' }),
  ],
])('%s', (_name, make) => {
  it('calls a tool, hears its result, and says what is different now', async () => {
    const design = new MemoryDesign();
    const { result, calls, said } = await playTurn({ model: await make(), design, history });
    expect(result.state).toBe('finished');
    expect(calls).toMatchObject([{ tool: 'add_text', outcome: { ok: true } }]);
    expect(Object.values(design.document.layers)).toMatchObject([{ type: 'text', text: 'HELLO' }]);
    expect(said.trim()).not.toBe('');
  });

  it('ends as stopped when it is aborted at once', async () => {
    const { result } = await playTurn({
      model: await make(),
      design: new MemoryDesign(),
      history,
      signal: AbortSignal.abort(),
    });
    expect(result.state).toBe('stopped');
  });
});

describe('a hosted model', () => {
  it('is sent the key, the model, the tools and the canvas', async () => {
    await playTurn({ model: await hosted({ say: 'Hello.' }), design: new MemoryDesign(), history });
    const { key, body } = server!.requests[0]!;
    expect(key).toBe('Bearer sk-test');
    expect(body.model).toBe('test-model');
    expect(body.tools?.map((tool) => tool.function.name)).toContain('update_layer');
    expect(JSON.stringify(body.messages)).toContain('<canvas>');
  });

  it('that nobody answers for fails in words', async () => {
    const model = await hosted({ say: 'never heard' });
    await server!.close();
    const { result } = await playTurn({ model, design: new MemoryDesign(), history });
    expect(result).toMatchObject({ state: 'failed', error: message('agent.modelUnreachable') });
  });

  it('is let go of when the user stops', async () => {
    const stop = new AbortController();
    const model = await hosted({ hang: 'One moment' });
    const { result } = await playTurn({
      model,
      design: new MemoryDesign(),
      history,
      signal: stop.signal,
      onChunk: (chunk) => chunk.type === 'text-delta' && stop.abort(),
    });
    expect(result.state).toBe('stopped');
    await server!.letGo;
  });
});
