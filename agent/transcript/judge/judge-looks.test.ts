/** Shadows and brand colors: met and unmet expectations. */
import { after, judgedRows, says } from '#tests/fixtures/judged-rows.ts';
import { samplePage, withLayer } from '#tests/fixtures/judged-turns.ts';

const page = samplePage();
const brand = {
  name: '',
  logos: [],
  colors: ['#0b3d2e'],
  fonts: { heading: null, body: null },
  contacts: [],
  country: null,
};

judgedRows('hasShadow', [
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

judgedRows('brandColours', [
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
