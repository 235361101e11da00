/** A setting is written into .env, and nothing else in it changes. */
import { mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync, chmodSync, lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settingLine, withSetting, writeSetting } from './env-file.ts';

const set = (text: string, value = 'models/a.gguf') => withSetting(text, 'MODEL_FILE', value);

it.each([
  ['', 'MODEL_FILE=models/a.gguf\n'],
  ['PORT=1', 'PORT=1\nMODEL_FILE=models/a.gguf\n'],
  ['PORT=1\r\nHOST=x\r\n', 'PORT=1\r\nHOST=x\r\nMODEL_FILE=models/a.gguf\r\n'],
  ['MODEL_FILE=old\nPORT=1\n', 'MODEL_FILE=models/a.gguf\nPORT=1\n'],
  ['PORT=1\r\n  export MODEL_FILE = "old one"\r\n', 'PORT=1\r\nMODEL_FILE=models/a.gguf\r\n'],
  [
    '# MODEL_FILE=x  # a note\n\nPORT=1 # mine\n',
    '# MODEL_FILE=x  # a note\n\nPORT=1 # mine\nMODEL_FILE=models/a.gguf\n',
  ],
  ['MODEL_FILE=a\nMODEL_FILE=b\n', 'MODEL_FILE=a\nMODEL_FILE=models/a.gguf\n'],
  ['KEY="one\nMODEL_FILE=inside\ntwo"\n', 'KEY="one\nMODEL_FILE=inside\ntwo"\nMODEL_FILE=models/a.gguf\n'],
])('%j', (before, after) => {
  expect(set(before)).toBe(after);
});

it('quotes what needs it, and gives up on what no quotes can hold', () => {
  expect(settingLine('MODEL_FILE', 'C:\\models\\new.gguf')).toBe("MODEL_FILE='C:\\models\\new.gguf'");
  expect(settingLine('MODEL_FILE', "Ann's model.gguf")).toBe("MODEL_FILE=`Ann's model.gguf`");
  expect(settingLine('MODEL_FILE', "a'b`c")).toBeNull();
  expect(set('KEY="never closed\n', 'a b')).toBe("KEY=\"never closed\nMODEL_FILE='a b'\n");
});

it('reads back as it was written, beside all that was there', () => {
  const name = fc.constantFrom('PORT', 'MODEL_FILE', 'KEY', '# KEY', 'export KEY', ' MODEL_FILE');
  const value = fc.constantFrom('1', '"a b"', "'x # y'", '"two\nlines"', 'a # note', '', '"open', '`MODEL_FILE=1\n`');
  const text = fc
    .array(fc.tuple(name, value, fc.constantFrom('\n', '\r\n', '\n\n')), { maxLength: 6 })
    .map((lines) => lines.map(([key, given, end]) => `${key}=${given}${end}`).join(''));
  fc.assert(
    fc.property(text, fc.string({ minLength: 1, maxLength: 20 }), (before, file) => {
      const after = set(before, file);
      if (after === null) return;
      expect({ ...parseEnv(after) }).toEqual({ ...parseEnv(before), MODEL_FILE: file });
    }),
  );
});

it.runIf(process.platform !== 'win32')('keeps the file’s mode and the link to it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blend-env-'));
  const real = path.join(folder, 'settings');
  const env = path.join(folder, '.env');
  writeFileSync(real, 'PORT=1\n');
  chmodSync(real, 0o640);
  symlinkSync(real, env);
  expect(writeSetting(env, 'MODEL_FILE', 'a.gguf')).toBe(true);
  expect(readFileSync(real, 'utf8')).toBe('PORT=1\nMODEL_FILE=a.gguf\n');
  expect(lstatSync(env).isSymbolicLink()).toBe(true);
  expect(statSync(real).mode & 0o777).toBe(0o640);
  const fresh = path.join(folder, 'fresh.env');
  expect(writeSetting(fresh, 'MODEL_FILE', 'a.gguf')).toBe(true);
  expect(statSync(fresh).mode & 0o777).toBe(0o600);
});
