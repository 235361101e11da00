/**
 * A page that redirects to another site immediately. A form may not be redirected there (the content security policy's
 * form-action applies to redirects too), and this way need not be allowed to.
 */

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => escaped[letter] ?? letter);

export function leavePage(address: string, title: string, cookies: readonly string[]): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${escape(address)}">
<title>${escape(title)}</title>
<a href="${escape(address)}">${escape(title)}</a>
`;
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(html, { headers });
}
