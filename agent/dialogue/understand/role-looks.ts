/** "the date in small green italics": gives texts and facts the looks that are said of their nouns. */
import type { Brief } from '../acts/brief.ts';
import { FACTS_BY_NOUN } from './brief-words.ts';
import { inClass } from './details.ts';
import { readLook, saidOf } from './look-words.ts';
import { roleIn } from './roles.ts';
import type { Token } from './tokens.ts';

/** Whether the words are about the looks of a kind of text or fact, and nothing else. */
export function giveLook(brief: Brief, tokens: readonly Token[]): boolean {
  const role = roleIn(tokens);
  if (!role) return false;
  const { look, said, others } = readLook([...tokens.slice(0, role.at), ...tokens.slice(role.end)]);
  if (said === 0 || others.some((token) => inClass('determiner', [token], 0) === 0)) return false;
  const kinds = FACTS_BY_NOUN[tokens[role.at]?.word ?? ''] ?? [];
  const change = saidOf(look);
  if (role.role === 'title' && brief.texts.every((text) => text.role !== 'title'))
    brief.look.headline = { ...brief.look.headline, ...change };
  for (const text of brief.texts)
    if (text.role === role.role && kinds.length === 0) text.look = { ...text.look, ...change };
  for (const fact of brief.facts)
    if (fact.kinds.some((kind) => kinds.includes(kind))) fact.look = { ...fact.look, ...change };
  return true;
}
