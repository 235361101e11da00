/** compose_design with rework: which parts of a page survive another layout. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer, createTextLayer } from '#design/document/create.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { GENERAL_COMPOSITIONS } from '#design/templates/compositions/all.ts';
import { ComposedDesign, SALE } from '#tests/fixtures/composed-design.ts';
import { addShape } from './add-shape.ts';
import { addSticker } from './add-sticker.ts';
import { composeDesign } from './compose-design.ts';
import { contentsOf } from './page/page-contents.ts';
import { overlapOf, standingOn } from './contract/page-space.ts';

let design: ComposedDesign;
beforeEach(() => {
  design = new ComposedDesign();
});

describe('rework', () => {
  it('keeps words and pictures as hands left them', async () => {
    const shoe = design.addPicture('shoe.jpg', 1400, 1100);
    await design.compose({ ...SALE, subheading: 'Sneakers', pictures: ['shoe.jpg'], composition: 'cutout-shape' });
    const headline = design.named('Headline') as TextLayer;
    const details = design.named('Details') as TextLayer;
    design.edit(
      {
        type: 'layer.update',
        id: headline.id,
        patch: { text: 'Last days', lines: [{ start: 0, end: 9, width: 100 }] },
      },
      { type: 'layer.remove', id: details.id },
    );
    const output = await design.compose({ rework: true, variant: 3, format: 'instagram-story', mood: SALE.mood });
    expect(output.variant).toBe(3);
    expect(design.document.height).toBe(1920);
    expect([
      design.said('Headline'),
      design.said('Offer'),
      design.said('Subheading'),
      design.said('Call to action'),
    ]).toEqual(['Last days', '30% off', 'Sneakers', 'Shop now']);
    expect(design.said('Details')).toBeUndefined();
    expect(design.imageLayers().filter(({ asset }) => asset === shoe.id)).toHaveLength(1);
  });

  it.each([
    [{ headline: '20% off dresses', subheading: 'The Linen Room', lines: ['Code SUNNY20'] }, 'code-field'],
    [{ headline: 'Free shipping on orders over $50', lines: ['This week only'], mood: 'loud' }, 'delivery-van'],
    [{ headline: '“The sourdough is unreal”', subheading: '— Tom H.' }, /review-card|hanging-marks|quote|chat-bubbles/],
    [{ headline: 'Order deadline for Christmas', lines: ['15 December'] }, 'countdown-grid'],
  ])(
    'brings what was composed for just that, keeps its words whole, and leaves it where a color is asked for: %j',
    async (brief, made) => {
      const { composition } = await design.compose(brief);
      expect(composition).toMatch(made);
      for (let variant = 1; variant < 8; variant += 1) {
        await design.compose({ rework: true, variant });
        const { content } = contentsOf(design.document, design.page);
        expect([content.headline, content.subheading ?? undefined, content.lines]).toEqual([
          brief.headline,
          'subheading' in brief ? brief.subheading : undefined,
          'lines' in brief ? brief.lines : [],
        ]);
      }
      const asked = await design.compose({ ...brief, colors: ['#0b5236'] });
      expect(GENERAL_COMPOSITIONS.map(({ id }) => id)).toContain(asked.composition);
    },
  );

  it('keeps every line of the details through several versions', async () => {
    const lines = ['Friday 12 May', 'Doors 8pm', 'Tickets $18'];
    await design.compose({ headline: 'Jazz night', lines });
    for (let variant = 1; variant < 6; variant += 1) {
      await design.compose({ rework: true, variant });
      expect(contentsOf(design.document, design.page).content.lines).toEqual(lines);
    }
  });

  it('keeps stickers and shapes that somebody added, and covers no words with them', async () => {
    await design.compose(SALE);
    await design.call(addSticker, { sticker: '🔥', place: 'center' });
    await design.call(addShape, { shape: 'heart', x: 20, y: 20, width: 90, color: '#ff0000' });
    const shapes = () =>
      Object.values(design.document.layers).filter((layer) => layer.type === 'shape' && layer.shape.kind === 'heart');
    for (let variant = 1; variant < 6; variant += 1) {
      await design.compose({ rework: true, variant, format: variant % 2 === 0 ? 'instagram-story' : 'instagram-post' });
      const leaves = standingOn(design.document, design.page);
      const sticker = leaves.find(({ layer }) => layer.type === 'sticker');
      expect([sticker?.layer.type, shapes().length]).toEqual(['sticker', 1]);
      expect(leaves.filter(({ layer, box }) => layer.type === 'text' && overlapOf(box, sticker!.box) > 0)).toEqual([]);
    }
  });

  it('takes given words instead, and an empty text takes words away', async () => {
    await design.compose(SALE);
    await design.compose({ rework: true, headline: 'Winter sale', offer: '' });
    expect(design.said('Headline')).toBe('Winter sale');
    expect(design.said('Offer')).toBeUndefined();
    expect(design.said('Call to action')).toBe('Shop now');
  });

  it('reads a page that hands have made', async () => {
    const picture = design.addPicture('shoe.jpg', 1400, 1100);
    const { page } = design;
    design.edit(
      {
        type: 'layer.add',
        layer: createImageLayer({ id: 'i', parent: page, order: 'a1', asset: picture.id, name: 'shoe.jpg' }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 't1', parent: page, order: 'a2', text: 'Small print', fontSize: 20 }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 't2', parent: page, order: 'a3', text: 'The great opening', fontSize: 120 }),
      },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 't3', parent: page, order: 'a4', text: '-20%', fontSize: 60 }),
      },
    );
    await design.compose({ rework: true });
    expect([design.said('Headline'), design.said('Offer'), design.said('Subheading')]).toEqual([
      'The great opening',
      '-20%',
      'Small print',
    ]);
    expect(design.imageLayers()).toHaveLength(1);
  });

  it('of an empty page is refused', async () => {
    expect(await design.call(composeDesign, { rework: true })).toMatchObject({
      ok: false,
      error: 'There’s nothing on the page to lay out again',
    });
  });
});
