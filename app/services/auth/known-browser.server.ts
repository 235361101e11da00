/**
 * Remembers that a number or an address was used to sign in here before: a cookie with HMACs of the last ones. What
 * strangers request in the name of a number or an address then uses up nothing of its owner's. It signs nobody in and
 * names nobody.
 */
import { createHmac } from 'node:crypto';

export interface KnownBrowserConfig {
  secret: string;
  origin: string;
}

const cookie = 'blend.known';
const remembered = 4;
const days = 365;

/** `contact`: E.164, or a mail address in any case. */
const markOf = ({ secret }: KnownBrowserConfig, contact: string) =>
  createHmac('sha256', secret).update(`known-browser\0${contact.trim().toLowerCase()}`).digest('base64url');

function marksOf(headers: Headers): string[] {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookie}=`));
  return (pair?.slice(cookie.length + 1) ?? '')
    .split('.')
    .filter((mark) => mark.length === 43)
    .slice(0, remembered);
}

export const isKnownBrowser = (config: KnownBrowserConfig, headers: Headers, contact: string): boolean =>
  marksOf(headers).includes(markOf(config, contact));

/** The Set-Cookie line after a sign-in by `contact`. */
export function knownBrowserLine(config: KnownBrowserConfig, headers: Headers, contact: string): string {
  const mark = markOf(config, contact);
  const marks = [mark, ...marksOf(headers).filter((one) => one !== mark)].slice(0, remembered);
  return `${cookie}=${marks.join('.')}; Path=/; Max-Age=${days * 24 * 60 * 60}; HttpOnly; SameSite=Lax${config.origin.startsWith('https:') ? '; Secure' : ''}`;
}
