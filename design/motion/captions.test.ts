/** Captions of films: one at a time, in reading order, merged where words stay, and the two forms of their files. */
import { describe, expect, it } from 'vitest';
import { createDocument, createPage, createTextLayer } from '../document/create.ts';
import type { Animation } from '../document/animation.ts';
import type { DesignDocument } from '../document/document.ts';
import { firstPage } from '../document/tree.ts';
import { captionFile, captionsOf } from './captions.ts';

const NONE: Animation = { in: null, out: null, loop: null, drift: null };

function film(): DesignDocument {
  const document = createDocument({ width: 100, height: 100, newId: () => 'one' });
  document.pages['one'] = { ...firstPage(document), duration: 4000 };
  document.pages['two'] = { ...createPage({ id: 'two', order: 'a9' }), duration: 2000 };
  const say = (id: string, parent: string, y: number, text: string, animation: Animation | null = null) => {
    document.layers[id] = createTextLayer({ id, parent, order: id, x: 0, y, width: 90, height: 10, text, animation });
  };
  say('price', 'one', 60, '$49', { ...NONE, in: { effect: 'pop', at: 1500, duration: 600, by: 'whole' } });
  say('name', 'one', 20, 'The\nlinen   bag', { ...NONE, out: { effect: 'fade', at: 0, duration: 400, by: 'whole' } });
  say('later', 'two', 10, 'A & B < C');
  say('nothing', 'two', 30, ' ');
  return document;
}

describe('captions', () => {
  it('show what can be read, from the top down, each as long as it stays', () => {
    expect(captionsOf(film())).toEqual([
      { from: 0, to: 1800, text: 'The linen bag' },
      { from: 1800, to: 4000, text: 'The linen bag\n$49' },
      { from: 4000, to: 6000, text: 'A & B < C' },
    ]);
  });

  it('put on one line what stands side by side', () => {
    const document = film();
    const old = { id: 'old', parent: 'one', order: 'z', x: 50, y: 63, width: 40, height: 6, text: '$69' };
    document.layers['old'] = createTextLayer(old);
    document.layers['price'] = { ...document.layers['price']!, animation: null };
    expect(captionsOf(document)[0]?.text).toBe('The linen bag\n$49 · $69');
  });

  it('join words that stay over pages, and leave out what is hidden', () => {
    const document = film();
    document.layers['later'] = { ...document.layers['later']!, visible: false };
    expect(captionsOf(document).map(({ text }) => text)).toEqual(['The linen bag', 'The linen bag\n$49']);
    const same = film();
    for (const id of ['price', 'later']) delete same.layers[id];
    same.layers['name'] = { ...same.layers['name']!, animation: null };
    same.layers['again'] = { ...same.layers['name'], id: 'again', parent: 'two' };
    expect(captionsOf(same)).toEqual([{ from: 0, to: 6000, text: 'The linen bag' }]);
    expect(captionsOf(createDocument({ width: 100, height: 100, newId: () => 'p' }))).toEqual([]);
  });

  it('are written as WebVTT and as SubRip', () => {
    const captions = captionsOf(film());
    expect(captionFile(captions, 'vtt')).toContain('WEBVTT\n\n00:00:00.000 --> 00:00:01.800\nThe linen bag\n\n');
    expect(captionFile(captions, 'vtt')).toContain('A &amp; B &lt; C');
    expect(captionFile(captions, 'srt')).toContain('3\n00:00:04,000 --> 00:00:06,000\nA & B < C\n');
    expect(captionFile([{ from: 3_725_042, to: 3_726_000, text: 'x' }], 'srt')).toContain('01:02:05,042 --> ');
  });
});
