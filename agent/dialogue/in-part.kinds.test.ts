/** Requests of which a part is not understood: the rest is done where that is safe, and what is left out is told. */
import { describe, expect, test } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';

const onPage = () => chatOnPage({ extras: true });

describe('the rest is done', () => {
  test.each([
    ['make the headline red like in the film', 'update_layer', 'like in the film'],
    ['make the shoe a bit bigger and flurb the words', 'update_layer', 'flurb the words'],
    ['flurb the words, then make the headline green', 'update_layer', 'flurb the words'],
    ['add a snazzy gold star', 'add_shape', 'snazzy'],
    ['i want a velvety beige background', 'set_background', 'velvety'],
    ['remove the star, then wobulate the bag', 'delete', 'wobulate the bag'],
  ])('%s', async (message, tool, left) => {
    const { calls, said } = await onPage().say(message);
    expect(calls.map((call) => call.tool)).toEqual([tool]);
    expect(said).toContain(`I did not understand “${left}”, so I left it out.`);
  });
});

describe('what can’t be done on this page is left, and the rest is done', () => {
  test.each([
    ['make the photo of the shoe bigger and the moon red', 'update_layer', 'the moon red'],
    ['put the wave at the top and make the headline green', 'update_layer', 'put the wave at the top'],
  ])('%s', async (message, tool, left) => {
    const { calls, said } = await onPage().say(message);
    expect(calls.map((call) => call.tool)).toEqual([tool]);
    expect(said).toContain(`“${left}”`);
  });
});

describe('small words that carry no meaning are passed over', () => {
  test.each([
    ['i would have the offer in green', 'update_layer'],
    ['we should get rid of the star', 'delete'],
    ['could we get gold for the star', 'update_layer'],
    ['can i get the headline in green', 'update_layer'],
    ['now is better. the offer can be blue?', 'update_layer'],
    ['headline green for me', 'update_layer'],
  ])('%s', async (message, tool) => {
    const { calls, said } = await onPage().say(message);
    expect(calls.map((call) => call.tool)).toEqual([tool]);
    expect(said).not.toContain('did not understand');
  });

  test('but not in a question, nor between two things', async () => {
    expect((await onPage().say('is the headline still red?')).calls).toEqual([]);
    const chat = onPage();
    await chat.say('move the star to the top left corner');
    const place = () => chat.layers.find(({ type }) => type === 'shape');
    const moved = place();
    await chat.say('the other corner should have a heart');
    expect(place()).toEqual(moved);
  });
});

test('a clause that is left tells what “it” is', async () => {
  const { calls, said } = await onPage().say('what does the headline do up there, looks lost. make it blue');
  expect(calls).toMatchObject([{ tool: 'update_layer', input: { layer: 'headline' } }]);
  expect(said).toContain('what does the headline do up there');
});

describe('nothing is done where what is left may change the rest', () => {
  test.each([
    ['takes away', 'remove the flurb border around the photo'],
    ['limits', 'make everything red unless it is wibbled'],
    ['is what “it” speaks of', 'add a flurb and make it red'],
    ['names another thing', 'make the headline red on the sticker'],
  ])('%s: %s', async (_why, message) => {
    const { calls } = await onPage().say(message);
    expect(calls).toEqual([]);
  });
});

describe('what only explains a request is passed over', () => {
  test.each([
    ['bag needs to be smaller its not the main thing', 'bag'],
    ['could the headline be much larger, some of our folk dont see well', 'headline'],
    ['move the price up a bit thats what people look for', 'when'],
    ['background looks a bit plain, maybe a light grey or somethin', undefined],
  ])('%s', async (message, layer) => {
    const { calls, said } = await onPage().say(message);
    expect(calls[0]?.input).toMatchObject(layer === undefined ? { color: expect.any(String) } : { layer });
    expect(said).not.toContain('did not understand');
  });

  test('but not what tells a fact', async () => {
    const chat = onPage();
    await chat.say('its 39 not 49');
    expect(chat.text('Monday').text).toBe('Only this Monday, now $39');
  });
});

test('a comparison stays one where the page has the word “like”', async () => {
  const chat = onPage();
  await chat.say('change the offer to “Like new”');
  const { calls } = await chat.say('make the headline bigger like in the film');
  expect(calls).toMatchObject([{ tool: 'update_layer', input: { layer: 'headline' } }]);
});

test('“make it about boots not sneakers” exchanges the word', async () => {
  const chat = onPage();
  await chat.say('make it about boots not sneakers');
  expect(chat.text('30%').text).toBe('30% off boots');
});

test('a name that follows its trade is the name of the logo', async () => {
  const { calls } = await onPage().say('logo for dog walking, Muddy Mates');
  expect(calls).toMatchObject([{ tool: 'generate_logo', input: { name: 'Muddy Mates', description: 'dog walking' } }]);
});

test('no engine starts for a part of a message', async () => {
  const { calls } = await onPage().say('please do background like sand, little bit warm, now it is too much hospital');
  expect(calls).toEqual([]);
});

test('one day of a span is not taken for all of it', async () => {
  const chat = onPage();
  await chat.say('not monday. friday till sunday');
  expect(chat.text('now').text).not.toBe('Only this Sunday, now $49');
});
