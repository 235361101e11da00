/**
 * Whatever a model streams and whenever its user stops, a turn ends visibly, leaves nothing open, and reports what
 * really happened.
 */
import fc from 'fast-check';
import { isToolUIPart } from 'ai';
import { expect, it } from 'vitest';
import { assertInvariants } from '#design/document/invariants.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { arbitraryAnswer, modelOf, randomlyCalled } from '#tests/fakes/random-model.ts';
import { playTurn, userMessage } from '#tests/fakes/turns.ts';

it('a turn of any model ends visibly and truly', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryAnswer, { maxLength: 4 }),
      fc.option(fc.nat(12)),
      fc.boolean(),
      async (answers, stopAfter, approved) => {
        const design = new MemoryDesign();
        const stop = new AbortController();
        let heard = 0;
        const { result, chunks, message } = await playTurn({
          model: modelOf(answers),
          design,
          history: [userMessage('do it')],
          tools: randomlyCalled,
          signal: stop.signal,
          budgets: { steps: 6, silenceMs: 2_000, approvalMs: 50 },
          approve: () => approved,
          onChunk: () => {
            heard += 1;
            if (heard === stopAfter) stop.abort();
          },
        });
        expect(['finished', 'stopped', 'failed']).toContain(result.state);
        expect(result.state === 'failed').toBe(result.error !== undefined);
        if (!stop.signal.aborted) expect(result.state).not.toBe('stopped');
        expect(chunks.at(0)?.type).toBe('start');
        expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { turn: { state: result.state } } });
        expect(message.metadata?.turn?.state).toBe(result.state);
        for (const one of message.parts)
          if ('state' in one) expect(one.state).toMatch(/^(done|output-available|output-error)$/);
        // The cards report exactly what was done.
        const outcomes = message.parts
          .filter(isToolUIPart)
          .flatMap((one) => (one.state === 'output-available' ? [one.output as ToolOutcome] : []));
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(Object.keys(design.document.layers).length);
        if (!approved)
          expect(
            message.parts.filter(
              (one) => one.type === 'tool-asking' && one.state === 'output-available' && (one.output as ToolOutcome).ok,
            ),
          ).toEqual([]);
        expect(JSON.stringify(chunks)).not.toContain('evil.example');
        assertInvariants(design.document);
      },
    ),
    { numRuns: process.env.BLEND_LONG ? 3_000 : 150 },
  );
});
