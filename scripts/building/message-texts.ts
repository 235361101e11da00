/**
 * Sends the browser only the texts that its code uses. In every browser module a catalogue key becomes a constant that
 * includes its parsed text, so that text and code are tree-shaken, split and loaded together: `message('editor.back')`
 * becomes `message(k1)` with `const k1 = known('editor.back', 'Back')`. A template or a literal that ends with the dot
 * of an area ("editor.blend.") may become any key with that prefix, so it includes all of those. The server, the tests
 * and the scripts keep the whole catalogue.
 */
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { en } from '../../messages/en.ts';
import { readText } from '../../messages/read-text.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Syntax nodes whose strings aren't values. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source', 'specifiers', 'attributes'],
  ExportAllDeclaration: ['source', 'exported', 'attributes'],
  ExportNamedDeclaration: ['source', 'specifiers', 'attributes'],
  ImportExpression: ['source'],
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A replacement for `remove` characters at `at`. */
interface Edit {
  at: number;
  remove: number;
  write: string;
}

/**
 * The module with its texts, on the same lines; null when it uses none. `code`: JavaScript. `catalogue`: the address
 * from which to import catalogue.browser.ts.
 */
export function bringTexts(
  code: string,
  catalogue: string,
  texts: Readonly<Record<string, string>> = en,
): string | null {
  const keys = Object.keys(texts);
  const areas = new Set(keys.map((key) => key.slice(0, key.indexOf('.') + 1)));
  const startsArea = (text: string): boolean => areas.has(text.slice(0, text.indexOf('.') + 1));
  const edits: Edit[] = [];
  const constants = new Map<string, string>();
  const constant = (made: string): string => {
    const name = constants.get(made) ?? `text$${constants.size}`;
    constants.set(made, name);
    return name;
  };
  const one = ({ start, end }: Node, key: string, computed = false): void => {
    const name = constant(`known$(${JSON.stringify(key)}, ${JSON.stringify(readText(texts[key] ?? ''))})`);
    edits.push({ at: start, remove: end - start, write: computed ? `[${name}]` : ` ${name} ` });
  };
  const several = ({ start, end }: Node, begin: string, rest: string): void => {
    const found = keys.filter(
      (key) => key.startsWith(begin) && key.endsWith(rest) && key.length >= begin.length + rest.length,
    );
    if (found.length === 0) return;
    const name = constant(
      `knownAll$(${JSON.stringify(Object.fromEntries(found.map((key) => [key, readText(texts[key] ?? '')])))})`,
    );
    edits.push({ at: start, remove: 0, write: ` ${name}(` }, { at: end, remove: 0, write: ')' });
  };

  const visit = (node: Node): void => {
    if (node.type === 'Literal') {
      const { value } = node;
      if (typeof value !== 'string' || !startsArea(value)) return;
      if (Object.hasOwn(texts, value)) one(node, value);
      else if (value.endsWith('.')) several(node, value, '');
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked);
      const [begin = '', rest = ''] = [parts[0], parts.at(-1)];
      if (parts.length > 1 && startsArea(begin)) several(node, begin, rest);
      else if (Object.hasOwn(texts, begin)) one(node, begin);
    }
    if ('key' in node && !node['computed'] && isNode(node['key']) && node['key'].type === 'Literal') {
      const { value } = node['key'];
      if (typeof value === 'string' && Object.hasOwn(texts, value)) one(node['key'], value, true);
      if (isNode(node['value'])) visit(node['value']);
      return;
    }
    if (node.type === 'ExpressionStatement' && typeof node['directive'] === 'string') return;
    for (const [part, value] of Object.entries(node)) {
      if (NAMES[node.type]?.includes(part)) continue;
      for (const inside of Array.isArray(value) ? value : [value]) if (isNode(inside)) visit(inside);
    }
  };
  visit(parseAst(code) as unknown as Node);
  if (edits.length === 0) return null;

  let written = '';
  let from = 0;
  for (const { at, remove, write } of edits.toSorted((a, b) => a.at - b.at)) {
    written += code.slice(from, at) + write;
    from = at + remove;
  }
  const lines = [...constants].map(([made, name]) => `const ${name} = /*@__PURE__*/ ${made};`).join(' ');
  return `import { known as known$, knownAll as knownAll$ } from ${JSON.stringify(catalogue)}; ${lines} ${written}${code.slice(from)}`;
}

/** The plugin for browser code, whether built or served by the development server. `root`: the repository's. */
export function messageTexts(root: string): Plugin {
  const at = (file: string): string => path.join(root, 'messages', file).replaceAll('\\', '/');
  const whole = at('catalogue.ts');
  const browser = at('catalogue.browser.ts');
  const own = new RegExp(
    `^${root.replaceAll('\\', '/').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/(?:app|design|tools|agent|messages)/.*\\.tsx?(?:\\?.*)?$`,
  );
  return {
    name: 'blend:message-texts',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!source.endsWith('catalogue.ts')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved?.id === whole ? browser : null;
      },
    },
    transform(code, id) {
      if (!own.test(id) || id === browser) return null;
      const written = bringTexts(code, browser);
      return written === null ? null : { code: written, map: null };
    },
  };
}
