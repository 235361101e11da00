/** Requests as people write them, and what the built-in engine makes of them: what is shown, what is not, what is near. */
import { describe, expect, it } from 'vitest';
import { understandingOf } from '../understanding.ts';
import { readWords } from './read-words.ts';

const image = (words: string, style: string | null = null) => understandingOf({ type: 'image', words, style });

describe('words of an image', () => {
  it.each([
    ['a sunset over the sea as background', { place: 'sea', time: 'sunset', missing: null }],
    ['city at night in the rain', { place: 'city', time: 'night', weather: 'rain' }],
    ['autumn forest in the morning fog', { place: 'forest', time: 'dawn', season: 'autumn', weather: 'fog' }],
    ['pastel terrazzo in sage and blush', { motif: 'terrazzo', temper: 'pastel', colors: ['#9caf88', '#f4c2c2'] }],
    ['strawberry and lemon pattern on pink', { style: 'pattern', colors: ['#ffc0cb'] }],
    ['mountains without snow', { place: 'mountains', weather: null }],
    ['a New York skyline', { place: 'city' }],
    ['a realistic photo of a flurbotron', { photo: true, missing: 'flurbotron' }],
    ['', { place: null, things: [], missing: null, leftOut: [] }],
  ])('%s', (text, expected) => {
    expect(readWords(text)).toMatchObject(expected);
  });

  it.each([
    ['a cat with a coffee', ['🐈', '☕']],
    ['a happy avocado', ['🥑']],
    ['two bicycles', ['🚲']],
    ['dinosaur eating ice cream', ['🦕', '🍨']],
    ['🦊 and 🍓', ['🦊', '🍓']],
    ['a cup of coffee and a slice of pizza', ['☕', '🍕']],
    ['pair of running shoes', ['👟']],
    ['a woman doing yoga on the beach', ['🧘‍♀️']],
    ['a basket of apples', ['🧺', '🍎']],
    ['tea pot', ['🫖']],
  ])('%s shows things', (text, emoji) => {
    expect(readWords(text).things.map((thing) => thing.emoji)).toEqual(emoji);
  });

  it('keeps what is to be written', () => {
    expect(readWords('dog on a skateboard saying "good boy"').quoted).toBe('good boy');
    expect(readWords('a taco that says taco tuesday, retro')).toMatchObject({
      quoted: 'taco tuesday',
      temper: 'earth',
    });
    expect(readWords('a happy avocado').face).toBe('happy');
  });

  it('takes whatever it is given', () => {
    for (const text of [
      '!!!',
      'no no no',
      'a'.repeat(500),
      '<b>{x}</b>',
      '大理石',
      '#',
      '\u0000',
      'constructor __proto__',
    ])
      expect(readWords(text).things).toEqual([]);
  });
});

describe('the last word of a name is the thing', () => {
  it.each([
    ['a dog bed', 'bed'],
    ['lamp shades', 'lamp'],
    ['bike rack', 'bike'],
    ['coffee table with a vase', 'table'],
    ['bath bomb', 'bath'],
    ['hot dog stand', 'hot dog'],
    ['a phone case with flowers', 'phone'],
    ['night light', 'light bulb'],
    ['sneekers', 'sneaker'],
    ['a bycicle', 'bicycle'],
    ['silver earrings', 'ring'],
    ['perfume bottle', 'jar'],
    ['happy customers', 'person'],
  ])('%s is none of its parts, which are offered: %s', (words, near) => {
    const found = image(words);
    expect(found.missing).not.toBeNull();
    expect(found.near).toContain(near);
  });

  it.each(['freedom', 'trust', '大理石', 'flurbotron by the sea', '50% off'])(
    '%s is nothing that can be drawn',
    (words) => {
      expect(image(words)).toMatchObject({ missing: expect.any(String) });
    },
  );

  it('offers nothing that frightens', () => {
    for (const words of ['bath bomb', 'gun rack', 'skull cushion', 'hair dye'])
      expect(image(words).near.join(' ')).not.toMatch(/bomb|gun|pistol|skull|knife/u);
  });
});

describe('what is left out is named', () => {
  it.each([
    ['a bicycle in Paris', ['in Paris']],
    ['a red bicycle', ['red']],
    ['a ceramic mug', ['ceramic']],
    ['a woman drinking coffee in a cafe', ['drinking', 'in a cafe']],
    ['watercolour of a bike', ['watercolour']],
    ['a photo of a bike', ['photo']],
    ['a bike on the beach', []],
    ['a handmade mug for my shop', []],
    ['something calm in sage', []],
    ['a nice background', []],
  ])('%s', (words, leftOut) => {
    expect(image(words)).toMatchObject({ missing: null, leftOut });
  });

  it('by the style as well', () => {
    expect(image('a bike', 'marble')).toMatchObject({ missing: 'bike', inStyle: 'marble' });
    expect(image('a bike on the beach', 'still-life')).toMatchObject({ missing: null, leftOut: ['beach'] });
    expect(image('teal and gold', 'marble')).toMatchObject({ missing: null, leftOut: [] });
  });

  it('and words are printed as they are', () => {
    for (const type of ['typography', 'signature', 'poster'] as const)
      expect(understandingOf({ type, words: 'Flurbotron sale', style: null })).toMatchObject({
        missing: null,
        leftOut: [],
      });
    const sticker = (words: string) => understandingOf({ type: 'sticker', words, style: null });
    expect(sticker('“thank you”')).toMatchObject({ missing: null, shows: ['“thank you”'] });
    expect(sticker('thank you').missing).not.toBeNull();
    expect(sticker('a lamp')).toMatchObject({ missing: null, shows: ['lamp'] });
  });
});
