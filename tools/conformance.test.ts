/** The rules that every tool in the list must keep. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { childrenOf } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { en } from '#messages/en.ts';
import { message } from '#messages/message.ts';
import type { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { exampleDesign } from '#tests/fixtures/example-design.ts';
import { runTool } from './contract/run.ts';
import { spokenCard } from './contract/tool-text.ts';
import { tools } from './index.ts';
import type { Tool } from './contract/tool.ts';

function call(tool: Tool, input: unknown, design: MemoryDesign) {
  let count = 0;
  return runTool({
    tool,
    input,
    environment: design.environment(),
    newId: () => `new${(count += 1)}`,
    signal: new AbortController().signal,
  });
}

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const { accepted, refused } = tool.examples;

  it('declares itself', () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    for (const word of ['title', 'doing', 'failed'] as const)
      expect(message(tool.texts[word]), word).toMatch(/^[\p{Lu}“][^{}_]+$/u);
    for (const { key } of Object.values(tool.texts)) expect(Object.keys(en)).not.toContain(key);
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(tool.description.length).toBeGreaterThan(40);
    expect(tool.cost === null || tool.cost.amount > 0).toBe(true);
    expect(['never', 'always', 'many-layers']).toContain(tool.approval);
    expect(tool.timeoutMs).toBeGreaterThanOrEqual(1000);
    // The longest time that an engine may take: films.
    expect(tool.timeoutMs).toBeLessThanOrEqual(900_000);
  });

  it('has an input schema that other programs can read', () => {
    const schema = z.toJSONSchema(tool.input, { io: 'input', target: 'draft-7' }) as {
      type?: string;
      additionalProperties?: unknown;
    };
    expect(schema.type).toBe('object');
    expect(schema.additionalProperties).toBe(false);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    // Read back as a schema, it accepts and refuses the same as the tool's own, as far as JSON schema can express it.
    const again = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    for (const good of accepted) expect(again.safeParse(good).success, `${JSON.stringify(good)}`).toBe(true);
    expect(again.safeParse({ noSuchField: 1 }).success).toBe(false);
  });

  it('does its work, short and without base64, and every operation inverts exactly', async () => {
    for (const input of accepted) {
      const design = exampleDesign();
      const before = design.document;
      const outcome = await call(tool, input, design);
      expect(outcome, `${JSON.stringify(input)}`).toMatchObject({ ok: true });
      if (!outcome.ok) return;
      const said = JSON.stringify(outcome.output);
      expect(said.length).toBeLessThan(8000);
      expect(said).not.toMatch(/[A-Za-z0-9+/]{80,}/);
      expect(JSON.stringify(outcome.card)).not.toMatch(/data:/);
      expect(outcome.revision).toBe(design.revision);
      expect(() => spokenCard(tool.texts, outcome.card)).not.toThrow();
      // A commit has an id, so that it can be undone by itself; the page to show exists.
      const committed = design.document !== before && name !== 'undo' && name !== 'redo';
      expect(outcome.change).toBe(committed ? design.committed.at(-1) : undefined);
      if (outcome.page !== undefined) expect(Object.keys(design.document.pages)).toContain(outcome.page);
      const last = design.log.at(-1);
      if (committed && last) {
        expect(last.label.length).toBeGreaterThan(0);
        expect(applyOperations(design.document, last.inverse).document).toEqual(before);
      }
    }
  });

  it('answers bad input in words, and changes nothing', async () => {
    for (const input of [...refused, null, 7, 'text', []]) {
      const design = exampleDesign();
      const before = design.document;
      const outcome = await call(tool, input, design);
      if (input === null && outcome.ok) continue; // no input is empty input
      expect(outcome.ok, `${JSON.stringify(input)}`).toBe(false);
      if (outcome.ok) return;
      expect(outcome.error.length).toBeGreaterThan(8);
      expect(outcome.error.length).toBeLessThan(1200);
      expect(outcome.error).not.toMatch(/undefined|\[object|ZodError|\n\s+at /);
      expect(design.document).toBe(before);
    }
  });

  it('answers in words on a page that is full, and breaks no limit', async () => {
    const design = exampleDesign();
    const { createShapeLayer } = await import('#design/document/create.ts');
    const free = LIMITS.layersPerPage - childrenOf(design.document, design.page).length - 1;
    design.edit(
      ...Array.from({ length: free }, (_, index) => ({
        type: 'layer.add' as const,
        layer: createShapeLayer({
          id: `n${index}`,
          parent: design.page,
          order: `c${String(index).padStart(3, '0')}V`,
          width: 10,
          height: 10,
        }),
      })),
    );
    const full = design.document;
    const outcome = await call(tool, accepted[0], design);
    if (outcome.ok) return; // whatever adds nothing has room enough
    expect(outcome.error).toMatch(/500|as much as|no more|nothing to redo/);
    expect(design.document).toBe(full);
  });

  it('does nothing once the signal has fired', async () => {
    const design = exampleDesign();
    const stopped = new AbortController();
    stopped.abort();
    const input = accepted[0];
    const before = design.document;
    await expect(
      runTool({ tool, input, environment: design.environment(), newId: () => 'n1', signal: stopped.signal }),
    ).rejects.toThrow('stopped');
    expect(design.document).toBe(before);
  });
});
