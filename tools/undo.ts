/**
 * undo: undoes the last finished step, or single changes whatever came after them. The server applies it: nothing here
 * touches the document.
 */
import { z } from 'zod';
import { UNDO_PARTS } from '#design/operations/undo-scope.ts';
import { message } from '#messages/message.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

/** Most changes that one call undoes. */
const MOST_CHANGES = 100;

const TEXTS = toolTexts(
  'tools.undo',
  {
    title: 'Undo',
    doing: 'Taking back the last step',
    failed: 'Could not undo',
    nothingToUndo: 'There is nothing to undo',
    unknownChanges: 'There are no such changes of yours on this design',
    scopeOfStep: 'layers and only need changes: the last step is undone whole',
  },
  {
    done: 'Undid the last step',
    partly: 'Undid the last step, except where something has changed since',
    changes: 'Undid {count, plural, one {a change} other {# changes}}',
    changesPartly: 'Undid {count, plural, one {a change} other {# changes}}, except where something has changed since',
  },
);

const input = z.strictObject({
  changes: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(MOST_CHANGES)
    .optional()
    .describe('Only these changes, by the "change" that the calls answered with, whatever came after them'),
  layers: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(MOST_CHANGES)
    .optional()
    .describe('Of those changes only what was done to these layers'),
  only: z.array(z.enum(UNDO_PARTS)).min(1).optional().describe('Of those changes only these properties'),
});

/** More are counted, not listed. */
const MOST_LEFT_ALONE = 20;

export const undo = defineTool({
  name: 'undo',
  icon: 'undo-2',
  texts: TEXTS,
  description:
    'Without changes: takes back the last finished step on this design, one action of the user or one whole earlier turn of yours, never the turn that is running; ' +
    'call it several times to go back several steps. With changes: takes back just those, however old, and leaves everything else as it is; ' +
    'taking back the change that an undo answered with does it again.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [{}],
    refused: [{ steps: 'all' }, { changes: ['never-was'] }, { changes: [] }, { only: ['color'] }],
  },
  async execute({ changes, layers, only }, { history }) {
    if (changes === undefined) {
      if (layers !== undefined || only !== undefined) return { ok: false, error: message(TEXTS.scopeOfStep) };
      const undone = await history.undo();
      if (!undone) return { ok: false, error: message(TEXTS.nothingToUndo) };
      const partly = undone.skipped.length > 0;
      return {
        ok: true,
        operations: [],
        output: { undone: true, ...(partly ? { leftAlone: undone.skipped.slice(0, MOST_LEFT_ALONE) } : {}) },
        card: { key: partly ? TEXTS.partly.key : TEXTS.done.key },
      };
    }
    const undone = await history.undoChanges(changes, {
      ...(layers && { layers }),
      ...(only && { parts: only }),
    });
    if (!undone) return { ok: false, error: message(TEXTS.unknownChanges) };
    const { skipped, change } = undone;
    if (change === null)
      return { ok: false, error: [message(TEXTS.nothingToUndo), ...skipped.slice(0, MOST_LEFT_ALONE)].join('. ') };
    const partly = skipped.length > 0;
    return {
      ok: true,
      operations: [],
      output: { undone: true, change, ...(partly ? { leftAlone: skipped.slice(0, MOST_LEFT_ALONE) } : {}) },
      card: {
        key: partly ? TEXTS.changesPartly.key : TEXTS.changes.key,
        values: { count: changes.length },
      },
    };
  },
});
