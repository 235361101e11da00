/** A finding gives the model the measured problem and its fix, and that fix works. */
import { describe, expect, it } from 'vitest';
import { createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { factsOfFinding } from './finding-facts.ts';

type Written = Partial<TextLayer> & { id: string; text: string };

function designWith(...texts: Written[]): MemoryDesign {
  const design = new MemoryDesign();
  for (const [index, text] of texts.entries()) {
    const layer = {
      ...createTextLayer({
        parent: design.page,
        order: `a${index + 1}`,
        x: 100,
        y: 100,
        width: 600,
        fontSize: 80,
        ...text,
      }),
      ...text,
    };
    design.edit({ type: 'layer.add', layer: withLines(layer, roughMeasure) });
  }
  return design;
}

async function findingsOf(design: MemoryDesign) {
  const findings = await lintPage(design.document, design.page, design.environment());
  return findings.map((finding) => ({ ...finding, ...factsOfFinding(design.document, finding) }));
}

describe('a finding', () => {
  it('off the page says by how much, and where it would be on it', async () => {
    const design = designWith({ id: 't', text: 'Hello there', x: 1000, y: -60, width: 500 });
    const [finding] = await findingsOf(design);
    expect(finding).toMatchObject({
      rule: 'off-page',
      by: expect.stringMatching(/^\d+ px beyond the top edge, \d+ px beyond the right edge$/),
    });
    const [, x, y] = /^x (-?\d+), y (-?\d+)$/.exec(finding?.fix ?? '') ?? [];
    design.edit({ type: 'layer.update', id: 't', patch: { x: Number(x), y: Number(y) } });
    expect(await findingsOf(design)).toEqual([]);
  });

  it('of letters wider than the page asks for smaller ones', async () => {
    const design = designWith({ id: 't', text: 'Unbreakable', width: 3000, fontSize: 400, x: 0 });
    const [finding] = await findingsOf(design);
    expect(finding?.fix).toMatch(/^smaller letters: size \d+ or less/);
  });

  it('of texts on each other says how much they share, and where the lower one would be clear', async () => {
    const design = designWith({ id: 'a', text: 'Summer sale' }, { id: 'b', text: 'Everything must go', y: 130 });
    const [finding] = await findingsOf(design);
    expect(finding).toMatchObject({ rule: 'overlap', by: expect.stringMatching(/^they share \d+ x \d+ px$/) });
    const [, id = '', y] = /^(\w+) to y (-?\d+)$/.exec(finding?.fix ?? '') ?? [];
    expect(id).toBe('b');
    design.edit({ type: 'layer.update', id, patch: { x: 100, y: Number(y) } });
    expect(await findingsOf(design)).toEqual([]);
  });

  it('at the foot of the page sends the upper one up', async () => {
    const design = designWith({ id: 'a', text: 'Upper', y: 930 }, { id: 'b', text: 'Lower', y: 960 });
    const [finding] = await findingsOf(design);
    expect(finding?.fix).toMatch(/^a to y \d+$/);
  });

  it('of contrast names the color that reads on a plain background, and a background of its own on anything else', async () => {
    const design = designWith({ id: 't', text: 'Hello', fill: { type: 'solid', color: '#f4f4f4' } });
    const [finding] = await findingsOf(design);
    expect(finding).toMatchObject({ rule: 'contrast', fix: 'color #16161d' });
    design.edit({
      type: 'layer.add',
      layer: {
        ...createShapeLayer({
          id: 's',
          parent: design.page,
          order: 'a0',
          x: 0,
          y: 0,
          width: 1080,
          height: 1080,
          shape: { kind: 'rectangle', radius: 0 },
        }),
        fill: { type: 'solid', color: '#dddddd' },
      },
    });
    expect(factsOfFinding(design.document, { rule: 'contrast', layers: ['t'] }).fix).toContain('highlight');
  });

  it('about a layer that is gone says no more', () => {
    expect(factsOfFinding(designWith().document, { rule: 'overlap', layers: ['gone', 'too'] })).toEqual({});
  });
});
