/** Reading the command line, and picking cases. Wrong usage is tried on the real process in replay.test.ts. */
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { isWanted, readOptions, shownPath } from './options.ts';
import { mayUpdate } from './update-file.ts';

describe('options', () => {
  test('paths are meant from where the command was called', () => {
    expect(
      readOptions(['a.json', '/b', '--json', 'out/r.json', '--report', '../page', '--compare', 'old.json'], '/home/me'),
    ).toEqual({
      paths: ['/home/me/a.json', '/b'],
      only: null,
      jobs: availableParallelism(),
      json: '/home/me/out/r.json',
      junit: null,
      report: '/home/page',
      update: false,
      models: [],
      repeat: 1,
      compare: '/home/me/old.json',
    });
    expect(
      readOptions(['a', '--model', 'openai:qwen3:8b', '--repeat', '5', '--jobs', '3', '--only', 'x*'], '/'),
    ).toMatchObject({ models: ['openai:qwen3:8b'], repeat: 5, jobs: 3, only: 'x*' });
    expect(readOptions(['a', '--model', 'builtin, local', '--model', 'gemini:flash'], '/')).toMatchObject({
      models: ['builtin', 'local', 'gemini:flash'],
    });
    expect(readOptions(['--help'], '/')).toBeNull();
  });

  test.each([
    [['a', '--jobs', '0'], /--jobs is "0"/],
    [['a', '--jobs', '1.5'], /--jobs is "1.5"/],
    [['a', '--repeat', '-1', '--model', 'builtin'], /--repeat/],
    [['a', '--only', ''], /--only is empty/],
    [['a', '--report='], /--report is empty/],
    [['a', '--model', 'openai:'], /must be builtin, local, openai:<model>, anthropic:<model> or gemini:<model>/],
    [['a', '--model', 'builtin,'], /--model is ""/],
    [['a', '--model', 'builtin', '--model', 'local,builtin'], /--model names builtin twice/],
    [['a', '--model', 'builtin,local', '--junit', 'x'], /--junit is about one model/],
    [['a', '--model', 'builtin,local', '--compare', 'x'], /--compare is about one model/],
    [['a', '--update=yes'], /--update/],
  ])('%j is misuse', (parameters, line) => {
    expect(() => readOptions(parameters, '/')).toThrow(line);
  });

  test('files are shown from where the command was called, others whole', () => {
    expect(shownPath('/home/me/a/b.json', '/home/me')).toBe('a/b.json');
    expect(shownPath('/home/you/b.json', '/home/me')).toBe('/home/you/b.json');
    expect(shownPath('/home/me', '/home/me')).toBe('/home/me');
  });

  test.each([
    ['undo-steps', true],
    ['undo*', true],
    ['*.json', true],
    ['undo.json', true],
    ['undo', true],
    ['tools/*', true],
    ['**/tools/**', true],
    ['tests/transcripts/tools/undo.json', true],
    ['undo-', false],
    ['chat/*', false],
    ['*/undo', false],
  ])('--only %s', (only, wanted) => {
    expect(isWanted(only, { name: 'undo-steps', file: 'tests/transcripts/tools/undo.json' })).toBe(wanted);
  });
});

test('only expectations are updated: a conversation that went another way is not written down', () => {
  const check = (key: string, kind: 'tool' | 'input' | 'result' | 'document' | 'error') => ({
    checks: [{ turn: 0, key, divergence: { kind, turn: 0, step: null, message: '', at: [] } }],
  });
  expect(
    [check('document', 'document'), check('tools', 'tool'), check('state', 'error'), { checks: [] }].map(mayUpdate),
  ).toEqual([true, true, true, true]);
  expect([check('call', 'result'), check('call', 'input'), check('steps', 'tool')].map(mayUpdate)).toEqual([
    false,
    false,
    false,
  ]);
});
