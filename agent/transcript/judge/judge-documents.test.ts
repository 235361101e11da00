/** A turn's effects on documents: met and unmet expectations, on a page that the kernel made. */
import { describe, expect, it } from 'vitest';
import { createDocument } from '#design/document/create.ts';
import { after, judgedRows, says } from '#tests/fixtures/judged-rows.ts';
import { CUT, divergenceOf, samplePage, SHOE, withoutLayer } from '#tests/fixtures/judged-turns.ts';

const page = samplePage();

judgedRows('document', [
  ['size', { expect: { document: { width: 1080, height: 1080 } } }, null],
  [
    'another size',
    { expect: { document: { width: 1080, height: 1350 } } },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'document', 'height'],
      diff: [{ path: 'height', expected: 1350, actual: 1080 }],
      message: 'Expected height to be 1350; it is 1080.',
    },
  ],
  ['background', { expect: { document: { background: '#FFE8D6' } } }, null],
  ['background, roughly', { expect: { document: { background: '~#ffeedd' } } }, null],
  [
    'another background',
    { expect: { document: { background: '~#0b3d2e' } } },
    {
      kind: 'document',
      diff: [{ path: 'background', expected: '~#0b3d2e', actual: { type: 'solid', color: '#ffe8d6' } }],
    },
  ],
  [
    'layers in whatever order',
    {
      expect: {
        document: {
          layers: [
            { type: 'text', text: 'Now $49' },
            { type: 'image', cutout: true, asset: 'shoe' },
          ],
        },
      },
    },
    null,
  ],
  [
    'a text that is another',
    { expect: { document: { layers: [{ type: 'image' }, { type: 'text', text: 'Now $39' }] } } },
    {
      at: ['turns', 2, 'expect', 'document', 'layers', 1, 'text'],
      diff: [{ path: 'layers[1].text', expected: 'Now $39', actual: 'Now $49' }],
      message:
        'Expected a text “Now $39” on the first page. Nearest is text “Now $49”: text is “Now $49”, not “Now $39”.',
    },
  ],
  [
    'no such layer',
    { expect: { document: { layers: [{ type: 'sticker', emoji: '🔥' }, { type: 'video' }] } } },
    { kind: 'document', message: says('no layers of type “video”') },
  ],
  [
    'too few of them',
    { expect: { document: { layers: [{ type: 'image' }, { type: 'image' }] } } },
    { message: says('once more'), diff: [{ path: 'layers[1]', expected: { type: 'image' } }] },
  ],
  [
    'names of calls',
    {
      expect: {
        document: {
          layers: [
            { id: '$shoeLayer', mask: { asset: '$shoeLayer.2' } },
            { emoji: '🎉', group: '$badge' },
            { group: 'Badge', shape: 'circle' },
          ],
        },
      },
    },
    null,
  ],
  ['a name that nothing has', { expect: { document: { layers: [{ id: '$boot' }] } } }, { message: says('“$boot”') }],
  [
    'by id',
    { expect: { document: { layers: { $shoeLayer: { cutout: true }, headline: { shown: 'SUMMER\nSALE' } } } } },
    null,
  ],
  [
    'by id, differing',
    { expect: { document: { layers: { $shoeLayer: { cutout: false } } } } },
    { diff: [{ path: 'layers.$shoeLayer.cutout', expected: false, actual: true }] },
  ],
  ['pages', { expect: { document: { pages: [{}, { name: 'Back', layers: [{ text: 'See you there' }] }] } } }, null],
  ['a text of another page', { expect: { document: { layers: [{ text: 'See you there' }] } } }, { kind: 'document' }],
  ['too many pages', { expect: { document: { pages: [{}, {}, {}] } } }, { kind: 'document' }],
  ['nothing yet', { expect: { document: {} } }, { kind: 'document', message: says('--update') }],
  [
    'words for a layer',
    { expect: { document: { layers: ['Now $49'] } } },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'document', 'layers', 0],
      message: says('"Now $49" is not an object'),
    },
  ],
  [
    'a key that there is not',
    { expect: { document: { layers: [{ colour: '#ff0000' }] } } },
    { kind: 'document', message: says('did you mean “color”') },
  ],
]);

judgedRows('designs', [
  ['none', { expect: { designs: [] } }, null],
  [
    'in order',
    {
      expect: { designs: [{ height: 1920 }] },
      trace: {
        designs: [
          { id: 'd', title: 'Story', document: createDocument({ width: 1080, height: 1920, newId: () => 'x' }) },
        ],
      },
    },
    null,
  ],
  [
    'another size',
    {
      expect: { designs: [{ height: 1350 }] },
      trace: {
        designs: [
          { id: 'd', title: 'Story', document: createDocument({ width: 1080, height: 1920, newId: () => 'x' }) },
        ],
      },
    },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'designs', 0, 'height'],
      diff: [{ path: 'designs[0].height', expected: 1350, actual: 1920 }],
    },
  ],
  [
    'one that nobody expects',
    { expect: { designs: [] }, trace: { designs: [{ id: 'd', title: 'Story', document: page }] } },
    { kind: 'document', message: says('“Story”') },
  ],
]);

judgedRows('layers', [
  ['groups by their leaves', { expect: { layers: 9, minLayers: 9 } }, null],
  ['fewer', { expect: { layers: 10 } }, { kind: 'document', diff: [{ path: 'layers', expected: 10, actual: 9 }] }],
  ['at least', { expect: { minLayers: 10 } }, { kind: 'document', message: says('at least 10 layers') }],
]);

judgedRows('absent', [
  ['not there', { expect: { absent: [{ type: 'text', text: 'Winter' }, { cutout: false }] } }, null],
  [
    'there',
    {
      expect: { absent: [{ type: 'drawing' }, { type: 'shape', shape: 'star' }] },
      trace: { after: withoutLayer(page, 'scribble') },
    },
    { kind: 'document', at: ['turns', 2, 'expect', 'absent', 1], message: says('shape star') },
  ],
  ['a key that there is not', { expect: { absent: [{ type: 'text', colour: 'red' }] } }, { message: says('“colour”') }],
]);

judgedRows('changed', [
  ['not', { expect: { changed: false } }, null],
  ['not, though expected', { expect: { changed: true } }, { kind: 'document', message: says('nothing has changed') }],
  ['yes', { expect: { changed: true }, trace: after('star', { x: 61 }) }, null],
  [
    'yes, though not expected',
    { expect: { changed: false }, trace: after('star', { x: 61 }) },
    { kind: 'document', diff: [{ path: 'layers[shape star].x', expected: 60, actual: 61 }] },
  ],
]);

describe('pictures are known by', () => {
  it.each(['shoe', '$shoe', SHOE, SHOE.slice(0, 12)])('%s', async (asset) =>
    expect(await divergenceOf({ expect: { document: { layers: [{ asset }] } } })).toBeNull(),
  );
  it.each(['bag', SHOE.slice(0, 11), CUT])('not by %s', async (asset) =>
    expect(await divergenceOf({ expect: { document: { layers: [{ asset }] } } })).toMatchObject({ kind: 'document' }),
  );
});
