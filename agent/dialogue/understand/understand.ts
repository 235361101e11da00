/** Reads the first message of a design: a brief, or nothing that a design can be made of. */
import type { Understanding } from '../acts/act.ts';
import type { Brief } from '../acts/brief.ts';
import { readBrief } from './read-brief.ts';

/** "something for my shop" could be anything: it is asked what. */
const VAGUE_NOUNS = new Set(['', 'something', 'smth', 'graphic', 'design', 'visual', 'image', 'picture']);
const VAGUE_SUBJECTS = new Set(['shop', 'store', 'business', 'company', 'brand', 'channel', 'page', 'team']);

/** Whether a brief asks for a design and says something that it is made of. */
export function asksForDesign({ deliverable, texts, facts, subjects, who, rows, aside }: Brief): boolean {
  const isVague = VAGUE_NOUNS.has(deliverable.noun ?? '') && aside.audience === null && aside.purpose === null;
  const about = subjects.filter(({ text }) => !(isVague && VAGUE_SUBJECTS.has(text.toLowerCase())));
  const says = texts.length + facts.length + about.length + rows.length > 0 || who.name !== null;
  const names = deliverable.noun !== null || deliverable.formats.length > 0 || deliverable.size !== null;
  return says && (names || texts.length + facts.length + rows.length > 0);
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** `message`: as it was typed. */
export function understandFirst(message: string): Understanding {
  const brief = readBrief(message);
  const { unread } = brief;
  const words = wordsIn(message);
  const left = unread.reduce((sum, span) => sum + wordsIn(message.slice(...span)), 0);
  return {
    acts: asksForDesign(brief) ? [{ type: 'compose', brief, span: [0, message.length] }] : [],
    unread,
    confidence: words === 0 ? 0 : 1 - left / words,
  };
}
