/**
 * Conversations with the built-in assistant, with manual edits, undo, stops, questions and failures: played on the real
 * services, recorded from the database, played again. The recording passes, and the design is the same.
 */
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Transcript } from '#agent/transcript/format/format.ts';
import { message } from '#messages/message.ts';
import { openRecordingPlace, sameSight, type RecordingPlace } from '#tests/fixtures/recording.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { PICTURES, PLACE, divergences, written } from '#tests/fixtures/stage.ts';

let place: RecordingPlace;
beforeAll(async () => {
  place = await openRecordingPlace();
});
afterAll(() => place.close());

type Given = { start?: unknown; turns: unknown[] };

async function roundTrip(given: Given): Promise<{ transcript: Transcript; about: string }> {
  const played = await place.play(written(given), PLACE);
  const recorded = await played.record();
  const { transcript, trace } = await place.replay(recorded);
  // What can't be reproduced is noted in the file.
  if (recorded.about.includes(message('record.otherUndo'))) return { transcript, about: recorded.about };
  expect(divergences(trace).map(({ message: words, diff }) => ({ words, diff }))).toEqual([]);
  if (!recorded.about.includes(message('record.editedAfterwards'))) sameSight(played, trace, recorded);
  return { transcript, about: recorded.about };
}

const ask = (text: string, more: object = {}) => ({
  user: { text, ...(more as { user?: object }).user },
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'user')),
});
const say = (text: string) => ({ text });
const addText = (text: string, as?: string, more: object = {}) => ({
  tool: 'add_text',
  input: { text, x: 100, y: 100, size: 60, color: '#111111', ...more },
  ...(as ? { as } : {}),
});
const move = (id: string, x: number, y: number) => ({ type: 'layer.update', id, patch: { x, y } });

describe('a conversation with the built-in assistant', () => {
  const CONVERSATIONS: readonly (readonly [string, Given])[] = [
    [
      'composes and edits',
      {
        turns: [
          ask('A poster for a summer sale with the headline "SUMMER SALE" and the text "up to 50% off"'),
          ask('Make the headline bigger'),
          ask('Change the background to dark green'),
          ask('Undo that'),
        ],
      },
    ],
    [
      'puts a photo on a page',
      {
        start: { assets: PICTURES },
        turns: [
          ask('Make a post with this photo and the headline "RUN WILD"', { user: { attachments: ['shoe'] } }),
          ask('Remove the background of the photo'),
          ask('Make it a story'),
        ],
      },
    ],
    ['makes a logo', { turns: [ask('Make a logo for a bakery called Nordlicht'), ask('Make the background white')] }],
    [
      'copies to another size',
      { turns: [ask('A poster with the headline "OPEN"'), ask('Make a copy of it as an Instagram story')] },
    ],
    [
      'can’t do what is asked',
      { turns: [ask('Delete the unicorn'), ask('Add the text "HELLO"'), ask('Send it to my printer')] },
    ],
    [
      'uses the brand kit',
      {
        start: {
          assets: { mark: 'assets/logo.png' },
          brandKit: {
            name: 'Acme',
            logos: ['mark'],
            colors: ['#0b3d2e', '#f2e9dc'],
            contacts: [{ type: 'website', value: 'acme.example' }],
          },
        },
        turns: [ask('Add the text "HELLO"'), ask('Apply my brand kit')],
      },
    ],
  ];
  test.each(oneIn(2, CONVERSATIONS))('%s', async (_what, given) => {
    const { transcript } = await roundTrip(given);
    expect(transcript.turns).toHaveLength(given.turns.length);
    for (const { steps } of transcript.turns) expect(steps?.length).toBeGreaterThan(0);
  });
});

