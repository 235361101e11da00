/** A new text that one continues by writing: its letters are selected, so that typing replaces them. */
import type { Point } from '#design/document/geometry.ts';
import { insertTextCommand, type TextPreset } from '../commands/insert-text.ts';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Adds a text of a kind and begins to type in it, once its letters can be shown. `at`: where a hand let it go, page px;
 * else where there is room.
 */
export async function addText(
  session: EditorSession,
  preset: TextPreset,
  at: Point | null = null,
  fontFamily?: string,
): Promise<void> {
  session.run(insertTextCommand, { preset, ...(at && { at }), ...(fontFamily && { fontFamily }) });
  // The press that asked for it takes the focus to the canvas first; typing begins behind that.
  await session.settled();
  const added = session.selection.get().layers[0];
  if (added) session.stage.get()?.editText(added, { selectAll: true });
}
