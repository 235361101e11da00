/**
 * The local outbox: what would have been sent, by mail or by text message. Looks again every few seconds, because
 * people open it to wait for a message.
 */
import { Check, Copy, Inbox, Mail, MessageSquareText } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Time } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export interface OutboxMessageView {
  id: string;
  kind: 'mail' | 'sms';
  to: string;
  /** Empty for text messages. */
  subject: string;
  text: string;
  createdAt: Date;
}

const lookAgainMs = 3000;
const linkPattern = /https?:\/\/\S+/;
const codePattern = /\b\d{6}\b/;

export function OutboxPage({ messages }: { messages: readonly OutboxMessageView[] }): ReactNode {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <div className="mx-auto w-full max-w-2xl px-6 pb-16">
      <main id="content" className="grid gap-6 pt-6">
        <h1 className="text-28">{message('account.outboxTitle')}</h1>
        <p role="note" className="flex items-center gap-3 rounded-card bg-warning-soft p-4 text-13 text-warning-text">
          <Inbox size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {message('account.outboxText')}
        </p>
        {messages.length === 0 ? (
          <EmptyState title={message('account.outboxEmpty')} hint={message('account.outboxEmptyText')} />
        ) : (
          <ul className="grid gap-4">
            {messages.map((sent) => (
              <li key={sent.id}>{sent.kind === 'sms' ? <OutboxText sent={sent} /> : <OutboxMail mail={sent} />}</li>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

const cardClass = 'grid gap-4 rounded-card border border-line bg-panel p-5';

/** What kind it is, for whom and when. */
function Facts({ sent }: { sent: OutboxMessageView }): ReactNode {
  const Icon = sent.kind === 'sms' ? MessageSquareText : Mail;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
      <span className="inline-flex items-center gap-1.5 rounded-full bg-tint px-2 py-0.5 text-12 font-medium text-ink">
        <Icon size={13} strokeWidth={1.75} aria-hidden />
        {message(sent.kind === 'sms' ? 'phone.outboxMessage' : 'phone.outboxMail')}
      </span>
      <bdi>{message('account.outboxTo', { to: sent.to })}</bdi>
      <Time at={sent.createdAt.toISOString()} format="time" className="tabular" />
    </p>
  );
}

function OutboxMail({ mail }: { mail: OutboxMessageView }): ReactNode {
  const link = linkPattern.exec(mail.text)?.[0];
  const [before = '', after = ''] = link ? mail.text.split(link) : [mail.text];
  return (
    <article className={cardClass}>
      <header className="grid gap-1.5">
        <Facts sent={mail} />
        <h2 className="text-18">{mail.subject}</h2>
      </header>
      {before.trim() && <p className="text-15 whitespace-pre-line">{before.trim()}</p>}
      {link && (
        <a href={link} className={buttonClass('primary', 'medium', 'justify-self-start')}>
          {message('account.outboxOpenLink')}
        </a>
      )}
      {after.trim() && <p className="text-13 whitespace-pre-line text-muted">{after.trim()}</p>}
    </article>
  );
}

function OutboxText({ sent }: { sent: OutboxMessageView }): ReactNode {
  const code = codePattern.exec(sent.text)?.[0];
  return (
    <article className={cardClass}>
      <Facts sent={sent} />
      {code && (
        <div className="flex flex-wrap items-center gap-4">
          <h2 className="font-mono text-28 tracking-[0.12em]">{code}</h2>
          <CopyCode code={code} />
        </div>
      )}
      <p className="text-13 whitespace-pre-line text-muted">{sent.text}</p>
    </article>
  );
}

const copiedMs = 2000;

function CopyCode({ code }: { code: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Button size="small" icon={copied ? Check : Copy} onClick={() => void copy()}>
      {message(copied ? 'phone.copied' : 'phone.copyCode')}
    </Button>
  );
}
