/** What to do with a message that is not English; `agent/dialogue/foreign.ts` reads it. */
import { readForeignMessage } from '#agent/dialogue/foreign.ts';
import { foreignAnswer } from '#agent/dialogue/say/foreign.ts';
import { designCalls } from './first-brief.ts';
import type { Call } from '#agent/dialogue/plan/planned.ts';
import type { SeenPicture } from './read-canvas.ts';
import type { Conversation } from './read-prompt.ts';

/** Null: the message is English. `photos`: those that a first design shows. */
export function foreignStep(
  { now, earlier, canvas }: Conversation,
  photos: () => readonly SeenPicture[],
): { calls: Call[] } | { say: string } | null {
  const isNew = earlier.every(({ deeds }) => deeds.length === 0);
  const isFirst = isNew && (now.deeds.length > 0 || (canvas.layers.length === 0 && canvas.pages === 1));
  const read = readForeignMessage(now.typed, isFirst, /\?\s*$/u.test(earlier.at(-1)?.said ?? ''));
  if (read === null) return null;
  const composed = now.deeds.find(({ tool }) => tool === 'compose_design');
  if (read.brief && !composed) return { calls: designCalls(read.brief, photos()) };
  const made = composed?.ok
    ? canvas.layers.flatMap(({ type, text }) => (type === 'text' ? text.split('\n') : []))
    : null;
  return { say: foreignAnswer(read.language, made, read.isDrawable) };
}
