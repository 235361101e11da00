/** Writes what was typed into a text: words, their styles and their lines, in one step however long the typing took. */
import { TextCursorInput } from 'lucide-react';
import { findLayer } from '#design/document/tree.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { tidied } from '#design/layout/run-styles.ts';
import { canChangeSelection, defineCommand, type CommandContext } from './command.ts';
import { differenceOf } from './patch-difference.ts';
import { relaid, selectedTexts, type TextStyle } from './style-text.ts';

/**
 * `typed`: the text as the canvas has it after typing; `style`: other changes to its look meanwhile. A text left empty
 * is deleted.
 */
export const editTextCommand = defineCommand<{
  id: string;
  typed: Pick<TextLayer, 'text' | 'runs'>;
  style?: TextStyle;
}>({
  id: 'edit-text',
  label: 'editor.editText',
  icon: TextCursorInput,
  typed: true,
  // Keeps typed text even if the press that ended the typing has selected something else.
  isEnabled: () => true,
  run(context, { id, typed, style = {} }) {
    const layer = findLayer(context.document, id);
    if (layer?.type !== 'text') return [];
    if (typed.text.trim() === '') return [{ type: 'layer.remove', id }];
    if (
      typed.text === layer.text &&
      JSON.stringify(typed.runs) === JSON.stringify(layer.runs) &&
      Object.keys(style).length === 0
    )
      return [];
    const next = tidied({ ...layer, ...style, text: typed.text, runs: typed.runs });
    return differenceOf(layer, relaid(next, layer, context.measureText));
  },
});

/** Whether exactly one text is selected and may be changed: Enter then edits it. */
export function canEditText(context: CommandContext): boolean {
  return canChangeSelection(context) && context.selection.length === 1 && selectedTexts(context).length === 1;
}
