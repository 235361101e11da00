/** The local outbox: what would have been sent. Looks again every few seconds, because one waits for a mail here. */
import { Inbox } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { message } from '#messages/message.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Wordmark } from '#app/ui/mark.tsx';

export interface OutboxMailView {
  id: string;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

const lookAgainMs = 3000;
const linkPattern = /https?:\/\/\S+/;

export function OutboxPage({ mails }: { mails: readonly OutboxMailView[] }): ReactNode {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <div className="mx-auto w-full max-w-2xl px-6 pb-16">
      <div className="flex h-16 items-center">
        <Link to="/" className="rounded-small"><Wordmark name={message('common.appName')} /></Link>
      </div>
      <main id="content" className="grid gap-6 pt-6">
        <h1 className="text-28">{message('account.outboxTitle')}</h1>
        <p role="note" className="flex items-center gap-3 rounded-card bg-warning-soft p-4 text-13 text-warning-text">
          <Inbox size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {message('account.outboxText')}
        </p>
        {mails.length === 0 ? (
          <EmptyState title={message('account.outboxEmpty')} hint={message('account.outboxEmptyText')} />
        ) : (
          <ul className="grid gap-4">{mails.map((mail) => <li key={mail.id}><OutboxMail mail={mail} /></li>)}</ul>
        )}
      </main>
    </div>
  );
}

function OutboxMail({ mail }: { mail: OutboxMailView }): ReactNode {
  const link = linkPattern.exec(mail.text)?.[0];
  const [before = '', after = ''] = link ? mail.text.split(link) : [mail.text];
  return (
    <article className="grid gap-4 rounded-card border border-line bg-panel p-5">
      <header className="grid gap-0.5">
        <h2 className="text-18">{mail.subject}</h2>
        <p className="flex flex-wrap gap-x-3 text-13 text-muted">
          <span>{message('account.outboxTo', { to: mail.to })}</span>
          {/* The server does not know the reader's clock. */}
          <time dateTime={mail.createdAt.toISOString()} suppressHydrationWarning className="tabular">{mail.createdAt.toLocaleTimeString()}</time>
        </p>
      </header>
      {before.trim() && <p className="text-15 whitespace-pre-line">{before.trim()}</p>}
      {link && <a href={link} className={buttonClass('primary', 'medium', 'justify-self-start')}>{message('account.outboxOpenLink')}</a>}
      {after.trim() && <p className="text-13 whitespace-pre-line text-muted">{after.trim()}</p>}
    </article>
  );
}
