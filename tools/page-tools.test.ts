/** set_background, undo, look, delete: their own behavior, beyond what all tools have in common. */
import { describe, expect, it } from 'vitest';
import { createGroupLayer, createPage, createTextLayer } from '#design/document/create.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { deleteLayers } from './delete.ts';
import { look } from './look.ts';
import { redo } from './redo.ts';
import { setBackground } from './set-background.ts';
import { undo } from './undo.ts';
import { updateLayer } from './update-layer.ts';

function withText(id = 't', text = 'Hello'): MemoryDesign {
  const design = new MemoryDesign();
  design.edit({
    type: 'layer.add',
    layer: createTextLayer({ id, parent: design.page, order: 'a1', text, x: 100, y: 100 }),
  });
  return design;
}

describe('set_background', () => {
  it('names texts that have become hard to read, and an ink that reads', async () => {
    const design = withText();
    expect(await design.call(setBackground, { color: '#222222' })).toMatchObject({
      ok: true,
      output: { background: '#222222', hardToRead: [{ id: 't', color: '#111111', better: '#ffffff' }] },
    });
    expect(await design.call(setBackground, { color: 'cream' })).toMatchObject({
      ok: true,
      output: { background: '#fff6e0' },
    });
  });

  it('keeps in sight what matters in a picture, where that is known', async () => {
    const design = new MemoryDesign();
    design.addPicture('plain.jpg', 1200, 800);
    Object.assign(design.addPicture('portrait.jpg', 1200, 800), { focus: { x: 0.3, y: 0.4 } });
    await design.call(setBackground, { image: 'portrait.jpg' });
    expect(design.document.pages[design.page]?.background).toMatchObject({
      type: 'image',
      fit: 'cover',
      focus: { x: 0.3, y: 0.4 },
    });
    await design.call(setBackground, { image: 'plain.jpg' });
    expect(design.document.pages[design.page]?.background).not.toHaveProperty('focus');
  });
});

describe('undo', () => {
  it('takes back the step before the running turn', async () => {
    const design = withText();
    design.step = 'earlier turn';
    await design.call(setBackground, { color: 'red' });
    design.step = 'running turn';
    await design.call(setBackground, { color: 'blue' });
    expect(await design.call(undo, {})).toMatchObject({ ok: true, output: { undone: true } });
    expect(design.log.map(({ step }) => step)).toEqual(['hand-1', 'running turn']);
    expect(await new MemoryDesign().call(undo, {})).toEqual({ ok: false, error: 'There is nothing to undo' });
  });
});

describe('redo', () => {
  it('does again what was taken back, until something else is changed', async () => {
    const design = withText();
    design.step = 'earlier turn';
    await design.call(setBackground, { color: 'red' });
    design.step = 'running turn';
    await design.call(undo, {});
    expect(await design.call(redo, {})).toMatchObject({ ok: true, output: { redone: true } });
    expect(design.document.pages[design.page]?.background).toEqual({ type: 'solid', color: '#ff0000' });
    await design.call(undo, {});
    await design.call(setBackground, { color: 'blue' });
    expect(await design.call(redo, {})).toEqual({ ok: false, error: 'There is nothing to redo' });
  });
});

describe('look', () => {
  it('tells fonts, colors and boxes, and only as many layers as one can read', async () => {
    const design = withText();
    expect(await design.call(look, { layers: ['t'] })).toMatchObject({
      ok: true,
      output: { layers: [{ id: 't', font: 'Inter', size: 48, color: '#111111', box: [100, 100, 400, 58] }] },
    });
    for (let index = 0; index < 60; index += 1)
      design.edit({
        type: 'layer.add',
        layer: createTextLayer({
          id: `n${index}`,
          parent: design.page,
          order: `b${String(index).padStart(3, '0')}V`,
          text: 'x'.repeat(200),
        }),
      });
    const outcome = await design.call(look, {});
    expect(outcome).toMatchObject({ ok: true, output: { notShown: 21 } });
    expect(design.revision).toBe(61);
  });
});

describe('layers of another page', () => {
  it('are looked at, changed and deleted from wherever one is', async () => {
    const design = withText();
    design.edit(
      { type: 'page.add', page: createPage({ id: 'second', order: 'a5', name: '', background: { type: 'none' } }) },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 'far', parent: 'second', order: 'a1', text: 'Far away', x: 50, y: 50 }),
      },
    );
    expect(await design.call(look, { layers: ['far'] })).toMatchObject({
      ok: true,
      output: { layers: [{ id: 'far' }] },
    });
    expect(await design.call(updateLayer, { layer: 'far', color: 'red' })).toMatchObject({ ok: true });
    expect(await design.call(deleteLayers, { layers: ['far', 't'] })).toMatchObject({ ok: true });
    expect(Object.keys(design.document.layers)).toEqual([]);
  });
});

describe('delete', () => {
  it('asks before many go, and leaves a group with something locked in it', async () => {
    expect(deleteLayers.approval).toBe('many-layers');
    const design = withText();
    design.edit(
      { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: design.page, order: 'a5', name: 'Pair' }) },
      { type: 'layer.move', id: 't', parent: 'g', order: 'a1' },
      { type: 'layer.update', id: 't', patch: { locked: true } },
    );
    expect(await design.call(deleteLayers, { layers: ['g'] })).toEqual({
      ok: false,
      error: '“Hello” is locked. Unlock it first.',
    });
  });

  it('suggests what may have been meant', async () => {
    const design = withText('headline1', 'Summer');
    expect(await design.call(deleteLayers, { layers: ['headline2'] })).toEqual({
      ok: false,
      error: 'There is no layer "headline2" on this page. Did you mean headline1 (text “Summer”)?',
    });
    expect(await design.call(deleteLayers, { layers: ['summer'] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('Did you mean headline1'),
    });
    expect(await design.call(deleteLayers, { layers: ['zzz'] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('On the page: headline1'),
    });
  });
});
