/** Which hosted models the configuration sets up, and which of them answers. */
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const parse = (env: Record<string, string>) => parseConfig(env);

function linesOf(env: Record<string, string>): string[] {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

const NO_VENDORS = { anthropic: undefined, gemini: undefined, modelProvider: undefined };

test('hosted models of other vendors: their keys, addresses, models and pictures', () => {
  expect(parse({})).toMatchObject(NO_VENDORS);
  expect(parse({ ANTHROPIC_API_KEY: 'sk-a' }).anthropic).toEqual({
    apiKey: 'sk-a',
    baseUrl: undefined,
    model: 'claude-sonnet-5-5',
    takesPictures: true,
  });
  const gemini = { GEMINI_API_KEY: 'g', GEMINI_BASE_URL: 'http://127.0.0.1:9000', GEMINI_MODEL: 'gemini-x' };
  expect(parse({ ...gemini, GEMINI_PICTURES: 'off' }).gemini).toEqual({
    apiKey: 'g',
    baseUrl: 'http://127.0.0.1:9000',
    model: 'gemini-x',
    takesPictures: false,
  });
  // Sign-in with Google has nothing to do with it.
  expect(parse({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's', PUBLIC_URL: 'https://blend.example' }).gemini).toBe(
    undefined,
  );
  expect(linesOf({ ANTHROPIC_MODEL: 'claude-x' })).toEqual([
    'ANTHROPIC_API_KEY must be set when ANTHROPIC_MODEL is set',
  ]);
  expect(linesOf({ ANTHROPIC_API_KEY: 'with blank' })[0]).not.toContain('with blank');
});

test('one hosted model answers: of several MODEL_PROVIDER says which', () => {
  const two = { OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: 'sk-a' };
  expect(linesOf(two)).toEqual([
    'Several hosted models are set up (OPENAI_API_KEY, ANTHROPIC_API_KEY), and one of them answers: set MODEL_PROVIDER to "openai" or "anthropic"',
  ]);
  expect(parse({ ...two, MODEL_PROVIDER: 'anthropic' }).modelProvider).toBe('anthropic');
  expect(linesOf({ ...two, MODEL_PROVIDER: 'gemini' })).toEqual([
    'GEMINI_API_KEY must be set when MODEL_PROVIDER=gemini is set',
  ]);
  expect(linesOf({ MODEL_PROVIDER: 'mistral' })).toEqual([
    'MODEL_PROVIDER is "mistral", but must be "openai", "anthropic" or "gemini"',
  ]);
  // A small model behind OpenAI's protocol reads, and answers nothing.
  const small = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm', MODEL_TIER: 'small' };
  expect(linesOf({ ...small, ANTHROPIC_API_KEY: 'sk-a' })).toEqual([]);
  expect(linesOf({ OPENAI_API_KEY: 'sk-o', MODEL_TIER: 'small' })).toEqual([
    'OPENAI_BASE_URL must be set when MODEL_TIER=small is set',
  ]);
  expect(linesOf({ ANTHROPIC_API_KEY: 'sk-a', RECORD_MODEL: 'on' })).toHaveLength(1);
});
