/** What is said of requests that were read whole and speak of nothing that is there. */
import { message as messageOf } from '#messages/message.ts';
import { isEdit, type EditAct } from './acts/act.ts';
import { spokenOfIn } from './plan-request.ts';
import { sceneOf, textsOf, type EditRequest } from './request.ts';
import { recordOf } from './ground/record.ts';
import { resolve } from './ground/resolve.ts';
import { missingSaid } from './say/missing.ts';
import { understandEdits } from './understand/understand-edits.ts';

/** Acts on pictures, which need one. */
const OF_PICTURES = new Set<EditAct['type']>(['mend', 'erase', 'cutOut', 'crop', 'extend', 'placePicture', 'film']);

/** The sentence or question; null: something else is in the way. */
export function absentSaid(request: EditRequest): string | null {
  const { page } = request;
  const deeds = recordOf(request.turns);
  const { acts, unread } = understandEdits(request.message, { texts: textsOf(request, deeds) });
  const edits = acts.filter(isEdit);
  if (edits.length === 0 || unread.length > 0) return null;
  if (edits.some(({ type }) => type === 'undo') && deeds.length === 0) return messageOf('designs.nothingToUndo');
  const scene = sceneOf(request, deeds, []);
  const hasPictures = page.layers.some(({ type }) => type === 'image');
  if (!hasPictures && edits.some(({ type }) => OF_PICTURES.has(type))) return messageOf('assistant.askPicture');
  if (page.layers.length === 0) return messageOf('assistant.emptyPage');
  const missing = spokenOfIn(edits)
    .map(({ reference }) => resolve(reference, scene))
    .find((meant) => 'missing' in meant);
  return missing && 'missing' in missing ? missingSaid(missing.missing, page.layers) : null;
}
