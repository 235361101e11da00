/** redo: redoes the step that was undone last. The server applies it: nothing here touches the document. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.redo',
  {
    title: 'Redo',
    doing: 'Doing the last step again',
    failed: 'Could not redo',
    nothingToRedo: 'There is nothing to redo',
  },
  {
    done: 'Redid the last step',
    partly: 'Redid the last step, except where something has changed since',
  },
);

export const redo = defineTool({
  name: 'redo',
  icon: 'redo-2',
  texts: TEXTS,
  description:
    'Does again the step that was taken back last on this design. Works only while nothing was changed since it was taken back. ' +
    'Call it several times to go forward several steps.',
  input: z.strictObject({}),
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [{}],
    refused: [{ steps: 2 }],
  },
  async execute(_input, { history }) {
    const redone = await history.redo();
    if (!redone) return { ok: false, error: message(TEXTS.nothingToRedo) };
    const partly = redone.skipped.length > 0;
    return {
      ok: true,
      operations: [],
      output: { redone: true, ...(partly ? { leftAlone: redone.skipped.slice(0, 20) } : {}) },
      card: { key: partly ? TEXTS.partly.key : TEXTS.done.key },
    };
  },
});
