/**
 * The standing instructions in use: what a person writes, how a hosted model answers what it is shown, and what must
 * hold then. The model is a script behind OpenAI's protocol that reads its requests; everything else is real.
 */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EVERYDAY } from '#agent/everyday-tools.ts';
import { INSTRUCTIONS } from '#agent/instructions.ts';
import { FIND_TOOLS } from '#agent/sent-tools.ts';
import { message } from '#messages/message.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { shownIn, type Shown } from '#tests/fakes/hosted-request.ts';
import type { OpenAiAnswer, OpenAiStep } from '#tests/fakes/openai-server.ts';
import { openTalks, type Talks } from './prompt-talk.ts';

let talks: Talks;
beforeAll(async () => {
  talks = await openTalks();
});
afterEach(() => talks.closeServers());
afterAll(() => talks.close());

const call = (tool: string, input: object) => ({ call: tool, input });
const text = (words: string, more: object = {}) =>
  call('add_text', { text: words, size: 80, color: '#111111', ...more });
/** An answer computed from the request. */
const seeing =
  (think: (shown: Shown) => OpenAiStep): OpenAiAnswer =>
  (request) =>
    think(shownIn(request));

/** Repairs like a model that follows each finding's `fix`, and knows nothing else. */
const followingFixes = seeing(({ findings, canvas }) => {
  const calls = findings.flatMap(({ layers: [first = ''], fix = '' }) => {
    const move = /^(\w+) to y (-?\d+)$/.exec(fix);
    if (move) {
      const x = canvas.layers.find(({ id }) => id === move[1])?.box?.x ?? 0;
      return [call('update_layer', { layer: move[1], x, y: Number(move[2]) })];
    }
    const color = /^color "?(#?\w+)"?/.exec(fix)?.[1];
    if (color)
      return [
        call('update_layer', { layer: first, color, ...(fix.includes('shadow "none"') ? { shadow: 'none' } : {}) }),
      ];
    const place = [...fix.matchAll(/([xy]) (-?\d+)/g)].map(([, axis = '', value]) => [axis, Number(value)]);
    return place.length > 0 ? [call('update_layer', { layer: first, ...Object.fromEntries(place) })] : [];
  });
  if (calls.length !== findings.length) throw new Error(`A finding says no fix: ${JSON.stringify(findings)}`);
  return { calls };
});

const turnOf = (answer: { metadata?: { turn?: object | undefined } | undefined }) => answer.metadata?.turn;

describe('what a hosted model is sent', () => {
  it('is the instructions, the everyday tools, and the canvas with one picture of the page, after what was sent before', async () => {
    const talk = await talks.open([
      call('set_background', { color: '#0b3d2e' }),
      text('SALE', { color: '#ffffff' }),
      { say: 'There.' },
      { say: 'Yes.' },
    ]);
    await talk.say('Write SALE on dark green');
    await talk.say('Is it there?');
    const requests = talk.shown();
    expect(requests).toHaveLength(4);
    for (const { instructions, tools: sent, pictures } of requests) {
      expect(instructions.startsWith(INSTRUCTIONS)).toBe(true);
      expect(sent).toEqual([...Object.keys(EVERYDAY), FIND_TOOLS]);
      expect(pictures).toHaveLength(1);
      expect(pictures[0]).toMatch(/^data:image\/jpeg;base64,/);
    }
    const { width, height } = await sharp(
      Buffer.from(requests[2]?.pictures[0]?.split(',')[1] ?? '', 'base64'),
    ).metadata();
    expect([width, height]).toEqual([768, 768]);
    // Servers cache the beginning of a prompt: within a turn nothing before the canvas may change.
    for (const [index, { conversation }] of requests.slice(0, 2).entries()) {
      expect(requests[index + 1]?.conversation.slice(0, conversation.length)).toEqual(conversation);
    }
    expect(requests[2]?.canvas).toMatchObject({
      background: expect.stringContaining('#0b3d2e'),
      layers: [{ text: 'SALE' }],
    });
  });

  it('holds the pictures that came with the message, small, until it has answered to them', async () => {
    const png = (color: string, width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: color } })
        .png()
        .toBuffer();
    const talk = await talks.open([call('set_background', { color: 'navy' }), { say: 'There.' }, { say: 'Yes.' }]);
    await talk.say('A post with these', [await png('#ff0000', 2000, 1000), await png('#00ff00', 300, 400)]);
    await talk.say('Is it there?');
    expect(talk.shown().map(({ pictures }) => pictures.length)).toEqual([3, 1, 1]);
    const shown = await Promise.all(
      (talk.shown()[0]?.pictures ?? []).map(async (url) => {
        const { data, info } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
          .raw()
          .toBuffer({ resolveWithObject: true });
        return [info.width, info.height, (data[0] ?? 0) > 200, (data[1] ?? 0) > 200];
      }),
    );
    expect(shown).toEqual([
      [768, 768, true, true],
      [512, 256, true, false],
      [300, 400, false, true],
    ]);
    const inWords = await talks.open([{ say: 'There.' }], { pictures: false });
    await inWords.say('A post with this', [await png('#ff0000', 20, 10)]);
    expect(inWords.shown()[0]?.pictures).toEqual([]);
    expect(inWords.shown()[0]?.text).toContain('picture 1');
  });

  it('stays within bounds however long the conversation is', async () => {
    const long = 'All of this I have thought about for a long time. '.repeat(150);
    const talk = await talks.open([{ always: { say: long } }]);
    for (let turn = 0; turn < 24; turn += 1) await talk.say(`And number ${turn}?`);
    const sizes = talk.shown().map(({ bytes }) => bytes.conversation);
    expect(Math.max(...sizes)).toBeLessThan(130_000);
    expect(talk.shown().at(-1)?.conversation.length).toBeLessThanOrEqual(40);
    expect(talk.shown().at(-1)?.conversation.at(0)?.role).toBe('user');
  });
});

