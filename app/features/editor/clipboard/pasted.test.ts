/** Which form is taken from a clipboard that offers several. */
import { describe, expect, it } from 'vitest';
import { choosePasted, offeredBySystem, type Offered } from './pasted.ts';

const ORIGIN = 'https://blend.test';
const ASSET = 'ab'.repeat(32);
/** Stands in for the browser's parser, which tests/e2e reads real clipboards with. */
const readTable = (html: string): string[][] | null =>
  html.includes('<table')
    ? [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
        [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
      )
    : null;
const choose = (offered: Partial<Offered>) =>
  choosePasted({ layers: '', html: '', svg: '', text: '', files: [], ...offered }, ORIGIN, readTable);
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

  it('gives the words that Office and spreadsheets add a picture to, and pictures that browsers describe', () => {
    const png = file('image/png');
    const words = { type: 'text', elsewhere: false };
    expect(choose({ html: '<p>Autumn <b>fair</b></p>', text: 'Autumn fair\r\n', files: [png] })).toEqual({
      ...words,
      text: 'Autumn fair',
    });
    // Pages and Numbers give no markup.
    expect(choose({ text: 'Autumn fair', files: [png] })).toEqual({ ...words, text: 'Autumn fair' });
    for (const offered of [
      { html: '<meta charset="utf-8"><img src="https://elsewhere.test/a.png" alt="A fair">', text: 'A fair' },
      { html: '<img src="https://elsewhere.test/a.png">', text: 'https://elsewhere.test/a.png' },
      { text: 'photo 1.png' },
      { text: 'file:///home/ada/photo.png' },
      { html: '<p>&nbsp;</p>', text: ' ' },
    ])
      expect(choose({ ...offered, files: [png] }), JSON.stringify(offered)).toEqual({ type: 'files', files: [png] });
  });

  it('gives cells as a table, by their markup or by their tabs', () => {
    const rows = [
      ['Candle', '12.50'],
      ['Soap', '6.00'],
    ];
    const html = '<table><tr><td>Candle</td><td>12.50</td></tr><tr><td>Soap</td><td>6.00</td></tr></table>';
    const text = 'Candle\t12.50\r\nSoap\t6.00\r\n';
    expect(choose({ html, text, files: [file('image/png')] })).toEqual({ type: 'table', rows });
    expect(choose({ text })).toEqual({ type: 'table', rows });
    expect(choose({ text: 'Candle\t"Red,\nlarge"\n\t\nSoap\t"9"" wide"' })).toEqual({
      type: 'table',
      rows: [
        ['Candle', 'Red,\nlarge'],
        ['', ''],
        ['Soap', '9" wide'],
      ],
    });
  });

  it('gives one cell, one column and sentences as words, without tabs and quotation marks', () => {
    const text = (words: string) => ({ type: 'text', text: words, elsewhere: false });
    expect(choose({ html: '<table><tr><td>Candle</td></tr></table>', text: 'Candle\r\n' })).toEqual(text('Candle'));
    expect(choose({ text: 'Candle\r\nSoap\r\n' })).toEqual(text('Candle\nSoap'));
    expect(choose({ text: '"Red,\nlarge"' })).toEqual(text('Red,\nlarge'));
    expect(choose({ text: 'Name:\tAda\nWho bakes, daily, from 8 to 4' })).toEqual(
      text('Name:  Ada\nWho bakes, daily, from 8 to 4'),
    );
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
