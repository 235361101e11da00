/**
 * Everything that can be started by name, in the order in which lists show it: for keys, palette, shortcut sheet and
 * menus. Each area adds its actions here as a list. sidebar/panel-actions.ts opens the panels.
 */
import type { EditorAction } from './action.ts';
import { ARRANGE_ACTIONS } from './arrange-actions.ts';
import { CLIPBOARD_ACTIONS } from './clipboard-actions.ts';
import { DESIGN_ACTIONS } from './design-actions.ts';
import { DRAW_ACTIONS } from './draw-actions.ts';
import { EDIT_ACTIONS } from './edit-actions.ts';
import { INSERT_ACTIONS } from './insert-actions.ts';
import { LOOK_ACTIONS } from './look-actions.ts';
import { PAGE_ACTIONS } from './page-actions.ts';
import { PICTURE_ACTIONS } from './picture-actions.ts';
import { QR_ACTIONS } from './qr-actions.ts';
import { REPAIR_ACTIONS } from './repair-actions.ts';
import { STAGE_ACTIONS } from './stage-actions.ts';
import { TABLE_ACTIONS } from './table-actions.ts';
import { TEXT_ACTIONS } from './text-actions.ts';
import { TOOL_ACTIONS } from './tool-actions.ts';
import { VIEW_ACTIONS } from './view-actions.ts';

export const EDITOR_ACTIONS: readonly EditorAction[] = [
  ...EDIT_ACTIONS,
  ...CLIPBOARD_ACTIONS,
  ...ARRANGE_ACTIONS,
  ...INSERT_ACTIONS,
  ...QR_ACTIONS,
  ...TEXT_ACTIONS,
  ...TABLE_ACTIONS,
  ...DRAW_ACTIONS,
  ...PICTURE_ACTIONS,
  ...LOOK_ACTIONS,
  ...TOOL_ACTIONS,
  ...REPAIR_ACTIONS,
  ...PAGE_ACTIONS,
  ...VIEW_ACTIONS,
  ...STAGE_ACTIONS,
  ...DESIGN_ACTIONS,
];

/** The actions with these ids, in that order; unknown ids are skipped. */
export function actionsNamed(...ids: readonly string[]): EditorAction[] {
  return ids.flatMap((id) => EDITOR_ACTIONS.find((action) => action.id === id) ?? []);
}
