/** What a hosted model is sent of the tools: little, enough for everyday edits, and the rest when it asks. */
import { describe, expect, it } from 'vitest';
import { findTool, tools } from '#tools/index.ts';
import { EVERYDAY } from './everyday-tools.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { inputJsonSchema } from './sdk-tools.ts';
import { FIND_TOOLS, SentTools } from './sent-tools.ts';

type Node = Record<string, unknown>;

/** Every object of a schema with the keys that lead to it. */
function walk(value: unknown, visit: (node: Node, path: string) => void, path = ''): void {
  if (Array.isArray(value)) return value.forEach((one, index) => walk(one, visit, `${path}/${index}`));
  if (value === null || typeof value !== 'object') return;
  visit(value as Node, path);
  for (const [key, inner] of Object.entries(value)) walk(inner, visit, `${path}/${key}`);
}

/** About what a request costs, at four characters a token (o200k counts a few more of JSON, fewer of words). */
const tokensOf = (value: unknown) => Math.ceil((typeof value === 'string' ? value : JSON.stringify(value)).length / 4);
const asWire = (sent: SentTools) =>
  sent.definitions().map(({ name, description, inputSchema: parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  }));
const names = (sent: SentTools) => sent.definitions().map(({ name }) => name);
const schemaOf = (sent: SentTools, name: string) =>
  JSON.stringify(sent.definitions().find((one) => one.name === name)?.inputSchema);

describe('what is always sent', () => {
  it('costs at most 6,000 tokens with the values that all share', () => {
    const sent = new SentTools(tools);
    expect(tokensOf(asWire(sent)) + tokensOf(sent.instructions(''))).toBeLessThan(6_000);
  });

  it('is known to the tools: each name and field exists, and what they require is there', () => {
    for (const [name, { fields, words = {} }] of Object.entries(EVERYDAY)) {
      const tool = findTool(name);
      expect([name, tool?.use]).toEqual([name, undefined]);
      const schema = inputJsonSchema(tool!);
      const known = Object.keys(schema.properties ?? {});
      expect([name, fields.filter((field) => !known.includes(field))]).toEqual([name, []]);
      expect([name, (schema.required ?? []).filter((field: string) => !fields.includes(field))]).toEqual([name, []]);
      const anywhere = new Set(known);
      walk(schema, ({ properties }) => {
        for (const field of Object.keys((properties as Node | undefined) ?? {})) anywhere.add(field);
      });
      expect([name, Object.keys(words).filter((field) => !anywhere.has(field))]).toEqual([name, []]);
    }
  });

  it('leaves no tool unnamed: those that must be asked for stand in the instructions', () => {
    for (const { name, use } of tools.filter(({ name: one }) => !(one in EVERYDAY)))
      expect([name, INSTRUCTIONS.includes(`${name}: ${use}`)]).toEqual([name, true]);
  });

  it('is accepted by OpenAI and by servers that read schemas strictly', () => {
    const sent = new SentTools(tools);
    sent.find({ names: tools.map(({ name }) => name) });
    for (const definitions of [new SentTools(tools).definitions(), sent.definitions()])
      for (const { name, description = '', inputSchema } of definitions) {
        expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
        expect([name, description.length > 10 && description.length <= 1024]).toEqual([name, true]);
        expect([name, inputSchema.type]).toEqual([name, 'object']);
        walk(inputSchema, (node, path) => {
          const at = `${name}${path}`;
          expect([at, '$ref' in node, '$schema' in node]).toEqual([at, false, false]);
          if (node.type === 'array') expect([at, 'items' in node]).toEqual([at, true]);
          if ('anyOf' in node) expect([at, (node.anyOf as unknown[]).length > 1]).toEqual([at, true]);
        });
      }
  });

  it('never allows less than the tool: the examples that use everyday fields fit', () => {
    expect.hasAssertions();
    const sent = new SentTools(tools);
    for (const { name, inputSchema } of sent.definitions().filter((one) => one.name !== FIND_TOOLS)) {
      const listed = inputSchema.properties ?? {};
      for (const example of findTool(name)?.examples.accepted ?? [])
        for (const [field, value] of Object.entries(example as Node)) {
          const schema = listed[field] as { enum?: unknown[]; type?: string } | undefined;
          if (schema?.enum && typeof value === 'string')
            expect([name, field, value, schema.enum.includes(value)]).toEqual([name, field, value, true]);
          if (schema?.type === 'boolean') expect([name, field, typeof value]).toEqual([name, field, 'boolean']);
          if (schema?.type === 'array') expect([name, field, Array.isArray(value)]).toEqual([name, field, true]);
        }
    }
  });
});

describe('asking for more', () => {
  it('by name brings the whole input from the next request on, behind what was sent before', () => {
    const sent = new SentTools(tools);
    const before = sent.definitions();
    expect(sent.find({ names: ['upscale', 'draw'] })).toContain('upscale');
    const after = sent.definitions();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(names(sent).slice(before.length)).toEqual(['upscale', 'draw']);
    expect(schemaOf(sent, 'upscale')).toContain('2, 3 or 4 times as wide and high');
    sent.find({ names: ['expand'] });
    expect(names(sent).slice(before.length)).toEqual(['upscale', 'draw', 'expand']);
  });

  it('brings the rare options of a tool that is always sent, in its place', () => {
    const sent = new SentTools(tools);
    expect(schemaOf(sent, 'style')).not.toContain('"blend"');
    const before = names(sent);
    sent.find({ words: 'blend mode multiply' });
    expect(schemaOf(sent, 'style')).toContain('"multiply"');
    expect(names(sent).slice(0, before.length)).toEqual(before);
  });

  it.each([
    ['make the photo sharper, more pixels', 'upscale'],
    ['qr code for my website', 'add_qr_code'],
    ['remove a person from the photo', 'magic_erase'],
    ['collage', 'photo_grid'],
    ['dress on a model', 'try_on'],
    ['opening hours table', 'add_table'],
  ])('by the words “%s” brings %s', (words, name) => {
    const sent = new SentTools(tools);
    const answer = sent.find({ words });
    expect(names(sent)).toContain(name);
    expect(answer.split('\n').length).toBeLessThanOrEqual(9);
    expect(tokensOf(asWire(sent))).toBeLessThan(9_000);
  });

  it('takes names as words where nothing is called so, and says when nothing fits', () => {
    const sent = new SentTools(tools);
    sent.find({ names: ['animate'] });
    expect(names(sent)).toContain('animate_layers');
    const before = sent.definitions();
    for (const question of [{}, null, { words: 'xylophone' }, { names: [7] }, { words: 'a' }])
      expect(sent.find(question)).toContain('Nothing fits');
    expect(sent.definitions()).toEqual(before);
  });

  it('is not needed where a call went wrong by its input', () => {
    const sent = new SentTools(tools);
    const style = findTool('style')!;
    expect(sent.errorText(style, { layers: ['a'], opacity: 0.5 }, 'There is no layer a')).toBe('There is no layer a');
    expect(sent.errorText(style, { layers: ['a'], blend: 'glow' }, 'blend: unknown')).toContain('style is listed');
    expect(schemaOf(sent, 'style')).toContain('"multiply"');
    expect(sent.errorText(style, { layers: ['a'], blend: 'glow' }, 'blend: unknown')).toBe('blend: unknown');
  });

  it('is the affair of one turn', () => {
    new SentTools(tools).find({ names: ['upscale'] });
    expect(names(new SentTools(tools))).not.toContain('upscale');
  });
});
