/** The open sheet of conversations: by day, searched, renamed, deleted, or a new one on the same design. */
import { MessageSquarePlus, X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { InDialog } from '#app/ui/floating.ts';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { groupByDay } from './conversation-groups.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useChatList } from './use-chat-list.ts';

export interface ListedConversations {
  /** The conversation that is open; null: one that has not begun. */
  current: string | null;
  designId: string;
  /** Given where only those about this design are listed: one was chosen, or null, a new one. */
  onChoose?(id: string | null): void;
  /** The one that is open was deleted. */
  onDeleted?(): void;
}

interface ConversationsProps extends ListedConversations {
  onClose(): void;
}

interface OpenSheetProps extends ConversationsProps {
  open: boolean;
  /** What opened it, and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

export function OpenConversationSheet({ open, opener, ...props }: OpenSheetProps): ReactNode {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input[type=search]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-96 max-w-[calc(100vw-3rem)] animate-sheet-left flex-col bg-paper text-ink shadow-sheet outline-none"
        >
          <InDialog.Provider value>
            <Conversations {...props} />
          </InDialog.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Conversations({ current, designId, onChoose, onDeleted, onClose }: ConversationsProps): ReactNode {
  const [words, setWords] = useState('');
  const [beginning, setBeginning] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { chats, state, hasMore, loadMore, reload, change } = useChatList(words, onChoose ? designId : null);

  const begin = async (): Promise<void> => {
    if (onChoose) {
      onClose();
      onChoose(null);
      return;
    }
    setBeginning(true);
    try {
      const { id } = await httpPost<{ id: string }>('/api/chats', { design: designId });
      onClose();
      await navigate(`/ai-design/chat/${id}`);
    } catch (thrown) {
      toast({ title: message('chat.newChatFailed'), description: thrownText(thrown), variant: 'destructive' });
    }
    setBeginning(false);
  };

  /** Up and down go from row to row; up from the first one leads to the search. */
  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('a[data-chat]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (at < 0 && !(event.target instanceof HTMLInputElement && event.target.type === 'search')) return;
    event.preventDefault();
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) event.currentTarget.querySelector<HTMLElement>('input[type=search]')?.focus();
    else rows[next]?.focus();
  };

  return (
    // Arrow keys among what is inside; every single thing in it is reachable by Tab as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={move}>
      <header className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <Radix.Title className="text-15 font-semibold">{message('chat.chats')}</Radix.Title>
        <Radix.Close asChild>
          <IconButton label={message('chat.closeChats')} icon={X} />
        </Radix.Close>
      </header>
      <div className="grid shrink-0 gap-2 p-3">
        <SearchField
          label={message('chat.search')}
          clearLabel={message('common.clearSearch')}
          value={words}
          maxLength={200}
          onChange={setWords}
        />
        <Button icon={MessageSquarePlus} busy={beginning} onClick={() => void begin()} className="w-full">
          {message('chat.newChatHere')}
        </Button>
      </div>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
        {chats.length > 0 ? (
          groupByDay(chats).map((group) => (
            <section key={group.title} aria-label={group.title} className="grid gap-0.5">
              <h3 className="px-2 pt-4 pb-1 font-text text-12 font-medium tracking-normal text-faint">{group.title}</h3>
              <ul className="grid gap-0.5">
                {group.chats.map((chat) => (
                  <ConversationRow
                    key={chat.id}
                    chat={chat}
                    current={chat.id === current}
                    onChoose={onChoose}
                    onOpen={onClose}
                    onChange={change}
                    onDeleted={onDeleted}
                  />
                ))}
              </ul>
            </section>
          ))
        ) : state === 'loading' ? (
          <Loading label={message('chat.loadingChats')} className="py-16" />
        ) : (
          <div className="grid justify-items-center gap-3 px-6 py-16 text-center text-13 text-muted">
            <p>
              {state === 'failed'
                ? message('chat.chatsFailed')
                : words.trim()
                  ? message('chat.noneFound', { words: words.trim() })
                  : message('chat.noneYet')}
            </p>
            {state === 'failed' && (
              <Button size="small" onClick={reload}>
                {message('chat.retry')}
              </Button>
            )}
          </div>
        )}
        {hasMore && (
          <div className="grid place-items-center pt-3">
            <Button variant="ghost" size="small" busy={state === 'loading'} onClick={loadMore}>
              {message('chat.more')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
