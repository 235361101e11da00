/** Clothes and jewels on people, several wordings of each kind: what is put on whom, and what is asked for. */
import { describe, expect, it } from 'vitest';
import { message } from '#messages/message.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

async function say(text: string, names: readonly string[]) {
  const chat = new AssistantChat();
  const { calls, said } = await chat.say(
    text,
    names.map((name) => chat.picture(name)),
  );
  return { said, calls: calls.map(({ tool, input }) => [tool, input]) };
}

const BOTH = ['woman.jpg', 'IMG_2041.jpg'];

describe('what is put on somebody', () => {
  it.each([
    ['see how this white jacket looks on her', BOTH, { type: 'top', words: 'white jacket', person: 'woman.jpg' }],
    ['could she wear these black jeans?', BOTH, { type: 'bottom', words: 'black jeans', person: 'woman.jpg' }],
    ['exchange her shirt for this one', BOTH, { type: 'top', words: 'shirt', person: 'woman.jpg' }],
    ['try-on: green coat on the girl in the picture', BOTH, { type: 'top', words: 'green coat', person: 'woman.jpg' }],
    ['place the silver ring on her left hand', BOTH, { type: 'ring', words: 'silver ring', person: 'woman.jpg' }],
    [
      'how does it look on her?',
      ['woman.jpg', 'jacket.jpg'],
      { type: 'top', garment: 'jacket.jpg', person: 'woman.jpg' },
    ],
    ['put her in this', ['woman.jpg', 'gown.jpg'], { type: 'full', garment: 'gown.jpg', person: 'woman.jpg' }],
    [
      'model shot of this shirt please',
      ['shirt.jpg'],
      { type: 'top', garment: 'shirt.jpg', model: 'Ada', words: 'shirt' },
    ],
    ['picture of a lady in this coat', ['coat.jpg'], { type: 'top', garment: 'coat.jpg', model: 'Ada', words: 'coat' }],
    ['show the suit on someone', ['suit.jpg'], { type: 'full', garment: 'suit.jpg', model: 'Ada', words: 'suit' }],
    ['dress Noor in this coat', ['coat.jpg'], { type: 'top', garment: 'coat.jpg', model: 'Noor', words: 'coat' }],
  ])('%s', async (text, names, input) => {
    const { calls, said } = await say(text, names);
    expect(calls, said).toEqual([['try_on', input]]);
  });
});

describe('what is missing or can’t be put on is said', () => {
  it.each([
    ['try this coat on him', [], message('tools.tryOn.both')],
    ['show this coat on a model', [], message('tryOn.pleaseGarment')],
    ['could he wear this coat?', ['coat.jpg'], message('tryOn.pleasePerson')],
    ['put it on her', BOTH, message('assistant.askTryOnType')],
    ['can she wear this straw hat?', BOTH, message('assistant.tryOnCannot', { what: 'straw hat' })],
    ['put the red boots on the model', BOTH, message('assistant.tryOnCannot', { what: 'red boots' })],
  ])('%s', async (text, names, asks) => {
    expect(await say(text, names)).toEqual({ said: asks, calls: [] });
  });
});

describe('what is no try-on', () => {
  it.each([
    'put this shirt on a wooden hanger',
    'put this shirt on the page',
    'draw a girl in a red coat',
    'put the coat on the left',
    'change the coat to blue',
    'swap the dress for this one',
  ])('%s', async (text) => {
    const { calls, said } = await say(text, ['coat.jpg']);
    expect(calls.filter(([tool]) => tool === 'try_on')).toEqual([]);
    expect(said).not.toContain(message('tryOn.pleasePerson'));
  });
});
