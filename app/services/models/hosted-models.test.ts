/** Which hosted models can answer, in which order, and that no vendor's package is loaded before it is asked. */
import { expect, it } from 'vitest';
import { hostedSettings, openHosted, type HostedConfig } from './hosted-models.ts';
import { chooseModel } from './model.server.ts';
import { lazyModel } from './protocols/lazy-model.ts';
import { versioned } from './protocols/hosted-model.ts';

const none: HostedConfig = { openaiModel: 'gpt', openaiPictures: true };
const anthropic = { apiKey: 'a', baseUrl: undefined, model: 'claude', takesPictures: true };
const gemini = { apiKey: 'g', baseUrl: undefined, model: 'gemini', takesPictures: false };
const vendors = (config: Partial<HostedConfig>) => hostedSettings({ ...none, ...config }).map(({ vendor }) => vendor);

it('are those with a key or an address, the chosen one first', () => {
  expect(vendors({})).toEqual([]);
  expect(vendors({ openaiBaseUrl: 'http://127.0.0.1:1/v1' })).toEqual(['openai']);
  expect(vendors({ openaiApiKey: 'o', anthropic, gemini })).toEqual(['openai', 'anthropic', 'gemini']);
  expect(vendors({ openaiApiKey: 'o', anthropic, gemini, modelProvider: 'gemini' })).toEqual([
    'gemini',
    'openai',
    'anthropic',
  ]);
});

it('are none of small models, which read for the built-in assistant', () => {
  expect(vendors({ openaiBaseUrl: 'http://127.0.0.1:1/v1', modelTier: 'small' })).toEqual([]);
  expect(hostedSettings({ ...none, openaiApiKey: 'o', modelTier: 'small' })).toEqual([]);
});

it('are named by their model, with the beginning of their variables and what they take', () => {
  expect(chooseModel({ ...none, anthropic })).toMatchObject({
    by: { kind: 'hosted', name: 'claude' },
    settingsPrefix: 'ANTHROPIC',
    takesPictures: true,
  });
  for (const settings of hostedSettings({ ...none, gemini }))
    expect(openHosted(settings)).toMatchObject({ settingsPrefix: 'GEMINI', takesPictures: false });
  expect(chooseModel(none)).toMatchObject({ by: { kind: 'built-in' } });
});

it('load their package once, with the first question, and try again when that failed', async () => {
  let loads = 0;
  const model = lazyModel('vendor', 'model', async () => {
    loads += 1;
    if (loads === 1) throw new Error('No package');
    return { doStream: async () => ({ stream: 'streamed' }) } as never;
  });
  expect([model.modelId, loads]).toEqual(['model', 0]);
  await expect(model.doStream({ prompt: [] })).rejects.toThrow('No package');
  expect(await Promise.all([model.doStream({ prompt: [] }), model.doStream({ prompt: [] })])).toHaveLength(2);
  expect(loads).toBe(2);
});

it.each([
  ['https://api.example.com', 'https://api.example.com/v1'],
  ['https://api.example.com/', 'https://api.example.com/v1'],
  ['https://api.example.com/v1', 'https://api.example.com/v1'],
  ['https://api.example.com/proxy/v1beta/', 'https://api.example.com/proxy/v1beta'],
])('take %s as %s', (given, base) => {
  expect(versioned(given, 'v1')).toBe(base);
});
