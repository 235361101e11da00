/** What must hold of every tool in the list, whatever it does. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { childrenOf } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { en } from '#messages/en.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { ARRANGING_CASES } from '#tests/fixtures/tool-cases/arranging-cases.ts';
import { BRAND_CASES } from '#tests/fixtures/tool-cases/brand-cases.ts';
import { DRAWING_CASES } from '#tests/fixtures/tool-cases/drawing-cases.ts';
import { FILM_AND_FILE_CASES } from '#tests/fixtures/tool-cases/film-and-file-cases.ts';
import { PAGE_CASES } from '#tests/fixtures/tool-cases/page-cases.ts';
import { PICTURE_CASES } from '#tests/fixtures/tool-cases/picture-cases.ts';
import { TEXT_CASES } from '#tests/fixtures/tool-cases/text-cases.ts';
import type { ToolCases } from '#tests/fixtures/tool-cases/tool-cases.ts';
import { runTool } from './contract/run.ts';
import { tools } from './index.ts';
import type { Tool } from './contract/tool.ts';

/** Inputs for each tool on the design of `prepared`: a tool without a row fails the test. */
const CASES: Record<string, ToolCases> = {
  ...PAGE_CASES,
  ...TEXT_CASES,
  ...PICTURE_CASES,
  ...DRAWING_CASES,
  ...ARRANGING_CASES,
  ...BRAND_CASES,
  ...FILM_AND_FILE_CASES,
};

async function prepared(): Promise<MemoryDesign> {
  const design = new MemoryDesign();
  const picture = design.addPicture('shoe.jpg', 1600, 1200);
  const {
    createGroupLayer,
    createImageLayer,
    createPage,
    createShapeLayer,
    createTableLayer,
    createTextLayer,
    tableCells,
  } = await import('#design/document/create.ts');
  const { page } = design;
  design.edit(
    {
      type: 'layer.add',
      layer: createShapeLayer({ id: 's1', parent: page, order: 'a1', x: 600, y: 700, width: 200, height: 100 }),
    },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'i1',
        parent: page,
        order: 'a2',
        asset: picture.id,
        name: 'shoe.jpg',
        x: 100,
        y: 400,
        width: 480,
        height: 360,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 't1', parent: page, order: 'a3', text: 'Hello there', x: 80, y: 80 }),
    },
    { type: 'layer.add', layer: createGroupLayer({ id: 'g1', parent: page, order: 'a4', name: 'badge' }) },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'in-group',
        parent: 'g1',
        order: 'a1',
        x: 820,
        y: 60,
        width: 120,
        height: 120,
        shape: { kind: 'ellipse' },
      }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'locked',
        parent: page,
        order: 'a5',
        x: 900,
        y: 900,
        width: 90,
        height: 90,
        locked: true,
      }),
    },
    {
      type: 'layer.add',
      layer: createTableLayer({
        id: 'table',
        parent: page,
        order: 'a6',
        x: 80,
        y: 820,
        width: 500,
        cells: tableCells([
          ['Product', 'Price'],
          ['Bag', '$24'],
          ['Hat', '$18'],
        ]),
      }),
    },
    {
      type: 'layer.add',
      layer: createShapeLayer({
        id: 'qr',
        parent: page,
        order: 'a7',
        x: 880,
        y: 300,
        width: 180,
        height: 180,
        fill: { type: 'solid', color: '#17150f' },
        shape: {
          kind: 'qr',
          content: 'https://shop.example',
          correction: 'M',
          modules: 'square',
          eyes: 'square',
          quiet: 4,
          ground: '#ffffff',
        },
      }),
    },
    { type: 'page.add', page: createPage({ id: 'second', order: 'a5', name: 'Second' }) },
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 't2', parent: 'second', order: 'a1', text: 'On the second page', x: 80, y: 80 }),
    },
  );
  return design;
}

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
  const cases = CASES[name];

  it('has cases here', () => expect(cases).toBeDefined());

  it('declares itself', () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(Object.keys(en)).toContain(tool.title);
    expect(tool.description.length).toBeGreaterThan(40);
    expect(tool.cost === null || tool.cost.amount > 0).toBe(true);
    expect(['never', 'always', 'many-layers']).toContain(tool.approval);
    expect(tool.timeoutMs).toBeGreaterThanOrEqual(1000);
    // As long as an engine may work: films.
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
    // Read back as a schema it takes and refuses what the tool's own does, as far as JSON schema can say it.
    const again = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    const design = new MemoryDesign();
    for (const good of cases?.good(design) ?? [])
      expect(again.safeParse(good).success, `${JSON.stringify(good)}`).toBe(true);
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
      // What was committed is named, so that it can be taken back by itself; where to look is a page that is there.
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
    for (const input of [...(cases?.bad ?? []), null, 7, 'text', []]) {
      const design = await prepared();
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
    const design = await prepared();
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
    const outcome = await call(tool, cases?.good(design)[0], design);
    if (outcome.ok) return; // whatever adds nothing has room enough
    expect(outcome.error).toMatch(/500|as much as|no more/);
    expect(design.document).toBe(full);
  });

  it('does nothing once the signal has fired', async () => {
    const design = await prepared();
    const stopped = new AbortController();
    stopped.abort();
    const input = cases?.good(design)[0];
    const before = design.document;
    await expect(
      runTool({ tool, input, environment: design.environment(), newId: () => 'n1', signal: stopped.signal }),
    ).rejects.toThrow('stopped');
    expect(design.document).toBe(before);
  });
});
