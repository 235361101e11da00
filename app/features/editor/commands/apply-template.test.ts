/**
 * Templates are applied to the page in one step, with sample photos in photo slots, or with the page's words and
 * photos.
 */
import { describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createTextLayer } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage, leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { applyTemplateCommand, type TemplateUse } from './apply-template.ts';
import { hasContents } from './has-contents.ts';

let ids = 0;
const newId = () => `n${(ids += 1)}`;
const blank = createDocument({ width: 1080, height: 1350, newId });
const page = firstPage(blank).id;
const contextOf = (document: DesignDocument) => ({ document, page, selection: [], measureText: measureRoughly, newId });
const withPhoto = TEMPLATES.find(({ composition, pictures }) => composition === 'split' && pictures.length === 1);
if (!withPhoto) throw new Error('no template with a photo');
const sample: Picture = {
  asset: 'cd'.repeat(32),
  name: 'Cup',
  alt: 'Cup',
  width: 1000,
  height: 1200,
  subject: null,
  mask: null,
  filters: null,
};
const base: TemplateUse = { template: withPhoto, samples: [sample], newPage: null, keep: false, brand: null };

const asset = 'ab'.repeat(32);
const filled = applyOperations(blank, [
  {
    type: 'layer.add',
    layer: createTextLayer({
      id: 'words',
      parent: page,
      order: 'a0',
      name: 'Headline',
      text: 'Fresh figs',
      fontSize: 90,
    }),
  },
  {
    type: 'layer.add',
    layer: createImageLayer({
      id: 'photo',
      parent: page,
      order: 'a1',
      asset,
      name: 'Figs',
      width: 600,
      height: 400,
      crop: { x: 0, y: 0, width: 1, height: 0.5 },
    }),
  },
]).document;

const textsOf = (document: DesignDocument, of = page) =>
  leavesInPaintOrder(document, of).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));
const imagesOf = (document: DesignDocument, of = page) =>
  leavesInPaintOrder(document, of).flatMap((layer) => (layer.type === 'image' ? [layer] : []));

describe('a template', () => {
  it('lays its words out, with its sample photos', () => {
    const { document, inverse } = applyOperations(blank, applyTemplateCommand.run(contextOf(blank), base));
    expect(textsOf(document).join(' ')).toContain(withPhoto.content.headline);
    expect(imagesOf(document).map((layer) => layer.asset)).toEqual([sample.asset]);
    expect(applyOperations(document, inverse).document).toEqual(blank);
  });

  it('takes over the words and photos of the page, and back again in one step', () => {
    expect(hasContents({ document: filled, page })).toBe(true);
    expect(hasContents({ document: blank, page })).toBe(false);
    const { document, inverse } = applyOperations(
      filled,
      applyTemplateCommand.run(contextOf(filled), { ...base, keep: true }),
    );
    expect(textsOf(document)).toContain('Fresh figs');
    expect(textsOf(document).join(' ')).not.toContain(withPhoto.content.headline);
    expect(imagesOf(document)).toMatchObject([{ asset }]);
    expect(document.layers.words).toBeUndefined();
    expect(applyOperations(document, inverse).document).toEqual(filled);
  });

  it('replaces everything when nothing is to be kept, and leaves what is locked', () => {
    const locked = applyOperations(filled, [{ type: 'layer.update', id: 'words', patch: { locked: true } }]).document;
    const { document } = applyOperations(locked, applyTemplateCommand.run(contextOf(locked), base));
    expect(document.layers.words).toBeDefined();
    expect(document.layers.photo).toBeUndefined();
  });

  it('comes as a page of its own behind this one', () => {
    const { document } = applyOperations(
      filled,
      applyTemplateCommand.run(contextOf(filled), { ...base, newPage: 'other', keep: true }),
    );
    expect(pagesInOrder(document).map(({ id }) => id)).toEqual([page, 'other']);
    expect(textsOf(document)).toEqual(['Fresh figs']);
    expect(textsOf(document, 'other')).toContain('Fresh figs');
  });

  it('wears the colors of a brand', () => {
    const brand = { colors: ['#0f6b66', '#ffd84d'], fonts: { heading: null, body: null }, logo: null };
    const { document } = applyOperations(blank, applyTemplateCommand.run(contextOf(blank), { ...base, brand }));
    expect(JSON.stringify(document)).toMatch(/#0f6b66|#ffd84d/);
  });
});
