/** The question before a conversation is deleted: it alone, or its design as well. */
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { httpDelete } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { TRASH_DAYS, type ChatRemoved } from '#app/contracts/projects.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { chatPath } from './chat-stream.ts';
import type { ListedChat } from './conversation-groups.ts';

export interface DeleteConversationProps {
  chat: ListedChat;
  title: string;
  /** It is the one that is open. */
  current: boolean;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted(): void;
  /** Another page is gone to. */
  onLeave(): void;
  /** The open one was deleted but its design remains; without this the design's editor opens. */
  onGone?(): void;
}

type Busy = 'alone' | 'with design';

export function DeleteConversation({
  chat,
  title,
  current,
  open,
  onOpenChange,
  onDeleted,
  onLeave,
  onGone,
}: DeleteConversationProps): ReactNode {
  const [busy, setBusy] = useState<Busy | null>(null);
  const navigate = useNavigate();
  const remove = async (how: Busy): Promise<void> => {
    setBusy(how);
    try {
      const withDesign = how === 'with design';
      const design = withDesign
        ? (await httpDelete<ChatRemoved>(chatPath(chat.id, '?design=1'))).design
        : (await httpDelete(chatPath(chat.id)), 'kept');
      onOpenChange(false);
      onDeleted();
      if (design === 'trashed') toast({ title: message('chat.deletedWithDesign') });
      else if (withDesign) toast({ title: message('chat.deletedDesignKept') });
      if (current) {
        onLeave();
        if (design === 'trashed') await navigate('/ai-design');
        else if (onGone) onGone();
        else await navigate(`/canvas/${chat.designId}`);
      }
    } catch (thrown) {
      toast({ title: message('chat.deleteFailed'), description: thrownText(thrown), variant: 'destructive' });
    }
    setBusy(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={message('chat.deleteTitle')}
      description={message('chat.deleteText', { title, days: TRASH_DAYS })}
    >
      <div className="grid gap-2">
        <Button variant="danger" busy={busy === 'alone'} disabled={busy !== null} onClick={() => void remove('alone')}>
          {message('chat.deleteConversation')}
        </Button>
        <Button busy={busy === 'with design'} disabled={busy !== null} onClick={() => void remove('with design')}>
          {message('chat.deleteWithDesign')}
        </Button>
        <DialogClose asChild>
          <Button variant="ghost">{message('chat.cancel')}</Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
