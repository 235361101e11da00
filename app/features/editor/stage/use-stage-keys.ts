/** The keyboard of the editor. Keys count while the focus is in the editor or nowhere, and never while someone types. */
import { useEffect, type RefObject } from 'react';
import { childrenOf, findLayer, pagesInOrder } from '#design/document/tree.ts';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { COMMANDS } from '../commands/command-list.ts';
import { selectedLeaves } from '../commands/command.ts';
import { canEditText } from '../commands/edit-text.ts';
import { isNudgeKey, nudgeCommand, nudgeOf } from '../commands/nudge.ts';
import type { EditorSession } from '../editor-session.ts';
import { leave, neighbour, NOTHING, select } from '../selection.ts';
import { useSession } from '../session-context.tsx';
import { commandFor, isTyping, matches } from '../shortcuts.ts';
import type { CanvasController } from './canvas-controller.client.ts';
import { zoomStep } from './viewport.ts';

/** A run of arrow presses becomes one step of the history when the hand rests this long, ms. */
const NUDGE_REST = 500;

export function useStageKeys(host: RefObject<HTMLElement | null>, controller: RefObject<CanvasController | null>): void {
  const session = useSession();
  useEffect(() => {
    const nudge = createNudge(session);
    const counts = (target: EventTarget | null): boolean => {
      const root = host.current?.closest('[data-editor]');
      const inside = target instanceof Node && root?.contains(target);
      return Boolean(inside || target === document.body) && !isTyping(target) && document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') === null;
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !counts(event.target)) return;
      if (session.machine.getSnapshot().matches('loading') || session.machine.getSnapshot().matches('failed')) return;
      const onCanvas = event.target === host.current || event.target === document.body;
      if (handle(event, onCanvas)) event.preventDefault();
    };

    const handle = (event: KeyboardEvent, onCanvas: boolean): boolean => {
      // A plain button has no use for arrows and Delete: after pressing one, the hands go on as on the canvas.
      const free = onCanvas || isPlainButton(event.target);
      if (isNudgeKey(event.key) && free && !event.ctrlKey && !event.metaKey && !event.altKey) {
        return nudge.press(nudgeOf(event.key, event.shiftKey));
      }
      nudge.finish();
      if (matches(event, 'Ctrl+Z')) void session.step('undo');
      else if (matches(event, 'Ctrl+Shift+Z') || matches(event, 'Ctrl+Y')) void session.step('redo');
      else if (matches(event, 'Ctrl+A')) selectAll(session);
      // Everything is saved as it is done; the browser's own dialog would save the page's code.
      else if (matches(event, 'Ctrl+S')) session.stage.get()?.finishText();
      else if (matches(event, 'Escape')) escape(session, controller.current);
      else if (matches(event, 'Ctrl+=') || matches(event, 'Ctrl+Shift+=')) zoom(session, 1);
      else if (matches(event, 'Ctrl+-')) zoom(session, -1);
      else if (matches(event, 'Ctrl+0')) session.stage.get()?.zoomTo(1);
      else if (matches(event, 'Shift+1')) session.stage.get()?.fitPage();
      else if (matches(event, 'Shift+2')) zoomToSelection(session);
      else if (event.key === 'PageUp' || event.key === 'PageDown') return turnPage(session, event.key === 'PageUp' ? -1 : 1);
      else if (event.key === ' ' && onCanvas) session.machine.send({ type: 'SPACE_DOWN' });
      else if (event.key === 'Enter' && onCanvas) return open(session);
      else if (event.key === 'Tab' && event.target === host.current && !event.ctrlKey) return walk(session, event.shiftKey ? -1 : 1);
      else return runCommand(session, event, free);
      return true;
    };

    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key === ' ') session.machine.send({ type: 'SPACE_UP' });
      if (isNudgeKey(event.key)) nudge.rest();
    };

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      nudge.finish();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [session, host, controller]);
}

/** Arrow keys: shown at each press, committed as one move when the hand rests. */
function createNudge(session: EditorSession) {
  let distance = { dx: 0, dy: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    clearTimeout(timer);
    if (distance.dx === 0 && distance.dy === 0) return;
    const moved = distance;
    distance = { dx: 0, dy: 0 };
    session.run(nudgeCommand, moved);
  };
  return {
    press({ dx, dy }: { dx: number; dy: number }): boolean {
      if (!session.isEnabled(nudgeCommand)) return false;
      clearTimeout(timer);
      distance = { dx: distance.dx + dx, dy: distance.dy + dy };
      session.preview(nudgeCommand, distance);
      timer = setTimeout(finish, NUDGE_REST * 4);
      return true;
    },
    rest(): void {
      clearTimeout(timer);
      timer = setTimeout(finish, NUDGE_REST);
    },
    finish,
  };
}

function isPlainButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && !target.hasAttribute('role') && !target.hasAttribute('aria-haspopup');
}

function runCommand(session: EditorSession, event: KeyboardEvent, free: boolean): boolean {
  const command = commandFor(event, COMMANDS);
  if (!command || (!free && !event.ctrlKey && !event.metaKey) || !session.isEnabled(command)) return false;
  session.run(command);
  return true;
}

function selectAll(session: EditorSession): void {
  const { document } = session.store.view();
  const { entered } = session.selection.get();
  const layers = childrenOf(document, entered ?? session.page.get()).filter((layer) => layer.visible && !layer.locked);
  session.selection.set(select(layers.map((layer) => layer.id), entered));
}

function escape(session: EditorSession, controller: CanvasController | null): void {
  if (controller?.cancelGesture()) return;
  session.cancelPreview();
  session.selection.set(leave(session.store.view().document, session.selection.get()));
}

function zoom(session: EditorSession, direction: 1 | -1): void {
  session.stage.get()?.zoomTo(zoomStep(session.viewport.get().zoom, direction));
}

function zoomToSelection(session: EditorSession): void {
  const box = boundsOfLayers(selectedLeaves(session.context()));
  if (box) session.stage.get()?.fitBox(box);
}

/** Goes to the page before or after the one shown; at the ends it stays. */
function turnPage(session: EditorSession, direction: 1 | -1): boolean {
  const pages = pagesInOrder(session.store.view().document);
  const next = pages[pages.findIndex(({ id }) => id === session.page.get()) + direction];
  if (next) session.showPage(next.id);
  return pages.length > 1;
}

/** Enter: types in a text, opens a group. */
function open(session: EditorSession): boolean {
  const context = session.context();
  const [only] = context.selection;
  if (only === undefined || context.selection.length !== 1) return false;
  if (findLayer(context.document, only)?.type === 'group') {
    const first = childrenOf(context.document, only).at(-1);
    if (first) session.selection.set(select([first.id], only));
    return true;
  }
  if (!canEditText(context)) return false;
  session.stage.get()?.editText(only);
  return true;
}

/** Tab walks through the layers; past the last one the focus leaves as everywhere. */
function walk(session: EditorSession, direction: 1 | -1): boolean {
  const { document } = session.store.view();
  const next = neighbour(document, session.page.get(), session.selection.get(), direction);
  if (!next) session.selection.set(NOTHING);
  else session.selection.set(next);
  return next !== null;
}
