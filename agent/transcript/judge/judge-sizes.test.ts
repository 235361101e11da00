/** Layers that a turn makes larger or smaller: met and unmet expectations. */
import { after, judgedRows, says } from '#tests/fixtures/judged-rows.ts';
import { samplePage, withLayer, withoutLayer } from '#tests/fixtures/judged-turns.ts';

const page = samplePage();

judgedRows('grew and shrank', [
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
    { kind: 'document', message: says('Nothing before the turn is or says “winter”') },
  ],
]);
