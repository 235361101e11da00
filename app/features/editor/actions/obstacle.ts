/** Why an action can't be started now, in words; undefined when it can. */
import { message } from '#messages/message.ts';
import type { EditorAction } from './action.ts';
import { isLocked } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';

export function obstacleOf(
  session: EditorSession,
  action: Pick<EditorAction, 'isEnabled' | 'group' | 'obstacle'>,
): string | undefined {
  if (action.isEnabled(session)) return undefined;
  const { layers } = session.selection.get();
  const { document } = session.store.view();
  const own = action.obstacle?.(session);
  if (own) return message(own);
  if (action.group === 'page') return message('actions.needsPages');
  if (layers.length === 0) return message('actions.needsSelection');
  if (layers.some((id) => isLocked(document, id))) return message('actions.needsUnlocked');
  return message('actions.needsOther');
}
