/** Mail by SMTP through nodemailer. */
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mail.ts';

/** Longer than a slow server needs, shorter than people wait for a button. */
const timeoutMs = 10_000;

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mails consist of our own strings: nothing in them may make the server open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    async send({ to, subject, text, html }) {
      try {
        await transport.sendMail({ from, to, subject, text, html, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        throw new MailError('The SMTP server did not take the mail', { cause: error });
      }
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
