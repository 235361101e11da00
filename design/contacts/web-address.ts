/** Domains and mail addresses of every script, as they were typed or copied. */
import { bareText, upTo, visibleText } from './plain-text.ts';

/** A domain in the form that the network uses: labels of letters, digits and hyphens, and a top one that is no number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Of a sentence: without the marks that nobody sees, and without the signs around it. */
export function bareAddress(written: string): string {
  return bareText(visibleText(written));
}

/** Whether it is a domain, of whatever script: "ร้านค้า.ไทย", "xn--p1ai" and "shop.example" are. */
export function isDomain(text: string): boolean {
  try {
    const { hostname, host, username } = new URL(`https://${text.toLowerCase()}`);
    return username === '' && host === hostname && !/[/?#\s\\]/.test(text) && DOMAIN.test(hostname);
  } catch {
    return false;
  }
}

/** "https://Shop.example/new/" → "Shop.example/new"; null: it is no address of a site. */
export function readWebsite(written: string): string | null {
  const bare = bareAddress(written).replace(/^https?:\/\//i, '');
  const typed = upTo(bare, '/?#');
  // Chinese and Japanese keyboards type these for a dot; browsers understand them.
  const domain = typed.replace(/[。．｡]/g, '.');
  if (!isDomain(domain.replace(/:\d{1,5}$/, '')) || /\s/.test(bare)) return null;
  const address = domain + bare.slice(typed.length);
  let end = address.length;
  while (address.charAt(end - 1) === '/') end -= 1;
  return address.slice(0, end);
}

/** "Ada <mailto:hello@ร้าน.ไทย?subject=Hi>" → "hello@ร้าน.ไทย"; null: it is no address. */
export function readEmail(written: string): string | null {
  const text = visibleText(written);
  const [address = ''] = bareAddress(/<([^<>]+)>/.exec(text)?.[1] ?? text)
    .replace(/^mailto:/i, '')
    .replace(/[\uff20\ufe6b]/g, '@')
    .split('?', 1);
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
  const isLocal = /^[^\s@<>()[\],;:"\\]{1,64}$/.test(local) && !/^\.|\.\.|\.$/.test(local);
  return isLocal && isDomain(domain) ? address : null;
}
