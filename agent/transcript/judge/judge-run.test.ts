/** How a turn ended, what it called and spent, and the results: met and unmet expectations. */
import { judgedRows, says } from '#tests/fixtures/judged-rows.ts';
import { call, samplePage, withLayer } from '#tests/fixtures/judged-turns.ts';

const page = samplePage();
const steps = (...tools: string[]) => ({
  steps: tools.map((tool) => ({ text: '', reasoning: '', calls: [call(tool)] })),
});

judgedRows('state', [
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

judgedRows('error', [
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

judgedRows('tools', [
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

judgedRows('credits', [
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
judgedRows('lint', [
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
judgedRows('undoRestores', [
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