describe('a model that leaves something wrong', () => {
  it('is told which layers, by how much and what would do, repairs it in one step, and all of it is one undo', async () => {
    const talk = await talks.open([
      {
        calls: [
          text('Summer sale', { x: 100, y: 100 }),
          text('Everything must go', { x: 100, y: 150 }),
          text('Only this week', { x: 150, y: 600, color: '#f2f2f2' }),
          text('Brighton', { x: 600, y: 900 }),
        ],
      },
      seeing(({ canvas }) =>
        call('update_layer', { layer: canvas.layers.find((layer) => layer.text === 'Brighton')?.id, x: 900, y: 900 }),
      ),
      { say: 'A sale poster in four lines.' },
      followingFixes,
    ]);
    const answer = await talk.say('A sale poster');
    const { findings, pictures } = talk.shown()[3]!;
    expect(findings.map(({ rule }) => rule).toSorted()).toEqual(['contrast', 'off-page', 'overlap']);
    for (const { layers, words, fix } of findings)
      expect([layers.length > 0, words.length > 10, (fix ?? '').length >= 5]).toEqual([true, true, true]);
    expect(pictures).toHaveLength(1);
    expect(await talk.wrong()).toEqual([]);
    // The tool had given the pale line a shadow for contrast: a dark line doesn't need it.
    const layers = Object.values((await talk.document()).layers);
    expect(layers.find((layer) => layer.type === 'text' && layer.text === 'Only this week')).toMatchObject({
      shadow: null,
    });
    expect(turnOf(answer)).toMatchObject({ state: 'finished' });
    expect(talk.asked()).toBe(4);
    await talk.undo();
    expect((await talk.document()).layers).toEqual({});
  });

  it('that repairs nothing is not asked for ever', async () => {
    const talk = await talks.open([
      { calls: [text('One', { x: 100, y: 100 }), text('Two', { x: 100, y: 110 })] },
      { say: 'Two words.' },
      { always: { say: 'It is fine.' } },
    ]);
    await talk.say('Two words');
    expect(talk.asked()).toBe(3);
  });
});

