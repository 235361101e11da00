/** How tools are described to a hosted model: all of them, in a form that every server of the protocol accepts. */
import { asSchema } from 'ai';
import { describe, expect, it } from 'vitest';
import { tools } from '#tools/index.ts';
import { inputJsonSchema, sdkTools } from './sdk-tools.ts';

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

describe('the tools of a hosted model', () => {
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
        expect([at, '$ref' in node, '$schema' in node]).toEqual([at, false, false]);
        if (node.type === 'object' && !path.endsWith('/properties'))
          expect([at, node.additionalProperties]).toEqual([at, false]);
        // Servers that constrain the output by a grammar need an item's type.
        if (node.type === 'array') expect([at, 'items' in node]).toEqual([at, true]);
      });
    }
  });

  it('say what several of them say alike once, and nothing else less', async () => {
    const sent = await sentTools();
    const long = new Map<string, number>();
    for (const { schema } of sent) {
      walk(schema, ({ description }) => {
        if (typeof description === 'string' && description.length >= 150)
          long.set(description, (long.get(description) ?? 0) + 1);
      });
    }
    expect([...long.values()].every((times) => times === 1)).toBe(true);
    const whole = JSON.stringify(tools.map(inputJsonSchema));
    for (const description of long.keys()) expect(whole).toContain(JSON.stringify(description).slice(1, -1));
    const editText = JSON.stringify(sent.find(({ name }) => name === 'edit_text')?.schema);
    expect(editText).toContain('As heading of compose_design');
    // Requesting a single tool gives its full description.
    expect(JSON.stringify(inputJsonSchema(tools.find(({ name }) => name === 'edit_text')!))).toContain('Font family: ');
    expect(JSON.stringify(sent.map(({ schema }) => schema)).length).toBeLessThan(whole.length - 5_000);
  });
});
