/** A new text that the user continues by typing: its letters are selected, so that typing replaces them. */
import type { Point } from '#design/document/geometry.ts';
import { insertTextCommand, type TextPreset } from '../commands/insert-text.ts';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Adds a text of a kind and starts editing it, once its letters can be shown. `at`: where it was dropped, page px; else
 * where there is room.
 */
export async function addText(
  session: EditorSession,
  preset: TextPreset,
  at: Point | null = null,
  fontFamily?: string,
): Promise<void> {
  session.run(insertTextCommand, { preset, ...(at && { at }), ...(fontFamily && { fontFamily }) });
  // The press that triggered it moves the focus to the canvas first; editing starts after that.
  await session.settled();
  const added = session.selection.get().layers[0];
  if (added) session.stage.get()?.editText(added, { selectAll: true });
}
