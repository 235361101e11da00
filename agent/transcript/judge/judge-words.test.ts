/** Asking and refusing, in the words of our own assistant and of other models. */
import { describe, expect, it } from 'vitest';
import { assistantMessages } from '#messages/en/assistant.ts';
import { createDocument } from '#design/document/create.ts';
import { divergenceOf, samplePage, withLayer } from '#tests/fixtures/judged-turns.ts';
import { soundsLikeQuestion, soundsLikeRefusal } from './judge-words.ts';

const entries = Object.entries(assistantMessages);
const wordsOf = (pattern: RegExp) => entries.filter(([key]) => pattern.test(key)).map(([, words]) => words);

describe('a refusal', () => {
  it.each([
    ...wordsOf(/^assistant\.cannot\./),
    "I'm sorry, but I can't help with that.",
    'I cannot generate photos from text.',
    'I am unable to post to Instagram for you.',
    "I'm not able to access the internet.",
    'Unfortunately, video export isn’t supported.',
    "I don't have a tool for translating text.",
    'There is no way to animate a design here.',
    'Animations are not possible with the tools that I have.',
    'That is beyond what I can do.',
    'Removing people from photos is outside my abilities.',
    'I do not have access to stock photos.',
    "That won't work: the picture is a background.",
    'QR codes are not something I can make.',
    'As a design assistant I can only work on this canvas.',
    'Sorry!',
    'You have reached your limit of generations.',
  ])('%s', (said) => expect(soundsLikeRefusal(said)).toBe(true));

  it.each([
    'Done. I made the headline bigger.',
    'Here is your poster. Want it as a story too?',
    'The background is peach now.',
    'I moved it to the top.',
  ])('is not: %s', (said) => expect(soundsLikeRefusal(said)).toBe(false));
});

describe('a question', () => {
  it.each([
    ...wordsOf(/^assistant\.ask(?!Picture)/).filter((words) => words.includes('?')),
    'Which of the two photos do you mean?',
    'Do you want it in red or blue? Both would fit.',
    'Please tell me which text to change.',
    'Let me know what size you need.',
    '“Summer” or “Winter”?',
    '（どちらの写真ですか？）',
    'Please attach the picture that you mean; I did not find it here.',
  ])('%s', (said) => expect(soundsLikeQuestion(said)).toBe(true));

  it.each(['Done.', 'The link goes to shop.example/?a=b and back.', 'I changed it; have a look.'])(
    'is not: %s',
    (said) => expect(soundsLikeQuestion(said)).toBe(false),
  );
});

const changed = { after: withLayer(samplePage(), 'star', { x: 61 }) };
const made = {
  designs: [{ id: 'd', title: 'Story', document: createDocument({ width: 1080, height: 1920, newId: () => 'x' }) }],
};

describe('asks, refuses and says', () => {
  it.each<readonly [expected: object, trace: object, kind: string | null]>([
    [{ asks: true }, { said: 'Which one?' }, null],
    [{ asks: true }, { said: 'Done.' }, 'result'],
    [{ asks: true }, { said: '' }, 'result'],
    [{ asks: true }, { said: 'Done. Want it as a story too?', ...changed }, 'document'],
    [{ asks: true }, { said: 'Want another?', ...made }, 'document'],
    [{ asks: false }, { said: 'Done.' }, null],
    [{ asks: false }, { said: 'Which one?' }, 'result'],
    [{ asks: false }, { said: 'Done. Want it as a story too?', ...changed }, null],
    [{ refuses: true }, { said: 'I can’t do that.' }, null],
    [{ refuses: true }, { said: 'Sure!' }, 'result'],
    [{ refuses: true }, { said: 'I did not understand that. Say it another way.' }, 'result'],
    [{ refuses: true }, { said: 'I did not quite get it, but I can’t make PSD files.' }, null],
    [{ refuses: true }, { said: 'I can’t do that.', ...changed }, 'document'],
    [{ refuses: false }, { said: 'I can’t do that.' }, 'result'],
    [{ refuses: false }, { said: 'I can’t see it, so I centred it.', ...changed }, null],
    [{ says: 'DONE' }, { said: 'All done.' }, null],
    [{ says: "can't" }, { said: 'I can’t.' }, null],
    [{ says: 'peach' }, { said: 'Done.' }, 'result'],
    [{ says: '' }, { said: 'Done.' }, null],
    [{ says: '' }, { said: '  ' }, 'result'],
  ])('%j after %o: %s', async (expected, trace, kind) =>
    expect((await divergenceOf({ expect: { ...expected }, trace }))?.kind ?? null).toBe(kind),
  );
});
