/** Tools that work on one picture without brushing, each with its settings and its result next to the canvas. */
import { Aperture, BrushCleaning, Crosshair, Expand, ImageUpscale, LetterText, WandSparkles } from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';
import { isLocked } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { RepairKind } from '../session/mode.ts';
import type { EditorAction } from './action.ts';
import { enterOnPicture, pictureInHand } from './picture-actions.ts';

const isFree = (session: EditorSession): boolean => !session.toolCalls.getSnapshot().matches('running');

/** What rules out all of them for a selection; null if nothing does. */
function obstacle(session: EditorSession): MessageKey | null {
  const { layers } = session.selection.get();
  if (layers.some((id) => isLocked(session.store.view().document, id))) return 'actions.needsUnlocked';
  if (!pictureInHand(session)) return 'aiTools.needsPicture';
  return isFree(session) ? null : 'aiTools.needsRest';
}

type Known = Pick<EditorAction, 'label' | 'icon' | 'words' | 'shortcuts'>;

function repairAction(
  repair: RepairKind,
  known: Known,
  more: (session: EditorSession) => MessageKey | null = () => null,
): EditorAction {
  const inTheWay = (session: EditorSession) => obstacle(session) ?? more(session);
  return {
    id: repair,
    ...known,
    group: 'picture',
    isEnabled: (session) => inTheWay(session) === null,
    obstacle: inTheWay,
    run: (session) => enterOnPicture(session, (layer) => ({ kind: 'repair', layer, repair })),
  };
}

export const pickAction = repairAction('pick', {
  label: 'pick.title',
  icon: Crosshair,
  words: 'pick.words',
  shortcuts: ['Shift+K'],
});
export const magicEraseAction = repairAction('magic-erase', {
  label: 'aiTools.erase',
  icon: BrushCleaning,
  words: 'aiTools.eraseWords',
  shortcuts: ['Shift+E'],
});
export const retakeAction = repairAction('retake', {
  label: 'aiTools.retake',
  icon: WandSparkles,
  words: 'aiTools.retakeWords',
  shortcuts: ['Shift+F'],
});
export const upscaleAction = repairAction('upscale', {
  label: 'aiTools.upscale',
  icon: ImageUpscale,
  words: 'aiTools.upscaleWords',
  shortcuts: ['Shift+U'],
});
export const expandAction = repairAction(
  'expand',
  { label: 'aiTools.expand', icon: Expand, words: 'aiTools.expandWords', shortcuts: ['Shift+X'] },
  (session) => (pictureInHand(session)?.mask ? 'aiTools.needsUncut' : null),
);
export const sceneAction = repairAction('scene', {
  label: 'aiTools.scene',
  icon: Aperture,
  words: 'aiTools.sceneWords',
  shortcuts: ['Shift+B'],
});
export const textBehindAction = repairAction('text-behind', {
  label: 'aiTools.textBehind',
  icon: LetterText,
  words: 'aiTools.textBehindWords',
});

export const REPAIR_ACTIONS: readonly EditorAction[] = [
  pickAction,
  magicEraseAction,
  retakeAction,
  upscaleAction,
  expandAction,
  sceneAction,
  textBehindAction,
];
