/** Every key of `expect`, met and not met, on a page that the kernel made. */
import { describe, expect, it } from 'vitest';
import { createDocument } from '#design/document/create.ts';
import { expectationSchema } from '#agent/transcript/format/format.ts';
import type { Divergence } from '#agent/transcript/play/divergence.ts';
import {
  call,
  checksOf,
  CUT,
  divergenceOf,
  SHOE,
  samplePage,
  trace,
  withLayer,
  withoutLayer,
  type Judged,
} from '#tests/fixtures/judged-turns.ts';
import { JUDGED_KEYS } from './judge-turn.ts';

type Row = readonly [about: string, judged: Judged, diverges: Partial<Divergence> | null];

const says = (part: string) => expect.stringContaining(part);
const page = samplePage();
const brand = { name: '', logos: [], colors: ['#0b3d2e'], fonts: { heading: null, body: null }, contacts: [] };
const after = (id: string, patch: Record<string, unknown>) => ({ after: withLayer(page, id, patch) });
const steps = (...tools: string[]) => ({
  steps: tools.map((tool) => ({ text: '', reasoning: '', calls: [call(tool)] })),
});

function rows(name: string, cases: readonly Row[]): void {
  describe(`${name}`, () => {
    it.each(cases)('%s', async (_, judged, diverges) => {
      const found = await divergenceOf(judged);
      if (diverges === null) expect(found).toBeNull();
      else expect(found).toMatchObject(diverges);
    });
  });
}

describe('a turn', () => {
  it('is judged by every key of the format', () => {
    expect([...JUDGED_KEYS].sort()).toEqual(Object.keys(expectationSchema.shape).sort());
  });

  it('has one check for each key that is written, and one for its end', async () => {
    const checks = await checksOf({ expect: { layers: 9, says: 'sorry' } });
    expect(checks.map(({ key, turn, divergence }) => [key, turn, divergence === null])).toEqual([
      ['state', 2, true],
      ['layers', 2, true],
      ['says', 2, false],
    ]);
    expect(checks[2]?.divergence).toMatchObject({ turn: 2, step: null, at: ['turns', 2, 'expect', 'says'] });
  });
});

rows('state', [
  ['finished by default', { expect: {} }, null],
  [
    'failed',
    { expect: {}, trace: { state: 'failed', error: 'The model is overloaded.' } },
    { kind: 'error', message: says('The model is overloaded.') },
  ],
  [
    'stopped by nobody',
    { expect: {}, trace: { state: 'stopped' } },
    { kind: 'error', message: 'Expected the turn to end as finished; it ended as stopped.' },
  ],
  ['stopped as told', { expect: {}, turn: { stopAfter: 0 }, trace: { state: 'stopped' } }, null],
  ['finished although stop was pressed', { expect: {}, turn: { stopAfter: 0 } }, { kind: 'error' }],
  ['failed as told', { expect: { state: 'failed' }, trace: { state: 'failed', error: 'x' } }, null],
  [
    'failed with an expected error',
    { expect: { error: 'overloaded' }, trace: { state: 'failed', error: 'The model is overloaded.' } },
    null,
  ],
  [
    'stopped with an expected error',
    { expect: { error: 'overloaded' }, trace: { state: 'stopped', error: 'overloaded' } },
    { kind: 'error' },
  ],
]);

rows('error', [
  [
    'of the turn',
    {
      expect: { error: 'limit of generations' },
      trace: { state: 'failed', error: 'You have reached your limit of generations.' },
    },
    null,
  ],
  [
    'of a call',
    {
      expect: { error: 'limit' },
      trace: { steps: [{ text: '', reasoning: '', calls: [call('generate_logo', 'You have reached your limit.')] }] },
    },
    null,
  ],
  [
    'any',
    { expect: { error: '' }, trace: { steps: [{ text: '', reasoning: '', calls: [call('crop', 'No.')] }] } },
    null,
  ],
  [
    'other words',
    {
      expect: { error: 'limit' },
      trace: { steps: [{ text: '', reasoning: '', calls: [call('crop', 'No such layer.')] }] },
    },
    { kind: 'error', step: 0, message: says('No such layer.') },
  ],
  [
    'nothing failed',
    { expect: { error: '' }, trace: steps('crop') },
    { kind: 'error', message: says('nothing failed') },
  ],
  [
    'stopped calls did not fail',
    {
      expect: { error: '' },
      trace: {
        steps: [
          {
            text: '',
            reasoning: '',
            calls: [{ ...call('crop'), outcome: { ok: false, error: 'Stopped.', stopped: true } }],
          },
        ],
      },
    },
    { kind: 'error' },
  ],
]);

