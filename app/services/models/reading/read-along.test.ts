/**
 * A small model that reads along with the built-in assistant, through the real loop and tools: what it understands is
 * done like any other request, and whatever it writes, nothing that works without it fails with it.
 */
import { describe, expect, it, vi } from 'vitest';
import { answer as answerHere, type Question } from '#agent/assistant/answer.ts';
import type { ReaderRole } from '#agent/assistant/next-step.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import { turnScope, type TurnScope } from '#app/services/models/turn-scope.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { randomReading } from '#tests/fakes/random-reading.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { colorOf, salePost } from '#tests/fixtures/edit-talk.ts';
import { readAlong } from './read-along.ts';
import { ReadingModelError, type ReadingModel, type OwnedRequest } from './reading-model.ts';

type Tell = (request: OwnedRequest, signal: AbortSignal) => string[] | Promise<string[]>;

interface Talk {
  chat: AssistantChat;
  asked: OwnedRequest[];
  reported: unknown[];
  scope: TurnScope | null;
  now: number;
  say(message: string, signal?: AbortSignal): Promise<{ said: string; called: string[] }>;
}

const reading = (...acts: object[]): string => JSON.stringify({ acts });

function talk(tell: Tell, role: ReaderRole = 'unsure', timeLimit?: number, isBlank = false): Talk {
  const asked: OwnedRequest[] = [];
  const reported: unknown[] = [];
  const model: ReadingModel = {
    name: 'reader.gguf',
    complete: async (request, signal) => {
      asked.push(request);
      return tell(request, signal);
    },
    close: () => Promise.resolve(),
  };
  const read = readAlong({
    read: async (question: Question) => answerHere(question),
    model,
    role,
    report: (error) => reported.push(error),
    ...(timeLimit === undefined ? {} : { timeLimit }),
    now: () => all.now,
  });
  const all: Talk = {
    chat: new AssistantChat(undefined, isBlank ? undefined : salePost(), read),
    asked,
    reported,
    scope: null,
    now: 0,
    async say(message) {
      all.scope = { turnId: `turn ${message}`, userId: 'ann', asked: 0, storing: [] };
      const { said, calls } = await turnScope.run(all.scope, () => all.chat.say(message));
      return { said, called: calls.map(({ tool }) => tool) };
    },
  };
  return all;
}

const MESSAGE = 'colour that heading like the sea';
const navy = {
  type: 'change',
  quote: MESSAGE,
  target: [{ kind: 'title' }],
  changes: [{ property: 'color', way: 'set', value: 'navy' }],
};
const headline = ({ chat }: Talk): string => colorOf(chat.text('Spring Clearance').fill as never);

