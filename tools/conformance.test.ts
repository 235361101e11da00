/** What must hold of every tool in the list, whatever it does. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyOperations } from '#design/operations/apply.ts';
import { en } from '#messages/en.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { runTool } from './run.ts';
import { tools } from './index.ts';
import type { Tool } from './tool.ts';

interface Case {
  good: (design: MemoryDesign) => unknown[];
  bad: unknown[];
}

/** Inputs for each tool on the design of `prepared`: a tool without a row here fails the test. */
const CASES: Record<string, Case> = {
  look: { good: () => [{}, { layers: ['t1'] }], bad: [{ layers: ['nope'] }, { layers: 'all' }, { what: 1 }] },
  add_text: {
    good: () => [
      { text: 'SUMMER SALE' },
      { text: 'A longer line that has to be wrapped somewhere on the page', role: 'body', place: 'bottom-left' },
      { text: '-30%', role: 'badge', highlight: 'gold', rotation: -8 },
      { text: 'Boxed', x: 100, y: 120, width: 300, height: 90, color: '#f60', font: 'serif', weight: 'bold' },
      { text: 'Huge', size: 2000 },
      { text: 'مرحبا', place: 'top-right' },
    ],
    bad: [{}, { text: '' }, { text: 'x', color: 'blurple' }, { text: 'x', color: '#12' }, { text: 'x', size: 0 }, { text: 'x', font: 'Comic Sans' }, { text: 'x', place: 'north' }, { text: 'x'.repeat(5001) }],
  },
  add_image: {
    good: () => [{ asset: 'shoe.jpg' }, { asset: 'shoe', place: 'right', size: 'small', shadow: 'soft', radius: 20 }, { asset: 'shoe.jpg', size: 'full' }, { asset: 'shoe.jpg', width: 300, height: 500 }, { asset: 'shoe.jpg', frame: 'circle' }],
    bad: [{}, { asset: 'bag.jpg' }, { asset: 'a'.repeat(64) }, { asset: 'shoe.jpg', width: 0 }, { asset: 'shoe.jpg', size: 'gigantic' }],
  },
  update_layer: {
    good: () => [
      { layer: 't1', text: 'Other words, and more of them than before' },
      { layer: 't1', color: 'red', size: 40, place: 'top-right', font: 'Anton', shadow: 'strong' },
      { layer: 'i1', scale: 0.5, alignToPage: 'left', rotation: 10, frame: 'circle' },
      { layer: 's1', color: 'navy', outline: { color: 'white', width: 4 }, opacity: 0.5, order: 'front' },
      { layer: 'g1', moveX: 40, opacity: 0.9 },
    ],
    bad: [{ layer: 't1' }, { layer: 'nope', color: 'red' }, { layer: 'i1', text: 'x' }, { layer: 't1', opacity: 3 }, { layer: 't1', place: 'top', x: 3 }, { layer: 'locked', x: 3 }, { layer: 's1', font: 'Inter' }],
  },
  delete: { good: () => [{ layers: ['t1'] }, { layers: ['g1', 'in-group'] }], bad: [{}, { layers: [] }, { layers: ['nope'] }, { layers: ['background'] }, { layers: ['locked'] }] },
  set_background: {
    good: () => [{ color: 'navy' }, { gradient: { from: '#fff', to: 'gold', angle: 45 } }, { image: 'shoe.jpg' }, { none: true }],
    bad: [{}, { color: 'navy', none: true }, { color: '#zzz' }, { image: 'nope' }, { gradient: { from: 'red' } }],
  },
  resize: { good: () => [{ format: 'instagram-story' }, { format: 'A4' }, { width: 1200, height: 400 }], bad: [{}, { format: 'billboard' }, { width: 50, height: 50 }, { width: 5000, height: 500 }, { width: 500 }, { format: 'a4', width: 300, height: 300 }] },
  remove_background: { good: () => [{}, { layer: 'i1' }, { picture: 'shoe.jpg' }, { layer: 'i1', restore: true }], bad: [{ layer: 't1' }, { layer: 'nope' }, { picture: 'bag.jpg' }, { layer: 'i1', restore: 'yes' }] },
  undo: { good: () => [{}], bad: [{ steps: 'all' }] },
  export: { good: () => [{}, { format: 'jpg', quality: 80, fileName: 'Été: 30 %' }, { shorterSide: 500 }, { format: 'pdf', pages: 'this' }], bad: [{ format: 'svg' }, { format: 'vector-pdf' }, { format: 'gif' }, { pages: 'all' }, { format: 'pdf', pages: 2 }, { shorterSide: 4000 }, { quality: 0 }, { fileName: '' }] },
};

