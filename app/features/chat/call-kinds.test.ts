/** Names of calls in the chat: known tools, and whatever else a model names. */
import { describe, expect, it } from 'vitest';
import { tools } from '#tools/index.ts';
import { callKind } from './call-kinds.ts';

describe('the kind of a call', () => {
  it.each(tools.map(({ name }) => name))('has words of its own for %s', (name) => {
    const { title, doing, failed } = callKind(name);
    for (const words of [title, doing, failed]) expect(words).toMatch(/^\p{Lu}.+/u);
    expect(title).not.toMatch(/_/);
  });

  it.each(['add_words', 'constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
    'takes %j, which is no tool, by its name',
    (name) => {
      expect(() => callKind(name)).not.toThrow();
    },
  );
});