describe('a small model that reads along', () => {
  it('understands what the parser does not, and what it understood is done, told and undone', async () => {
    const one = talk(() => [reading(navy)]);
    const { said, called } = await one.say(MESSAGE);
    expect(called).toEqual(['update_layer']);
    expect(headline(one)).toBe('#000080');
    expect(said).toMatch(/headline|Spring Clearance/i);
    expect(one.scope?.readBy).toBe('reader.gguf');
    expect(one.asked).toHaveLength(1);
    expect(one.asked[0]?.prompt).toContain(`message: ${MESSAGE}`);
    await one.say('undo that');
    expect(headline(one)).toBe('#111111');
  });

  it('is not asked where the parser is sure', async () => {
    const one = talk(() => [reading(navy)]);
    await one.say('make the headline red');
    expect(headline(one)).toBe('#ff0000');
    expect(one.asked).toEqual([]);
    expect(one.scope?.readBy).toBeUndefined();
  });

  it('reads every message where it always has to, and the parser is heard where it fails', async () => {
    const message = 'make the headline red';
    const one = talk(() => [reading({ ...navy, quote: message })], 'always');
    await one.say(message);
    expect(headline(one)).toBe('#000080');
    const other = talk(() => ['{"acts":['], 'always');
    await other.say(message);
    expect(headline(other)).toBe('#ff0000');
    expect(other.asked.map(({ from, count }) => [from, count])).toEqual([
      [0, 1],
      [1, 3],
    ]);
  });

  it('takes nothing away that the parser reads otherwise, even where it always reads', async () => {
    const message = 'remove the date';
    const one = talk(() => [reading({ type: 'remove', quote: message, target: [{ kind: 'title' }] })], 'always');
    await one.say(message);
    const left = one.chat.texts.map(({ text }) => text);
    expect(left).toContain('Spring Clearance');
    expect(left).not.toContain('Saturday 12 May');
  });

  it('has four tries, and later steps go on with the one that counted', async () => {
    const wrong = reading({ type: 'remove', quote: MESSAGE, target: [{ kind: 'title' }] });
    const both = reading(navy, { ...navy, target: [{ kind: 'date' }] });
    const one = talk(({ from }) => (from === 0 ? [wrong] : ['{', both, reading(navy)]));
    const { said } = await one.say(MESSAGE);
    expect(headline(one)).toBe('#000080');
    expect(colorOf(one.chat.text('Saturday').fill as never)).toBe('#000080');
    expect(said).not.toMatch(/did not understand/i);
  });

  it('makes a design of a first message that only it takes for a brief', async () => {
    const message = 'my sister wants people to know about her choir';
    const brief = {
      language: 'en',
      deliverable: { noun: 'poster' },
      subjects: [{ kind: 'business', text: 'choir' }],
    };
    const made = talk(() => [reading({ type: 'compose', quote: message, brief })], 'unsure', undefined, true);
    const { said, called } = await made.say(message);
    expect(made.scope?.readBy).toBe('reader.gguf');
    expect(called).toContain('compose_design');
    expect(made.chat.texts).not.toEqual([]);
    expect(said).toMatch(/Here is your/);
    const invented = { ...brief, texts: [{ text: 'Last tickets' }] };
    const other = talk(
      () => [reading({ type: 'compose', quote: message, brief: invented })],
      'unsure',
      undefined,
      true,
    );
    await other.say(message);
    expect(other.chat.texts).toEqual([]);
  });

  it('says several wishes of one thing as one change of it', async () => {
    const message = 'gild yonder circle, park it topside and have it shout NEW';
    const circle = [{ form: 'circle' }];
    const one = talk(() => [
      reading(
        {
          type: 'change',
          quote: 'gild yonder circle',
          target: circle,
          changes: [{ property: 'color', way: 'set', value: 'gold' }],
        },
        { type: 'move', quote: 'park it topside', target: circle, destination: { to: 'place', place: 'top' } },
        {
          type: 'add',
          quote: 'have it shout NEW',
          addition: { is: 'text', text: 'NEW', as: 'text' },
          where: { to: 'within', place: 'center', of: circle[0] },
        },
      ),
    ]);
    await one.say(message);
    const failed = one.chat.last?.calls.filter(({ outcome }) => !outcome.ok);
    expect(failed).toEqual([]);
    const shape = one.chat.design.document.layers.circle as ShapeLayer;
    expect(colorOf(shape.fill as never)).toBe('#ffd700');
    expect(shape.y).toBeLessThan(400);
    expect(one.chat.text('NEW').y).toBeLessThan(shape.y + shape.height);
  });

  it('reads first messages, too, where it always reads, and loses no fact of them', async () => {
    const message =
      'Notice for the lift lobby. Water shut-off Thursday March 12, 9 a.m. to 1 p.m. Has to be legible from 3 metres away.';
    const facts = [{ text: 'Thursday March 12, 9 a.m. to 1 p.m.', kinds: ['date', 'time'] }];
    const brief = {
      language: 'en',
      deliverable: { noun: 'notice', formats: ['a1'] },
      texts: [{ text: 'Water shut-off', role: 'title' }],
      facts,
      aside: { instructions: ['Has to be legible from 3 metres away'] },
    };
    const compose = (own: object) => [reading({ type: 'compose', quote: message, brief: own })];
    const words = ({ chat }: Talk): string => chat.texts.map(({ text }) => text).join(' ');
    const whole = talk(() => compose(brief), 'always', undefined, true);
    await whole.say(message);
    expect(words(whole)).toBe('Water shut-off Thursday March 12, 9 a.m. to 1 p.m.');
    const lossy = talk(() => compose({ ...brief, facts: [] }), 'always', undefined, true);
    await lossy.say(message);
    expect(lossy.scope?.readBy).toBeUndefined();
    expect(words(lossy)).toContain('March 12');
  });

  it('answers questions that it understands', async () => {
    const message = 'wot letters is that heading set in';
    const one = talk(() => [reading({ type: 'answer', quote: message, about: 'font', target: [{ kind: 'title' }] })]);
    const { said, called } = await one.say(message);
    expect(called).toEqual([]);
    expect(said).toContain(one.chat.text('Spring Clearance').fontFamily);
  });

  it('leaves the parser’s answer where it fails, is left alone for a minute, and is reported once', async () => {
    const one = talk(() => Promise.reject(new ReadingModelError('The model is gone')));
    const { said } = await one.say(MESSAGE);
    expect(said).not.toBe('');
    expect(headline(one)).toBe('#111111');
    await one.say(`${MESSAGE} please`);
    expect(one.asked).toHaveLength(1);
    expect(one.reported).toEqual([new ReadingModelError('The model is gone')]);
    one.now = 61_000;
    await one.say(`${MESSAGE} now`);
    expect(one.asked).toHaveLength(2);
  });

  it('may take longer to start than anybody waits, and reads along once it has', async () => {
    const started = Promise.withResolvers<string[]>();
    const one: Talk = talk(
      ({ from }) => (from === 0 && one.asked.length === 1 ? started.promise : [reading(navy)]),
      'unsure',
      30,
    );
    expect((await one.say(MESSAGE)).said).not.toBe('');
    await one.say(`${MESSAGE} please`);
    expect(one.asked).toHaveLength(1);
    started.resolve(['{']);
    await started.promise;
    await one.say(MESSAGE);
    expect(headline(one)).toBe('#000080');
    expect(one.reported).toEqual([]);
  });

  it('is reported once when it is never of use', async () => {
    const one = talk(() => ['The heading should be blue.']);
    for (let message = 0; message < 25; message += 1) await one.say(`${MESSAGE} ${'x'.repeat(message)}`);
    expect(one.reported).toMatchObject([{ message: expect.stringMatching(/^Of the last 20 messages/) as string }]);
  });

  it('is not waited for any longer than its time, and stopped then', async () => {
    let stopped = 0;
    const one: Talk = talk(
      (_, signal) =>
        one.asked.length === 1
          ? [reading(navy)]
          : new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => {
                stopped += 1;
                reject(signal.reason as Error);
              });
            }),
      'unsure',
      300,
    );
    await one.say(MESSAGE);
    expect((await one.say(`${MESSAGE} please`)).said).not.toBe('');
    expect(stopped).toBe(1);
    expect(one.reported).toMatchObject([{ message: expect.stringContaining('gave no answer within') as string }]);
  });
});

