/** The stories that ship with the application, and what a content file may contain. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readStories, stories } from './stories.server.ts';

test('those that come along are samples without a name, with pictures of the size that they say', async () => {
  expect(stories.length).toBeGreaterThanOrEqual(4);
  for (const { sample, name, picture } of stories) {
    expect([sample, name]).toEqual([true, null]);
    const file = new URL(`./stories/${picture.url.replace(/^.*\//, '').replace(/\?.*$/, '')}`, import.meta.url);
    const { width, height } = await sharp(file.pathname).metadata();
    expect([width, height]).toEqual([picture.width, picture.height]);
  }
});

const story = {
  order: 2,
  sample: false,
  name: 'A name',
  who: 'Sells hats',
  said: 'Words that somebody really said.',
  picture: { file: 'hats.webp', alt: 'Hats', width: 10, height: 10 },
};
const urls = { './stories/hats.webp': '/assets/hats-1.webp' };

test('in their order, each with its picture', () => {
  const read = readStories(
    {
      './stories/b.json': story,
      './stories/a.json': { ...story, name: null },
      './stories/c.json': { ...story, order: 1 },
    },
    urls,
  );
  expect(read.map(({ id, name, picture }) => [id, name, picture.url])).toEqual([
    ['c', 'A name', '/assets/hats-1.webp'],
    ['a', null, '/assets/hats-1.webp'],
    ['b', 'A name', '/assets/hats-1.webp'],
  ]);
});

test.each([
  ['a sample with a name', { ...story, sample: true }, /name must be null/],
  ['a picture that is not there', { ...story, picture: { ...story.picture, file: 'none.webp' } }, /no none\.webp/],
  ['a path for a picture', { ...story, picture: { ...story.picture, file: '../hats.webp' } }, /picture/],
  ['a field that nobody knows', { ...story, nmae: 'x' }, /nmae/],
  ['nothing said', { ...story, said: '' }, /said/],
])('%s is refused with the name of its file', (_, content, reason) => {
  expect(() => readStories({ './stories/hats.json': content }, urls)).toThrow(reason);
  expect(() => readStories({ './stories/hats.json': content }, urls)).toThrow(/hats\.json/);
});
