/** Actions on the design as a whole, and the ways to find all others. */
import { Command, Download, Keyboard, PencilLine, Proportions, Share2 } from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';
import type { DialogId } from '../session/dialog-id.ts';
import { typeAhead } from './typed-ahead.ts';
import type { EditorAction } from './action.ts';

function opening(
  dialog: DialogId,
  label: MessageKey,
  icon: EditorAction['icon'],
  shortcuts?: readonly string[],
  words?: MessageKey,
): EditorAction {
  return {
    id: dialog,
    label,
    icon,
    group: 'design',
    shortcuts,
    words,
    isEnabled: () => true,
    run: (session) => session.dialog.set(dialog),
  };
}

export const paletteAction: EditorAction = {
  ...opening('palette', 'actions.palette', Command, ['Ctrl+K'], 'actions.paletteWords'),
  run(session) {
    if (session.dialog.get() === 'palette') return;
    typeAhead(() => session.dialog.set(null));
    session.dialog.set('palette');
  },
};
export const shortcutsAction = opening(
  'shortcuts',
  'actions.shortcuts',
  Keyboard,
  ['?', 'Ctrl+/'],
  'actions.shortcutsWords',
);

export const renameAction = opening('rename', 'actions.renameDesign', PencilLine, undefined, 'actions.renameWords');

export const shareAction: EditorAction = {
  ...opening('share', 'share.share', Share2, undefined, 'actions.shareWords'),
  isOffered: ({ canShare }) => canShare.get(),
  isEnabled: ({ canShare }) => canShare.get(),
};

export const DESIGN_ACTIONS: readonly EditorAction[] = [
  paletteAction,
  shortcutsAction,
  opening('export', 'editor.exportTitle', Download, ['Ctrl+Shift+E'], 'actions.exportWords'),
  opening('resize', 'resize.title', Proportions, undefined, 'resize.words'),
  renameAction,
  shareAction,
];
