/** The address: shown, being changed, or waiting for its link, which can be sent again or cancelled. */
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { httpDelete, httpPost } from '#app/browser/http-client.ts';
import type { Mailer } from '#app/services/mail/mail.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { SettingRow } from './setting-row.tsx';
import { useTask } from '#app/browser/use-task.ts';

export interface EmailRowProps {
  email: string | null;
  /** Waits for its link to be opened. */
  pending: string | null;
  mail: Mailer['kind'];
}

export function EmailRow({ email, pending, mail }: EmailRowProps): ReactNode {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const { busy, error, run, clear } = useTask();
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    setWanted('');
    clear();
    // The button is mounted again after this rendering.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await httpPost('/api/account/email', { email: wanted });
      await revalidate();
      close();
    });
  };
  const sendAgain = () =>
    void run(async () => {
      await httpPost('/api/account/email', { email: pending });
      await revalidate();
      toast({ title: message('settings.sentAgain') });
    });
  const cancel = () =>
    void run(async () => {
      await httpDelete('/api/account/email');
      await revalidate();
    });

  return (
    <div>
      <SettingRow
        label={message('settings.email')}
        action={
          !open &&
          mail !== 'none' && (
            <Button ref={opener} size="small" onClick={() => setOpen(true)}>
              {message(email === null ? 'settings.addEmail' : 'settings.changeEmail')}
            </Button>
          )
        }
      >
        {email ?? <span className="text-muted">{message('settings.noEmail')}</span>}
        {mail === 'none' && <p className="mt-0.5 text-13 text-muted">{message('settings.mailDown')}</p>}
      </SettingRow>
      {open && (
        <form onSubmit={ask} noValidate className="mb-4 grid gap-3 rounded-control bg-tint p-4">
          <TextField
            label={message('settings.newEmail')}
            type="email"
            autoComplete="email"
            autoFocus
            placeholder={message('account.emailPlaceholder')}
            value={wanted}
            error={error}
            hint={message(email === null ? 'settings.newEmailHintFirst' : 'settings.newEmailHint')}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="small" variant="ghost" onClick={close}>
              {message('settings.cancel')}
            </Button>
            <Button size="small" variant="primary" type="submit" busy={busy} disabled={wanted.trim() === ''}>
              {message('settings.sendLink')}
            </Button>
          </div>
        </form>
      )}
      {pending !== null && !open && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-support-soft px-4 py-3 text-13 text-support-text"
        >
          <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
            <span>{message('settings.pendingEmail', { email: pending })} </span>
            {mail === 'outbox' && (
              <Link to="/outbox" className="font-medium underline underline-offset-2">
                {message('settings.openOutbox')}
              </Link>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            {mail !== 'none' && (
              <Button size="small" disabled={busy} onClick={sendAgain}>
                {message('account.resend')}
              </Button>
            )}
            <Button size="small" variant="ghost" disabled={busy} onClick={cancel}>
              {message('settings.cancelChange')}
            </Button>
          </div>
          {error && (
            <p role="alert" className="w-full text-danger-text">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