describe('whatever it writes', () => {
  /** Requests that the parser reads, and one of each kind that it does not. */
  const UNREAD = [
    'make it like in the film',
    'sort out that thing with the whatsit',
    'what would grandma say',
    'could be more, you know, crispy somehow',
    'blorp the frungle by the gizmo',
  ];

  it('nothing is lost on requests that nobody understands', async () => {
    let seed = 7;
    const random = (): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed / 0x80000000;
    };
    let tried = 0;
    for (const message of UNREAD)
      for (let round = 0; round < (isLongRun ? 60 : 12); round += 1) {
        const one = talk(({ count }) => {
          tried += count;
          return Array.from({ length: count }, () =>
            randomReading(random, message, ['Spring Clearance', 'date', 'photo']),
          );
        });
        const seen = () => [
          ...one.chat.texts.filter(({ visible }) => visible).map(({ text }) => text),
          ...one.chat.images.filter(({ visible }) => visible).map((_, at) => `picture ${at + 1}`),
        ];
        const before = seen();
        await one.say(message);
        const after = seen();
        expect(
          before.filter((thing) => !after.includes(thing)),
          `${message}: ${one.chat.history
            .at(-1)
            ?.parts.map((part) => JSON.stringify(part))
            .join(' ')}`,
        ).toEqual([]);
      }
    expect(tried).toBeGreaterThan(100);
  }, 120_000);
});

vi.setConfig({ testTimeout: 30_000 });
