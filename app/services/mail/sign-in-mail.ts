/** The mail that signs in. Inline styles and a table, because that is what mail programs read. */
import { message } from '#messages/message.ts';
import type { Mail } from './mail.ts';

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `link` opens the page that signs in; `minutes` is how long it works. */
export function signInMail(to: string, link: string, minutes: number): Mail {
  const subject = message('account.mailSubject');
  const lead = message('account.mailLead');
  const button = message('account.mailButton');
  const copy = message('account.mailCopy');
  const note = message('account.mailNote', { minutes });
  const ignore = message('account.mailIgnore');
  const text = [message('account.mailLeadText'), link, note, ignore].join('\n\n');
  const address = escape(link);
  const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:#fbfaf7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border:1px solid #e8e7e3;border-radius:12px">
<tr><td style="padding:32px 32px 0;${font};font-size:18px;font-weight:700;color:#17150f">${escape(message('common.appName'))}</td></tr>
<tr><td style="padding:20px 32px 0;${font};font-size:22px;line-height:1.25;font-weight:600;color:#17150f">${escape(subject)}</td></tr>
<tr><td style="padding:8px 32px 0;${font};font-size:15px;line-height:1.45;color:#17150f">${escape(lead)}</td></tr>
<tr><td style="padding:24px 32px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#17150f;color:#ffffff;${font};font-size:15px;font-weight:600;text-decoration:none">${escape(button)}</a></td></tr>
<tr><td style="padding:24px 32px 0;${font};font-size:13px;line-height:1.45;color:#5f5c55">${escape(copy)}<br><a href="${address}" style="color:#0f6b66;word-break:break-all">${address}</a></td></tr>
<tr><td style="padding:20px 32px 32px;${font};font-size:13px;line-height:1.45;color:#5f5c55">${escape(note)} ${escape(ignore)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return { to, subject, text, html };
}
