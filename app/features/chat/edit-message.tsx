/** The user's own message, open for editing: its words and pictures, sent again in its place. */
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ReadyFile } from '#app/browser/uploads/use-attachments.ts';
import { message } from '#messages/message.ts';
import { useAutosize } from '#app/ui/autosize.ts';
import { Button } from '#app/ui/button.tsx';
import type { PictureView } from './message-view.ts';
import { tooLong, type OutgoingMessage } from './outgoing.ts';

export interface EditMessageProps {
  words: string;
  pictures: readonly PictureView[];
  /** Resolves to whether the server accepted it. */
  onSend(outgoing: OutgoingMessage): Promise<boolean>;
  onCancel(): void;
}

export function EditMessage({ words, pictures, onSend, onCancel }: EditMessageProps): ReactNode {
  const [text, setText] = useState(words);
  const [kept, setKept] = useState(pictures);
  const [sending, setSending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useAutosize(area, text, 14);
  useEffect(() => {
    const box = area.current;
    box?.focus({ preventScroll: true });
    box?.setSelectionRange(box.value.length, box.value.length);
    box?.scrollIntoView({ block: 'nearest' });
  }, []);

  const problem = tooLong(text);
  const canSend = (text.trim() !== '' || kept.length > 0) && !problem && !sending;
  const send = async (): Promise<void> => {
    if (!canSend) return;
    setSending(true);
    const attachments = kept.flatMap(({ asset, name, mime }): ReadyFile[] => (asset ? [{ asset, name, mime }] : []));
    // Once accepted, this unmounts with its message.
    if (!(await onSend({ text: text.trim(), attachments }))) setSending(false);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void send();
    }
  };

  return (
    <div className="grid w-full gap-2 rounded-sheet border border-ink bg-panel p-3">
      {kept.length > 0 && (
        <ul className="flex flex-wrap gap-2.5">
          {kept.map((picture) => (
            <li key={picture.url} className="relative">
              <img
                src={picture.url}
                alt={message('chat.attachment', { name: picture.name })}
                className="chequer size-16 rounded-control border border-line object-cover"
              />
              <button
                type="button"
                aria-label={message('chat.removeFile', { name: picture.name })}
                onClick={() => setKept(kept.filter((other) => other !== picture))}
                className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border border-line bg-raised text-muted shadow-float hover:text-ink"
              >
                <X size={13} strokeWidth={2.25} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <textarea
        ref={area}
        dir="auto"
        aria-label={message('chat.editing')}
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
        className="w-full resize-none bg-transparent px-1 text-15 outline-none data-scrolls:mask-b-from-[calc(100%-1.5rem)] data-scrolls:pb-6 focus-visible:outline-none"
      />
      {problem && (
        <p role="alert" className="px-1 text-13 text-danger-text">
          {problem}
        </p>
      )}
      <p className="px-1 text-12 text-faint">{message('chat.editNote')}</p>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="small" onClick={onCancel}>
          {message('chat.cancel')}
        </Button>
        <Button variant="primary" size="small" busy={sending} disabled={!canSend} onClick={() => void send()}>
          {message('chat.resend')}
        </Button>
      </div>
    </div>
  );
}
