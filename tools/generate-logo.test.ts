/** generate_logo: proposals, credits, choosing one, and where it goes. */
import { describe, expect, it } from 'vitest';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { contrast } from '#design/layout/contrast.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { generateLogo } from './generate-logo.ts';
import type { Json, ToolOutcome } from './contract/tool.ts';

const bakery = { name: 'Crumb & Co', description: 'small bakery in Lisbon, sourdough bread' };

function choicesOf(outcome: ToolOutcome) {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.card.choices ?? [];
}
const groupsOn = (design: MemoryDesign) =>
  childrenOf(design.document, design.page).filter((layer) => layer.type === 'group');
const inputOf = (choice: { input: Json } | undefined) => choice?.input ?? {};

describe('proposals', () => {
  it('are four pictures of the user, the first placed at once on an empty page with its background, for one credit', async () => {
    const design = new MemoryDesign();
    const outcome = await design.call(generateLogo, bakery);
    const choices = choicesOf(outcome);
    expect(choices).toHaveLength(4);
    for (const { asset } of choices) expect(design.assets.has(asset)).toBe(true);
    expect(design.credits.booked).toEqual(['reserve 1 logo', 'settle']);
    const [group] = groupsOn(design);
    expect(group?.name).toBe('Logo Crumb & Co');
    const leaves = leavesInPaintOrder(design.document, group?.id ?? '');
    expect(leaves.length).toBeGreaterThan(1);
    expect(leaves.every(({ type }) => type === 'text' || type === 'shape')).toBe(true);
    const box = boundsOfLayers(leaves);
    // Compares what is visible: the boxes of lines reach a little further than letters.
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 540)).toBeLessThan(5);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 540)).toBeLessThan(20);
    expect(design.log).toHaveLength(1);
    design.undo();
    expect(groupsOn(design)).toEqual([]);
    expect(design.document.pages[design.page]?.background).toEqual({ type: 'solid', color: '#ffffff' });
  });

  it('take a name as it comes: lines, halves of characters, braces', async () => {
    for (const name of ['Two\nlines\tand tabs', 'half \ud83d of one', '{name} <b>', "L'été\0", 'a'.repeat(60)]) {
      const design = new MemoryDesign();
      expect(await design.call(generateLogo, { name, style: 'emblem' }), name).toMatchObject({ ok: true });
    }
  });

  it('leave a page alone that has something on it', async () => {
    const design = new MemoryDesign();
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({ id: 't', parent: design.page, order: 'a1', text: 'Here first' }),
    });
    const before = design.document;
    expect((await design.call(generateLogo, bakery)).ok).toBe(true);
    expect(design.document).toBe(before);
  });

  it('are refused in the specification’s words, and cost nothing then', async () => {
    const design = new MemoryDesign();
    for (const nothing of [{}, { name: '  ' }, { name: '…', description: '?!' }]) {
      expect(await design.call(generateLogo, nothing)).toEqual({
        ok: false,
        error: 'Provide more details to generate logos',
      });
    }
    expect(design.credits.left).toBe(10);
    design.credits.left = 0;
    expect(await design.call(generateLogo, bakery)).toEqual({
      ok: false,
      error: 'You have reached your limit of logo generations.',
    });
  });

  it('give the credit back when nothing came of it', async () => {
    const design = new MemoryDesign();
    const { ToolRefusal } = await import('./contract/tool.ts');
    const outcome = await design.call(generateLogo, bakery, {
      rendering: { render: () => Promise.reject(new ToolRefusal('no')) },
    });
    expect(outcome).toEqual({ ok: false, error: 'Could not generate logos' });
    expect(design.credits.booked).toEqual(['reserve 1 logo', 'release']);
    await expect(
      design.call(generateLogo, bakery, { rendering: { render: () => Promise.reject(new Error('a bug')) } }),
    ).rejects.toThrow('a bug');
    expect(design.credits.left).toBe(10);
    const stopped = new AbortController();
    const never = design.call(
      generateLogo,
      bakery,
      { rendering: { render: () => (stopped.abort(), new Promise(() => undefined)) } },
      stopped.signal,
    );
    await expect(never).rejects.toThrow('stopped');
    expect(design.credits).toMatchObject({ left: 10 });
    expect(design.credits.open.size).toBe(0);
  });

  it('take the brand kit’s colors, and keep them whatever the kit becomes', async () => {
    const design = new MemoryDesign();
    design.brandKit = { ...design.brandKit, colors: ['#0f6b66', '#f4502f'] };
    const choices = choicesOf(await design.call(generateLogo, bakery));
    design.brandKit = { ...design.brandKit, colors: ['#ff00ff'] };
    expect(inputOf(choices[1])).toMatchObject({ colors: ['#0f6b66', '#f4502f'], useBrandKit: false, place: 2 });
    expect((await design.call(generateLogo, inputOf(choices[1]))).ok).toBe(true);
    expect(JSON.stringify(design.document)).not.toContain('#ff00ff');
  });
});

describe('choosing', () => {
  it('puts another one in the place of the first, free of charge and as one step', async () => {
    const design = new MemoryDesign();
    const choices = choicesOf(await design.call(generateLogo, bakery));
    const [first] = groupsOn(design);
    design.step = 'turn-2';
    expect((await design.call(generateLogo, inputOf(choices[2]))).ok).toBe(true);
    expect(groupsOn(design)).toHaveLength(1);
    expect(groupsOn(design)[0]?.id).not.toBe(first?.id);
    expect(design.credits.left).toBe(9);
    design.undo();
    expect(groupsOn(design).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('is for those who were shown the proposals', async () => {
    const design = new MemoryDesign();
    const outcome = await design.call(generateLogo, { ...bakery, place: 1 });
    expect(outcome.ok ? '' : outcome.error).toMatch(/not been proposed/);
  });

  it('goes small into a free corner of a page that has other things, and reads there', async () => {
    const design = new MemoryDesign();
    design.edit(
      { type: 'page.update', id: design.page, patch: { background: { type: 'solid', color: '#10291b' } } },
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 's', parent: design.page, order: 'a1', x: 40, y: 40, width: 1000, height: 450 }),
      },
    );
    const choices = choicesOf(await design.call(generateLogo, bakery));
    for (const choice of choices) {
      expect((await design.call(generateLogo, inputOf(choice))).ok).toBe(true);
      const leaves = leavesInPaintOrder(design.document, groupsOn(design)[0]?.id ?? '');
      const box = boundsOfLayers(leaves);
      expect(box?.y ?? 0).toBeGreaterThan(490);
      expect(box?.width ?? 999).toBeLessThan(400);
      const name = leaves.find((leaf) => leaf.type === 'text' && leaf.name === 'name');
      if (name?.type === 'text' && name.fill.type === 'solid')
        expect(contrast(name.fill.color, '#10291b')).toBeGreaterThanOrEqual(4.5);
    }
    expect(design.document.pages[design.page]?.background).toEqual({ type: 'solid', color: '#10291b' });
  });
});
