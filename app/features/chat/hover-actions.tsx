/** What shows on a message while the pointer or the focus is on it: copy, edit, when it was written, and who answered. */
import { Check, Copy, PenLine } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { AnsweredBy } from '#agent/chat-message.ts';
import { Time, useZone } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { WhoAnswered } from './answered-by.tsx';

export interface HoverActionsProps {
  /** ISO; undefined until it is stored. */
  createdAt: string | undefined;
  /** What copying takes. */
  words: string;
  onEdit?(): void;
  /** Who answered, on an answer that says so. */
  answered?: { by: AnsweredBy; turnId: string };
}

export function HoverActions({ createdAt, words, onEdit, answered }: HoverActionsProps): ReactNode {
  return (
    <>
      {words !== '' && <CopyButton words={words} />}
      {onEdit && <IconButton label={message('chat.edit')} icon={PenLine} size="tiny" onClick={onEdit} />}
      {createdAt && <Written at={createdAt} />}
      {answered && <WhoAnswered {...answered} />}
    </>
  );
}

/** How long the tick stays, ms. */
const TICK = 1_600;

function CopyButton({ words }: { words: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TICK);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
    } catch {
      toast({ title: message('chat.copyFailed'), variant: 'destructive' });
    }
  };
  return (
    <>
      <IconButton
        label={message(copied ? 'chat.copied' : 'chat.copy')}
        icon={copied ? Check : Copy}
        size="tiny"
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {copied ? message('chat.copied') : ''}
      </span>
    </>
  );
}

/** The time of day; with the date when it was not today. */
function Written({ at }: { at: string }): ReactNode {
  const zone = useZone();
  const [now] = useState(() => new Date());
  const isToday = timeText(at, 'day', zone) === timeText(now, 'day', zone);
  return <Time at={at} format={isToday ? 'time' : 'moment'} className="tabular px-1.5 text-12 text-faint" />;
}
