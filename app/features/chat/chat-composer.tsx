/** The prompt box of the conversation: words, pictures, what is selected on the canvas, send or stop. */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { message } from '#messages/message.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import type { AttachmentsHandle } from '#app/browser/uploads/use-attachments.ts';
import { useIsOperator } from '#app/browser/use-operator.ts';
import { deferred } from '#app/ui/deferred.ts';
import { Composer, type ComposerWords } from '#app/ui/composer.tsx';
import { ContextChips, type SelectedLayer } from './context-chips.tsx';
import { tooLong, type OutgoingMessage } from './outgoing.ts';

/** Only for who operates this copy. */
const MessageCostNote = deferred(async () => (await import('#app/browser/message-cost.tsx')).MessageCostNote);

export interface ChatComposerProps {
  /** The conversation, or the design that a new one will be about: the unsent text is kept under it. */
  place: string;
  selection: readonly SelectedLayer[];
  onLeaveOut(id: string): void;
  onClearSelection(): void;
  /** The pictures next to the words; files dropped on the panel join them. */
  attachments: AttachmentsHandle;
  /** Hands over the message; resolves to whether the server accepted it. */
  onSend(outgoing: OutgoingMessage): Promise<boolean>;
  /** Given while a turn can be stopped. */
  onStop?(): void;
  /** Opens the last message for editing; given if there is one. */
  onEditLast?(): void;
  /** A message is on its way. */
  sending: boolean;
  problem: string | null;
  textRef?: Ref<HTMLTextAreaElement>;
  /** Puts words into the box, such as those of an example; a new object each time. */
  suggestion: { text: string } | null;
  /** An answer is being written. */
  busy: boolean;
}

const words: ComposerWords = {
  label: message('chat.prompt'),
  placeholder: message('chat.placeholder'),
  attach: message('chat.attach'),
  send: message('chat.send'),
  stop: message('chat.stop'),
  drop: message('chat.drop'),
  remove: (name) => message('chat.removeFile', { name }),
  retry: message('chat.retryUpload'),
};

export function ChatComposer(props: ChatComposerProps): ReactNode {
  const {
    place,
    selection,
    onLeaveOut,
    onClearSelection,
    attachments,
    onSend,
    onStop,
    onEditLast,
    sending,
    problem,
    textRef,
    suggestion,
    busy,
  } = props;
  const isOperator = useIsOperator();
  const [text, setText] = useUnsentText(place);
  const [obstacle, setObstacle] = useState<string | null>(null);
  /** From pressing send until the server has accepted or refused the message. */
  const accept = useAccept();
  const [handedOver, setHandedOver] = useState(false);
  const [shownFiles, setShownFiles] = useState(true);

  const lastSuggestion = useRef(suggestion);
  useEffect(() => {
    if (!suggestion || lastSuggestion.current === suggestion) return;
    lastSuggestion.current = suggestion;
    setText(suggestion.text);
  }, [suggestion, setText]);

  const send = async (): Promise<void> => {
    const reason = attachments.failed ? message('chat.fixUpload') : tooLong(text);
    setObstacle(reason);
    if (reason || handedOver || (text.trim() === '' && attachments.items.length === 0)) return;
    setHandedOver(true);
    const files = await attachments.settled();
    if (!files) {
      setObstacle(message('chat.fixUpload'));
      setHandedOver(false);
      return;
    }
    const outgoing = { text: text.trim(), attachments: files };
    // Cleared immediately; what is refused comes back.
    setText('');
    setShownFiles(false);
    const taken = await onSend(outgoing);
    if (taken) attachments.clear();
    else setText((now) => now || outgoing.text);
    setShownFiles(true);
    setHandedOver(false);
  };

  const takeKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && onStop) {
      event.preventDefault();
      onStop();
    } else if (event.key === 'ArrowUp' && text === '' && onEditLast) {
      event.preventDefault();
      onEditLast();
    }
  };

  return (
    <Composer
      words={selection.length > 0 ? { ...words, placeholder: message('chat.placeholderSelection') } : words}
      value={text}
      onChange={(next) => {
        setText(next);
        setObstacle(null);
      }}
      onSend={() => void send()}
      onKey={takeKey}
      dropsElsewhere
      canSend={text.trim() !== '' || attachments.items.length > 0}
      sending={sending || handedOver}
      onStop={onStop}
      attachments={
        !shownFiles
          ? []
          : attachments.items.map(({ id, file, preview, state, progress, error }) => ({
              id,
              name: file.name,
              preview,
              state,
              progress,
              error: error ?? undefined,
            }))
      }
      onFiles={(files) => {
        setObstacle(null);
        attachments.add(files);
      }}
      tools={isOperator ? <MessageCostNote needed busy={busy} /> : undefined}
      onRemoveAttachment={attachments.remove}
      onRetryAttachment={attachments.retry}
      accept={accept}
      context={
        selection.length > 0 ? (
          <ContextChips selection={selection} onLeaveOut={onLeaveOut} onClear={onClearSelection} />
        ) : undefined
      }
      error={obstacle ?? attachments.notice ?? (problem && message('chat.notSent', { reason: problem }))}
      lines={[1, 8]}
      textRef={textRef}
      className="shadow-float"
    />
  );
}

/** Keeps unsent text over a reload of the tab. */
function useUnsentText(place: string): [string, (next: string | ((now: string) => string)) => void] {
  const [text, setText] = useState('');
  const key = `blend.unsent.${place}`;
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) setText((now) => now || kept);
  }, [key]);
  const change = useCallback(
    (next: string | ((now: string) => string)): void => {
      setText((now) => {
        const value = typeof next === 'string' ? next : next(now);
        keep(key, value);
        return value;
      });
    },
    [key],
  );
  return [text, change];
}

function keep(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // If storage is full or forbidden, only a reload loses the text.
  }
}