async function prepared(): Promise<MemoryDesign> {
  const design = new MemoryDesign();
  const picture = design.addPicture('shoe.jpg', 1600, 1200);
  const { createGroupLayer, createImageLayer, createShapeLayer, createTextLayer } = await import('#design/document/create.ts');
  const { page } = design;
  design.edit(
    { type: 'layer.add', layer: createShapeLayer({ id: 's1', parent: page, order: 'a1', x: 600, y: 700, width: 200, height: 100 }) },
    { type: 'layer.add', layer: createImageLayer({ id: 'i1', parent: page, order: 'a2', asset: picture.id, name: 'shoe.jpg', x: 100, y: 400, width: 480, height: 360 }) },
    { type: 'layer.add', layer: createTextLayer({ id: 't1', parent: page, order: 'a3', text: 'Hello there', x: 80, y: 80 }) },
    { type: 'layer.add', layer: createGroupLayer({ id: 'g1', parent: page, order: 'a4', name: 'badge' }) },
    { type: 'layer.add', layer: createShapeLayer({ id: 'in-group', parent: 'g1', order: 'a1', x: 820, y: 60, width: 120, height: 120, shape: { kind: 'ellipse' } }) },
    { type: 'layer.add', layer: createShapeLayer({ id: 'locked', parent: page, order: 'a5', x: 900, y: 900, width: 90, height: 90, locked: true }) },
  );
  return design;
}

function call(tool: Tool, input: unknown, design: MemoryDesign) {
  let count = 0;
  return runTool({ tool, input, environment: design.environment(), newId: () => `new${(count += 1)}`, signal: new AbortController().signal });
}

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const cases = CASES[name];

  it('has cases here', () => expect(cases).toBeDefined());

  it('declares itself', () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(Object.keys(en)).toContain(tool.title);
    expect(tool.description.length).toBeGreaterThan(40);
    expect(tool.cost === null || tool.cost.amount > 0).toBe(true);
    expect(['never', 'always']).toContain(tool.approval);
    expect(tool.timeoutMs).toBeGreaterThanOrEqual(1000);
    expect(tool.timeoutMs).toBeLessThanOrEqual(120_000);
  });

  it('has an input schema that other programs can read', () => {
    const schema = z.toJSONSchema(tool.input, { io: 'input', target: 'draft-7' }) as { type?: string; additionalProperties?: unknown };
    expect(schema.type).toBe('object');
    expect(schema.additionalProperties).toBe(false);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    // Read back as a schema it takes and refuses what the tool's own does, as far as JSON schema can say it.
    const again = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    const design = new MemoryDesign();
    for (const good of cases?.good(design) ?? []) expect(again.safeParse(good).success, `${JSON.stringify(good)}`).toBe(true);
    expect(again.safeParse({ noSuchField: 1 }).success).toBe(false);
  });

  it('does its work, short and without base64, and every operation inverts exactly', async () => {
    for (const [index] of (cases?.good(await prepared()) ?? []).entries()) {
      const design = await prepared();
      const input = cases?.good(design)[index];
      const before = design.document;
      const outcome = await call(tool, input, design);
      expect(outcome, `${JSON.stringify(input)}`).toMatchObject({ ok: true });
      if (!outcome.ok) return;
      const said = JSON.stringify(outcome.output);
      expect(said.length).toBeLessThan(8000);
      expect(said).not.toMatch(/[A-Za-z0-9+/]{80,}/);
      expect(JSON.stringify(outcome.card)).not.toMatch(/data:/);
      expect(outcome.revision).toBe(design.revision);
      expect(Object.keys(en)).toContain(outcome.card.key);
      const last = design.log.at(-1);
      if (design.document !== before && last && name !== 'undo') {
        expect(last.label.length).toBeGreaterThan(0);
        expect(applyOperations(design.document, last.inverse).document).toEqual(before);
      }
    }
  });

  it('answers bad input in words, and changes nothing', async () => {
    for (const input of [...(cases?.bad ?? []), null, 7, 'text', []]) {
      const design = await prepared();
      const before = design.document;
      const outcome = await call(tool, input, design);
      if (input === null && outcome.ok) continue; // no input is empty input
      expect(outcome.ok, `${JSON.stringify(input)}`).toBe(false);
      if (outcome.ok) return;
      expect(outcome.error.length).toBeGreaterThan(8);
      expect(outcome.error.length).toBeLessThan(1200);
      expect(outcome.error).not.toMatch(/undefined|\[object|ZodError|stack/);
      expect(design.document).toBe(before);
    }
  });

  it('does nothing once the signal has fired', async () => {
    const design = await prepared();
    const before = design.document;
    const stopped = new AbortController();
    stopped.abort();
    const input = cases?.good(design)[0];
    await expect(runTool({ tool, input, environment: design.environment(), newId: () => 'n1', signal: stopped.signal })).rejects.toThrow('stopped');
    expect(design.document).toBe(before);
  });
});
