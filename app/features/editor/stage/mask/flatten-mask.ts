/** Turns a mask with its strokes into one picture, on the server: if there are many strokes, or to invert it. */
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import type { Mask } from '../../commands/mask.ts';

/**
 * From this number on strokes are merged: well before a mask is full, and before they make up a large part of a
 * document.
 */
const MANY_STROKES = LIMITS.maskStrokes * 0.6;
const MANY_POINTS = 12_000;

export function isCrowded({ strokes }: Mask): boolean {
  return strokes.length > MANY_STROKES || strokes.reduce((sum, { points }) => sum + points.length, 0) > MANY_POINTS;
}

/** The id of the new mask asset. `mask` null: nothing is cut out. Rejects with words for users. */
export async function flattenMask(picture: string, mask: Mask | null, inverted: boolean): Promise<string> {
  const response = await fetch(`/api/assets/${picture}/mask`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ mask, inverted }),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as
    | { id?: string; error?: { message?: string } }
    | null
    | undefined;
  if (!response?.ok || !answer?.id) throw new Error(answer?.error?.message ?? message('editor.unreachable'));
  return answer.id;
}
