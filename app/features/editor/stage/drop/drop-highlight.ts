/** The picture or frame that would accept what is being dragged over it. */
import { createCell, type Cell } from '../../session/cell.ts';
import type { EditorSession } from '../../session/editor-session.ts';

const cells = new WeakMap<EditorSession, Cell<string | null>>();

export function dropHighlight(session: EditorSession): Cell<string | null> {
  let cell = cells.get(session);
  if (!cell) {
    cell = createCell<string | null>(null);
    cells.set(session, cell);
  }
  return cell;
}
