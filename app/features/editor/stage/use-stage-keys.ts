/**
 * The keyboard of the editor. Keys count while the focus is in the editor or nowhere, and never while the user types.
 */
import { useEffect, type RefObject } from 'react';
import { childrenOf, findLayer } from '#design/document/tree.ts';
import { canEditText } from '../commands/edit-text.ts';
import { isNudgeKey, nudgeCommand, nudgeOf } from '../commands/nudge.ts';
import { isLocked } from '../commands/command.ts';
import { lateCode } from '../loading/late-code.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { leave, neighbour, NOTHING, select } from '../session/selection.ts';
import { useSession } from '../session/session-context.tsx';
import { actionFor, isTyping } from '../actions/shortcuts.ts';
import { openPicture } from './open-picture.ts';
import { openTable } from '../tables/table-focus.ts';
import type { CanvasController } from './canvas-controller.client.ts';

const withActions = lateCode(() => import('../actions/action-list.ts'));

/** A run of arrow presses becomes one history step after a pause this long, ms. */
const NUDGE_REST = 500;

export function useStageKeys(
  host: RefObject<HTMLElement | null>,
  controller: RefObject<CanvasController | null>,
): void {
  const session = useSession();
  useEffect(() => {
    const nudge = createNudge(session);
    const counts = (target: EventTarget | null): boolean => {
      const root = host.current?.closest('[data-editor]');
      const inside = target instanceof Node && root?.contains(target);
      // An opening dialog has the keys, also while its code is still loading.
      if (session.dialog.get() !== null) return false;
      return (
        Boolean(inside || target === document.body) &&
        !isTyping(target) &&
        document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') === null
      );
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !counts(event.target)) return;
      if (session.machine.getSnapshot().matches('loading') || session.machine.getSnapshot().matches('failed')) return;
      const onCanvas = event.target === host.current || event.target === document.body;
      if (handle(event, onCanvas)) event.preventDefault();
    };

    const handle = (event: KeyboardEvent, onCanvas: boolean): boolean => {
      // A plain button has no use for arrows: after pressing one, they work as on the canvas.
      const free = onCanvas || (isButton(event.target) && !event.target.hasAttribute('aria-haspopup'));
      if (isNudgeKey(event.key) && free && !event.ctrlKey && !event.metaKey && !event.altKey) {
        return nudge.press(nudgeOf(event.key, event.shiftKey));
      }
      nudge.finish();
      const mode = session.machine.getSnapshot().context.mode;
      if (mode && (event.key === 'Escape' || (event.key === 'Enter' && onCanvas)))
        session.stage.get()?.leaveMode(event.key === 'Enter' ? 'finish' : 'cancel');
      else if (event.key === 'Escape' && !event.ctrlKey && !event.metaKey) escape(session, controller.current);
      else if (event.key === ' ' && onCanvas && !event.shiftKey) session.machine.send({ type: 'SPACE_DOWN' });
      else if (event.key === 'Enter' && onCanvas) return open(session);
      else if (event.key === 'Tab' && event.target === host.current && !event.ctrlKey)
        return walk(session, event.shiftKey ? -1 : 1);
      else return start(session, event, onCanvas || isButton(event.target));
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

/** Arrow keys: shown at each press, committed as one move after a pause. */
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

/** A plain button: letters mean nothing to it. */
function isButton(target: EventTarget | null): target is HTMLButtonElement {
  return target instanceof HTMLButtonElement && !target.hasAttribute('role');
}

/**
 * Runs the action of a key. Single keys belong to the canvas; with Ctrl they are ours wherever the focus is, even if
 * there is nothing to do.
 */
function start(session: EditorSession, event: KeyboardEvent, free: boolean): boolean {
  const withCtrl = event.ctrlKey || event.metaKey;
  if (!free && !withCtrl) return false;
  let isOurs = withCtrl ? CTRL_KEYS.test(event.key) : PLAIN_KEYS.test(event.key);
  withActions(({ EDITOR_ACTIONS }) => {
    const action = actionFor(event, EDITOR_ACTIONS);
    const canRun = action?.isEnabled(session) ?? false;
    isOurs = action !== null && (withCtrl || canRun);
    if (canRun) action?.run(session);
  });
  return isOurs;
}

/** Before the actions are there, these keys are taken from the browser: with Ctrl, and the canvas's own. */
const CTRL_KEYS = /^[adghjlsyz0=\-[\]\\]$/i;
const PLAIN_KEYS = /^(?:\S|Delete|Backspace|PageUp|PageDown)$/;

function escape(session: EditorSession, controller: CanvasController | null): void {
  if (controller?.cancelGesture()) return;
  session.cancelPreview();
  session.selection.set(leave(session.store.view().document, session.selection.get()));
}

/** Enter: edits a text, opens a group. */
function open(session: EditorSession): boolean {
  const context = session.context();
  const [only] = context.selection;
  if (only === undefined || context.selection.length !== 1) return false;
  if (findLayer(context.document, only)?.type === 'group') {
    const first = childrenOf(context.document, only).at(-1);
    if (first) session.selection.set(select([first.id], only));
    return true;
  }
  if (openPicture(session)) return true;
  if (findLayer(context.document, only)?.type === 'table' && !isLocked(context.document, only)) {
    openTable(session, only);
    return true;
  }
  if (!canEditText(context)) return false;
  session.stage.get()?.editText(only);
  return true;
}

/** Tab moves through the layers; past the last one the focus leaves as everywhere. */
function walk(session: EditorSession, direction: 1 | -1): boolean {
  const { document } = session.store.view();
  const next = neighbour(document, session.page.get(), session.selection.get(), direction);
  if (!next) session.selection.set(NOTHING);
  else session.selection.set(next);
  return next !== null;
}