describe('what people do meanwhile', () => {
  it('hands before, between steps and between turns come back where they were', async () => {
    const { transcript, about } = await roundTrip({
      turns: [
        {
          user: { text: 'Two words' },
          steps: [{ calls: [addText('ONE', 'one')] }, { calls: [addText('TWO', 'two', { y: 300 })] }, say('Done.')],
          hand: [{ at: 1, operations: [move('$one', 200, 500)] }],
        },
        {
          user: { text: 'Turn them', selection: ['$one'] },
          hand: [{ at: 0, operations: [move('$two', 50, 60)] }],
          steps: [{ calls: [{ tool: 'update_layer', input: { layer: '$two', opacity: 0.5 } }] }, say('Done.')],
        },
      ],
    });
    expect(about).toBe('');
    expect(transcript.turns.map(({ hand }) => hand)).toEqual([
      [{ at: 1, operations: [move('$text1', 200, 500)] }],
      [{ at: 0, operations: [move('$text2', 50, 60)] }],
    ]);
    expect(transcript.turns[1]?.user?.selection).toEqual(['$text1']);
    expect(transcript.turns[1]?.steps?.[0]?.calls?.[0]?.input).toEqual({ layer: '$text2', opacity: 0.5 });
  });

  it('undo and redo of turns are told as such', async () => {
    const { transcript } = await roundTrip({
      turns: [
        { user: { text: 'One' }, steps: [{ calls: [addText('ONE')] }, say('Done.')] },
        {
          user: { text: 'Two' },
          steps: [{ calls: [addText('TWO', undefined, { y: 400 })] }, say('Done.')],
          undo: 2,
          redo: 1,
        },
        {
          user: { text: 'Three' },
          steps: [{ calls: [addText('THREE', undefined, { y: 700 })] }, say('Done.')],
          undo: 1,
        },
      ],
    });
    expect(transcript.turns.map(({ undo, redo }) => [undo, redo])).toEqual([
      [0, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  it('a step that the user takes back in the midst of others is taken back', async () => {
    const { transcript } = await roundTrip({
      start: { calls: [addText('START', 'start')] },
      turns: [
        {
          user: { text: 'One' },
          steps: [{ calls: [addText('ONE')] }, say('Done.')],
          hand: [{ at: 0, operations: [move('$start', 300, 600)] }],
        },
        { user: { text: 'Nothing' }, steps: [say('Fine.')], undo: 2 },
        { user: { text: 'Two' }, steps: [{ calls: [addText('TWO')] }, say('Done.')] },
      ],
    });
    expect(transcript.turns[0]?.hand).toHaveLength(1);
  });

  it('a stop within a step keeps what was done and leaves out what was not', async () => {
    const { transcript } = await roundTrip({
      turns: [
        { user: { text: 'Words' }, steps: [{ calls: [addText('ONE')] }, { text: 'And now' }], stopAfter: 1 },
        ask('Add the text "HELLO"'),
      ],
    });
    expect(transcript.turns[0]).toMatchObject({ stopAfter: 1 });
    expect(transcript.turns[0]?.expect.state).toBeUndefined();
  });

  it.each([true, false])('a question that was answered with %s is asked and answered again', async (approved) => {
    const calls = Array.from({ length: 7 }, (_, index) =>
      addText(`WORD ${index}`, `word${index}`, { y: 40 + index * 100 }),
    );
    const { transcript } = await roundTrip({
      start: { calls },
      turns: [
        {
          user: { text: 'Delete all' },
          steps: [
            {
              calls: [
                {
                  tool: 'delete',
                  input: { layers: calls.map(({ as }) => `$${as}`) },
                  ...(approved ? {} : { error: '' }),
                },
              ],
            },
            say('Done.'),
          ],
          approve: { delete: approved },
        },
      ],
    });
    expect(transcript.turns[0]?.approve).toEqual({ delete: approved });
  });

  it('failing and malformed calls fail in the same words', async () => {
    const { transcript } = await roundTrip({
      turns: [
        {
          user: { text: 'Try' },
          steps: [
            {
              calls: [
                { tool: 'delete', input: { layers: ['nope'] }, error: '' },
                { tool: 'add_text', input: '{"text": "half', error: '' },
                { tool: 'fetch_url', input: { url: 'x' }, error: '' },
              ],
            },
            { calls: [addText('ONE')] },
            say('Done.'),
          ],
        },
      ],
    });
    expect(transcript.turns[0]?.steps?.[0]?.calls?.map(({ error }) => error)).toEqual([
      expect.stringContaining('no layer'),
      expect.stringContaining('read'),
      expect.stringContaining('fetch_url'),
    ]);
  });

  it('answers asked for again and edited messages are recorded as they are in the end', async () => {
    const { transcript } = await roundTrip({
      turns: [
        { user: { text: 'One' }, steps: [{ calls: [addText('WRONG')] }, say('Done.')] },
        { retry: true, steps: [{ calls: [addText('RIGHT')] }, say('Done.')] },
        { user: { text: 'Tow' }, steps: [{ calls: [addText('TOW', undefined, { y: 500 })] }, say('Done.')] },
        {
          user: { text: 'Two', replaces: 2 },
          steps: [{ calls: [addText('TWO', undefined, { y: 500 })] }, say('Done.')],
        },
      ],
    });
    expect(transcript.turns.map(({ user }) => user?.text)).toEqual(['One', 'Two']);
    expect(JSON.stringify(transcript)).not.toMatch(/WRONG|TOW/);
  });

  it('another conversation on the design is played in its place', async () => {
    const { transcript } = await roundTrip({
      turns: [
        { user: { text: 'One' }, steps: [{ calls: [addText('ONE', 'one')] }, say('Done.')] },
        {
          chat: 'second',
          user: { text: 'Move it' },
          steps: [{ calls: [{ tool: 'update_layer', input: { layer: '$one', x: 300 } }] }, say('Done.')],
        },
        {
          user: { text: 'And fade it' },
          steps: [{ calls: [{ tool: 'update_layer', input: { layer: '$one', opacity: 0.4 } }] }, say('Done.')],
        },
      ],
    });
    expect(transcript.turns.map(({ chat }) => chat)).toEqual([undefined, 'chat-2', undefined]);
  });

  it('words on the canvas that are personal are replaced, and the rest still passes', async () => {
    const { transcript, about } = await roundTrip({
      turns: [
        {
          user: { text: 'Write our mail hello@bakery-müller.de on it' },
          steps: [
            { calls: [addText('hello@bakery-müller.de', 'mail')] },
            { calls: [{ tool: 'arrange', input: { layers: ['$mail'], align: 'center' }, error: '' }] },
            say('hello@bakery-müller.de stands there.'),
          ],
        },
        {
          user: { text: 'Add a price' },
          hand: [{ at: 0, operations: [move('$mail', 10, 20)] }],
          steps: [{ calls: [addText('€ 9.99', undefined, { y: 600 })] }, say('Done.')],
        },
      ],
    });
    expect(about).not.toBe('');
    expect(JSON.stringify(transcript)).not.toMatch(/hello@|müller/);
    expect(JSON.stringify(transcript)).toContain('€ 9.99');
  });

  it('words that look like references stay words', async () => {
    const { transcript } = await roundTrip({
      turns: [
        {
          user: { text: 'Write $SALE' },
          steps: [
            { calls: [{ tool: 'add_text', input: '{"text":"$SALE","x":100,"y":100}', as: 'sale' }] },
            say('Done.'),
          ],
        },
        {
          user: { text: 'And' },
          hand: [{ at: 0, operations: [{ type: 'layer.update', id: '$sale', patch: { name: '$OTHER' } }] }],
          steps: [say('$SALE it is.')],
        },
      ],
    });
    expect(transcript.turns[0]?.steps?.[0]?.calls?.[0]?.input).toBe('{"x":100,"y":100,"text":"$SALE"}');
    expect(transcript.turns[1]?.hand[0]?.operations[0]).toMatchObject({ patch: { name: '$OTHER' } });
  });

  it('the same conversation gives the same file', async () => {
    const played = await place.play(
      written({
        start: { assets: PICTURES },
        turns: [ask('Make a post with this photo and the headline "RUN"', { user: { attachments: ['shoe'] } })],
      }),
      PLACE,
    );
    const [first, second] = [await played.record(), await played.record()];
    expect(new TextDecoder().decode(first.files[0]?.bytes)).toBe(new TextDecoder().decode(second.files[0]?.bytes));
    expect(first.files.map(({ path: file }) => path.posix.dirname(file))).toEqual(['.', 'assets']);
  });
});

/** What a turn may do, in any order. */
const word = fc.constantFrom('SALE', 'OPEN', 'mail me: jane@acme.dev', '50% off', '+49 170 1234567', 'größer ✨');
const calls = fc.array(
  fc.oneof(
    word.map((text) => ({ kind: 'add' as const, text })),
    fc.integer({ min: 0, max: 5 }).map((which) => ({ kind: 'fade' as const, which })),
    fc.integer({ min: 0, max: 5 }).map((which) => ({ kind: 'delete' as const, which })),
    fc.constantFrom('#0b3d2e', '#ffb703').map((color) => ({ kind: 'ground' as const, color })),
    fc.constant({ kind: 'undo' as const }),
  ),
  { minLength: 1, maxLength: 3 },
);
const turn = fc.record({
  steps: fc.array(calls, { minLength: 1, maxLength: 3 }),
  hand: fc.option(fc.record({ at: fc.nat(2), which: fc.nat(5), x: fc.integer({ min: 0, max: 900 }) })),
  undo: fc.nat(2),
  redo: fc.nat(1),
  stop: fc.boolean(),
});

interface PlannedTurn {
  steps: { kind: string; text?: string; which?: number; color?: string }[][];
  hand: { at: number; which: number; x: number } | null;
  undo: number;
  redo: number;
  stop: boolean;
}

/** A transcript in which calls may fail: nothing is expected of them. */
function conversationOf(plan: readonly PlannedTurn[]): Given {
  const names: string[] = ['first'];
  const turns = plan.map(({ steps, hand, undo, redo, stop }, index) => {
    const known = [...names];
    const nameOf = (which: number) => `$${known[which % known.length]}`;
    const said = steps.map((made) => ({
      calls: made.map((call) => {
        if (call.kind === 'add') {
          const as = `t${index}x${names.length}`;
          names.push(as);
          return { ...addText(call.text ?? '', undefined, { y: 50 + (names.length % 10) * 90 }), as };
        }
        if (call.kind === 'ground') return { tool: 'set_background', input: { color: call.color } };
        if (call.kind === 'undo') return { tool: 'undo', input: {} };
        return call.kind === 'fade'
          ? { tool: 'update_layer', input: { layer: nameOf(call.which ?? 0), opacity: 0.5 } }
          : { tool: 'delete', input: { layers: [nameOf(call.which ?? 0)] } };
      }),
    }));
    return {
      user: { text: `Turn ${index}` },
      steps: stop ? said : [...said, say('Done.')],
      ...(stop ? { stopAfter: said.length - 1 } : {}),
      hand: hand
        ? [{ at: Math.min(hand.at, said.length - 1), operations: [move(nameOf(hand.which), hand.x, 40)] }]
        : [],
      undo,
      redo: Math.min(redo, undo),
    };
  });
  return { start: { calls: [addText('FIRST', 'first')] }, turns };
}

it('conversations of any turns record and replay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), async (plan) => {
      expect((await roundTrip(conversationOf(plan))).transcript.turns).toHaveLength(plan.length);
    }),
    { numRuns: process.env.BLEND_LONG === '1' ? 300 : 2, endOnFailure: true },
  );
}, 600_000);
