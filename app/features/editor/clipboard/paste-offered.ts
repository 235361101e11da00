/** Pastes what the browser's own paste carries. */
import type { EditorSession } from '../session/editor-session.ts';
import { readTable } from '../tables/cell-clipboard.ts';
import { choosePasted, type Offered } from './pasted.ts';
import { putPasted } from './put-pasted.ts';

export function pasteOffered(session: EditorSession, offered: Offered): void {
  const pasted = choosePasted(offered, window.location.origin, readTable);
  if (pasted) void putPasted(session, pasted, { type: 'beside' });
}
