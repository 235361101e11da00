/** First messages that ask for a design: read by `agent/dialogue`, which is to take over all of the assistant. */
import { briefIn } from '#agent/dialogue/acts/act.ts';
import type { Brief } from '#agent/dialogue/acts/brief.ts';
import { compositionCalls, keptPlaces, stickerCalls, textLookCalls } from '#agent/dialogue/plan/compose.ts';
import { understandFirst } from '#agent/dialogue/understand/understand.ts';
import { readAnew, readFirst, type AnewRead } from '#agent/dialogue/first.ts';
import { asked } from './read-answer.ts';
import { message } from '#messages/message.ts';
import type { PlannedCall } from './grounded.ts';
import type { Intent } from './intents.ts';
import { joined } from '#agent/dialogue/say/names.ts';
import type { Canvas, SeenPicture } from './read-canvas.ts';
import type { Conversation } from './read-prompt.ts';
import type { Understood } from './understood.ts';

/** What may follow a first message's design in the same breath. */
const AFTER_IT = new Set<Intent['kind']>(['export', 'resize', 'film', 'brand']);
/** Requests on an empty page with a tool of their own. */
const NO_BRIEF = new Set<Intent['kind']>(['logo', 'generate', 'scene', 'handwork', 'collage', 'film', 'try-on', 'cutout', 'ask', 'talk', 'look', 'table', 'undo', 'cannot']);

/** The brief of a first message, read whole; null: something else is asked for. `isFirst`: nothing was done before this turn. */
export function firstBrief(understood: Understood, { now, earlier }: Conversation, isFirst: boolean): Brief | null {
  if (!isFirst || understood.directions || earlier.some(({ deeds }) => deeds.length > 0)) return null;
  const brief = briefIn(understandFirst(now.typed));
  // Tables with rows of their own are read there; others are the ready ones.
  const isTable = (brief?.rows.length ?? 0) > 0 && understood.intents.every(({ kind }) => kind === 'table');
  if (understood.brief === null && !isTable && understood.intents.some(({ kind }) => NO_BRIEF.has(kind))) return null;
  // Words and shapes in one breath are put on the page one by one, unless a design is asked for.
  const asks = understood.brief !== null || (brief !== null && brief.deliverable.noun !== null);
  return asks ? brief : null;
}

/** What a message that asks for a design asks for, and where it is to go; null: no design. */
export function firstRead({ now, earlier, canvas }: Conversation): AnewRead | null {
  const last = earlier.at(-1);
  const after = (key: 'assistant.remark.newDesign' | 'assistant.remark.whatAbout'): string | null => (last && asked(last.said, key) ? last.typed : null);
  const anew = readAnew({ message: now.typed, before: after('assistant.remark.newDesign') });
  if (anew) return anew;
  const isBegun = now.deeds.some(({ tool }) => tool === 'compose_design' || tool === 'propose_designs');
  if (!isBegun && (canvas.pages > 1 || canvas.layers.some(({ type }) => type !== 'image'))) return null;
  const first = readFirst({ message: now.typed, before: after('assistant.remark.whatAbout') });
  // Another question waits for its answer.
  const waits = last !== undefined && /\?\s*$/u.test(last.said) && after('assistant.remark.whatAbout') === null;
  return first && !(waits && first.brief?.deliverable.noun === null) ? { ...first, onto: 'here' } : null;
}

/** The same message as the rules here go on with it: its design is made, and what follows may be carried out. */
export const afterDesign = (understood: Understood, typed: string): Understood => ({ ...understood, intents: understood.intents.filter(({ kind }) => AFTER_IT.has(kind)), edits: undefined, brief: typed });

export const designCalls = (brief: Brief, photos: readonly SeenPicture[]): PlannedCall[] => compositionCalls(brief, photos.map((picture) => picture.asset || picture.name));

const textsOn = ({ layers }: Canvas) => layers.filter(({ type }) => type === 'text');

export const lookCalls = (brief: Brief, canvas: Canvas): PlannedCall[] => [...textLookCalls(brief, textsOn(canvas), canvas), ...stickerCalls(brief, textsOn(canvas), canvas)];

/** Longer parts are not quoted. */
const LONGEST_QUOTE = 120;

/** What the answer says of words that nothing was made of, and of places that were not free. */
export function leftOut(brief: Brief, typed: string, canvas: Canvas): string[] {
  const unread = brief.unread.map((span) => typed.slice(...span).trim()).filter((text) => text !== '' && text.length <= LONGEST_QUOTE);
  const kept = keptPlaces(brief, textsOn(canvas), canvas);
  const quoted = (texts: readonly string[]) => joined(texts.map((text) => `“${text}”`), message('assistant.and'));
  return [
    ...(unread.length > 0 ? [message('assistant.leftOut', { list: quoted(unread) })] : []),
    ...(kept.length > 0 ? [message('assistant.keptPlace', { list: quoted(kept) })] : []),
  ];
}
