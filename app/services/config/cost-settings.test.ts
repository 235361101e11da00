/** Prices of models and budgets of a day, as they are configured. */
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

function linesOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

test('prices are dollars per million tokens; writing to the cache costs what input does unless it is given', () => {
  const { modelPrices } = parseConfig({
    MODEL_PRICES: ' gpt-5.4=2.5/0.25/15, org/model=x:32b=0/0/0 ,claude-x=3/.3/15/3.75',
  });
  expect({ ...modelPrices }).toEqual({
    'gpt-5.4': { input: 2.5, cached: 0.25, output: 15, cacheWrite: 2.5 },
    'org/model=x:32b': { input: 0, cached: 0, output: 0, cacheWrite: 0 },
    'claude-x': { input: 3, cached: 0.3, output: 15, cacheWrite: 3.75 },
  });
});

test.each([
  'gpt-5.4',
  'gpt-5.4=2.5',
  'gpt-5.4=2.5/15',
  'gpt-5.4=2.5/0.25/15/3/4',
  '=1/1/1',
  'gpt-5.4=1/-1/1',
  'gpt-5.4=1/1/1e9',
  'gpt-5.4=1/1/',
  'gpt-5.4=$1/1/1',
  'two words=1/1/1',
  'gpt-5.4=1/1/1,',
  'gpt-5.4=1/1/1,gpt-5.4=2/2/2',
])('%s is no list of prices, in one line', (list) => {
  expect(linesOf({ MODEL_PRICES: list })).toEqual([
    expect.stringMatching(/^MODEL_PRICES is ".*", but must be prices such as gpt-5\.4=2\.5\/0\.25\/15/),
  ]);
});

test('a model named like a property of objects has the price that it is given, and no other', () => {
  expect(parseConfig({ MODEL_PRICES: 'constructor=1/1/1' }).modelPrices.constructor).toMatchObject({ input: 1 });
  expect(parseConfig({ MODEL_PRICES: 'a=1/1/1' }).modelPrices.constructor).toBeUndefined();
});

test('budgets are whole tokens, and dollars to the millionth', () => {
  expect(
    parseConfig({
      MODEL_DAILY_TOKENS: '5000000',
      MODEL_DAILY_DOLLARS: '20',
      MODEL_DAILY_TOKENS_PER_USER: '1',
      MODEL_DAILY_DOLLARS_PER_USER: '0.5',
    }),
  ).toMatchObject({
    dayBudget: { tokens: 5_000_000, cost: 20_000_000 },
    userBudget: { tokens: 1, cost: 500_000 },
  });
});

test.each([
  ['MODEL_DAILY_TOKENS', '0', 'a whole number of tokens'],
  ['MODEL_DAILY_TOKENS_PER_USER', '1.5', 'a whole number of tokens'],
  ['MODEL_DAILY_DOLLARS', '0', 'an amount of dollars'],
  ['MODEL_DAILY_DOLLARS_PER_USER', '$5', 'an amount of dollars'],
])('%s takes no %s', (name, value, allowed) => {
  expect(linesOf({ [name]: value })).toEqual([
    expect.stringContaining(`${name} is "${value}", but must be ${allowed}`),
  ]);
});

test('a budget in dollars needs a price of the model that is paid', () => {
  const env = { MODEL_DAILY_DOLLARS: '5', MODEL_PRICES: 'another=1/1/1' };
  const line = 'MODEL_DAILY_DOLLARS is set, but MODEL_PRICES has no price for gpt-5.4';
  expect(linesOf({ ...env, OPENAI_API_KEY: 'sk' })).toEqual([line]);
  expect(linesOf({ ...env, OPENAI_API_KEY: 'sk', OPENAI_MODEL: 'another' })).toEqual([]);
  expect(linesOf({ ...env, OPENAI_BASE_URL: 'https://models.example.com/v1', OPENAI_MODEL: 'm' })).toHaveLength(1);
  const other = { ANTHROPIC_API_KEY: 'sk', ANTHROPIC_MODEL: 'claude-x', MODEL_PROVIDER: 'openai' };
  expect(linesOf({ ...env, ...other, OPENAI_API_KEY: 'sk', OPENAI_MODEL: 'another' })).toEqual([
    'MODEL_DAILY_DOLLARS is set, but MODEL_PRICES has no price for claude-x',
  ]);
  // Nobody is paid for a model on this machine, nor for none.
  expect(linesOf({ ...env, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm' })).toEqual([]);
  expect(linesOf(env)).toEqual([]);
});
