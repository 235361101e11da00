/**
 * Every message of the specification is a catalogue text that the product uses, and is expected by a test that provokes
 * it. The specification's other requirements have tests, too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '#messages/en.ts';
import { behaviours } from './behaviours.ts';
import { errorMessages, validationMessages } from './messages.ts';
import { stringsIn } from './titled-tests.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const product = ['app', 'tools', 'agent', 'design'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);

/** The text before its first variable part. */
const fixedPart = (says: string): string => says.replace(/\{.*/, '');

describe.each([...validationMessages, ...errorMessages])('$says', ({ says, provokedBy: [file, title] }) => {
  test('is a text that the product uses', () => {
    const keys = Object.entries(en).flatMap(([key, text]) => (text === says ? [key] : []));
    const used = product.some((source) => keys.some((key) => source.includes(`'${key}'`)));
    expect(used).toBe(true);
  });

  test(`is expected by “${title}”`, () => {
    const strings = stringsIn(file, title);
    expect(strings, `${file} has no such test`).not.toBeNull();
    const part = fixedPart(says);
    expect(strings?.filter((text) => text.includes(part))).not.toEqual([]);
  });
});

test.each(behaviours)('$does', ({ shownBy: [file, title] }) => {
  expect(stringsIn(file, title), `${file} has no test “${title}”`).not.toBeNull();
});
