/** Pages: added, copied, removed, renamed, moved, and shown to the next caller. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createGroupLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { LIMITS } from '#design/document/limits.ts';
import { descendantsOf, pagesInOrder } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addText } from './add-text.ts';
import { pages } from './pages.ts';

let design: MemoryDesign;
const inOrder = () => pagesInOrder(design.document);

async function done(
  input: Record<string, unknown>,
  page?: string,
): Promise<{ output: Record<string, unknown>; page: string }> {
  const outcome = await design.call(pages, input, page === undefined ? {} : { page });
  if (!outcome.ok) throw new Error(outcome.error);
  return { output: outcome.output as Record<string, unknown>, page: outcome.page ?? '' };
}

beforeEach(() => {
  design = new MemoryDesign();
  const { page } = design;
  design.edit(
    { type: 'page.update', id: page, patch: { background: { type: 'solid', color: '#ffeedd' }, name: 'Front' } },
    { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: page, order: 'a1' }) },
    { type: 'layer.add', layer: createShapeLayer({ id: 's', parent: 'g', order: 'a1' }) },
    { type: 'layer.add', layer: createTextLayer({ id: 't', parent: page, order: 'a2', text: 'Hello' }) },
  );
});

describe('pages', () => {
  it('adds one behind the page looked at, of its color, and goes there', async () => {
    const { page, output } = await done({ action: 'add' });
    expect(inOrder().map(({ id }) => id)).toEqual([design.page, page]);
    expect(design.document.pages[page]?.background).toEqual({ type: 'solid', color: '#ffeedd' });
    expect(output).toEqual({ page: 2, pages: ['1 Front', '2'] });
    const first = await done({ action: 'add', to: 1, background: 'white', name: 'Cover' });
    expect(inOrder()[0]).toMatchObject({ id: first.page, name: 'Cover', background: { color: '#ffffff' } });
    // The next call adds its layers there.
    const text = await design.call(addText, { text: 'On the new page' }, { page });
    expect(text.ok).toBe(true);
    expect(descendantsOf(design.document, page)).toHaveLength(1);
  });

  it('takes a picture that fills the page for that page’s own', async () => {
    const asset = design.addPicture('a.jpg', 100, 100);
    design.edit({
      type: 'page.update',
      id: design.page,
      patch: { background: { type: 'image', asset: asset.id, fit: 'cover', scale: 1, opacity: 1, blur: 0 } },
    });
    const { page: plain } = await done({ action: 'add' });
    expect(design.document.pages[plain]?.background).toEqual({ type: 'solid', color: '#ffffff' });
    const { page: same } = await done({ action: 'add', background: 'same' }, design.page);
    expect(design.document.pages[same]?.background).toMatchObject({ type: 'image' });
  });

  it('copies one with everything on it, under ids of its own', async () => {
    const { page } = await done({ action: 'duplicate' });
    expect(inOrder()[1]).toMatchObject({ id: page, name: 'Front', background: { color: '#ffeedd' } });
    const copies = descendantsOf(design.document, page);
    expect(copies.map(({ type }) => type)).toEqual(['group', 'shape', 'text']);
    expect(copies.map(({ id }) => id)).not.toContain('t');
    expect(copies[1]?.parent).toBe(copies[0]?.id);
  });

  it('removes any but the last, and shows the next', async () => {
    expect(await design.call(pages, { action: 'remove' })).toEqual({
      ok: false,
      error: 'A design keeps at least one page',
    });
    const front = design.page;
    const { page: second } = await done({ action: 'add' });
    const gone = await done({ action: 'remove', page: 1 }, front);
    expect(gone.page).toBe(second);
    expect(Object.keys(design.document.layers)).toEqual([]);
    expect(inOrder()).toHaveLength(1);
  });

  it('names, moves and shows', async () => {
    const front = design.page;
    const { page: second } = await done({ action: 'add', name: 'Back' });
    await done({ action: 'move', page: 2, to: 1 });
    expect(inOrder().map(({ id }) => id)).toEqual([second, front]);
    expect((await done({ action: 'move', page: 2, to: 2 })).output).toMatchObject({ unchanged: true });
    expect((await done({ action: 'show', page: 2 }, second)).page).toBe(front);
    await done({ action: 'rename', name: 'Rear' }, second);
    expect(design.document.pages[second]?.name).toBe('Rear');
    expect(await design.call(pages, { action: 'move', page: 1, to: 3 })).toEqual({
      ok: false,
      error: 'There is no page 3. The design has 2 pages.',
    });
  });

  it('stops at the limit, in words', async () => {
    for (let count = 1; count < LIMITS.pagesPerDesign; count += 1) await done({ action: 'add' });
    for (const action of ['add', 'duplicate'])
      expect(await design.call(pages, { action })).toEqual({ ok: false, error: 'A design holds up to 50 pages' });
  });

  it('asks before a page full of layers goes', () => {
    expect(pages.approval).toBe('many-layers');
  });
});
