/**
 * Tells screen readers when something begins, asks, or was answered, once each: a stream read word by word is noise.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { openQuestion, spokenText } from './message-view.ts';
import type { Conversation } from './use-conversation.ts';

export function ChatAnnouncer({
  messages,
  phase,
}: {
  messages: readonly ChatMessage[];
  phase: Conversation['phase'];
}): ReactNode {
  const [said, setSaid] = useState('');
  const before = useRef(phase);
  const last = messages.at(-1);
  const question = phase === 'working' ? openQuestion(last) : null;
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (was === phase) return;
    if (phase === 'sending') setSaid(message('chat.nowSending'));
    else if (phase === 'lost') setSaid(message('chat.nowReconnecting'));
    else if (phase === 'idle' && last?.role === 'assistant') {
      const turn = last.metadata?.turn;
      const end =
        turn?.state === 'failed'
          ? (turn.error ?? message('chat.turnFailed'))
          : turn?.state === 'stopped'
            ? message('chat.turnStopped')
            : message('chat.finished');
      setSaid([spokenText(last), end].filter(Boolean).join(' '));
    }
  }, [phase, last]);
  useEffect(() => {
    if (question) setSaid(question);
  }, [question]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
