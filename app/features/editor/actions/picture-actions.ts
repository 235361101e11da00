/** What users do with one picture on the canvas itself: crop it, erase and restore parts of it. */
import { Crop, Eraser, ImageUp } from 'lucide-react';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { isLocked, isShown, selectedLeaves } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { chooseReplacement } from '../insert/choose-pictures.ts';
import type { EditorMode } from '../session/mode.ts';
import { select } from '../session/selection.ts';
import type { EditorAction } from './action.ts';

/** The one selected picture that the user may change; null for an empty frame too. */
export function pictureInHand(session: EditorSession): PictureLayer | null {
  const layer = frameInHand(session);
  return layer && isPicture(layer) ? layer : null;
}

/** The one selected picture or empty frame that the user may change. */
export function frameInHand(session: EditorSession): ImageLayer | null {
  const context = session.context();
  const [layer, ...more] = selectedLeaves(context);
  if (layer?.type !== 'image' || more.length > 0) return null;
  return isLocked(context.document, layer.id) || !isShown(context.document, layer.id) ? null : layer;
}

/** Enters a mode on the one selected picture, which is then selected alone, outside the groups around it. */
export function enterOnPicture(session: EditorSession, modeOn: (layer: string) => EditorMode): void {
  const layer = pictureInHand(session);
  if (!layer) return;
  const { layers, entered } = session.selection.get();
  if (layers[0] !== layer.id)
    session.selection.set(select([layer.id], session.context().document.layers[layer.parent] ? layer.parent : entered));
  session.machine.send({ type: 'ENTER_MODE', mode: modeOn(layer.id) });
}

export const cropAction: EditorAction = {
  id: 'crop',
  label: 'pictures.crop',
  icon: Crop,
  group: 'picture',
  shortcuts: ['C'],
  words: 'pictures.cropWords',
  isEnabled: (session) => pictureInHand(session) !== null,
  run: (session) => enterOnPicture(session, (layer) => ({ kind: 'crop', layer })),
};

export const eraseAction: EditorAction = {
  id: 'erase',
  label: 'pictures.erase',
  icon: Eraser,
  group: 'picture',
  shortcuts: ['E'],
  words: 'pictures.eraseWords',
  isEnabled: (session) => pictureInHand(session) !== null,
  run: (session) => enterOnPicture(session, (layer) => ({ kind: 'mask', layer })),
};

export const replaceAction: EditorAction = {
  id: 'replace-picture',
  label: 'pictures.replace',
  icon: ImageUp,
  group: 'picture',
  words: 'pictures.replaceWords',
  isEnabled: (session) => frameInHand(session) !== null,
  run(session) {
    const layer = frameInHand(session);
    if (layer) chooseReplacement(session, layer.id);
  },
};

export const PICTURE_ACTIONS: readonly EditorAction[] = [cropAction, eraseAction, replaceAction];
