/** What codes hold beside web and mail addresses and numbers: payment addresses, amounts, names and passwords of networks. */
import type { Phrase } from './chart.ts';
import type { Token } from './tokens.ts';

/** Passwords may well end in "!". */
const EDGES = new Set([...'.,;:?()"“”']);

/** Runs of characters between blanks, without the marks around them. */
function chunksOf(message: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const part of message.split(' ')) {
    let [from, to] = [start, start + part.length];
    start = to + 1;
    while (from < to && EDGES.has(message.charAt(from))) from += 1;
    while (to > from && EDGES.has(message.charAt(to - 1))) to -= 1;
    if (to > from) found.push({ start: from, end: to });
  }
  return found;
}

/** "shop@okbank": a name at a bank, and no mail address. */
function isPaymentAddress(text: string): boolean {
  const [name = '', bank = '', ...more] = text.split('@');
  return name.length > 1 && bank.length > 1 && more.length === 0 && !bank.includes('.');
}

export function codePhrases(message: string, tokens: readonly Token[]): Phrase[] {
  const isOfCode = tokens.some(
    ({ word }) => word === 'qr' || word === 'code' || word === 'qr-code' || word === 'qrcode',
  );
  if (!isOfCode) return [];
  return chunksOf(message).flatMap(({ start, end }): Phrase[] => {
    const from = tokens.findIndex((token) => token.start === start);
    const last = tokens.findIndex((token) => token.end === end);
    if (from === -1 || last < from) return [];
    const text = message.slice(start, end);
    const phrase = { from, to: last + 1, meaning: text };
    return [
      { ...phrase, category: 'Secret', cost: 0.3 },
      ...(isPaymentAddress(text) ? [{ ...phrase, category: 'PaymentAddress', cost: 0.05 }] : []),
    ];
  });
}