describe('a model that needs more than the everyday tools', () => {
  it('asks for it, unseen by the user, and is sent it from the next step on', async () => {
    const talk = await talks.open([
      call('set_background', { color: 'navy' }),
      call(FIND_TOOLS, { names: ['draw'] }),
      seeing(({ tools, results }) =>
        tools.at(-1) === 'draw' && results.at(-1)?.includes('draw') === true
          ? call('draw', {
              strokes: [
                [
                  [100, 100],
                  [300, 120],
                ],
              ],
            })
          : { say: 'I got nothing.' },
      ),
      { say: 'Underlined.' },
      { say: 'Yes.' },
    ]);
    const answer = await talk.say('Underline it by hand, on navy');
    expect(turnOf(answer)).toMatchObject({ state: 'finished' });
    expect(Object.values((await talk.document()).layers)).toMatchObject([{ type: 'drawing' }]);
    expect(JSON.stringify(answer)).not.toContain(FIND_TOOLS);
    const [first, , third, fourth] = talk.shown();
    expect(third?.tools.slice(0, first?.tools.length)).toEqual(first?.tools);
    expect(fourth?.tools).toEqual(third?.tools);
    await talk.say('Is it there?');
    expect(talk.shown().at(-1)?.tools).toEqual(first?.tools);
    expect(JSON.stringify(talk.shown().at(-1)?.conversation)).not.toContain(FIND_TOOLS);
  });

  it('may call what it knows by name, and is sent the whole input when a call does not fit it', async () => {
    const talk = await talks.open([
      call('draw', { strokes: 'a circle' }),
      seeing(({ tools, results }) =>
        tools.includes('draw') && results.at(-1)?.includes('listed from now on') === true
          ? call('draw', {
              strokes: [
                [
                  [100, 100],
                  [300, 120],
                ],
              ],
            })
          : { say: 'I was not told.' },
      ),
      { say: 'Drawn.' },
    ]);
    const answer = await talk.say('Draw something');
    expect(Object.values((await talk.document()).layers)).toMatchObject([{ type: 'drawing' }]);
    expect(JSON.stringify(answer)).not.toContain('listed from now on');
  });

  it('that only asks, again and again, ends like any other that never gets done', async () => {
    const talk = await talks.open([{ always: call(FIND_TOOLS, { words: 'anything' }) }]);
    expect(turnOf(await talk.say('Do something'))).toMatchObject({
      state: 'failed',
      error: message('agent.outOfSteps'),
    });
  });
});

