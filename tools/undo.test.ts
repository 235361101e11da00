/** undo: the last step, or just some changes, or just a part of them. */
import { describe, expect, test } from 'vitest';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addText } from './add-text.ts';
import { deleteLayers } from './delete.ts';
import { undo } from './undo.ts';
import { updateLayer } from './update-layer.ts';

async function designWithTexts() {
  const design = new MemoryDesign();
  const call = async (tool: Parameters<MemoryDesign['call']>[0], input: unknown) => {
    const outcome = await design.call(tool, input);
    if (!outcome.ok) throw new Error(outcome.error);
    return outcome;
  };
  const added = await call(addText, { text: 'Red runners', role: 'headline' });
  const other = await call(addText, { text: 'Size 42', role: 'body' });
  const [id, otherId] = [added, other].map(({ output }) => (output as { id: string }).id) as [string, string];
  return { design, call, id, otherId, layer: (which: string) => design.document.layers[which] };
}

describe('single changes', () => {
  test('go, whatever came after them', async () => {
    const { call, id, layer } = await designWithTexts();
    const painted = await call(updateLayer, { layer: id, color: 'red' });
    await call(updateLayer, { layer: id, text: 'Blue runners' });
    const undone = await call(undo, { changes: [painted.change] });
    expect(layer(id)).toMatchObject({ text: 'Blue runners' });
    expect(layer(id)).not.toMatchObject({ fill: { color: '#ff0000' } });
    // The answer's own change can be undone in turn.
    await call(undo, { changes: [(undone.output as { change: string }).change] });
    expect(layer(id)).toMatchObject({ text: 'Blue runners', fill: { color: '#ff0000' } });
  });

  test('go in part: only a property, only a layer', async () => {
    const { call, id, otherId, layer } = await designWithTexts();
    const both = await call(updateLayer, { layer: id, color: 'red', italic: true });
    await call(undo, { changes: [both.change], only: ['color'] });
    expect(layer(id)).toMatchObject({ italic: true });
    expect(layer(id)).not.toMatchObject({ fill: { color: '#ff0000' } });
    const removed = await call(deleteLayers, { layers: [id, otherId] });
    await call(undo, { changes: [removed.change], layers: [otherId] });
    expect(layer(otherId)).toMatchObject({ text: 'Size 42' });
    expect(layer(id)).toBeUndefined();
  });

  test('that are unknown or already undone are refused, and nothing changes', async () => {
    const { design, call, id } = await designWithTexts();
    const painted = await call(updateLayer, { layer: id, color: 'red' });
    await call(undo, { changes: [painted.change] });
    const before = design.document;
    expect(await design.call(undo, { changes: [painted.change] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('nothing to undo'),
    });
    expect(await design.call(undo, { changes: ['never-was'] })).toMatchObject({ ok: false });
    expect(await design.call(undo, { only: ['color'] })).toMatchObject({ ok: false });
    expect(design.document).toBe(before);
  });
});
