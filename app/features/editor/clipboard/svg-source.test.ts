/** SVG of other programs: recognized among words, with the size that it asks for. */
import { describe, expect, it, test } from 'vitest';
import { isSvg, lengthOf, svgIn, svgSize } from './svg-source.ts';

describe('some text is an SVG', () => {
  test.each([
    '<svg viewBox="0 0 1 1"/>',
    '\ufeff \n<svg></svg>',
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made with a vector program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg></svg>',
    '<!-- Generator: Adobe Illustrator --><!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg></svg>',
    '<?xml version="1.0"?><?xml-stylesheet href="a.css"?><svg\nwidth="1"></svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"></svg:svg>',
    '<SVG width="1"></SVG>',
    '```svg\n<svg></svg>\n```',
    'data:image/svg+xml,%3Csvg%20viewBox%3D%220%200%201%201%22%3E%3C%2Fsvg%3E',
    `data:image/svg+xml;base64,${btoa('<svg></svg>')}`,
  ])('%j', (text) => expect(isSvg(text)).toBe(true));

  test.each(['about <svg> tags', '<p>x</p>', '<svgx>', '', '<!-- open', '<!DOCTYPE svg', '<?xml <svg>'])(
    'not %j',
    (text) => expect(isSvg(text)).toBe(false),
  );

  it('and its root is where it begins', () => {
    const found = svgIn('\ufeff <!-- a --><svg></svg>');
    expect(found?.source.slice(found.root)).toBe('<svg></svg>');
  });
});

test.each([
  ['80', 80],
  ['80px', 80],
  ['25.4mm', 96],
  ['1in', 96],
  ['72pt', 96],
  ['6pc', 96],
  ['2.54 cm', 96],
  ['1e2', 100],
  ['.5', 0.5],
  ['100%', null],
  ['auto', null],
  ['0', null],
  ['-4', null],
  ['', null],
  [null, null],
])('%j is %s px long', (written, px) => {
  if (px === null) expect(lengthOf(written)).toBeNull();
  else expect(lengthOf(written)).toBeCloseTo(px, 5);
});

test.each([
  ['600', '120', '0 0 100 100', { width: 600, height: 120 }],
  ['600', '120', null, { width: 600, height: 120 }],
  ['100%', '100%', '0 0 200 100', { width: 200, height: 100 }],
  ['600', null, '0,0,200,100', { width: 600, height: 300 }],
  [null, '30mm', '0 0 200 100', { width: (60 * 96) / 25.4, height: (30 * 96) / 25.4 }],
  [null, null, ' 0 0 300 150 ', { width: 300, height: 150 }],
  [null, null, '0 0 0 0', null],
  ['600', null, null, null],
  [null, null, null, null],
])('%j by %j of %j', (width, height, viewBox, size) => expect(svgSize(width, height, viewBox)).toEqual(size));
