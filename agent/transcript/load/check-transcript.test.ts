/** Parts of a transcript that contradict each other are reported with their place and what is wrong. */
import { describe, expect, test } from 'vitest';
import { FILE, mistakes, user } from '#tests/fixtures/transcript-mistakes.ts';
import { loadTranscript } from './load-transcript.ts';

describe('parts that do not fit', () => {
  const call = (more: object) => ({ user, steps: [{ calls: [{ tool: 'add_text', ...more }] }] });
  const assets = { shoe: 'shoe.jpg' };

  test.each<[string, unknown, unknown, string]>([
    [
      'a name before its call',
      [call({ input: { layers: ['$b'] } }), call({ as: 'b' })],
      {},
      'turns[0].steps[0].calls[0].input.layers[0]: nothing is called "b" yet: the call that makes it comes later (turns[1].steps[0].calls[0])',
    ],
    [
      'a name that nothing has',
      [{ user, expect: { document: { layers: [{ id: '$x' }] } } }],
      {},
      'turns[0].expect.document.layers[0].id: nothing is called "x" by then: a call that comes before it needs "as": "x"',
    ],
    [
      'a name as a key',
      [{ user, expect: { quadrant: { $x: 'center' } } }],
      {},
      'turns[0].expect.quadrant.$x: nothing is called "x"',
    ],
    [
      'a hand that is too early',
      [{ ...call({ as: 'a' }), hand: [{ operations: [{ type: 'layer.remove', id: '$a' }] }] }],
      {},
      'turns[0].hand[0].operations[0].id: nothing is called "a" yet',
    ],
    [
      'a name given twice',
      [
        {
          user,
          steps: [
            {
              calls: [
                { tool: 'look', as: 'a' },
                { tool: 'look', as: 'a' },
              ],
            },
          ],
        },
      ],
      {},
      'turns[0].steps[0].calls[1].as: the name "a" is given twice in this turn',
    ],
    [
      'a name for nothing',
      [call({ as: 'a', error: '' })],
      {},
      'as: a call that fails makes nothing that could be called "a"',
    ],
    [
      'both outcomes',
      [call({ error: '', output: {} })],
      {},
      'output: a call either fails ("error") or succeeds ("output")',
    ],
    [
      'an attachment',
      [{ user: { text: 'a', attachments: ['sho'] } }],
      { assets },
      'turns[0].user.attachments[0]: there is no picture "sho" in "start.assets"; did you mean "shoe"?',
    ],
    [
      'an attachment without pictures',
      [{ user: { text: 'a', attachments: ['sho'] } }],
      {},
      'turns[0].user.attachments[0]: there is no picture "sho" in "start.assets"',
    ],
    [
      'a logo',
      [{ user }],
      { assets, brandKit: { logos: ['logo'] } },
      'start.brandKit.logos[0]: there is no picture "logo" in "start.assets"; known: shoe',
    ],
    [
      'a picture of a document',
      [{ user }],
      { design: { version: 1, pages: { p: { background: { asset: 'sun' } } }, layers: {} } },
      'start.design.pages.p.background.asset: there is no picture "sun"',
    ],
    [
      'words beside bytes',
      [{ user, steps: [{ raw: '', text: 'a' }] }],
      {},
      'turns[0].steps[0].text: "raw" is the whole answer of the model; it can\'t be combined with "text"',
    ],
    [
      'a status without bytes',
      [{ user, steps: [{ status: 429 }] }],
      {},
      'turns[0].steps[0].status: "status" belongs to "raw", which is missing here',
    ],
    [
      'a late hand',
      [{ user, steps: [{}], hand: [{ at: 1, operations: [{}] }] }],
      {},
      'turns[0].hand[0].at: the turn has one step, so this can only be 0; this is 1',
    ],
    [
      'a late stop',
      [{ user, steps: [{}, {}], stopAfter: 2 }],
      {},
      'turns[0].stopAfter: the turn has 2 steps, so this can be 0 to 1; this is 2',
    ],
    [
      'a stop of nothing',
      [{ user, steps: [], stopAfter: 0 }],
      {},
      'turns[0].stopAfter: the turn has no steps; this is 0',
    ],
    ['nobody speaking', [{}], {}, 'turns[0]: a turn needs a message ("user") or "retry": true'],
    [
      'both speaking',
      [{ user }, { user, retry: true }],
      {},
      'turns[1].retry: a turn has either a message ("user") or "retry", not both',
    ],
    ['an empty message', [{ user: { text: ' ' } }], {}, 'turns[0].user: a message needs a "text" or "attachments"'],
    [
      'a retry of nothing',
      [{ user }, { chat: 'b', retry: true }],
      {},
      'turns[1].retry: there is no message in this conversation yet',
    ],
    [
      'replacing oneself',
      [{ user: { text: 'a', replaces: 0 } }],
      {},
      'turns[0].user.replaces: only a message of an earlier turn can be replaced; this is turn 0',
    ],
    [
      'replacing elsewhere',
      [{ user }, { chat: 'b', user: { text: 'a', replaces: 0 } }],
      {},
      'turns[1].user.replaces: turn 0 belongs to another conversation',
    ],
    [
      'replacing a retry',
      [{ user }, { retry: true }, { user: { text: 'a', replaces: 1 } }],
      {},
      'turns[2].user.replaces: turn 1 has no message of its own',
    ],
    [
      'replacing what is gone',
      [{ user }, { user }, { user: { text: 'a', replaces: 0 } }, { user: { text: 'a', replaces: 1 } }],
      {},
      'turns[3].user.replaces: the message of turn 1 has been taken back by then',
    ],
    [
      'an answer for no tool',
      [{ user, approve: { exprt: true } }],
      {},
      'turns[0].approve.exprt: there is no tool "exprt"; did you mean "export"?',
    ],
    [
      'an expected tool',
      [{ user, expect: { tools: { subset: ['add_txt'] } } }],
      {},
      'turns[0].expect.tools.subset[0]: there is no tool "add_txt"; did you mean "add_text"?',
    ],
    [
      'a tool at the start',
      [{ user }],
      { calls: [{ tool: 'add_txt' }] },
      'start.calls[0].tool: there is no tool "add_txt"; did you mean "add_text"?',
    ],
    ['redo without undo', [{ user, redo: 1 }], {}, 'turns[0].redo: "redo" is 1, but "undo" is only 0'],
    [
      'an id twice',
      [
        { user, id: 'a' },
        { user, id: 'a' },
      ],
      {},
      'turns[1].id: turn 0 already has this id',
    ],
    [
      'a preview twice',
      [
        { user, expect: { preview: { file: 'a.png' } } },
        { user, expect: { preview: { file: 'a.png' } } },
      ],
      {},
      'turns[1].expect.preview.file: turns[0] already has this file',
    ],
    [
      'a preview elsewhere',
      [{ user, expect: { preview: { file: '/tmp/a.png' } } }],
      {},
      'turns[0].expect.preview.file: expected a path relative to this file',
    ],
    [
      'a preview of another kind',
      [{ user, expect: { preview: { file: 'a.jpg' } } }],
      {},
      'turns[0].expect.preview.file: expected the name of a PNG file; this is "a.jpg"',
    ],
    [
      'a picture anywhere',
      [{ user }],
      { assets: { a: 'C:\\a.jpg' } },
      'start.assets.a: expected a path relative to this file, with / between folders; this is "C:\\\\a.jpg"',
    ],
    [
      'an address',
      [{ user }],
      { assets: { a: 'https://example.com/a.jpg' } },
      'start.assets.a: expected a path relative to this file',
    ],
  ])('%s', (_, turns, start, answer) => {
    expect(mistakes(turns, start).filter((line) => line.includes(answer))).toHaveLength(1);
  });

  test.each<[string, unknown, unknown]>([
    [
      'a name within its own step',
      [
        {
          user,
          steps: [
            {
              calls: [
                { tool: 'look', as: 'a' },
                { tool: 'look', input: { layers: ['$a', '$a.2'] } },
              ],
            },
          ],
        },
      ],
      {},
    ],
    [
      'a name from the start',
      [{ user: { text: 'a', selection: ['$a'] }, hand: [{ operations: [{ id: '$a' }] }] }],
      { calls: [{ tool: 'look', as: 'a' }] },
    ],
    [
      'a name from another turn, given anew',
      [call({ as: 'a' }), call({ as: 'a' }), { user, expect: { order: ['$a', 'Summer'] } }],
      {},
    ],
    ['a picture with a dollar', [{ user, hand: [{ operations: [{ asset: '$shoe' }] }] }], { assets }],
    [
      'amounts of money',
      [call({ input: { text: '$5' } }), call({ input: { text: 'only $five' } }), call({ input: '{"text":"$five"}' })],
      {},
    ],
    ['words that are looked for', [{ user, expect: { contains: '$five', says: '$five', error: '$five' } }], {}],
    [
      'an unknown tool that fails',
      [{ user, steps: [{ calls: [{ tool: 'fly', error: '' }] }], expect: { tools: ['fly'] } }],
      {},
    ],
    ['a hand without steps', [{ user, hand: [{ at: 3, operations: [{}] }] }], {}],
    ['editing the edited', [{ user }, { user: { text: 'a', replaces: 0 } }, { user: { text: 'b', replaces: 1 } }], {}],
    ['a picture beside the folder', [{ user }], { assets: { a: '../assets/ä b.jpg' } }],
  ])('%s is fine', (_, turns, start) => {
    expect(
      loadTranscript(JSON.stringify({ version: 1, name: 'a', start, turns }), FILE).transcript.turns.length,
    ).toBeGreaterThan(0);
  });
});
