/** Requests as people write them, and how the built-in engine reads them. */
import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

describe('words of an image', () => {
  it.each([
    [
      'a sunset over the sea as background',
      { place: 'sea', time: 'sunset', understood: ['sunset', 'sea'], unknown: [] },
    ],
    ['city at night in the rain', { place: 'city', time: 'night', weather: 'rain' }],
    ['autumn forest in the morning fog', { place: 'forest', time: 'dawn', season: 'autumn', weather: 'fog' }],
    ['pastel terrazzo in sage and blush', { motif: 'terrazzo', temper: 'pastel', colors: ['#9caf88', '#f4c2c2'] }],
    ['strawberry and lemon pattern on pink', { style: 'pattern', colors: ['#ffc0cb'] }],
    ['mountains without snow', { place: 'mountains', weather: null }],
    ['a realistic photo of a flurbotron', { photo: true, unknown: ['flurbotron'] }],
    ['', { place: null, understood: [], unknown: [] }],
  ])('%s', (text, expected) => {
    expect(readWords(text)).toMatchObject(expected);
  });

  it.each([
    ['a cat with a coffee', ['🐈', '☕']],
    ['a happy avocado', ['🥑']],
    ['cute corgi', ['🐕']],
    ['dinosaur eating ice cream', ['🦕', '🍨']],
    ['🦊 and 🍓', ['🦊', '🍓']],
  ])('%s shows things', (text, emoji) => {
    expect(readWords(text).things.map((thing) => thing.emoji[0])).toEqual(emoji);
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
      'constructor __proto__ toString',
    ])
      expect(readWords(text).understood.length).toBeGreaterThanOrEqual(0);
  });
});
