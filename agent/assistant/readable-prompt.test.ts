/** What the assistant reads of a prompt: runs folded, messages that were given up left out, ordinary texts untouched. */
import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';
import { GIVEN_UP } from './given-up.ts';
import { foldRuns, readablePrompt } from './readable-prompt.ts';

const user = (text: string): LanguageModelV4Message => ({ role: 'user', content: [{ type: 'text', text }] });
const assistant = (text: string): LanguageModelV4Message => ({ role: 'assistant', content: [{ type: 'text', text }] });

describe('folding', () => {
  it.each([
    ['use', 4990, ' ', 'x', 'use x'],
    ['', 4900, ',', ' x', ',,, x'],
    ['', 4999, '.', '', '...'],
    ['a', 60, '\n', 'b', 'a\n\nb'],
    ['a', 60, '\u00a0', 'b', 'a b'],
    ['', 50, '🎉', '', '🎉🎉🎉'],
  ])('folds %j and %i of %j', (before, count, sign, after, folded) => {
    expect(foldRuns(before + sign.repeat(count) + after)).toBe(folded);
  });

  it.each([
    'SALE!!!!',
    'Espresso .................... 2.50',
    'Name: ______________________________',
    'No.  0000000000000000000000000000000000000000000000',
    'a\n\n\n\nb',
    '- - - - - - - - - - - - - - - - - - - - - - - - - -',
  ])('leaves %j alone', (text) => {
    expect(foldRuns(text)).toBe(text);
  });
});

describe('a conversation', () => {
  it('leaves out what was given up, with its answer', () => {
    const kept = [user('Make a poster'), assistant('Here it is.'), user('bigger')];
    const [first, second, last] = kept as [LanguageModelV4Message, LanguageModelV4Message, LanguageModelV4Message];
    const prompt = [
      first,
      second,
      user('so much'),
      assistant(GIVEN_UP.slow()),
      user('hi'),
      assistant(`${GIVEN_UP.resting()} `),
      last,
    ];
    expect(readablePrompt(prompt)).toEqual(kept);
  });

  it('keeps what was done before a message was given up', () => {
    const called: LanguageModelV4Message = {
      role: 'assistant',
      content: [
        { type: 'tool-call', toolCallId: 'a', toolName: 'look', input: {} },
        { type: 'text', text: GIVEN_UP.slow() },
      ],
    };
    const prompt = [user('Make a poster'), called, user('bigger')];
    expect(readablePrompt(prompt)).toEqual(prompt);
  });

  it('folds messages, and nothing of the canvas', () => {
    const canvas = user(`<canvas>\n{"text":"${'.'.repeat(60)}"}\n</canvas>`);
    expect(readablePrompt([user('.'.repeat(60)), canvas])).toEqual([user('...'), canvas]);
  });
});