describe('a vague brief', () => {
  it('becomes three directions to choose from, and one question', async () => {
    const direction = (label: string, mood: string, variant: number) => ({ label, wishes: { mood, variant } });
    const talk = await talks.open([
      call('propose_designs', {
        brief: { headline: 'Candle shop', subheading: 'Slow evenings, poured by hand' },
        directions: [
          direction('calm', 'calm natural', 0),
          direction('bold', 'bold dark', 3),
          direction('playful', 'playful pastel', 6),
        ],
      }),
      { say: 'Calm, bold or playful: which one shall we go on with?' },
    ]);
    const answer = await talk.say('something nice for my candle shop, some ideas');
    const document = await talk.document();
    expect(pagesInOrder(document)).toHaveLength(1);
    expect(Object.values(document.layers)).toContainEqual(expect.objectContaining({ text: 'Candle shop' }));
    expect(await talk.wrong()).toEqual([]);
    expect(JSON.stringify(answer.parts)).toContain('which one shall we go on with');
  });

  it('takes the brand kit, which the model is shown', async () => {
    const talk = await talks.open([call('compose_design', { headline: 'Candle shop' }), { say: 'In your colours.' }], {
      brandKit: { name: 'Lumen', colors: ['#7a1f3d', '#f3e9dc'] },
    });
    await talk.say('a post for my shop');
    expect(talk.shown()[0]?.text).toContain('"colors":["#7a1f3d","#f3e9dc"]');
    expect(JSON.stringify(await talk.document())).toMatch(/#7a1f3d|#f3e9dc/);
  });
});

describe('a model that says what it did not do', () => {
  it('has its turn marked as one that changed nothing', async () => {
    const talk = await talks.open([
      { say: 'I made the headline larger and the background blue.' },
      call('look', {}),
      { say: 'I moved it to the left.' },
      call('delete', { layers: ['nope'] }),
      { say: 'I deleted it.' },
    ]);
    const before = await talk.document();
    for (const wish of ['Make it larger, on blue', 'Move it left', 'Delete it'])
      expect(turnOf(await talk.say(wish))).toMatchObject({ state: 'finished', unchanged: true });
    expect(await talk.document()).toEqual(before);
  });

  it('is not marked where it did something', async () => {
    const talk = await talks.open([call('set_background', { color: 'navy' }), { say: 'The background is navy now.' }]);
    expect(turnOf(await talk.say('Navy please'))).not.toHaveProperty('unchanged');
  });

  it.each([
    ['as JSON in tags', '<tool_call>\n{"name": "add_text", "arguments": {"text": "SALE"}}\n</tool_call>'],
    ['as JSON in a fence', 'Sure!\n```json\n{"name":"add_text","parameters":{"text":"SALE"}}\n```'],
    ['as a tag', '<function=add_text>{"text":"SALE"}</function>'],
  ])('because its server reads no calls: written %s they fail the turn, and say what to do', async (_how, words) => {
    const talk = await talks.open([{ say: words }]);
    expect(turnOf(await talk.say('Write SALE'))).toMatchObject({
      state: 'failed',
      error: message('agent.modelWroteCalls', { prefix: 'OPENAI' }),
    });
  });

  it('but words about a tool are words', async () => {
    const talk = await talks.open([{ say: 'A layer can be named: {"name": "Headline"}. I add texts with add_text.' }]);
    expect(turnOf(await talk.say('How do you add texts?'))).toMatchObject({ state: 'finished' });
  });
});

describe('a model or server with limits', () => {
  it('that takes no pictures goes on in words, and is not sent one again', async () => {
    const refusing: OpenAiAnswer = {
      status: 400,
      error: 'Invalid content type. image_url is only supported by certain models.',
    };
    const talk = await talks.open([refusing, text('SALE'), { say: 'There.' }, { say: 'Yes.' }]);
    expect(turnOf(await talk.say('Write SALE'))).toMatchObject({ state: 'finished' });
    await talk.say('Is it there?');
    expect(talk.shown().map(({ pictures }) => pictures.length)).toEqual([1, 0, 0, 0]);
    expect(talk.shown()[1]?.canvas.width).toBe(1080);
    expect(talk.reports()).toEqual([
      new Error(message('agent.modelTakesNoPictures', { model: 'scripted', prefix: 'OPENAI' })),
    ]);
  });

  it('that reads too little of a long conversation answers the last message', async () => {
    const talk = await talks.open([
      { say: 'Hello.' },
      { status: 400, error: "This model's maximum context length is 32768 tokens" },
      text('SALE'),
      { say: 'There.' },
    ]);
    await talk.say('Hello there');
    expect(turnOf(await talk.say('Write SALE'))).toMatchObject({ state: 'finished' });
    const [, refused, shortened] = talk.shown();
    expect(refused?.conversation).toHaveLength(3);
    expect(shortened?.conversation).toEqual([{ role: 'user', content: 'Write SALE' }]);
    expect(shortened?.instructions).toBe(refused?.instructions);
  });

  it('that can read no design at all says what to set', async () => {
    const talk = await talks.open(
      [{ always: { status: 400, error: 'the request exceeds the available context size' } }],
      { pictures: false },
    );
    expect(turnOf(await talk.say('Write SALE'))).toMatchObject({
      state: 'failed',
      error: message('agent.modelContextFull', { prefix: 'OPENAI' }),
    });
    expect(talk.asked()).toBe(1);
  });

  it('that writes a call wrong is told why, and may do it better', async () => {
    const talk = await talks.open([
      { call: 'add_text', raw: '{"text": "SALE", "size": "huge"}' },
      seeing(({ results }) => (/size/.test(results.at(-1) ?? '') ? text('SALE') : { say: 'I was not told.' })),
      { say: 'There.' },
    ]);
    expect(turnOf(await talk.say('Write SALE'))).toMatchObject({ state: 'finished' });
    expect(Object.values((await talk.document()).layers)).toMatchObject([{ text: 'SALE' }]);
  });

  it.each([
    [
      'is busy',
      { status: 429, error: 'slow down', headers: { 'Retry-After': '20' } },
      message('agent.modelBusyFor', { seconds: 20 }),
    ],
    [
      'fails in the middle of its words',
      {
        events: [
          'data: {"choices":[{"index":0,"delta":{"content":"So"},"finish_reason":null}]}',
          'data: {"error":{"message":"overloaded","type":"server_error"}}',
        ],
      },
      message('agent.modelBrokeOff'),
    ],
    ['breaks off', { cut: 'Now I' }, message('agent.cutOff')],
  ] satisfies [string, OpenAiStep, string][])('that %s keeps what was done and says so', async (_how, step, error) => {
    const talk = await talks.open([text('SALE'), step]);
    expect(turnOf(await talk.say('Write SALE'))).toMatchObject({ state: 'failed', error });
    expect(Object.values((await talk.document()).layers)).toMatchObject([{ text: 'SALE' }]);
    expect(talk.asked()).toBe(2);
  });

  it('that is slow to begin is waited for, and let go of at once when the user stops', async () => {
    let begin: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (begin = resolve));
    const talk = await talks.open([{ wait, next: text('SALE') }, { say: 'There.' }, { hang: 'Let me' }]);
    setTimeout(() => begin(), 700);
    expect(turnOf(await talk.say('Write SALE'))).toMatchObject({ state: 'finished' });
    const stopping = talk.say('Go on');
    while (talk.asked() < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    await talk.stop();
    expect(turnOf(await stopping)).toMatchObject({ state: 'stopped' });
  });
});
