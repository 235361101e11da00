/** Actions with the clipboard: layers, looks, pictures of the selection. */
import { ClipboardCopy, ClipboardPaste, Copy, ImageDown, Paintbrush, PaintbrushVertical, Scissors } from 'lucide-react';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { copySelection, cutSelection, pasteFromSystem } from '../clipboard/clipboard.ts';
import { copyAsPicture } from '../clipboard/copy-as-picture.ts';
import { copiedStyle, copyStyle } from '../clipboard/copied-style.ts';
import { canChangeSelection } from '../commands/command.ts';
import { pasteStyleCommand } from '../commands/paste-style.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './action.ts';

const hasSelection = (session: EditorSession): boolean => session.selection.get().layers.length > 0;

export const copyAction: EditorAction = {
  id: 'copy',
  label: 'editor.copy',
  icon: Copy,
  group: 'edit',
  shortcuts: ['Ctrl+C'],
  browserKeys: true,
  isEnabled: hasSelection,
  run: (session) => void copySelection(session),
};

export const cutAction: EditorAction = {
  id: 'cut',
  label: 'editor.cut',
  icon: Scissors,
  group: 'edit',
  shortcuts: ['Ctrl+X'],
  browserKeys: true,
  isEnabled: (session) => canChangeSelection(session.context()),
  run: (session) => void cutSelection(session),
};

export const pasteAction: EditorAction = {
  id: 'paste',
  label: 'editor.paste',
  icon: ClipboardPaste,
  group: 'edit',
  shortcuts: ['Ctrl+V'],
  browserKeys: true,
  isEnabled: () => true,
  run: (session) => void pasteFromSystem(session, { type: 'beside' }),
};

export const pasteInPlaceAction: EditorAction = {
  id: 'paste-in-place',
  label: 'actions.pasteInPlace',
  icon: ClipboardCopy,
  group: 'edit',
  shortcuts: ['Ctrl+Shift+V'],
  isEnabled: () => true,
  run: (session) => void pasteFromSystem(session, { type: 'in-place' }),
};

export const copyStyleAction: EditorAction = {
  id: 'copy-style',
  label: 'actions.copyStyle',
  icon: PaintbrushVertical,
  group: 'edit',
  shortcuts: ['Ctrl+Alt+C'],
  words: 'actions.styleWords',
  isEnabled: hasSelection,
  run(session) {
    session.stage.get()?.finishText();
    if (copyStyle(session.context())) toast({ title: message('actions.styleCopied') });
  },
};

export const pasteStyleAction: EditorAction = {
  id: 'paste-style',
  label: 'actions.pasteStyle',
  icon: Paintbrush,
  group: 'edit',
  shortcuts: ['Ctrl+Alt+V'],
  words: 'actions.styleWords',
  isEnabled: (session) => canChangeSelection(session.context()) && copiedStyle() !== null,
  run(session) {
    const from = copiedStyle();
    if (from) session.run(pasteStyleCommand, { from });
  },
};

export const copyAsPictureAction: EditorAction = {
  id: 'copy-as-picture',
  label: 'actions.copyAsPicture',
  icon: ImageDown,
  group: 'edit',
  shortcuts: ['Ctrl+Shift+C'],
  words: 'actions.copyAsPictureWords',
  isEnabled: hasSelection,
  run: (session) => void copyAsPicture(session),
};

export const CLIPBOARD_ACTIONS: readonly EditorAction[] = [
  copyAction,
  cutAction,
  pasteAction,
  pasteInPlaceAction,
  copyStyleAction,
  pasteStyleAction,
  copyAsPictureAction,
];
