/** Actions that arrange layers: order, groups, alignment, mirroring, locking, hiding. */
import { alignCommands } from '../commands/align.ts';
import { bringForwardCommand, bringToFrontCommand } from '../commands/bring-forward.ts';
import { distributeHorizontallyCommand, distributeVerticallyCommand } from '../commands/distribute.ts';
import { flipHorizontalCommand, flipVerticalCommand } from '../commands/flip.ts';
import { groupCommand } from '../commands/group.ts';
import { hideCommand } from '../commands/hide.ts';
import { lockCommand } from '../commands/lock.ts';
import { sendBackwardCommand, sendToBackCommand } from '../commands/send-backward.ts';
import { tidyUpCommand } from '../commands/tidy-up.ts';
import { ungroupCommand } from '../commands/ungroup.ts';
import { commandAction, type EditorAction } from './action.ts';

export const groupAction = commandAction(groupCommand, 'arrange');
export const ungroupAction = commandAction(ungroupCommand, 'arrange');
export const lockAction = commandAction(lockCommand, 'arrange');
export const hideAction = commandAction(hideCommand, 'arrange');
export const flipHorizontalAction = commandAction(flipHorizontalCommand, 'arrange');
export const flipVerticalAction = commandAction(flipVerticalCommand, 'arrange');
/** Up and down in the stack. */
export const ORDER_ACTIONS: readonly EditorAction[] = [
  bringForwardCommand,
  bringToFrontCommand,
  sendBackwardCommand,
  sendToBackCommand,
].map((command) => commandAction(command, 'arrange'));
/** To the page's edges; with several layers, to the box around them. */
export const ALIGN_ACTIONS: readonly EditorAction[] = alignCommands.map((command) => ({
  ...commandAction(command, 'arrange'),
  words: 'actions.alignWords',
}));
/** Equal spacing between several layers. */
export const SPACING_ACTIONS: readonly EditorAction[] = [
  distributeHorizontallyCommand,
  distributeVerticallyCommand,
  tidyUpCommand,
].map((command) => ({ ...commandAction(command, 'arrange'), words: 'actions.spacingWords' }));

export const ARRANGE_ACTIONS: readonly EditorAction[] = [
  groupAction,
  ungroupAction,
  ...ORDER_ACTIONS,
  ...ALIGN_ACTIONS,
  ...SPACING_ACTIONS,
  flipHorizontalAction,
  flipVerticalAction,
  lockAction,
  hideAction,
];
