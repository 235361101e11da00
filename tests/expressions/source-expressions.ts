/**
 * Finds the regular expressions of the source: literals, those built from constants, and the places where others are
 * built. What is built while its module loads is read from the running module (built-at-load.ts); what is built later
 * may vary only by phrases that phrasePattern writes.
 */
import { parseSync } from 'vite';

export interface Place {
  file: string;
  line: number;
}

export interface Expression extends Place {
  source: string;
  flags: string;
}

export interface Found {
  expressions: Expression[];
  /** Built while the module loads, from values only the running module has. */
  atLoad: Place[];
  wrong: (Place & { reason: string })[];
}

/** The part of ESTree that is used here. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Replaces words that vary: a phrase of two, as phrasePattern writes it. */
const PHRASE = '\uE000\\s+\uE000';
/** A phrase in a repeated group: its content decides how long matching takes. */
const REPEATED_PHRASE = /\uE000\)+[*+{]/;
/** Methods that call their callback before they return. */
const AT_ONCE = new Set(['map', 'flatMap', 'filter', 'from', 'forEach', 'reduce', 'some', 'every', 'find']);
const TOP_LEVEL = new Set(['Program', 'VariableDeclaration', 'ExportNamedDeclaration']);
/** String methods that turn a string into an expression. */
const READ_AS_EXPRESSION = new Set(['match', 'matchAll', 'search']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const nodeAt = (node: Node | null | undefined, key: string): Node | null => nodesIn(node?.[key])[0] ?? null;
const nameOf = (node: Node | null): string | null =>
  node && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? String(node.name) : null;
const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** The method of a call: `method` of `x.method(…)`. */
const methodOf = (call: Node): string | null =>
  call.type === 'CallExpression' && nodeAt(call, 'callee')?.type === 'MemberExpression'
    ? nameOf(nodeAt(nodeAt(call, 'callee'), 'property'))
    : null;

class Module {
  /** Each node's parent. */
  private readonly parents = new Map<Node, Node | null>();
  private readonly constants = new Map<string, Node>();
  private readonly exported = new Set<string>();
  private readonly file: string;
  private readonly code: string;

  constructor(file: string, code: string) {
    this.file = file;
    this.code = code;
    const { program, errors } = parseSync(file, code);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    this.walk(program as unknown as Node, null);
    for (const node of this.parents.keys()) {
      if (node.type === 'ExportSpecifier') this.exported.add(nameOf(nodeAt(node, 'local')) ?? '');
      if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') continue;
      const name = nameOf(nodeAt(node, 'id'));
      const around = this.around(node);
      if (name === null || !around.every(({ type }) => TOP_LEVEL.has(type))) continue;
      const init = nodeAt(node, 'init');
      if (init && around.at(-1)?.kind === 'const') this.constants.set(name, init);
      if (around.some(({ type }) => type === 'ExportNamedDeclaration')) this.exported.add(name);
    }
  }

  found(): Found {
    const expressions: Expression[] = [];
    const atLoad: Place[] = [];
    const wrong: Found['wrong'] = [];
    for (const node of this.parents.keys()) {
      const given = this.literal(node) ?? this.readAsExpression(node);
      if (given) expressions.push({ ...this.placeOf(node), ...given });
      if (
        (node.type !== 'NewExpression' && node.type !== 'CallExpression') ||
        nameOf(nodeAt(node, 'callee')) !== 'RegExp'
      )
        continue;
      const place = this.placeOf(node);
      const [pattern, options] = nodesIn(node.arguments);
      const source = pattern ? this.text(pattern) : null;
      const flags = options ? this.text(options) : '';
      if (source !== null && REPEATED_PHRASE.test(source)) wrong.push({ ...place, reason: 'repeats words that vary' });
      else if (source !== null && flags !== null) expressions.push({ ...place, source, flags });
      else if (this.isAtLoad(this.around(node), new Set())) atLoad.push(place);
      else
        wrong.push({
          ...place,
          reason: 'is built of what varies: put words in with phrasePattern, or build it while the module loads',
        });
    }
    return { expressions, atLoad, wrong };
  }

  private walk(node: Node, parent: Node | null): void {
    this.parents.set(node, parent);
    for (const key in node) for (const inner of nodesIn(node[key])) this.walk(inner, node);
  }

  /** A node's ancestors, the nearest last. */
  private around(node: Node): Node[] {
    const around: Node[] = [];
    for (let outer = this.parents.get(node); outer; outer = this.parents.get(outer)) around.unshift(outer);
    return around;
  }

  private placeOf({ start }: Node): Place {
    return { file: this.file, line: this.code.slice(0, start).split('\n').length };
  }

  private literal(node: Node): { source: string; flags: string } | null {
    const regex = node.type === 'Literal' ? (node.regex as { pattern: string; flags: string } | undefined) : undefined;
    return regex ? { source: regex.pattern, flags: regex.flags } : null;
  }

  /** A string that a method, or a field's `pattern`, turns into an expression. */
  private readAsExpression(node: Node): { source: string; flags: string } | null {
    const isField = node.type === 'JSXAttribute' && nameOf(nodeAt(node, 'name')) === 'pattern';
    const [given] = isField
      ? nodesIn(node.value)
      : READ_AS_EXPRESSION.has(methodOf(node) ?? '')
        ? nodesIn(node.arguments)
        : [];
    const source = given ? this.text(given) : null;
    return source === null ? null : { source, flags: '' };
  }

  /** The text of a constant, with phrases replaced; null when it isn't constant. */
  private text(node: Node): string | null {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : null;
      case 'TemplateLiteral':
        return this.template(node, 'cooked');
      case 'TaggedTemplateExpression': {
        const [tag, quasi] = [nodeAt(node, 'tag'), nodeAt(node, 'quasi')];
        return tag?.type === 'MemberExpression' &&
          nameOf(nodeAt(tag, 'object')) === 'String' &&
          nameOf(nodeAt(tag, 'property')) === 'raw' &&
          quasi
          ? this.template(quasi, 'raw')
          : null;
      }
      case 'BinaryExpression': {
        const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')].map((side) =>
          side && node.operator === '+' ? this.text(side) : null,
        );
        return left === null || left === undefined || right === null || right === undefined ? null : left + right;
      }
      case 'Identifier': {
        const constant = this.constants.get(String(node.name));
        return constant ? this.text(constant) : null;
      }
      case 'CallExpression':
        return nameOf(nodeAt(node, 'callee')) === 'phrasePattern' ? PHRASE : null;
      default:
        return null;
    }
  }

  private template(node: Node, how: 'raw' | 'cooked'): string | null {
    const parts = nodesIn(node.expressions).map((part) => this.text(part));
    if (parts.includes(null)) return null;
    return nodesIn(node.quasis)
      .map(({ value }, index) => `${(value as { raw: string; cooked: string })[how]}${parts[index] ?? ''}`)
      .join('');
  }

  /** Whether a node is evaluated only while the module loads. `asked`: functions under examination. */
  private isAtLoad(around: readonly Node[], asked: Set<string>): boolean {
    if (around.some(({ type }) => type === 'ClassBody')) return false;
    const index = around.findLastIndex(isFunction);
    const inner = around[index];
    if (!inner) return true;
    const outer = around.slice(0, index);
    const parent = outer.at(-1);
    if (
      parent?.type === 'CallExpression' &&
      (nodeAt(parent, 'callee') === inner || AT_ONCE.has(methodOf(parent) ?? ''))
    )
      return this.isAtLoad(outer, asked);
    const name =
      nameOf(nodeAt(inner, 'id')) ?? (parent?.type === 'VariableDeclarator' ? nameOf(nodeAt(parent, 'id')) : null);
    if (name === null || this.exported.has(name) || outer.some(isFunction)) return false;
    if (asked.has(name)) return true;
    asked.add(name);
    return [...this.parents].every(([node, user]) => {
      if (node.type !== 'Identifier' || node.name !== name) return true;
      if (
        !user ||
        nodeAt(user, 'id') === node ||
        (user.computed !== true && (nodeAt(user, 'property') === node || nodeAt(user, 'key') === node))
      )
        return true;
      const isCalled =
        user.type === 'CallExpression' && (nodeAt(user, 'callee') === node || AT_ONCE.has(methodOf(user) ?? ''));
      return isCalled && this.isAtLoad(this.around(user), asked);
    });
  }
}

/** The expressions of one file. Throws when it can't be parsed. */
export function expressionsIn(file: string, code: string): Found {
  return new Module(file, code).found();
}
