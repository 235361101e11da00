/** The prompt box of the conversation: words, pictures, what is selected on the canvas, send or stop. */
import { MousePointerSquareDashed } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { UPLOAD_LIMITS } from '#app/services/assets/upload-limits.ts';
import { useAttachments, type ReadyFile } from '#app/services/uploads/use-attachments.ts';
import { RemovableChip } from '#app/ui/chip.tsx';
import { Composer, type ComposerWords } from '#app/ui/composer.tsx';

/** A layer that is selected on the canvas, by the name that people read. */
export interface SelectedLayer {
  id: string;
  label: string;
}

export interface OutgoingMessage {
  text: string;
  attachments: ReadyFile[];
}

export interface ChatComposerProps {
  chatId: string;
  selection: readonly SelectedLayer[];
  onClearSelection?(): void;
  /** Hands the message over; resolves to whether the server took it. */
  onSend(outgoing: OutgoingMessage): Promise<boolean>;
  /** Given while a turn can be stopped. */
  onStop?(): void;
  /** A message is on its way. */
  sending: boolean;
  problem: string | null;
  textRef?: Ref<HTMLTextAreaElement>;
  /** Puts words into the box, such as those of a suggestion; a new object each time. */
  suggestion: { text: string } | null;
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

/** Selected layers that are named one by one; more are a number. */
const namedLayers = 3;

export function ChatComposer({ chatId, selection, onClearSelection, onSend, onStop, sending, problem, textRef, suggestion }: ChatComposerProps): ReactNode {
  const [text, setText] = useUnsentText(chatId);
  const attachments = useAttachments('/api/assets');
  const [obstacle, setObstacle] = useState<string | null>(null);
  /** From the press of send until the server has taken the message or refused it. */
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
    // Empty at once; what is not taken comes back.
    setText('');
    setShownFiles(false);
    const taken = await onSend(outgoing);
    if (taken) attachments.clear();
    else setText((now) => now || outgoing.text);
    setShownFiles(true);
    setHandedOver(false);
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
      canSend={text.trim() !== '' || attachments.items.length > 0}
      sending={sending || handedOver}
      onStop={onStop}
      attachments={!shownFiles ? [] : attachments.items.map(({ id, file, preview, state, progress, error }) => ({
        id, name: file.name, preview, state, progress, error: error ?? undefined,
      }))}
      onFiles={(files) => {
        setObstacle(null);
        attachments.add(files);
      }}
      onRemoveAttachment={attachments.remove}
      onRetryAttachment={attachments.retry}
      accept={UPLOAD_LIMITS.accept}
      context={selection.length > 0 ? <Selection selection={selection} onClear={onClearSelection} /> : undefined}
      error={obstacle ?? attachments.notice ?? (problem && message('chat.notSent', { reason: problem }))}
      lines={[1, 8]}
      textRef={textRef}
    />
  );
}

function Selection({ selection, onClear }: { selection: readonly SelectedLayer[]; onClear?(): void }): ReactNode {
  const label = selection.length > namedLayers ? message('chat.selected', { count: selection.length }) : selection.map((layer) => layer.label).join(', ');
  return (
    <RemovableChip icon={MousePointerSquareDashed} removeLabel={message('chat.clearSelection')} onRemove={() => onClear?.()}>
      {label}
    </RemovableChip>
  );
}

function tooLong(text: string): string | null {
  return text.trim().length > LIMITS.textLength ? message('home.tooLong', { limit: LIMITS.textLength }) : null;
}

/** What was typed and not sent survives a reload of the tab. */
function useUnsentText(chatId: string): [string, (next: string | ((now: string) => string)) => void] {
  const [text, setText] = useState('');
  const key = `blend.unsent.${chatId}`;
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
    // A full or forbidden storage only means that a reload forgets the words.
  }
}
