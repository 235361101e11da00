/**
 * Every message of the specification is a text of the catalogue that the product uses, and is expected by the test that
 * provokes it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { en } from '#messages/en.ts';
import { errorMessages, validationMessages } from './messages.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const product = ['app', 'tools', 'agent', 'design'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => read(path.join(folder, file))),
);

/** Of ESTree, as much as is looked at here. */
type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(node)) yield* everyNode(part);
}

/** What a string says, with a gap for each value that is put in. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('\0');
}

/** Whether it is called on `test` or `it`, or on what one of them makes, such as `test.each(…)`. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it';
  return isTest(callee.type === 'CallExpression' ? callee.callee : callee.object);
}

/** What is written in a test as strings, its title left out; null: the file has no such test. */
function stringsIn(file: string, title: string): string[] | null {
  for (const node of everyNode(parseSync(file, read(file)).program as unknown as Node)) {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) continue;
    const [named, ...rest] = node.arguments as Node[];
    if (!named || textOf(named) !== title) continue;
    return [node.callee as Node, ...rest].flatMap((part) => [...everyNode(part)]).flatMap((part) => textOf(part) ?? []);
  }
  return null;
}

/** The text up to what differs. */
const fixedPart = (says: string): string => says.replace(/\{.*/, '');

describe.each([...validationMessages, ...errorMessages])('$says', ({ says, provokedBy: [file, title] }) => {
  test('is a text that the product uses', () => {
    const keys = Object.entries(en).flatMap(([key, text]) => (text === says ? [key] : []));
    // A text that tools bring along, or that a rule of the kernel states, is there itself.
    const used = product.some(
      (source) => keys.some((key) => source.includes(`'${key}'`)) || source.includes(`'${says}'`),
    );
    expect(used).toBe(true);
  });

  test(`is expected by “${title}”`, () => {
    const strings = stringsIn(file, title);
    expect(strings, `${file} has no such test`).not.toBeNull();
    const part = fixedPart(says);
    expect(strings?.filter((text) => text.includes(part))).not.toEqual([]);
  });
});
