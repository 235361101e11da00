/** Titles of articles and videos, by the words they begin with: "5 ways to style a scarf", "how to repot a fern". */
import type { Subject } from '../acts/brief.ts';
import { spanOf, type Token } from './tokens.ts';

const COUNTED = new Set(
  'ways tips ideas reasons things mistakes steps facts secrets signs hacks rules lessons habits myths recipes tricks books places questions'.split(
    ' ',
  ),
);
/** "how to repot a fern", "how I made $1000" */
const ASKED = new Set(['to', 'i', 'we', 'my', 'our', 'you', 'your']);
const LEADS_ON = new Set(['for', 'to', 'about']);
const ENDS = new Set([',', ';', ':', '–', '—', '|', '.', '!', '?']);

/** How many tokens a title takes up here: up to the next mark; 0: none begins. */
export function titleLength(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 6).map(({ word }) => word);
  const counts = /^\d{1,3}$/u.test(words[0] ?? '') && words.slice(1).some((word) => COUNTED.has(word));
  // "tips for selling on Vinted"
  const lists = COUNTED.has(words[0] ?? '') && LEADS_ON.has(words[1] ?? '');
  const asks = words[0] === 'how' && ASKED.has(words[1] ?? '');
  if (!counts && !asks && !lists) return 0;
  const end = tokens.slice(at).findIndex(({ kind, word }) => kind === 'line' || ENDS.has(word));
  return end === -1 ? tokens.length - at : end;
}

/** The title that words begin with, as what a design is about; null: they begin with none. */
export function titleIn(message: string, tokens: readonly Token[]): Subject | null {
  const span = titleLength(tokens, 0) > 0 ? spanOf(tokens) : null;
  return span && { kind: 'topic', text: message.slice(...span), named: false, span };
}
