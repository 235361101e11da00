/** How tools are described whole: in a form that every server and client accepts. */
import { asSchema } from 'ai';
import { describe, expect, it } from 'vitest';
import { tools } from '#tools/index.ts';
import { sdkTools } from './sdk-tools.ts';

const set = sdkTools(tools, () => Promise.reject(new Error('Nothing is called here')));

/** Name, description and input as they are sent. */
async function sentTools() {
  return Promise.all(
    Object.entries(set).map(async ([name, tool]) => ({
      name,
      description: String(tool.description),
      schema: await asSchema(tool.inputSchema).jsonSchema,
    })),
  );
}

type Node = Record<string, unknown>;

/** Every object of a schema with the keys that lead to it. */
function walk(value: unknown, visit: (node: Node, path: string) => void, path = ''): void {
  if (Array.isArray(value)) return value.forEach((one, index) => walk(one, visit, `${path}/${index}`));
  if (value === null || typeof value !== 'object') return;
  visit(value as Node, path);
  for (const [key, inner] of Object.entries(value)) walk(inner, visit, `${path}/${key}`);
}

describe('whole tools', () => {
  it('are all of them, by names and with descriptions that OpenAI takes', async () => {
    const sent = await sentTools();
    expect(sent.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    for (const { name, description } of sent) {
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      expect([name, description.length > 20 && description.length <= 1024]).toEqual([name, true]);
    }
  });

  it('take an object with closed fields, without references to elsewhere', async () => {
    for (const { name, schema } of await sentTools()) {
      expect([name, schema.type]).toEqual([name, 'object']);
      walk(schema, (node, path) => {
        const at = `${name}${path}`;
        expect([at, '$ref' in node]).toEqual([at, false]);
        if (node.type === 'object' && !path.endsWith('/properties'))
          expect([at, node.additionalProperties]).toEqual([at, false]);
        // Servers that constrain the output by a grammar need an item's type.
        if (node.type === 'array') expect([at, 'items' in node]).toEqual([at, true]);
      });
    }
  });
});
