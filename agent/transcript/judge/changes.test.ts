/** Differences between two documents, described without ids. */
import { describe, expect, it } from 'vitest';
import { samplePage, withLayer, withoutLayer } from '#tests/fixtures/judged-turns.ts';
import { changes } from './changes.ts';

const page = samplePage();

describe('changes', () => {
  it('are none between equal documents, whatever the order of keys', () => {
    expect(changes(page, structuredClone(page))).toEqual({ words: '', diff: [] });
    const turned = { ...page, layers: Object.fromEntries(Object.entries(page.layers).reverse()) };
    expect(changes(page, turned)).toEqual({ words: '', diff: [] });
  });

  it('of properties are told with both values', () => {
    expect(changes(page, withLayer(page, 'price', { opacity: 0.5 }))).toEqual({
      words: 'opacity of text “Now $49” was 1 and is 0.5',
      diff: [{ path: 'layers[text “Now $49”].opacity', expected: 1, actual: 0.5 }],
    });
    const { pages } = page;
    expect(changes(page, { ...page, height: 1350, pages: { ...pages, p2: { ...pages.p2!, name: 'End' } } })).toEqual({
      words: 'height of the design was 1080 and is 1350',
      diff: [
        { path: 'height', expected: 1080, actual: 1350 },
        { path: 'pages[1].name', expected: 'Back', actual: 'End' },
      ],
    });
  });

  it('of what comes and goes are told by what it is', () => {
    const without = withoutLayer(page, 'price');
    const brief = { type: 'text', text: 'Now $49' };
    expect(changes(page, without)).toEqual({
      words: 'text “Now $49” is gone',
      diff: [{ path: 'layers[text “Now $49”]', expected: brief }],
    });
    expect(changes(without, page)).toEqual({
      words: 'text “Now $49” was added',
      diff: [{ path: 'layers[text “Now $49”]', actual: brief }],
    });
  });
});
