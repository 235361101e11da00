/** propose_designs: pictures of several layouts, the first on an empty page, and choosing another. */
import { describe, expect, it } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { composeDesign } from './compose-design.ts';
import type { ToolOutcome } from './contract/tool.ts';
import { proposeDesigns } from './propose-designs.ts';

const three = {
  brief: { headline: 'Candle shop', subheading: 'Poured by hand' },
  directions: [
    { label: 'bold', wishes: { mood: 'bold', composition: 'type-poster' } },
    { label: 'elegant', wishes: { mood: 'elegant', composition: 'editorial', variant: 1 } },
    { label: 'playful', wishes: { mood: 'playful', variant: 2, subheading: 'Smells like home' } },
  ],
};

function choicesOf(outcome: ToolOutcome) {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.card.choices ?? [];
}
const textsOn = (design: MemoryDesign) =>
  leavesInPaintOrder(design.document, design.page).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));

describe('directions', () => {
  it('are pictures that differ, the first of them on an empty page as one step', async () => {
    const design = new MemoryDesign();
    const outcome = await design.call(proposeDesigns, three);
    const choices = choicesOf(outcome);
    expect(choices.map(({ label }) => label)).toEqual(['bold', 'elegant', 'playful']);
    expect(new Set(choices.map(({ input }) => JSON.stringify(input))).size).toBe(3);
    for (const { asset } of choices) expect(design.assets.has(asset)).toBe(true);
    expect(outcome).toMatchObject({ card: { picked: 0, values: { count: 3 } }, output: { onPage: 1 } });
    expect(textsOn(design)).toContain('Candle shop');
    expect(design.log).toHaveLength(1);
    expect(design.credits.booked).toEqual([]);
  });

  it('become the page when one is chosen, with its own words', async () => {
    const design = new MemoryDesign();
    const third = choicesOf(await design.call(proposeDesigns, three))[2]!;
    expect(third.tool).toBe(composeDesign.name);
    expect(await design.call(composeDesign, third.input)).toMatchObject({ ok: true });
    expect(textsOn(design)).toContain('Smells like home');
    expect(textsOn(design)).not.toContain('Poured by hand');
  });

  it('leave a page alone that has something on it, and can be other versions of that', async () => {
    const design = new MemoryDesign();
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({ id: 't', parent: design.page, order: 'a1', text: 'Here first' }),
    });
    const before = design.document;
    const directions = [1, 2].map((variant) => ({ label: `version ${variant}`, wishes: { variant } }));
    const outcome = await design.call(proposeDesigns, { brief: { rework: true }, directions });
    expect(design.document).toBe(before);
    expect(outcome).not.toHaveProperty('card.picked');
    await design.call(composeDesign, choicesOf(outcome)[1]!.input);
    expect(textsOn(design)).toContain('Here first');
  });

  it('are refused with the field of compose_design that is wrong, and nothing is made', async () => {
    const design = new MemoryDesign();
    const [first, second] = three.directions;
    const refused = await design.call(proposeDesigns, {
      ...three,
      directions: [first, { ...second, wishes: { variant: -1 } }],
    });
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('variant') });
    expect(design.log).toHaveLength(0);
  });
});
