/** The button that undoes everything an answer changed, however old it is, and puts it back. */
import { Redo2, Undo2 } from 'lucide-react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { changesOf } from '#app/services/conversations/finished-calls.ts';
import { Button } from '#app/ui/button.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { useCallStore } from './call-store-context.tsx';
import type { AnswerState } from './call-store.ts';

export function UndoAnswer({ message: item, disabled }: { message: ChatMessage; disabled: boolean }): ReactNode {
  const store = useCallStore();
  const { id } = item;
  const changes = useMemo(() => changesOf(item), [item]);
  const read = (): AnswerState => store.answerState(id, changes);
  const state = useSyncExternalStore(store.subscribe, read, read);
  if (changes.length === 0 || state === 'gone') return null;
  const undone = state === 'undone';
  const button = (
    <Button
      variant="ghost"
      size="small"
      icon={undone ? Redo2 : Undo2}
      busy={state === 'busy'}
      disabled={disabled}
      onClick={() => void (undone ? store.putBackAnswer(id, changes) : store.undoAnswer(id, changes))}
      className="h-7 px-2 text-muted hover:text-ink"
    >
      {message(undone ? 'chat.putBackTurn' : 'chat.undoTurn')}
    </Button>
  );
  return undone ? button : <Tooltip label={message('chat.undoTurnHint')}>{button}</Tooltip>;
}
