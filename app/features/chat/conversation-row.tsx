/** One conversation in the list: its design's preview, its name and newest words, and its actions. */
import { FileDown, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpPatch } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { Time } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { deferred } from '#app/ui/deferred.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { chatPath } from './chat-stream.ts';
import type { ListedChat } from './conversation-groups.ts';

const DeleteConversation = deferred(async () => (await import('./delete-conversation.tsx')).DeleteConversation);

export interface ConversationRowProps {
  chat: ListedChat;
  /** It is the one that is open. */
  current: boolean;
  /** Given where it opens in the panel next to the design that is open already, rather than on its own page. */
  onChoose?(id: string): void;
  /** Another one was chosen. */
  onOpen(): void;
  onChange(id: string, title: string | null): void;
  /** The open one was deleted; without this its design's editor opens. */
  onDeleted?(): void;
}

/** Within this time the time of day says more than the date, ms. */
const RECENT = 36 * 3_600_000;

export function ConversationRow(props: ConversationRowProps): ReactNode {
  const { chat, current, onChoose, onOpen, onChange, onDeleted } = props;
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [saving, setSaving] = useState(false);
  const [pictureMissing, setPictureMissing] = useState(false);
  const [now] = useState(() => Date.now());
  const recent = now - Date.parse(chat.updatedAt) < RECENT;
  const title = chat.title || message('chat.untitled');
  const field = useRef<HTMLInputElement>(null);

  const saveTranscript = async (): Promise<void> => {
    setSaving(true);
    try {
      await downloadFile(chatPath(chat.id, '/transcript'), null, { counted: false });
      toast({ title: message('chat.savedTranscript'), description: message('chat.savedTranscriptText') });
    } catch (thrown) {
      toast({ title: message('chat.saveTranscriptFailed'), description: thrownText(thrown), variant: 'destructive' });
    }
    setSaving(false);
  };

  return (
    <li
      className={classNames(
        'group/chat relative rounded-control',
        current ? 'bg-tint-strong' : 'hover:bg-tint focus-within:bg-tint',
      )}
    >
      <div
        className={classNames(
          'grid items-center gap-3 p-2',
          onChoose ? 'grid-cols-[minmax(0,1fr)_auto] ps-3' : 'grid-cols-[auto_minmax(0,1fr)_auto]',
        )}
      >
        {!onChoose && (
          <span className="dot-background grid size-11 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-small border border-line p-1">
            {!pictureMissing && (
              <img
                src={`/api/designs/${chat.designId}/preview?revision=${chat.revision}&side=128`}
                alt=""
                loading="lazy"
                onError={() => setPictureMissing(true)}
                className="max-h-full max-w-full shadow-page"
              />
            )}
          </span>
        )}
        {renaming ? (
          <RenameField
            chat={chat}
            fieldRef={field}
            onDone={(renamed) => {
              setRenaming(false);
              if (renamed !== null) onChange(chat.id, renamed);
            }}
          />
        ) : (
          <Link
            to={`/ai-design/chat/${chat.id}`}
            data-chat={chat.id}
            aria-current={current ? 'page' : undefined}
            onClick={(event) => {
              onOpen();
              if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              if (!current) onChoose(chat.id);
            }}
            onKeyDown={(event) => {
              if (event.key === 'F2') setRenaming(true);
              if (event.key === 'Delete') setDeleting(true);
            }}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5 rounded-small outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-text"
          >
            <span className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 truncate text-13 font-medium">{title}</span>
              <Time
                at={chat.updatedAt}
                format={recent ? 'time' : 'shortDay'}
                className="tabular shrink-0 text-12 text-faint"
              />
            </span>
            <span className="truncate text-12 text-muted">
              {chat.excerpt || (current ? message('chat.current') : '')}
            </span>
          </Link>
        )}
        <Menu
          align="end"
          trigger={
            <IconButton
              label={message(saving ? 'chat.savingTranscript' : 'chat.chatMenu', { title })}
              icon={MoreHorizontal}
              size="tiny"
              busy={saving}
              className="relative z-1"
            />
          }
          // The menu would return the focus to its button; the field keeps it.
          takeFocus={() => {
            field.current?.focus();
            return field.current !== null;
          }}
        >
          <MenuItem icon={Pencil} shortcut="F2" onSelect={() => setRenaming(true)}>
            {message('chat.rename')}
          </MenuItem>
          <MenuItem icon={FileDown} disabled={saving} onSelect={() => void saveTranscript()}>
            {message('chat.saveTranscript')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger shortcut="Delete" onSelect={() => setDeleting(true)}>
            {message('chat.delete')}
          </MenuItem>
        </Menu>
      </div>
      <DeleteConversation
        needed={deleting}
        chat={chat}
        title={title}
        current={current}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => onChange(chat.id, null)}
        onLeave={onOpen}
        onGone={onDeleted}
      />
    </li>
  );
}

/** Enter and leaving the field keep the name, Escape does not. */
function RenameField({
  chat,
  fieldRef,
  onDone,
}: {
  chat: ListedChat;
  fieldRef: { current: HTMLInputElement | null };
  onDone(renamed: string | null): void;
}): ReactNode {
  const [title, setTitle] = useState(chat.title);
  const over = useRef(false);
  useEffect(() => fieldRef.current?.select(), [fieldRef]);
  const finish = async (keep: boolean): Promise<void> => {
    if (over.current) return;
    over.current = true;
    const wanted = title.trim();
    if (!keep || wanted === '' || wanted === chat.title) {
      onDone(null);
      return;
    }
    try {
      const { title: kept } = await httpPatch<{ title: string }>(chatPath(chat.id), { title: wanted });
      onDone(kept);
    } catch (thrown) {
      toast({ title: message('chat.renameFailed'), description: thrownText(thrown), variant: 'destructive' });
      onDone(null);
    }
  };
  return (
    <input
      ref={fieldRef}
      aria-label={message('chat.renameLabel')}
      value={title}
      maxLength={120}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={() => void finish(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void finish(true);
        if (event.key !== 'Escape') return;
        // The sheet stays open.
        event.stopPropagation();
        event.preventDefault();
        void finish(false);
      }}
      className="h-8 w-full rounded-small border border-ink bg-panel px-2 text-13 outline-none focus-visible:outline-none"
    />
  );
}