rows('tools', [
  ['in order', { expect: { tools: ['add_text', 'style'] }, trace: steps('add_text', 'style') }, null],
  ['none', { expect: { tools: [] } }, null],
  [
    'one left over',
    { expect: { tools: ['add_text'] }, trace: steps('add_text', 'style') },
    { kind: 'tool', step: 1, diff: [{ path: 'tools[1]', actual: 'style' }] },
  ],
  [
    'one missing',
    { expect: { tools: ['add_text', 'crop', 'style'] }, trace: steps('add_text', 'style') },
    {
      kind: 'tool',
      step: null,
      diff: [{ path: 'tools[1]', expected: 'crop' }],
      at: ['turns', 2, 'expect', 'tools', 1],
    },
  ],
  [
    'another one',
    { expect: { tools: ['add_text', 'crop', 'style'] }, trace: steps('add_text', 'group', 'style') },
    { kind: 'tool', step: 1, diff: [{ path: 'tools[1]', expected: 'crop', actual: 'group' }] },
  ],
  ['at least', { expect: { tools: { subset: ['style'] } }, trace: steps('add_text', 'style') }, null],
  [
    'at least twice',
    { expect: { tools: { subset: ['style', 'style'] } }, trace: steps('add_text', 'style') },
    { kind: 'tool', diff: [{ path: 'tools.subset', expected: 'style' }] },
  ],
  [
    'whatever the order',
    { expect: { tools: { unordered: ['style', 'add_text'] } }, trace: steps('add_text', 'style') },
    null,
  ],
  [
    'whatever the order, but no others',
    { expect: { tools: { unordered: ['style'] } }, trace: steps('add_text', 'style') },
    { kind: 'tool', step: 0, diff: [{ path: 'tools.unordered', actual: 'add_text' }] },
  ],
]);

rows('document', [
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
    { kind: 'document', at: ['turns', 2, 'expect', 'document', 'layers', 0], message: says('"Now $49" is no object') },
  ],
  [
    'a key that there is not',
    { expect: { document: { layers: [{ colour: '#ff0000' }] } } },
    { kind: 'document', message: says('did you mean “color”') },
  ],
]);

rows('designs', [
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

rows('contains', [
  ['case and lines ignored', { expect: { contains: ['summer sale', 'NOW   $49'] } }, null],
  ['one text', { expect: { contains: 'see you' } }, null],
  [
    'missing',
    { expect: { contains: ['Now $49', 'Summer sail'] } },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'contains', 1],
      message: says('“SUMMER SALE”'),
      diff: [{ path: 'contains[1]', expected: 'Summer sail', actual: 'SUMMER\nSALE' }],
    },
  ],
  ['hidden', { expect: { contains: 'Draft only' } }, { kind: 'document' }],
  [
    'hidden by its group',
    {
      expect: { contains: 'Now $49' },
      trace: { after: withLayer(withLayer(page, 'price', { parent: 'badge' }), 'badge', { visible: false }) },
    },
    { kind: 'document' },
  ],
  ['beyond the page', { expect: { contains: 'Now $49' }, trace: after('price', { x: 3000 }) }, { kind: 'document' }],
  ['transparent', { expect: { contains: 'Now $49' }, trace: after('price', { opacity: 0 }) }, { kind: 'document' }],
  ['nothing', { expect: { contains: '' } }, { message: says('whatever happens') }],
]);

