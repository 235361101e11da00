/** Finds tests in their files by title, with the strings in them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const root = path.dirname(path.dirname(import.meta.dirname));

/** The ESTree properties used here. */
type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(node)) yield* everyNode(part);
}

/** A string's text, with a gap for each interpolated value. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('\0');
}

/** Whether it is called on `test` or `it`, or on a derivative such as `test.each(…)`. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it';
  return isTest(callee.type === 'CallExpression' ? callee.callee : callee.object);
}

/** The strings in a test, except its title; null: the file has no such test. */
export function stringsIn(file: string, title: string): string[] | null {
  for (const node of everyNode(
    parseSync(file, readFileSync(path.join(root, file), 'utf8')).program as unknown as Node,
  )) {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) continue;
    const [named, ...rest] = node.arguments as Node[];
    if (!named || textOf(named) !== title) continue;
    return [node.callee as Node, ...rest].flatMap((part) => [...everyNode(part)]).flatMap((part) => textOf(part) ?? []);
  }
  return null;
}
