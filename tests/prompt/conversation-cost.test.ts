/**
 * What a long conversation with a hosted model costs: forty scripted steps of everyday work, and the tokens of every
 * request, counted as vendors count them.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { shownIn, type Shown } from '#tests/fakes/hosted-request.ts';
import { FIND_TOOLS } from '#agent/sent-tools.ts';
import type { OpenAiStep } from '#tests/fakes/openai-server.ts';
import { openTalks, type Talks } from './prompt-talk.ts';

let talks: Talks;
beforeAll(async () => {
  talks = await openTalks();
});
afterEach(() => talks.closeServers());
afterAll(() => talks.close());

/**
 * Tokens of everything that was sent when each request held all tools and the whole conversation. There the step that
 * asks for a tool was another edit.
 */
const BEFORE = 1_255_766;

const call = (tool: string, input: object) => ({ call: tool, input });
type Think = (shown: Shown) => OpenAiStep;
const say =
  (words: string): Think =>
  () => ({ say: words });

const named = ({ canvas }: Shown, words: string): string => {
  const layer = canvas.layers.find(({ text = '', name = '' }) => text.includes(words) || name.includes(words));
  if (!layer) throw new Error(`Nothing on the canvas says ${words}`);
  return layer.id;
};
const photoOn = ({ canvas }: Shown): string | undefined => canvas.layers.find(({ type }) => type === 'image')?.id;
const lastChange = ({ results }: Shown): string => /"change":"([^"]+)"/.exec(results.at(-2) ?? '')?.[1] ?? 'none';

const TURNS: readonly { says: string; photo?: boolean; steps: readonly Think[] }[] = [
  {
    says: 'A square poster for our summer sale: 30% off all sandals, 12 to 20 July, Harbour Street 5, Brighton. Bright and sunny.',
    steps: [
      () =>
        call('compose_design', {
          format: 'square',
          headline: 'Summer sale',
          subheading: 'All sandals, all sizes',
          offer: '30% off',
          callToAction: 'Come by',
          lines: ['12 to 20 July', 'Harbour Street 5, Brighton'],
          mood: 'bright and sunny summer shop',
        }),
      say('Your poster is there, bright and sunny. Shall the offer be larger?'),
    ],
  },
  {
    says: 'Make the headline a bit bigger and red',
    steps: [
      (shown) => call('edit_text', { layer: named(shown, 'Summer sale'), scale: 1.1, color: '#c1121f' }),
      say('The headline is larger and red now.'),
    ],
  },
  {
    says: 'Here is a photo of the sandals, put it somewhere in the lower half',
    photo: true,
    steps: [
      () => call('add_image', { asset: 'picture 1', place: 'bottom', size: 'small' }),
      (shown) => call('update_layer', { layer: photoOn(shown), scale: 0.9, place: 'bottom-left' }),
      say('The photo stands at the bottom left.'),
    ],
  },
  {
    says: 'Round corners and a soft shadow for the photo',
    steps: [
      (shown) => call('style', { layers: [photoOn(shown)], radius: 40, shadow: 'soft' }),
      say('Round corners and a shadow are on it.'),
    ],
  },
  {
    says: 'Dark green behind everything please, and see to it that one can read it',
    steps: [
      () => call('set_background', { color: '#0b3d2e' }),
      (shown) => ({
        calls: ['Summer sale', 'All sandals'].map((words) =>
          call('update_layer', { layer: named(shown, words), color: 'auto' }),
        ),
      }),
      say('The ground is dark green, and the texts are light.'),
    ],
  },
  {
    says: 'Write “Only this week” in small letters at the top, and 01273 555 0199 at the bottom right',
    steps: [
      () => ({
        calls: [
          call('add_text', { text: 'Only this week', role: 'caption', place: 'top' }),
          call('add_text', { text: '01273 555 0199', role: 'caption', place: 'bottom-right' }),
        ],
      }),
      (shown) => call('arrange', { layers: [named(shown, 'Only this week')], align: 'center', to: 'page' }),
      say('Both lines are there.'),
    ],
  },
  {
    says: 'No, take the green back',
    steps: [(shown) => call('undo', { changes: [lastChange(shown)] }), say('The ground is as it was.')],
  },
  {
    says: 'Show me another version',
    steps: [
      () => call('compose_design', { rework: true, variant: 1, mood: 'calm evening by the sea' }),
      say('Here is a calmer one, with your words and the photo.'),
    ],
  },
  {
    says: 'A sun, top right, not too large',
    steps: [
      () => call('add_sticker', { sticker: 'sun', place: 'top-right', size: 'small' }),
      (shown) => call('update_layer', { layer: shown.canvas.layers.at(-1)?.id, rotation: 12 }),
      say('A small sun shines at the top right.'),
    ],
  },
  {
    says: 'Which fonts are these?',
    steps: [() => call('look', {}), say('The headline and the lines each have their own; shall I name a third?')],
  },
  {
    says: 'Add a second page for the winter sale, and go back to this one',
    steps: [
      () => call('pages', { action: 'add', name: 'Winter' }),
      () => call('pages', { action: 'show', page: 1 }),
      say('There is a second page; you see the first.'),
    ],
  },
  {
    says: 'And underline it by hand',
    steps: [
      () => call(FIND_TOOLS, { names: ['draw'] }),
      () =>
        call('draw', {
          strokes: [
            [
              [300, 700],
              [540, 720],
              [780, 700],
            ],
          ],
        }),
      say('It is underlined.'),
    ],
  },
  {
    says: 'Headline in blue, italic, a bit up, and lighter; the line blue too',
    steps: [
      (shown) => call('edit_text', { layer: named(shown, 'Summer sale'), color: '#023e8a', italic: true }),
      (shown) => call('update_layer', { layer: named(shown, 'Summer sale'), moveY: -40 }),
      (shown) => call('edit_text', { layer: named(shown, 'Summer sale'), weight: 'light' }),
      (shown) => call('style', { layers: [shown.canvas.layers.at(-1)?.id], color: '#023e8a' }),
      say('Blue, italic, light and a little higher.'),
    ],
  },
  {
    says: 'Group them, copy the group below, then take the copy away again and center what is left',
    steps: [
      (shown) => call('group', { layers: shown.canvas.layers.slice(-2).map(({ id }) => id) }),
      (shown) => call('duplicate', { layers: [shown.canvas.layers.find(({ type }) => type === 'group')?.id], dy: 200 }),
      (shown) => call('delete', { layers: [shown.canvas.layers.findLast(({ type }) => type === 'group')?.id] }),
      (shown) =>
        call('arrange', { layers: [shown.canvas.layers.find(({ type }) => type === 'group')?.id], place: 'center' }),
      say('One group is left, in the middle.'),
    ],
  },
];

