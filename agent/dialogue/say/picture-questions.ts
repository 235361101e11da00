/** What a request about pictures lacks, as a question, or why it can't be done: of acts that were read whole and can't be planned. */
import { message } from '#messages/message.ts';
import type { ActOf, EditAct } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { freshPictures, imagesOn } from '../ground/studio.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { onlyPicture, photosOn, picturesMeant } from '../plan/pictures-meant.ts';

/** Whether a text of the page says it: then it is no part of a picture. */
const isWritten = (words: string, { page }: Scene): boolean =>
  words !== '' && page.layers.some(({ type, text }) => type === 'text' && holdsWords(text, plainWords(words)));

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** "the fifth bottle" */
function calledOf({ words, ordinal }: Reference): string {
  const number = ordinal === null ? '' : (ORDINALS[ordinal] ?? '');
  return ['the', number, words?.toLowerCase() ?? 'one'].filter(Boolean).join(' ');
}

/** A picture to work on: one that came along, stands on the page or waits. */
const hasPicture = (target: readonly Reference[], scene: Scene): boolean => picturesMeant(target, scene) !== null;

function eraseAsked({ target, what, place }: ActOf<'erase'>, scene: Scene): string | null {
  if (photosOn(scene).length === 0 || (place !== null && what !== '' && onlyPicture(target, scene))) return null;
  if (isWritten(what, scene)) return null;
  return message('assistant.askErase', { what: what === '' ? message('assistant.whatGoes') : what.toLowerCase() });
}

function keepAsked({ target, keep }: ActOf<'cutOut'>, scene: Scene): string | null {
  if (keep === null || isWritten(keep.thing.words ?? '', scene)) return null;
  return hasPicture(target, scene) ? message('assistant.askKeep', { what: calledOf(keep.thing) }) : null;
}

/** A shadow where something stands is of what has been cut out. */
function needsCutout({ target, changes }: ActOf<'change'>, scene: Scene): boolean {
  return (
    changes.some(({ property }) => property === 'groundShadow') &&
    target.some((one) => {
      const layer = onlyLayer(resolve(one, scene));
      return layer?.type === 'image' && !layer.cutout;
    })
  );
}

function questionOf(act: EditAct, scene: Scene): string | null {
  const { studio, page } = scene;
  switch (act.type) {
    case 'erase':
      return eraseAsked(act, scene);
    case 'cutOut':
      return keepAsked(act, scene);
    case 'stage':
      if (act.words !== null || act.scene !== null || act.changes === 'light') return null;
      return message(hasPicture(act.target, scene) ? 'assistant.askScene' : 'assistant.askPicture');
    case 'exchange': {
      // Without a photo on the page, something else is meant.
      const isThere =
        act.target.length === 0 || hasPicture(act.target, { ...scene, studio: { ...studio, attached: [] } });
      return freshPictures(studio, page).length === 0 && imagesOn(page).length > 0 && isThere
        ? message('assistant.askPicture')
        : null;
    }
    case 'change':
      return needsCutout(act, scene) ? message('assistant.groundNeedsCutout') : null;
    case 'check':
      return act.market !== null && page.layers.length === 0 ? message('assistant.emptyPage') : null;
    case 'drawPicture':
      return act.isLike && studio.attached.length + studio.pictures.length === 0
        ? message('assistant.askPicture')
        : null;
    default:
      return null;
  }
}

/** The question or the reason; null: something else is in the way. */
export function pictureQuestion(acts: readonly EditAct[], scene: Scene): string | null {
  for (const act of acts) {
    const question = questionOf(act, scene);
    if (question !== null) return question;
  }
  return null;
}
