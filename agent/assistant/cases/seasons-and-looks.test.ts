/**
 * Seasons and looks: what a brief or a wish calls them, among the words about what is sold, and the colours that
 * follow.
 */
import { describe, expect, it } from 'vitest';
import { THEMES } from '#design/templates/themes.ts';
import { MOODS } from '#design/templates/moods.ts';
import { moodOf } from '#design/templates/mood-of.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

/** How far apart two colors are in red, green and blue together. */
const distance = (one: string, other: string): number =>
  [1, 3, 5].reduce(
    (sum, at) =>
      sum + Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    0,
  );
const SHADE = 40;

/** The look of the last design that was made in a chat. */
async function lookAfter(...turns: string[]): Promise<{ look: string; texts: string }> {
  const chat = new AssistantChat();
  let mood = '';
  for (const turn of turns) {
    const { calls, said } = await chat.say(turn);
    const made = calls.find(({ tool }) => tool === 'compose_design');
    expect(made?.outcome.ok, said).toBe(true);
    mood = (made?.input as { mood?: string } | undefined)?.mood ?? '';
  }
  const texts = chat.texts.map(({ text }) => text);
  const look = moodOf(mood, texts.join('\n'));
  // Grounds are colors of its palettes, or shades of them.
  const own = [...MOODS, ...THEMES]
    .filter(({ id }) => id === look.id)
    .flatMap(({ palettes }) => palettes)
    .flatMap((palette) => palette.split(' '));
  const { background } = chat;
  if (background.type === 'solid')
    expect(Math.min(...own.map((color) => distance(color, background.color)))).toBeLessThan(SHADE);
  return { look: look.id, texts: texts.join(' ') };
}

describe('a brief', () => {
  it.each([
    ['Wedding invitation for Mia and Tom, 12 October, with a warm autumn feeling', 'autumn'],
    ['Instagram post for my bakery Crumb: pumpkin spice rolls are back, $4.50. I want a warm autumn feeling', 'autumn'],
    ['Poster for a jazz night, Friday 8 pm at the Blue Room, autumn vibes', 'autumn'],
    ['Make a story for my skincare brand Nuda, new face oil $29, in autumn colours', 'autumn'],
    ['autumn sale 30% off sneakers', 'autumn'],
    ['Instagram post for our hotel with a winter wonderland feel: two nights $199', 'winter'],
    ['Winter menu for Café Luna: Goulash $12, Fondue $18, Strudel $6', 'winter'],
    ['Flyer for a garden market on Saturday 10 am, fresh spring colours', 'spring'],
    ['post with a summer feeling for my dental clinic: free whitening consultation', 'summer'],
    ['book club flyer, Thursday 7 pm, warm and cozy feeling', 'cosy'],
    ['rustic wedding invitation, Anna and Ben, 5 June', 'rustic'],
    ['vintage poster for a car show, Sunday 11 am', 'retro'],
    ['cyberpunk poster for our gaming night, Friday 8 pm', 'neon'],
    ['pastel baby shower invitation for Lea, 3 May', 'pastel'],
    ['earthy tones for my skincare brand post: clay mask $19', 'earthy'],
    ['real estate flyer with a luxurious look: villa for rent, $4,500', 'luxury'],
    ['beachy cocktail menu: Mojito $9, Spritz $8', 'beach'],
    ['Christmas sale with a cosy feeling, 20% off', 'christmas'],
    ['make a post for my salon: haircut $30. not too rustic please', 'beauty'],
    ['sneakers on sale this summer, 20% off', 'sneakers'],
  ])('%s: %s', async (brief, look) => {
    expect((await lookAfter(brief)).look).toBe(look);
  });

  it.each([
    ['wintry poster for a gym: January membership $19', /wintry/i],
    ['summery Instagram story for my coffee shop: iced latte $4', /summery/i],
    ['neon party flyer, Saturday 10 pm, DJ Kim', /neon/i],
    ['Make a story for my skincare brand Nuda, new face oil $29, in autumn colours', /autumn/i],
  ])('%s: the look is seen, not read', async (brief, word) => {
    expect((await lookAfter(brief)).texts).not.toMatch(word);
  });
});

describe('a design', () => {
  it.each([
    ['make it feel like autumn', 'autumn'],
    ['can you make the whole thing look warm and autumnal', 'autumn'],
    ['make it more cosy', 'cosy'],
    ['give it a rustic look', 'rustic'],
    ['make it vintage', 'retro'],
    ['cyberpunk style please', 'neon'],
    ['make it earthy', 'earthy'],
    ['give it beach vibes', 'beach'],
    ['make it look more luxurious', 'luxury'],
  ])('gets another look by “%s”', async (wish, look) => {
    expect((await lookAfter('make an instagram post for my salon: haircut $30', wish)).look).toBe(look);
  });

  it.each([
    ['use winter colours', 'winter'],
    ['change the colours to rustic colours', 'rustic'],
    ['in pastel colours', 'pastel'],
    ['black friday colours please', 'black-friday'],
  ])('gets other colors alone by “%s”', async (wish, look) => {
    const chat = new AssistantChat();
    await chat.say('make an instagram post for my salon: haircut $30');
    const places = chat.layers.map(({ id }) => id);
    await chat.say(wish);
    const own = [...MOODS, ...THEMES].filter(({ id }) => id === look).flatMap(({ palettes }) => palettes);
    const { background } = chat;
    expect(background.type === 'solid' && own.some((palette) => palette.startsWith(background.color))).toBe(true);
    expect(chat.layers.map(({ id }) => id)).toEqual(places);
  });
});
