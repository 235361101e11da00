/** Actions on pages: going to them, adding, copying, moving, deleting. */
import { ChevronLeft, ChevronRight, GalleryHorizontal, PaintBucket, Play } from 'lucide-react';
import { pagesInOrder } from '#design/document/tree.ts';
import type { MessageKey } from '#messages/message.ts';
import { addPageCommand } from '../commands/add-page.ts';
import { deletePageCommand } from '../commands/delete-page.ts';
import { duplicatePageCommand } from '../commands/duplicate-page.ts';
import { movePageCommand } from '../commands/move-page.ts';
import { newId, type EditorSession } from '../session/editor-session.ts';
import { BACKGROUND } from '../session/selection.ts';
import type { EditorAction } from './action.ts';

const pagesOf = (session: EditorSession) => pagesInOrder(session.store.view().document);
const indexOf = (session: EditorSession) => pagesOf(session).findIndex(({ id }) => id === session.page.get());

/** Goes to the previous or next page; stays at the ends. */
function turn(id: string, label: MessageKey, direction: 1 | -1): EditorAction {
  return {
    id,
    label,
    icon: direction === 1 ? ChevronRight : ChevronLeft,
    group: 'page',
    shortcuts: [direction === 1 ? 'PageDown' : 'PageUp'],
    isEnabled: (session) => pagesOf(session).length > 1,
    run(session) {
      const next = pagesOf(session)[indexOf(session) + direction];
      if (next) session.showPage(next.id);
    },
  };
}

function move(id: string, label: MessageKey, direction: 1 | -1): EditorAction {
  return {
    id,
    label,
    icon: movePageCommand.icon,
    group: 'page',
    isEnabled: (session) => pagesOf(session)[indexOf(session) + direction] !== undefined,
    run: (session) =>
      session.run(movePageCommand, { page: session.page.get(), index: indexOf(session) + (direction === 1 ? 2 : -1) }),
  };
}

export const backgroundAction: EditorAction = {
  id: 'background',
  label: 'editor.background',
  icon: PaintBucket,
  group: 'page',
  words: 'actions.backgroundWords',
  isEnabled: () => true,
  run(session) {
    session.selection.set(BACKGROUND);
    session.propertiesOpen.set(true);
  },
};

export const carouselAction: EditorAction = {
  id: 'preview-carousel',
  label: 'pages.carousel',
  icon: GalleryHorizontal,
  group: 'page',
  words: 'pages.carouselWords',
  isEnabled: (session) => pagesOf(session).length > 1,
  run(session) {
    session.stage.get()?.finishText();
    session.dialog.set('carousel');
  },
};

/** Plays in place; all pages if there are several. Needs a canvas to play on. */
export const playAction: EditorAction = {
  id: 'play',
  label: 'motion.play',
  icon: Play,
  group: 'page',
  shortcuts: ['Shift+Space'],
  words: 'motion.playWords',
  isEnabled: (session) => session.stage.get() !== null,
  run: (session) => play(session, pagesOf(session).length > 1 ? 'all' : 'this'),
};

export function play(session: EditorSession, pages: 'this' | 'all'): void {
  session.stage.get()?.finishText();
  session.stage.get()?.leaveMode('finish');
  session.machine.send({ type: 'ENTER_MODE', mode: { kind: 'play', pages } });
}

/** Right after the page that is shown. */
export const addPageAction: EditorAction = {
  id: 'add-page',
  label: 'editor.addPage',
  icon: addPageCommand.icon,
  group: 'page',
  isEnabled: (session) => session.isEnabled(addPageCommand),
  run(session) {
    const id = newId();
    session.run(addPageCommand, { id, after: session.page.get() });
    session.showPage(id);
  },
};

export const PAGE_ACTIONS: readonly EditorAction[] = [
  turn('next-page', 'actions.nextPage', 1),
  turn('previous-page', 'actions.previousPage', -1),
  addPageAction,
  {
    id: 'duplicate-page',
    label: 'editor.duplicatePage',
    icon: duplicatePageCommand.icon,
    group: 'page',
    isEnabled: (session) => session.isEnabled(duplicatePageCommand),
    run(session) {
      const id = newId();
      session.run(duplicatePageCommand, { page: session.page.get(), id });
      session.showPage(id);
    },
  },
  move('move-page-back', 'actions.movePageBack', -1),
  move('move-page-on', 'actions.movePageOn', 1),
  {
    id: 'delete-page',
    label: 'editor.deletePage',
    icon: deletePageCommand.icon,
    group: 'page',
    isEnabled: (session) => session.isEnabled(deletePageCommand),
    run: (session) => session.run(deletePageCommand, { page: session.page.get() }),
  },
  playAction,
  carouselAction,
  backgroundAction,
];
