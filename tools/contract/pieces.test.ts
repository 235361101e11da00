/** Tools that lay out many long texts yield to other requests, and end when their call is stopped. */
import { describe, expect, test } from 'vitest';
import { createDocument, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { brandFontOperations } from '../brand/brand-fonts.ts';
import { carriedOver } from '../composing/carried-over.ts';

const TEXTS = 6;

function longTexts(): DesignDocument {
  let made = 0;
  const empty = createDocument({ width: 1080, height: 1080, newId: () => `id${(made += 1)}` });
  const [page = ''] = Object.keys(empty.pages);
  const layers = Array.from({ length: TEXTS }, (_, index): TextLayer =>
    withLines(
      createTextLayer({
        id: `t${index}`,
        parent: page,
        order: `a${index + 1}`,
        x: 100,
        y: 100,
        text: 'Some words that go on. '.repeat(60),
        fontSize: 20,
        width: 600,
      }),
      roughMeasure,
    ),
  );
  return { ...empty, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const assets = {
  info: () => Promise.resolve(null),
  bytes: () => Promise.resolve(null),
  store: () => Promise.reject(new Error('No store here')),
};

describe.each([
  [
    'the fonts of a brand',
    (document: DesignDocument, signal: AbortSignal) =>
      brandFontOperations(document, { heading: 'Lora', body: 'Lora' }, roughMeasure, signal),
  ],
  [
    'another size',
    (document: DesignDocument, signal: AbortSignal) =>
      carriedOver({ width: 1080, height: 1920 }, { document, assets, measureText: roughMeasure, signal }),
  ],
])('%s', (_, work) => {
  test('lets others in between texts', async () => {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve));
        turns += 1;
      }
    })();
    const operations = await work(longTexts(), new AbortController().signal);
    isOver = true;
    await others;
    expect(operations.length).toBeGreaterThanOrEqual(TEXTS);
    expect(turns).toBeGreaterThanOrEqual(TEXTS - 1);
  });

  test('ends when the call is stopped', async () => {
    const stopping = new AbortController();
    const done = work(longTexts(), stopping.signal);
    stopping.abort();
    await expect(done).rejects.toThrow('aborted');
  });
});
