/** The commands that keys and menus start by themselves, without further input. */
import { alignCommands } from './align.ts';
import { bringForwardCommand, bringToFrontCommand } from './bring-forward.ts';
import type { Command } from './command.ts';
import { deleteCommand } from './delete.ts';
import { duplicateCommand } from './duplicate.ts';
import { flipHorizontalCommand, flipVerticalCommand } from './flip.ts';
import { groupCommand } from './group.ts';
import { hideCommand } from './hide.ts';
import { lockCommand } from './lock.ts';
import { sendBackwardCommand, sendToBackCommand } from './send-backward.ts';
import { ungroupCommand } from './ungroup.ts';

export const COMMANDS: readonly Command[] = [
  duplicateCommand,
  deleteCommand,
  groupCommand,
  ungroupCommand,
  bringForwardCommand,
  bringToFrontCommand,
  sendBackwardCommand,
  sendToBackCommand,
  lockCommand,
  hideCommand,
  flipHorizontalCommand,
  flipVerticalCommand,
  ...alignCommands,
];
