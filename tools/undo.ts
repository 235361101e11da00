/** undo: undoes the last finished step. The server applies it: nothing here touches the document. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.undo',
  {
    title: 'Undo',
    doing: 'Taking back the last step',
    failed: 'Could not undo',
    nothingToUndo: 'There is nothing to undo',
  },
  {
    done: 'Undid the last step',
    partly: 'Undid the last step, except where something has changed since',
  },
);

export const undo = defineTool({
  name: 'undo',
  icon: 'undo-2',
  texts: TEXTS,
  description:
    'Takes back the last finished step on this design: one action of the user, or one whole earlier turn of yours. Never the turn that is running. ' +
    'Call it several times to go back several steps.',
  input: z.strictObject({}),
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [{}],
    refused: [{ steps: 'all' }],
  },
  async execute(_input, { history }) {
    const undone = await history.undo();
    if (!undone) return { ok: false, error: message(TEXTS.nothingToUndo) };
    const partly = undone.skipped.length > 0;
    return {
      ok: true,
      operations: [],
      output: { undone: true, ...(partly ? { leftAlone: undone.skipped.slice(0, 20) } : {}) },
      card: { key: partly ? TEXTS.partly.key : TEXTS.done.key },
    };
  },
});
