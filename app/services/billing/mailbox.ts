/**
 * Which mailbox an address leads to, for counting people and never for sending: all addresses of one mailbox give the
 * same text.
 */
import { domainToASCII } from 'node:url';

/** Providers that ignore dots before the @. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Null: no address. Ignores case, what follows a plus, and spellings of an international domain; also Gmail's dots and
 * second domain.
 */
export function mailboxOf(address: string): string | null {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = domainToASCII(text.slice(at + 1)).replace(/\.$/, '');
  const [name = ''] = text.slice(0, Math.max(0, at)).split('+');
  if (name === '' || domain === '') return null;
  const gmail = dotless.get(domain);
  return gmail ? `${name.replaceAll('.', '')}@${gmail}` : `${name}@${domain}`;
}
