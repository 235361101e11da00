/** Actions on existing content: history, selecting, copies, deleting. */
import { BoxSelect, Redo2, Save, SquareDashed, Undo2 } from 'lucide-react';
import { childrenOf } from '#design/document/tree.ts';
import { deleteCommand } from '../commands/delete.ts';
import { duplicateCommand } from '../commands/duplicate.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { NOTHING, select } from '../session/selection.ts';
import { commandAction, type EditorAction } from './action.ts';

/** Everything on the page, or in the open group, that the user may select. */
function selectAll(session: EditorSession): void {
  const { document } = session.store.view();
  const { entered } = session.selection.get();
  const layers = childrenOf(document, entered ?? session.page.get()).filter((layer) => layer.visible && !layer.locked);
  session.selection.set(
    select(
      layers.map((layer) => layer.id),
      entered,
    ),
  );
}

export const undoAction: EditorAction = {
  id: 'undo',
  label: 'editor.undo',
  icon: Undo2,
  group: 'edit',
  shortcuts: ['Ctrl+Z'],
  // The server decides whether there is a step: one on its way may have changed it.
  isEnabled: () => true,
  run: (session) => void session.step('undo'),
};

export const redoAction: EditorAction = {
  id: 'redo',
  label: 'editor.redo',
  icon: Redo2,
  group: 'edit',
  shortcuts: ['Ctrl+Shift+Z', 'Ctrl+Y'],
  isEnabled: () => true,
  run: (session) => void session.step('redo'),
};

export const selectAllAction: EditorAction = {
  id: 'select-all',
  label: 'editor.selectAll',
  icon: BoxSelect,
  group: 'edit',
  shortcuts: ['Ctrl+A'],
  isEnabled: () => true,
  run: selectAll,
};

export const duplicateAction = commandAction(duplicateCommand, 'edit');
export const deleteAction = commandAction(deleteCommand, 'edit');

export const EDIT_ACTIONS: readonly EditorAction[] = [
  undoAction,
  redoAction,
  selectAllAction,
  {
    id: 'select-nothing',
    label: 'actions.selectNothing',
    icon: SquareDashed,
    group: 'edit',
    shortcuts: ['Ctrl+Shift+A'],
    isEnabled: (session) => session.selection.get() !== NOTHING,
    run: (session) => session.selection.set(NOTHING),
  },
  duplicateAction,
  deleteAction,
  {
    id: 'save',
    label: 'actions.save',
    icon: Save,
    group: 'design',
    shortcuts: ['Ctrl+S'],
    words: 'actions.saveWords',
    isEnabled: () => true,
    // Everything is saved as it is done; this commits text being typed and retries pending saves.
    run(session) {
      session.stage.get()?.finishText();
      session.store.retry();
    },
  },
];
