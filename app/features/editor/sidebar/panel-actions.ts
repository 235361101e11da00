/**
 * One action for each panel next to the canvas: opens it. Separate from the list of all others, which panels themselves
 * may show.
 */
import { SIDEBAR_PANELS } from './panels.ts';
import type { EditorAction } from '../actions/action.ts';

export const PANEL_ACTIONS: readonly EditorAction[] = SIDEBAR_PANELS.map(({ id, label, icon }): EditorAction => ({
  id: `panel-${id}`,
  label,
  icon,
  group: 'view',
  words: 'actions.panelWords',
  isEnabled: () => true,
  run: (session) => session.panel.set(id),
}));
