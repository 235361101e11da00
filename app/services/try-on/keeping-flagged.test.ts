/** What is kept for review of a disallowed try-on, and that nothing else is. */
import { describe, expect, it } from 'vitest';
import { MemoryTryOns } from '#tests/fakes/memory-try-ons.ts';
import { keepingFlagged, type FlaggedTryOn } from './keeping-flagged.ts';
import { TryOnFlagged } from './minors.ts';

const request = { person: 'p', garment: 'g', kind: 'full' as const, dragged: {}, isMinor: null, words: 'red swimsuit' };

function watched() {
  const tryOns = new MemoryTryOns(new Map());
  const kept: { call: FlaggedTryOn; reason: string }[] = [];
  const port = keepingFlagged(tryOns, async (call, reason) => void kept.push({ call, reason }));
  return { tryOns, kept, make: () => port.make(request, { signal: new AbortController().signal }) };
}

describe('a try-on of the assistant', () => {
  it('that the rule for minors stops is kept with its pictures and words, and still refused', async () => {
    const { tryOns, kept, make } = watched();
    const flagged = new TryOnFlagged();
    tryOns.refuses = flagged;
    await expect(make()).rejects.toBe(flagged);
    expect(kept).toEqual([
      {
        call: {
          tool: 'try_on',
          input: { type: 'full', person: 'p', garment: 'g', words: 'red swimsuit' },
          assets: ['p', 'g'],
        },
        reason: flagged.message,
      },
    ]);
  });

  it('that is refused for another reason, or made, leaves nothing for review', async () => {
    const { tryOns, kept, make } = watched();
    await expect(make()).resolves.toBeDefined();
    tryOns.refuses = 'Nobody there';
    await expect(make()).rejects.toThrow('Nobody there');
    expect(kept).toEqual([]);
  });
});
