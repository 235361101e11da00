/** Merging what is loaded with what the server says. */
import { expect, test } from 'vitest';
import type { ChatMessage } from '#agent/chat-message.ts';
import { mergeNewest, prependOlder } from './merge-messages.ts';

const message = (id: string, text = id): ChatMessage => ({ id, role: 'user', parts: [{ type: 'text', text }] });
const ids = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ id }) => id).join('');
const all = (text: string): ChatMessage[] => [...text].map((id) => message(id));

test('earlier messages that were read stay in front of the newest stretch', () => {
  const merged = mergeNewest({ messages: all('abcdef'), older: false }, { messages: all('defgh'), older: true });
  expect(ids(merged)).toBe('abcdefgh');
  expect(merged.older).toBe(false);
});

test('messages that are gone go, whatever was loaded after them', () => {
  expect(ids(mergeNewest({ messages: all('abcdef'), older: true }, { messages: all('cdx'), older: true }))).toBe(
    'abcdx',
  );
});

test('where they do not touch, and where the stretch is everything, only the stretch counts', () => {
  expect(mergeNewest({ messages: all('abc'), older: false }, { messages: all('xyz'), older: true })).toEqual({
    messages: all('xyz'),
    older: true,
  });
  expect(ids(mergeNewest({ messages: all('abcd'), older: true }, { messages: all('cd'), older: false }))).toBe('cd');
  expect(ids(mergeNewest({ messages: all('ab'), older: false }, { messages: [], older: false }))).toBe('');
});

test('what did not change stays the same object', () => {
  const loaded = all('ab');
  const { messages } = mergeNewest(
    { messages: loaded, older: false },
    { messages: [message('a'), message('b', 'changed')], older: false },
  );
  expect(messages[0]).toBe(loaded[0]);
  expect(messages[1]).not.toBe(loaded[1]);
});

test('earlier messages come in front, each once', () => {
  expect(ids({ messages: prependOlder(all('cd'), all('abc')) })).toBe('abcd');
});
