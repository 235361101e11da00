/** Which form is taken from a clipboard that offers several. */
import { describe, expect, it } from 'vitest';
import { choosePasted, offeredBySystem, type Offered } from './pasted.ts';

const ORIGIN = 'https://blend.test';
const ASSET = 'ab'.repeat(32);
const choose = (offered: Partial<Offered>) =>
  choosePasted({ layers: '', html: '', svg: '', text: '', files: [], ...offered }, ORIGIN);
const file = (type: string) => new File(['x'], 'x', { type });

describe('a pasted clipboard', () => {
  it('gives pictures before the HTML around them, and no other files', () => {
    const png = file('image/png');
    expect(
      choose({ files: [file('application/pdf'), png], html: '<img src="https://elsewhere.test/a.png">', text: 'a' }),
    ).toEqual({ type: 'files', files: [png] });
    expect(choose({ files: [file('application/pdf')], text: 'words' })).toEqual({
      type: 'text',
      text: 'words',
      elsewhere: false,
    });
  });

  it('gives own pictures by id, and pictures that are written out; never those of other sites', () => {
    expect(choose({ html: `<p><img alt="x" src="/api/assets/${ASSET}?size=64&amp;x=1"></p>`, text: 'x' })).toEqual({
      type: 'pictures',
      assets: [ASSET],
      urls: [],
      text: '',
    });
    expect(choose({ html: `<img src='${ORIGIN}/api/assets/${ASSET}'>` })).toEqual({
      type: 'pictures',
      assets: [ASSET],
      urls: [],
      text: '',
    });
    expect(choose({ html: '<img src="data:image/png;base64,AA=="><img src="data:text/html,x">' })).toEqual({
      type: 'pictures',
      assets: [],
      urls: ['data:image/png;base64,AA=='],
      text: '',
    });
    expect(choose({ html: `<img src="https://elsewhere.test/api/assets/${ASSET}">`, text: 'Alt text' })).toEqual({
      type: 'text',
      text: 'Alt text',
      elsewhere: true,
    });
  });

  it('gives words and pictures that were copied together', () => {
    const html = `<style>p{}</style><h1>Our story</h1><img src="/api/assets/${ASSET}"><p>Since 1998</p><img src="data:image/jpeg;base64,BB==">`;
    expect(choose({ html, text: 'Our story\n\nSince 1998' })).toEqual({
      type: 'pictures',
      assets: [ASSET],
      urls: ['data:image/jpeg;base64,BB=='],
      text: 'Our story\n\nSince 1998',
    });
  });

  it('knows an SVG by its type or its first tag', () => {
    const svg = '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"></svg>';
    expect(choose({ text: svg })).toEqual({ type: 'svg', source: svg });
    expect(choose({ svg, text: 'words' })).toEqual({ type: 'svg', source: svg });
    expect(choose({ text: 'about <svg> tags' })).toEqual({ type: 'text', text: 'about <svg> tags', elsewhere: false });
  });

  it('is nothing when it holds nothing', () => {
    expect(choose({ text: ' \n ' })).toBeNull();
  });

  it('is read from the system with all its forms', async () => {
    const item = (forms: Record<string, string>) => ({
      types: Object.keys(forms),
      getType: (type: string) => Promise.resolve(new Blob([forms[type] ?? ''], { type })),
    });
    const offered = await offeredBySystem({
      read: () =>
        Promise.resolve([
          item({ 'text/html': '<b>x</b>', 'text/plain': 'x', 'image/png': 'bytes' }),
        ] as unknown as ClipboardItems),
    });
    expect(offered).toMatchObject({ html: '<b>x</b>', text: 'x', layers: '' });
    expect(offered.files.map(({ name, type }) => [name, type])).toEqual([['pasted.png', 'image/png']]);
  });
});
