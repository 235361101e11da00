/** From a message to what it asks for, by the built-in assistant's reader: ordinary messages, long ones, and very long ones. */
import path from 'node:path';
import { readingsOf } from '#agent/dialogue/understand/readings.ts';
import { understandFirst } from '#agent/dialogue/understand/understand.ts';
import { recognizeValues } from '#agent/dialogue/values/recognize.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import type { Row } from '../measure.ts';

const TEXTS = ['Summer Sale', '30% off sneakers', 'Only this Monday, now $49', 'shoe.jpg'];
/** 60 words without a stop, of things and changes that go together in many ways. */
const BREATHLESS = Array.from(
  { length: 60 },
  (_, index) =>
    ['make', 'the', 'headline', 'red', 'and', 'bigger', 'and', 'the', 'price', 'on', 'the', 'left', 'of', 'it'][
      index % 14
    ],
).join(' ');
const LETTER = 'We open on Monday 4 May at 9 am, and everything is 20% off for $49 in our shop at 12 Main Street. ';
const LONGEST = 20_000;

const read = (message: string): void => {
  for (const _ of readingsOf(message, { texts: TEXTS }));
  understandFirst(message);
};

export const reading: Row = {
  name: 'reading',
  about:
    'One message read both ways, as a request about a page and as a brief. Floor: its values recognized (dates, prices, sizes, colors).',
  async run(measure) {
    const { loaded } = await readTranscripts([path.join(projectRoot(), 'tests', 'transcripts', 'prompts')]);
    const ordinary = loaded.flatMap(({ transcript }) => transcript.turns.flatMap(({ user }) => user?.text ?? []));
    const sizes: readonly (readonly [size: string, messages: readonly string[], repetitions: number])[] = [
      ['messages of the transcripts', ordinary, ordinary.length],
      ['60 words without a stop', [BREATHLESS], 20],
      ['20,000 characters', [LETTER.repeat(LONGEST / LETTER.length)], 10],
    ];
    for (const [size, messages, repetitions] of sizes) {
      let at = 0;
      let message = '';
      await measure({
        size,
        repetitions,
        prepare: async () => {
          message = messages[at++ % messages.length] ?? '';
        },
        ours: async () => read(message),
        floor: async () => recognizeValues(message),
      });
    }
  },
};
