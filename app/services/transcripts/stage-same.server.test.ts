/** The same transcript gives the same bytes: again, on another stage, after others, whatever they left behind. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayTrace } from '#agent/transcript/play/trace.ts';
import { divergences, openTestStage, PICTURES, SAY, type TestStage } from '#tests/fixtures/stage.ts';

let stage: TestStage;
/** What a separate stage reports about each transcript, starting with the last: by name. */
const elsewhere = new Map<string, string>();
beforeAll(async () => {
  stage = await openTestStage();
  const other = await openTestStage();
  for (const [name, transcript] of Object.entries(transcripts).toReversed())
    elsewhere.set(name, told(await other.play(transcript, previews)));
  await other.close();
}, 300_000);
afterAll(() => stage.close());

/** Everything that a replay reports, except durations. */
function told(trace: ReplayTrace): string {
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  return JSON.stringify(
    trace,
    (key, value: unknown) => {
      if (key === 'ms') return undefined;
      if (value instanceof Map) return [...value];
      return value instanceof Uint8Array ? hash(value) : value;
    },
    1,
  );
}

const text = (words: string, more: object = {}) => ({ tool: 'add_text', input: { text: words }, ...more });
const say = (words: string) => ({ user: { text: words } });

/**
 * Transcripts that touch whatever might differ: layouts, seeds of logos, masks, ids of designs and steps,
 * conversations, manual edits.
 */
const transcripts = {
  composing: {
    start: { assets: PICTURES, seed: 7 },
    turns: [
      { user: { text: 'Make a poster for our summer sale, 30% off sneakers', attachments: ['shoe'] } },
      say('Another layout, please'),
      say('Make the headline bigger and red'),
    ],
  },
  logos: {
    turns: [
      {
        user: { text: 'Go' },
        steps: [{ calls: [{ tool: 'generate_logo', input: { name: 'Acme', about: 'bakery' }, as: 'logo' }] }, SAY],
      },
      say('Make a logo for my coffee shop Lumen'),
    ],
  },
  cutout: {
    start: { assets: PICTURES },
    turns: [
      {
        user: { text: 'Go', attachments: ['shoe', 'mug'] },
        steps: [
          {
            calls: [
              { tool: 'remove_background', input: { picture: 'shoe' }, as: 'cut' },
              { tool: 'remove_background', input: { picture: 'mug' } },
            ],
          },
          SAY,
        ],
      },
    ],
  },
  chats: {
    start: { design: { width: 1080, height: 1350 }, calls: [text('TITLE', { as: 'title' })], seed: 'a word' },
    turns: [
      {
        user: { text: 'A' },
        hand: [{ at: 1, operations: [{ type: 'layer.update', id: '$title', patch: { x: 5 } }] }],
        steps: [{ calls: [text('A'), text('B')] }, SAY],
        expect: { undoRestores: true, lint: 0 },
      },
      {
        user: { text: 'B' },
        chat: 'second',
        steps: [{ calls: [{ tool: 'resize', input: { format: 'instagram story' } }] }, SAY],
        undo: 1,
      },
      { retry: true, steps: [{ calls: [text('C')] }, SAY] },
      {
        user: { text: 'C', replaces: 1 },
        chat: 'second',
        steps: [{ calls: [{ tool: 'undo', input: {} }], text: 'Back.' }, SAY],
      },
      {
        user: { text: 'D' },
        steps: [{ calls: [{ tool: 'resize', input: { format: 'instagram story' } }] }, SAY],
        stopAfter: 0,
      },
    ],
  },
};
/** Enough for every kind of those below to follow every other. */
const MANY = process.env.BLEND_LONG === '1' ? 50 : 6;
const previews = { previews: true, keepGoing: true };

describe('a replay tells the same', () => {
  it.each(Object.entries(transcripts))(
    'of %s: again, and on another stage that went through all of them from the end',
    async (name, transcript) => {
      const once = await stage.play(transcript, previews);
      const first = told(once);
      expect(told(await stage.play(transcript, previews))).toBe(first);
      expect(elsewhere.get(name)).toBe(first);
      // Otherwise there might be nothing that could differ.
      expect(once.turns.some(({ before, after }) => before !== after)).toBe(true);
    },
  );

  it('after many others, of which some broke off in the middle', async () => {
    const small = {
      start: { spent: { logo: 1 }, calls: [text('A')] },
      turns: [
        {
          user: { text: 'Go' },
          steps: [{ calls: [text('B'), { tool: 'generate_logo', input: { name: 'Acme' } }] }, SAY],
          expect: { credits: { logo: 1 }, layers: 3 },
        },
      ],
    };
    const first = told(await stage.play(small));
    for (let index = 0; index < MANY; index += 1) {
      const seed = index % 3 === 0 ? 1 : index;
      const steps =
        index % 5 === 0
          ? [{ calls: [text('X')] }]
          : [{ calls: [text('X'), { tool: 'delete', input: { layers: ['gone'] } }] }, SAY];
      const trace = await stage.play({
        start: { seed, plan: index % 2 ? 'pro' : 'free', spent: { logo: index % 5 }, calls: [text('T')] },
        turns: [{ user: { text: 'Go' }, steps }],
      });
      expect(divergences(trace)).not.toEqual([]);
    }
    expect(told(await stage.play(small))).toBe(first);
  });

  it('to no other seed', async () => {
    const { turns } = transcripts.chats;
    const ids = async (seed: number) =>
      Object.keys(
        (await stage.play({ start: { ...transcripts.chats.start, seed }, turns: turns.slice(0, 1) })).turns[0]?.after
          .layers ?? {},
      );
    expect(await ids(1)).not.toEqual(await ids(2));
  });
});
