/**
 * Browsers that translate a page replace its text nodes. React still holds the old ones, and fails when it removes one
 * or inserts something before it. So text that comes and goes, or whose neighbors do, needs an element around it.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** The part of ESTree that is used here. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Names under which components hold text, where the syntax doesn't distinguish them from elements. */
const TEXT_NAMES = new Set(['title', 'name', 'label', 'text', 'words', 'hint', 'note', 'count', 'error']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
const at = (node: Node, key: string): Node | null => (isNode(node[key]) ? node[key] : null);
const list = (node: Node, key: string): Node[] => (Array.isArray(node[key]) ? node[key].filter(isNode) : []);

/** Whether an expression in JSX is text, as far as its syntax shows. */
function isText(expression: Node | null): boolean {
  if (!expression) return false;
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' || typeof expression.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression': {
      const callee = at(expression, 'callee');
      const name = callee?.name ?? (callee && at(callee, 'property')?.name);
      return typeof name === 'string' && /^(message|String|join|toFixed|toString)$|Text$/.test(name);
    }
    case 'ConditionalExpression':
      return isText(at(expression, 'consequent')) || isText(at(expression, 'alternate'));
    case 'LogicalExpression':
      return isText(at(expression, 'right'));
    case 'MemberExpression':
      return TEXT_NAMES.has(String(at(expression, 'property')?.name));
    case 'Identifier':
      return TEXT_NAMES.has(String(expression.name));
    default:
      return false;
  }
}

const isConditional = (node: Node | null): boolean =>
  node?.type === 'ConditionalExpression' || node?.type === 'LogicalExpression';
const isFragment = (node: Node): boolean => node.type === 'JSXFragment';
const expressionOf = (child: Node): Node | null =>
  child.type === 'JSXExpressionContainer' ? at(child, 'expression') : null;

/** The nodes rendered between an element's tags; a fragment that is always there counts as its children. */
function childrenOf(element: Node): Node[] {
  return list(element, 'children').flatMap((child) =>
    isFragment(child)
      ? childrenOf(child)
      : (child.type === 'JSXText' && String(child.value).trim() === '') ||
          expressionOf(child)?.type === 'JSXEmptyExpression'
        ? []
        : [child],
  );
}

const isTextChild = (child: Node): boolean => child.type === 'JSXText' || isText(expressionOf(child));

/** Lines of a file where text is next to something that comes and goes. */
function bareTexts(code: string, file = 'page.tsx'): number[] {
  const { program } = parseSync(file, code);
  const found = new Set<number>();
  visit(program as unknown as Node, false);
  return [...found].map((start) => code.slice(0, start).split('\n').length);

  /** `comes`: whether the node comes and goes. */
  function visit(node: Node, comes: boolean): void {
    if (node.type === 'JSXElement' || isFragment(node)) {
      const children = childrenOf(node);
      const texts = children.filter(isTextChild);
      const swapped = children.some((child) => isConditional(expressionOf(child)));
      if (texts.length > 0 && ((children.length > 1 && swapped) || (isFragment(node) && comes))) found.add(node.start);
    }
    const branches = isConditional(node) ? ['consequent', 'alternate', 'right'] : [];
    for (const [key, value] of Object.entries(node))
      for (const one of Array.isArray(value) ? value : [value])
        if (isNode(one)) visit(one, branches.includes(key) || (comes && node.type === 'ParenthesizedExpression'));
  }
}

test('what stands next to something that comes and goes is seen', () => {
  const page = (jsx: string) => bareTexts(`export const Page = () => ${jsx};`).length;
  expect(page('<p>{saving && <Spinner />}{message("save")}</p>')).toBe(1);
  expect(page('<p>{saving ? (<><Spinner />{message("saving")}</>) : null}</p>')).toBe(1);
  expect(page('<p>{saving && <Spinner />}<span>{message("save")}</span></p>')).toBe(0);
  expect(page('<p>{saving ? message("saving") : message("save")}</p>')).toBe(0);
  expect(page('<p><Icon />{message("save")}</p>')).toBe(0);
});

test('text that comes and goes, or whose neighbors do, is in its own element', () => {
  const root = path.dirname(import.meta.dirname);
  const bare = globSync('app/**/*.tsx', { cwd: root }).flatMap((file) =>
    bareTexts(readFileSync(path.join(root, file), 'utf8'), file).map((line) => `${file}:${line}`),
  );
  expect(bare).toEqual([]);
});