rows('notContains', [
  ['hidden', { expect: { notContains: ['Draft'] } }, null],
  [
    'there',
    { expect: { notContains: ['winter', 'sale'] } },
    { kind: 'document', at: ['turns', 2, 'expect', 'notContains', 1], message: says('SUMMER SALE') },
  ],
]);

rows('layers', [
  ['groups by their leaves', { expect: { layers: 9, minLayers: 9 } }, null],
  ['fewer', { expect: { layers: 10 } }, { kind: 'document', diff: [{ path: 'layers', expected: 10, actual: 9 }] }],
  ['at least', { expect: { minLayers: 10 } }, { kind: 'document', message: says('at least 10 layers') }],
]);

rows('absent', [
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

rows('changed', [
  ['not', { expect: { changed: false } }, null],
  ['not, though expected', { expect: { changed: true } }, { kind: 'document', message: says('nothing has changed') }],
  ['yes', { expect: { changed: true }, trace: after('star', { x: 61 }) }, null],
  [
    'yes, though not expected',
    { expect: { changed: false }, trace: after('star', { x: 61 }) },
    { kind: 'document', diff: [{ path: 'layers[shape star].x', expected: 60, actual: 61 }] },
  ],
]);

rows('grew and shrank', [
  ['larger letters', { expect: { grew: 'summer sale' }, trace: after('headline', { fontSize: 140 }) }, null],
  ['the same', { expect: { grew: ['summer sale'] } }, { kind: 'document', message: says('larger than before') }],
  ['smaller', { expect: { grew: 'summer sale' }, trace: after('headline', { fontSize: 90 }) }, { kind: 'document' }],
  [
    'smaller, as told',
    {
      expect: { shrank: ['now $49', 'Summer Sale'] },
      trace: { after: withLayer(withLayer(page, 'headline', { fontSize: 90 }), 'price', { fontSize: 40 }) },
    },
    null,
  ],
  [
    'a wider box with the same letters',
    { expect: { grew: 'summer sale' }, trace: after('headline', { width: 900 }) },
    { kind: 'document' },
  ],
  [
    'a picture, by its type and by its name',
    { expect: { grew: ['image', '$shoeLayer'] }, trace: after('shoe', { width: 500 }) },
    null,
  ],
  [
    'a picture, not larger',
    { expect: { grew: 'image' }, trace: after('shoe', { rotation: 30 }) },
    { kind: 'document', message: says('400 × 400 px and is 400 × 400 px') },
  ],
  [
    'a group',
    {
      expect: { shrank: 'group' },
      trace: {
        after: withLayer(withLayer(page, 'disc', { width: 80, height: 80 }), 'emoji', { width: 40, height: 40 }),
      },
    },
    null,
  ],
  [
    'turned only',
    { expect: { grew: 'summer sale' }, trace: after('headline', { rotation: 45 }) },
    { kind: 'document' },
  ],
  [
    'other words, the same layer',
    { expect: { grew: 'summer sale' }, trace: after('headline', { text: 'Winter\nSale', fontSize: 150 }) },
    null,
  ],
  [
    'made anew',
    {
      expect: { grew: 'now $49' },
      trace: {
        after: {
          ...withoutLayer(page, 'price'),
          layers: {
            ...withoutLayer(page, 'price').layers,
            other: { ...withLayer(page, 'price', { fontSize: 70 }).layers.price!, id: 'other' },
          },
        },
      },
    },
    null,
  ],
  [
    'hidden',
    { expect: { grew: 'now $49' }, trace: after('price', { fontSize: 90, visible: false }) },
    { kind: 'document', message: says('is gone') },
  ],
  [
    'gone',
    { expect: { grew: 'now $49' }, trace: { after: withoutLayer(page, 'price') } },
    { kind: 'document', message: says('is gone') },
  ],
  [
    'never there',
    { expect: { shrank: 'winter' } },
    { kind: 'document', message: says('nothing that is or says “winter” before') },
  ],
]);

rows('quadrant', [
  [
    'of a type and of a text',
    { expect: { quadrant: { image: 'bottom-right', 'summer sale': 'top', 'now $49': 'center', group: 'top-left' } } },
    null,
  ],
  ['of a name', { expect: { quadrant: { $shoeLayer: 'bottom-right' } } }, null],
  [
    'elsewhere',
    { expect: { quadrant: { image: 'top-left' } } },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'quadrant', 'image'],
      diff: [{ path: 'quadrant["image"]', expected: 'top-left', actual: 'bottom-right' }],
    },
  ],
  [
    'mostly beyond the page',
    { expect: { quadrant: { image: 'bottom-right' } }, trace: after('shoe', { x: 1000 }) },
    { kind: 'document', message: says('“beyond the page”') },
  ],
  ['of nothing', { expect: { quadrant: { winter: 'top' } } }, { kind: 'document', message: says('no visible layer') }],
  ['of something hidden', { expect: { quadrant: { 'Draft only': 'bottom-left' } } }, { kind: 'document' }],
  ['of a region', { expect: { quadrant: { 'top-left': 'top-left' } } }, { message: says('is a region') }],
]);

