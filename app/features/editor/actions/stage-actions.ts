/** Actions on the view of the stage: rulers, guides, grid, snapping. None of it belongs to the design. */
import { Grid3x3, Magnet, Ruler, SeparatorHorizontal, SeparatorVertical, SquareX, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { withGuide, type StageView } from '../session/stage-view.ts';
import type { EditorAction } from './action.ts';

type Switch = 'rulers' | 'grid' | 'snapping';

function toggle(which: Switch, label: MessageKey, icon: LucideIcon, shortcuts: readonly string[]): EditorAction {
  return {
    id: `toggle-${which}`,
    label,
    icon,
    group: 'view',
    shortcuts,
    words: 'canvas.guideWords',
    isEnabled: () => true,
    run: ({ stageView }) => stageView[which].set(!stageView[which].get()),
  };
}

/** In the middle of the page, to be dragged or moved by arrow keys. */
function addGuide(axis: 'x' | 'y', label: MessageKey, icon: LucideIcon): EditorAction {
  return {
    id: `add-guide-${axis}`,
    label,
    icon,
    group: 'view',
    words: 'canvas.guideWords',
    isEnabled: () => true,
    run({ stageView, store }: EditorSession) {
      const { width, height } = store.view().document;
      stageView.rulers.set(true);
      stageView.guides.set(withGuide(stageView.guides.get(), axis, (axis === 'x' ? width : height) / 2));
    },
  };
}

const hasGuides = (stageView: StageView): boolean =>
  stageView.guides.get().x.length + stageView.guides.get().y.length > 0;

export const toggleRulersAction = toggle('rulers', 'canvas.toggleRulers', Ruler, ['Shift+R']);
export const toggleGridAction = toggle('grid', 'canvas.toggleGrid', Grid3x3, ["Ctrl+'"]);
export const toggleSnappingAction = toggle('snapping', 'canvas.toggleSnapping', Magnet, ['Shift+S']);
export const clearGuidesAction: EditorAction = {
  id: 'clear-guides',
  label: 'canvas.clearGuides',
  icon: SquareX,
  group: 'view',
  words: 'canvas.guideWords',
  isEnabled: ({ stageView }) => hasGuides(stageView),
  run: ({ stageView }) => stageView.guides.set({ x: [], y: [] }),
};

export const STAGE_ACTIONS: readonly EditorAction[] = [
  toggleRulersAction,
  toggleGridAction,
  toggleSnappingAction,
  addGuide('x', 'canvas.addUprightGuide', SeparatorVertical),
  addGuide('y', 'canvas.addLyingGuide', SeparatorHorizontal),
  clearGuidesAction,
];