/** A picture as OpenAI counts it: 85 and 170 for each tile of 512 px, after its shorter side was made at most 768. */
async function pictureTokens(url: string): Promise<number> {
  const { width = 0, height = 0 } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
  const scale = Math.min(1, 768 / Math.min(width, height));
  return 85 + 170 * Math.ceil((width * scale) / 512) * Math.ceil((height * scale) / 512);
}

/** Words at four characters a token. */
async function tokensOf({ bytes, pictures }: Shown): Promise<Record<string, number>> {
  const { instructions, tools, conversation, canvas } = bytes;
  return {
    instructions: instructions / 4,
    tools: tools / 4,
    conversation: conversation / 4,
    canvas: canvas / 4,
    pictures: (await Promise.all(pictures.map(pictureTokens))).reduce((sum, one) => sum + one, 0),
  };
}

it('forty steps cost at most a third of what they did', { timeout: 120_000 }, async () => {
  const steps = TURNS.flatMap((turn) => turn.steps);
  expect(steps).toHaveLength(40);
  const failures: string[] = [];
  let done = 0;
  const talk = await talks.open([
    {
      always: (request) => {
        const shown = shownIn(request);
        // What is left wrong stays: the costs of this conversation are those of its steps.
        if (shown.findings.length > 0) return { say: 'It stays.' };
        const failed = shown.results.at(-1) ?? '';
        if (failed.includes('"error"')) failures.push(`${done}: ${failed}`);
        try {
          return steps[done++]?.(shown) ?? { say: 'Nothing more.' };
        } catch (error) {
          failures.push(`${done}: ${String(error)}`);
          return { say: 'I can’t.' };
        }
      },
    },
  ]);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c98b5b' } })
    .jpeg()
    .toBuffer();
  for (const { says, photo: attached } of TURNS) await talk.say(says, attached ? [photo] : []);
  expect(failures).toEqual([]);
  expect(done).toBe(40);
  const sums: Record<string, number> = {};
  for (const shown of talk.shown())
    for (const [part, tokens] of Object.entries(await tokensOf(shown)))
      sums[part] = Math.round((sums[part] ?? 0) + tokens);
  const whole = Object.values(sums).reduce((sum, one) => sum + one, 0);
  expect(whole, JSON.stringify(sums)).toBeLessThan(BEFORE / 3);
});