rows('order', [
  ['bottom to top', { expect: { order: ['image', 'shape', 'summer sale', 'sticker', 'drawing'] } }, null],
  ['the second of a type', { expect: { order: ['shape', 'text', 'shape'] } }, null],
  [
    'the other way round',
    { expect: { order: ['text', 'image'] } },
    {
      kind: 'document',
      at: ['turns', 2, 'expect', 'order', 1],
      diff: [{ path: 'order', expected: ['text', 'image'], actual: ['image', 'text'] }],
    },
  ],
  [
    'with a missing one',
    { expect: { order: ['image', 'winter'] } },
    { kind: 'document', at: ['turns', 2, 'expect', 'order', 1], message: says('“winter”') },
  ],
  [
    'on different pages',
    { expect: { order: ['image', 'see you there'] } },
    { kind: 'document', message: says('different pages') },
  ],
  ['of one thing', { expect: { order: ['image'] } }, { message: says('whatever happens') }],
]);

rows('aligned', [
  ['across', { expect: { alignedX: ['summer sale', 'now $49'] } }, null],
  ['within 2 px', { expect: { alignedX: ['summer sale', 'now $49'] }, trace: after('price', { x: 442 }) }, null],
  [
    'not across',
    { expect: { alignedX: ['summer sale', 'now $49'] }, trace: after('price', { x: 443 }) },
    { kind: 'document', message: says('3 px apart') },
  ],
  ['down', { expect: { alignedY: ['text', 'image'] } }, { kind: 'document' }],
  ['down, as told', { expect: { alignedY: ['shape', 'image'] }, trace: after('star', { y: 700 }) }, null],
  [
    'with a missing one',
    { expect: { alignedY: ['winter', 'image'] } },
    { kind: 'document', at: ['turns', 2, 'expect', 'alignedY', 0] },
  ],
]);

rows('hasShadow', [
  ['has', { expect: { hasShadow: true } }, null],
  ['has, though not expected', { expect: { hasShadow: false } }, { kind: 'document' }],
  [
    'has none',
    { expect: { hasShadow: true }, trace: after('shoe', { shadow: null }) },
    { kind: 'document', message: says('the only picture has none') },
  ],
  [
    'one that can’t be seen',
    { expect: { hasShadow: true }, trace: after('shoe', { shadow: { color: '#00000000', x: 0, y: 4, blur: 4 } }) },
    { kind: 'document' },
  ],
  [
    'of a text only',
    {
      expect: { hasShadow: false },
      trace: {
        after: withLayer(withLayer(page, 'shoe', { shadow: null }), 'price', {
          shadow: { color: '#000000', x: 0, y: 4, blur: 4 },
        }),
      },
    },
    null,
  ],
]);

