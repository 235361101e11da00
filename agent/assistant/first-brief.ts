/** First messages that ask for a design, and what is printed, placed and left out of them. */
import { emptyBrief, type Brief } from '#agent/dialogue/acts/brief.ts';
import { PLAIN_LOOK } from '#agent/dialogue/acts/values.ts';
import { compositionCalls, keptPlaces, linesLeft, stickerCalls, textLookCalls } from '#agent/dialogue/plan/compose.ts';
import { readAnew, readFirst, type AnewRead } from '#agent/dialogue/first.ts';
import { groundOf } from '#agent/dialogue/ground/behind.ts';
import { message } from '#messages/message.ts';
import type { Call } from '#agent/dialogue/plan/planned.ts';
import { joined } from '#agent/dialogue/say/names.ts';
import type { Canvas, SeenPicture } from './read-canvas.ts';
import type { Conversation } from './read-prompt.ts';

/** A design of pictures alone, or with a headline. */
const plainly = (headline: string): AnewRead => ({
  asks: null,
  brief: {
    ...emptyBrief(),
    without: headline === '' ? ['text'] : [],
    texts: headline === '' ? [] : [{ text: headline, role: 'title', look: PLAIN_LOOK, span: [0, headline.length] }],
  },
  proposes: null,
  typed: headline,
  after: '',
  onto: 'here',
});
/** In characters; longer answers are briefs. */
const LONGEST_HEADLINE = 80;

/** Whether a brief says nothing that could be printed, so that its headline is asked for. */
export const lacksWords = ({ texts, facts, subjects, rows, who }: Brief): boolean =>
  texts.length + facts.length + subjects.length + rows.length === 0 && who.name === null;

/** "do I own this, can I put it on products I sell?", behind logos that were drawn: nothing is to be printed. */
const isQuestion = (typed: string): boolean =>
  typed.trimEnd().endsWith('?') && ASKING.has(typed.trimStart().toLowerCase().split(' ')[0] ?? '');
const ASKING = new Set('do does did am is are was were who what when where why how which whose'.split(' '));

/** What a message that asks for a design asks for, and where it is to go; null: no design. */
export function firstRead({ now, earlier, canvas }: Conversation): AnewRead | null {
  const last = earlier.at(-1);
  const after = (key: 'assistant.remark.newDesign' | 'assistant.remark.whatAbout'): string | null =>
    last?.said.trimEnd().endsWith(message(key)) ? last.typed : null;
  const anew = readAnew({ message: now.typed, before: after('assistant.remark.newDesign') });
  if (anew) return anew;
  const isBegun = now.deeds.some(({ tool }) => tool === 'compose_design' || tool === 'propose_designs');
  if (!isBegun && (canvas.pages > 1 || canvas.layers.some(({ type }) => type !== 'image'))) return null;
  if (now.typed === '' && now.attached.length > 0) return plainly('');
  const first = readFirst({ message: now.typed, before: after('assistant.remark.whatAbout') });
  const isHeadline = last?.said.trimEnd().endsWith(message('assistant.askHeadline')) ?? false;
  if (isHeadline && now.typed.length <= LONGEST_HEADLINE && !first?.brief?.deliverable.noun) return plainly(now.typed);
  // Another question waits for its answer.
  const waits = last !== undefined && /\?\s*$/u.test(last.said) && after('assistant.remark.whatAbout') === null;
  const isNoBrief = waits || (last !== undefined && isQuestion(now.typed));
  return first && !(isNoBrief && first.brief?.deliverable.noun === null) ? { ...first, onto: 'here' } : null;
}

export const designCalls = (brief: Brief, photos: readonly SeenPicture[]): Call[] =>
  compositionCalls(
    brief,
    photos.map((picture) => picture.asset || picture.name),
  );

const textsOn = (canvas: Canvas) =>
  canvas.layers.filter(({ type }) => type === 'text').map((text) => ({ ...text, ground: groundOf(text, canvas) }));

export const lookCalls = (brief: Brief, canvas: Canvas): Call[] => [
  ...textLookCalls(brief, textsOn(canvas), canvas),
  ...stickerCalls(brief, textsOn(canvas), canvas),
];

/** Longer parts are not quoted. */
const LONGEST_QUOTE = 120;

/** What the answer says of words that nothing was made of, and of places that were not free. */
export function leftOut(brief: Brief, typed: string, canvas: Canvas): string[] {
  const unread = brief.unread
    .map((span) => typed.slice(...span).trim())
    .filter((text) => text !== '' && text.length <= LONGEST_QUOTE);
  unread.push(...linesLeft(brief));
  const kept = keptPlaces(brief, textsOn(canvas), canvas);
  const quoted = (texts: readonly string[]) =>
    joined(
      texts.map((text) => `“${text}”`),
      message('assistant.and'),
    );
  return [
    ...(unread.length > 0 ? [message('assistant.leftOut', { list: quoted(unread) })] : []),
    ...(kept.length > 0 ? [message('assistant.keptPlace', { list: quoted(kept) })] : []),
  ];
}
