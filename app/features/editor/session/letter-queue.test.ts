/** Commands on letters wait for their faces: which ones, in what order, and not forever. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocument, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { firstPage } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { createLetterQueue, lettersLaidOut, PATIENCE } from './letter-queue.ts';

let ids = 0;
const empty = createDocument({ width: 400, height: 300, newId: () => `id-${(ids += 1)}` });
const parent = firstPage(empty).id;
const text = createTextLayer({ id: 'text', parent, order: 'a0', text: 'Words' });
const shape = createShapeLayer({ id: 'shape', parent, order: 'a1' });
const { document } = applyOperations(empty, [
  { type: 'layer.add', layer: text },
  { type: 'layer.add', layer: shape },
]);

describe('letters that are laid out', () => {
  it('are those of texts whose look or words change, as they will be', () => {
    expect(
      lettersLaidOut(document, [{ type: 'layer.update', id: 'text', patch: { fontFamily: 'Lora' } }]),
    ).toMatchObject([{ id: 'text', fontFamily: 'Lora' }]);
    expect(lettersLaidOut(document, [{ type: 'layer.add', layer: { ...text, id: 'more' } }])).toMatchObject([
      { id: 'more' },
    ]);
  });

  it('are none where a text moves, or where there is no text', () => {
    expect(lettersLaidOut(document, [{ type: 'layer.update', id: 'text', patch: { x: 4, y: 5 } }])).toEqual([]);
    expect(
      lettersLaidOut(document, [
        { type: 'layer.update', id: 'shape', patch: { width: 40, height: 50 } },
        { type: 'layer.remove', id: 'text' },
      ]),
    ).toEqual([]);
  });
});

describe('the queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const lora: LeafLayer = { ...text, fontFamily: 'Lora' };

  it('lets through at once what is there', () => {
    const queue = createLetterQueue(() => null);
    expect(queue.turn([text])).toBeNull();
    expect(queue.turn([])).toBeNull();
  });

  it('keeps the order, also of what would not have to wait', async () => {
    const arrival = Promise.withResolvers<boolean>();
    const queue = createLetterQueue(([layer]) => (layer === lora ? arrival.promise : null));
    const order: string[] = [];
    const turns = [
      queue.turn([lora])?.then(() => order.push('slow')),
      queue.turn([text])?.then(() => order.push('ready')),
    ];
    expect(queue.turn([]), 'what lays no letters out does not wait').toBeNull();
    const undo = queue.settled().then(() => order.push('undo'));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(order).toEqual([]);
    arrival.resolve(true);
    await Promise.all([...turns, undo]);
    expect(order).toEqual(['slow', 'ready', 'undo']);
    expect(queue.turn([text])).toBeNull();
  });

  it('lets all through at once when the page goes, and waits again after that', async () => {
    const queue = createLetterQueue(() => new Promise(() => undefined));
    const order: string[] = [];
    void queue.turn([lora])?.then(() => order.push('first'));
    void queue.turn([text])?.then(() => order.push('second'));
    queue.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['first', 'second']);
    void queue.turn([lora])?.then(() => order.push('later'));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(order).toHaveLength(2);
  });

  it('continues when a face can’t be had, or takes too long', async () => {
    const failing = createLetterQueue(() => Promise.reject(new Error('offline')));
    await failing.turn([lora]);
    const hanging = createLetterQueue(() => new Promise(() => undefined));
    let gone = false;
    void hanging.turn([lora])?.then(() => (gone = true));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(gone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(gone).toBe(true);
  });
});
