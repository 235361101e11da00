/** What a mode's canvas half offers to its controls while it is active. */
import { createCell, type Cell } from '../session/cell.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { CompareControls } from './compare/compare-controls.ts';
import type { CropControls } from './crop/crop-controls.ts';
import type { MaskControls } from './mask/mask-controls.ts';
import type { PlayControls } from './play/play-controls.ts';
import type { RepairControls } from './repair/repair-controls.ts';

export type ModeControls = CropControls | MaskControls | CompareControls | PlayControls | RepairControls;

const cells = new WeakMap<EditorSession, Cell<ModeControls | null>>();

/** The controls of an editor's active mode; null without a mode, or if it has none. */
export function modeControlsOf(session: EditorSession): Cell<ModeControls | null> {
  let cell = cells.get(session);
  if (!cell) {
    cell = createCell<ModeControls | null>(null);
    cells.set(session, cell);
  }
  return cell;
}
