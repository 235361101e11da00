/** What would be taken away, where several things may be meant: it is asked, and nothing is guessed. */
import { expect, test } from 'vitest';
import { readEdits } from './edits.ts';
import { UNKNOWN_THING, type Page, type Thing } from './ground/canvas.ts';

const picture = (id: string, alt: string): Thing => ({
  ...UNKNOWN_THING,
  id,
  type: 'image',
  alt,
  box: { x: 0, y: 0, width: 100, height: 100 },
});
const page: Page = {
  width: 1080,
  height: 1080,
  background: '#ffffff',
  selected: [],
  page: 1,
  pages: 1,
  pageNames: {},
  layers: [
    picture('house', 'house'),
    picture('agent', 'portrait'),
    {
      ...UNKNOWN_THING,
      id: 'call',
      type: 'text',
      text: 'Call Dana 555-0148',
      box: { x: 0, y: 200, width: 300, height: 40 },
    },
  ],
};
const read = (message: string) => readEdits({ message, page, isAsked: false, turns: [], elsewhere: [] });

test.each(['hide the pic of dana', 'remove the photo of dana', 'lose the pic of dana', 'the photo can go'])(
  '%s',
  (message) => {
    const { calls, doubtful } = read(message);
    expect(calls).toBeNull();
    expect(doubtful.map(({ id }) => id)).toEqual(['house', 'agent']);
  },
);

test('nothing is asked where one is meant', () => {
  expect(read('remove the photo of the house')).toMatchObject({ doubtful: [], calls: [{ tool: 'delete' }] });
});
