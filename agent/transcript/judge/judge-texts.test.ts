/** Texts that a turn must leave on the canvas, or must not: met and unmet expectations. */
import { after, judgedRows, says } from '#tests/fixtures/judged-rows.ts';
import { samplePage, withLayer } from '#tests/fixtures/judged-turns.ts';

const page = samplePage();

judgedRows('contains', [
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

judgedRows('notContains', [
  ['hidden', { expect: { notContains: ['Draft'] } }, null],
  [
    'there',
    { expect: { notContains: ['winter', 'sale'] } },
    { kind: 'document', at: ['turns', 2, 'expect', 'notContains', 1], message: says('SUMMER SALE') },
  ],
]);