rows('brandColours', [
  ['used', { expect: { brandColours: true }, trace: { brandKit: brand } }, null],
  ['nearly used', { expect: { brandColours: true }, trace: { brandKit: { ...brand, colors: ['#0c3d2f'] } } }, null],
  ['in a gradient', { expect: { brandColours: true }, trace: { brandKit: { ...brand, colors: ['#ffd166'] } } }, null],
  ['as background', { expect: { brandColours: true }, trace: { brandKit: { ...brand, colors: ['#ffe8d6'] } } }, null],
  [
    'on a hidden layer only',
    { expect: { brandColours: true }, trace: { brandKit: brand, ...after('headline', { visible: false }) } },
    { kind: 'document', message: says('#0b3d2e') },
  ],
  [
    'not used',
    { expect: { brandColours: true }, trace: { brandKit: { ...brand, colors: ['#00aaff'] } } },
    { kind: 'document' },
  ],
  ['used, though not expected', { expect: { brandColours: false }, trace: { brandKit: brand } }, { kind: 'document' }],
  ['no brand', { expect: { brandColours: true } }, { kind: 'document', message: says('brand kit') }],
]);

rows('credits', [
  ['none', { expect: { credits: { image: 0, 'try-on': 0 } } }, null],
  ['spent', { expect: { credits: { logo: 2 } }, trace: { spent: { image: 0, logo: 2, video: 0, 'try-on': 0 } } }, null],
  [
    'spent too much',
    { expect: { credits: { image: 0, logo: 1 } }, trace: { spent: { image: 0, logo: 2, video: 0, 'try-on': 0 } } },
    {
      kind: 'credits',
      at: ['turns', 2, 'expect', 'credits', 'logo'],
      message: 'Expected the turn to spend 1 logo credit; it spent 2.',
    },
  ],
  ['nothing said', { expect: { credits: {} } }, { message: says('whatever happens') }],
]);

const finding = { rule: 'tiny-text' as const, layers: ['price'], words: '“Now $49” is too small to read.' };
rows('lint', [
  ['none', { expect: { lint: 0 }, evidence: { lint: async () => [] } }, null],
  [
    'some',
    { expect: { lint: 0 }, evidence: { lint: async () => [finding] } },
    {
      kind: 'lint',
      diff: [
        { path: 'lint', expected: 0, actual: 1 },
        { path: 'lint[0] tiny-text', actual: finding.words },
      ],
    },
  ],
  ['as many as told', { expect: { lint: 1 }, evidence: { lint: async () => [finding] } }, null],
  [
    'fewer',
    { expect: { lint: 1 }, evidence: { lint: async () => [] } },
    { kind: 'lint', message: says('there is none') },
  ],
]);

const moved = withLayer(page, 'star', { x: 61 });
rows('undoRestores', [
  [
    'does',
    {
      expect: { undoRestores: true },
      trace: { after: moved },
      evidence: { undone: async () => ({ undone: page, redone: moved }) },
    },
    null,
  ],
  [
    'does not',
    {
      expect: { undoRestores: true },
      trace: { after: moved },
      evidence: { undone: async () => ({ undone: moved, redone: moved }) },
    },
    { kind: 'document', diff: [{ path: 'layers[shape star].x', expected: 60, actual: 61 }] },
  ],
  [
    'does not redo',
    {
      expect: { undoRestores: true },
      trace: { after: moved },
      evidence: { undone: async () => ({ undone: page, redone: page }) },
    },
    { kind: 'document', message: says('Redoing') },
  ],
  [
    'does, though not expected',
    {
      expect: { undoRestores: false },
      trace: { after: moved },
      evidence: { undone: async () => ({ undone: page, redone: moved }) },
    },
    { kind: 'document' },
  ],
  [
    'of a turn that changed nothing',
    { expect: { undoRestores: true }, evidence: { undone: async () => ({ undone: page, redone: page }) } },
    null,
  ],
  [
    'of a turn that changed nothing takes back another',
    { expect: { undoRestores: true }, evidence: { undone: async () => ({ undone: moved, redone: page }) } },
    { kind: 'document' },
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

it('leaves the trace as it was', async () => {
  const given = trace();
  const before = JSON.stringify(given);
  await checksOf({ expect: { document: { layers: [{ type: 'text' }] }, contains: 'x', changed: true }, trace: given });
  expect(JSON.stringify(given)).toBe(before);
});
