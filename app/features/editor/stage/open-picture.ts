/** What a double click or Enter opens on a picture. */
import { cropAction, frameInHand, replaceAction } from '../actions/picture-actions.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Crops the selected picture, or opens the file dialog for the empty frame. False: neither is selected. */
export function openPicture(session: EditorSession): boolean {
  const action = frameInHand(session)?.asset === null ? replaceAction : cropAction;
  if (!action.isEnabled(session)) return false;
  action.run(session);
  return true;
}
