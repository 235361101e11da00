/**
 * A mail of some paragraphs, with at most one button. Inline styles and tables, because that is what mail programs
 * read.
 */
import { message } from '#messages/message.ts';
import type { Mail } from './mail.ts';

export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  /** The paragraphs of the plain text, if they differ. */
  plain?: readonly string[];
  button?: { label: string; link: string };
  /** Small, at the end. */
  note?: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const row = (padding: string, style: string, html: string) =>
  `<tr><td style="padding:${padding};${font};${style}">${html}</td></tr>`;

/** The letter as text and as HTML. */
export function letterMail(to: string, { subject, paragraphs, plain = paragraphs, button, note }: Letter): Mail {
  const small = 'font-size:13px;line-height:1.45;color:#5f5c55';
  const rows = [
    row('32px 32px 0', 'font-size:18px;font-weight:700;color:#17150f', escape(message('common.appName'))),
    row('20px 32px 0', 'font-size:22px;line-height:1.25;font-weight:600;color:#17150f', escape(subject)),
    ...paragraphs.map((text) => row('8px 32px 0', 'font-size:15px;line-height:1.45;color:#17150f', escape(text))),
    ...(button
      ? [
          row(
            '24px 32px 0',
            '',
            `<a href="${escape(button.link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#17150f;color:#ffffff;${font};font-size:15px;font-weight:600;text-decoration:none">${escape(button.label)}</a>`,
          ),
          row(
            '24px 32px 0',
            small,
            `${escape(message('account.mailCopy'))}<br><a href="${escape(button.link)}" style="color:#0f6b66;word-break:break-all">${escape(button.link)}</a>`,
          ),
        ]
      : []),
    row('20px 32px 32px', small, escape(note ?? '')),
  ];
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:#fbfaf7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border:1px solid #e8e7e3;border-radius:12px">
${rows.join('\n')}
</table>
</td></tr>
</table>
</body>
</html>`;
  const text = [...plain, ...(button ? [button.link] : []), ...(note ? [note] : [])].join('\n\n');
  return { to, subject, text, html };
}
