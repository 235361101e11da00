/** Finishing touches on composed pages: in the page's look, where they were asked for, and over nothing that is read. */
import { describe, expect, it } from 'vitest';
import type { LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { descendantsOf } from '#design/document/tree.ts';
import { inkLines, boxAround } from '#design/lint/text-ink.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addDetail } from './add-detail.ts';
import { addText } from './add-text.ts';
import { isBorder } from './arranging/column-room.ts';
import { composeDesign } from './compose-design.ts';
import { extentOf, overlapOf, standingOn } from './contract/page-space.ts';

const BRIEFS = [
  { format: 'instagram-post', headline: 'Worn twice', subheading: 'Second hand market', lines: ['Saturday 10 to 4'] },
  { format: 'instagram-post', headline: 'Summer sale', offer: '30% off', callToAction: 'Shop now', mood: 'loud' },
  { format: 'instagram-story', headline: 'Giveaway', lines: ['Win a mug', 'Ends Friday'], mood: 'playful' },
  {
    format: 'a4',
    headline: 'Bluebird',
    table: {
      rows: [
        ['Espresso', '2.50'],
        ['Cake', '4.20'],
      ],
      headerRow: false,
    },
    mood: 'calm',
  },
  { format: 'facebook-cover', headline: 'New in', subheading: 'Ceramics made in Lyon', mood: 'clean' },
];
const PAGES = BRIEFS.flatMap((brief) => [0, 1, 2].map((variant) => ({ ...brief, variant })));

async function page(brief: Record<string, unknown>): Promise<MemoryDesign> {
  const design = new MemoryDesign();
  const outcome = await design.call(composeDesign, brief);
  if (!outcome.ok) throw new Error(outcome.error);
  return design;
}

const leavesOn = ({ document, page: id }: MemoryDesign): LeafLayer[] =>
  standingOn(document, id).map(({ layer }) => layer);
const wordsOf = (leaves: readonly LeafLayer[]) =>
  leaves.flatMap((leaf) => (leaf.type === 'text' ? inkLines(leaf).map(({ corners }) => boxAround(corners)) : []));

/** The detail's leaves, and those that were there before, as they are now. */
async function added(design: MemoryDesign, input: Record<string, unknown>) {
  const before = new Set(leavesOn(design).map(({ id }) => id));
  const outcome = await design.call(addDetail, input);
  const leaves = leavesOn(design);
  return {
    outcome,
    made: leaves.filter(({ id }) => !before.has(id)),
    rest: leaves.filter(({ id }) => before.has(id)),
  };
}

const isOn = ({ document }: MemoryDesign, leaf: LeafLayer): boolean => {
  const { x, y, width, height } = extentOf(leaf);
  return x >= -1 && y >= -1 && x + width <= document.width + 1 && y + height <= document.height + 1;
};
const covered = (made: readonly LeafLayer[], rest: readonly LeafLayer[]): number =>
  // A turned form covers less than the upright box around it.
  made.reduce((sum, one) => sum + wordsOf(rest).reduce((all, word) => all + overlapOf(one, word), 0), 0);

describe('add_detail', () => {
  it.each([
    { detail: 'divider' },
    { detail: 'badge', text: 'New' },
    { detail: 'badge', text: '-20%', size: 'small' },
    { detail: 'handle', text: '@blend.shop' },
    { detail: 'handle', text: 'www.blend.shop', network: 'website' },
  ])('covers no words and stays on the page: %j', async (input) => {
    for (const brief of PAGES) {
      const design = await page(brief);
      const { outcome, made, rest } = await added(design, input);
      expect(outcome.ok, JSON.stringify(brief)).toBe(true);
      expect(made.length).toBeGreaterThan(0);
      expect(made.every((leaf) => isOn(design, leaf))).toBe(true);
      expect(covered(made, rest), JSON.stringify({ brief, input })).toBeLessThan(1);
    }
  });

  it('draws a border between the edge and the words', async () => {
    for (const brief of PAGES) {
      const design = await page(brief);
      const before = leavesOn(design).filter((leaf) => isBorder(leaf, design.document)).length;
      const { outcome, made } = await added(design, { detail: 'border' });
      expect(outcome.ok).toBe(true);
      expect(made.length).toBe(before > 0 ? 0 : 1);
      for (const line of made) expect(isOn(design, line)).toBe(true);
    }
  });

  it('makes a border that is there stronger, and takes another style for it', async () => {
    const design = await page(BRIEFS[4] ?? {});
    const { made } = await added(design, { detail: 'border', border: 'single' });
    const [first] = made as ShapeLayer[];
    const width = () => (design.document.layers[first?.id ?? ''] as ShapeLayer).stroke?.width ?? 0;
    const was = width();
    const again = await added(design, { detail: 'border' });
    expect(again.made).toEqual([]);
    expect(again.outcome).toMatchObject({ output: { id: first?.id, wasThere: true } });
    expect(width()).toBe(was * 2);
    await added(design, { detail: 'border', border: 'corners' });
    expect(design.document.layers[first?.id ?? '']).toMatchObject({ name: 'Border', shape: { kind: 'path' } });
  });

  it('puts a divider below the text that is named, and makes room there', async () => {
    for (const brief of PAGES.filter(({ lines }) => lines)) {
      const design = await page(brief);
      const headline = leavesOn(design).find(({ name }) => name === 'Headline') as TextLayer;
      const { outcome, made, rest } = await added(design, {
        detail: 'divider',
        beside: { side: 'below', of: headline.id },
      });
      expect(outcome.ok).toBe(true);
      const [line] = made;
      const now = rest.find(({ id }) => id === headline.id) as TextLayer;
      const bottom = Math.max(...wordsOf([now]).map(({ y, height }) => y + height));
      expect(line?.y).toBeGreaterThanOrEqual(bottom - 1);
      expect((line?.y ?? 0) - bottom).toBeLessThan(design.document.height * 0.12);
    }
  });

  it('groups the words of a badge with their shape, in the type of the headline', async () => {
    const design = await page(BRIEFS[0] ?? {});
    const headline = leavesOn(design).find(({ name }) => name === 'Headline') as TextLayer;
    const { made } = await added(design, { detail: 'badge', text: 'Free entry' });
    const words = made.find(({ type }) => type === 'text') as TextLayer;
    const group = design.document.layers[words.parent];
    expect(group).toMatchObject({ type: 'group', name: 'Badge' });
    expect(descendantsOf(design.document, words.parent)).toHaveLength(2);
    expect([headline.fontFamily, 'DM Serif Display']).toContain(words.fontFamily);
  });

  it('says so and changes nothing where a page is full', async () => {
    const design = new MemoryDesign({ width: 100, height: 100 });
    const full = { text: 'WWWWWWWW '.repeat(12), x: 0, width: 100, size: 8, align: 'left' };
    for (const y of [0, 36, 72]) await design.call(addText, { ...full, y });
    const before = design.document;
    const { outcome } = await added(design, { detail: 'badge', text: 'Words that need more room than there is' });
    expect(outcome.ok).toBe(false);
    expect(design.document).toEqual(before);
  });
});
