/**
 * The canvas's context menu: entries for what is under a right click, or for the selection when opened by the keyboard.
 */
import { useState, type MouseEvent as ReactMouseEvent, type ReactNode } from 'react';
import { ContextMenu } from '#app/ui/menu.tsx';
import { boundsOfLayers, type Point } from '#design/document/geometry.ts';
import { selectedLeaves } from '../commands/command.ts';
import { lateCode } from '../loading/late-code.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { NOTHING, select } from '../session/selection.ts';
import { useSession } from '../session/session-context.tsx';
import { layersAt } from './layers-at.ts';
import type { MenuSection } from './menu-entries.ts';
import { MenuItems } from './menu-items.tsx';

const withEntries = lateCode(() => import('./menu-entries.ts'));

/** The event that opens the menu in place of the keyboard's own, which has no position. */
const OWN = 'blend-menu';

export function CanvasMenu({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const [sections, setSections] = useState<readonly MenuSection[]>([]);

  const open = (event: ReactMouseEvent<HTMLDivElement>): void => {
    const { nativeEvent, clientX, clientY, currentTarget } = event;
    // Rows, columns and cells of a selected table have menus of their own.
    if (event.target instanceof Element && event.target.closest('[data-table-overlay]')) return;
    const phase = session.machine.getSnapshot();
    // While the user types, the browser's own menu corrects spelling; while a mode is on, it owns the pointer.
    if (phase.matches({ ready: 'editingText' }) || phase.context.mode) {
      event.stopPropagation();
      if (phase.context.mode) event.preventDefault();
      return;
    }
    const byKeyboard = isByKeyboard(nativeEvent);
    if (byKeyboard) {
      // Dispatched again, at the selection.
      event.preventDefault();
      event.stopPropagation();
      const { x, y } = placeOfSelection(session, currentTarget);
      currentTarget.dispatchEvent(
        Object.assign(
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 2 }),
          { [OWN]: true },
        ),
      );
      return;
    }
    const point = OWN in nativeEvent ? null : pagePoint(session, currentTarget, clientX, clientY);
    if (point) takeHold(session, point);
    withEntries(({ pageMenu, selectionMenu }) =>
      setSections(session.selection.get().layers.length > 0 ? selectionMenu(session, point) : pageMenu(session, point)),
    );
  };

  return (
    <ContextMenu menu={<MenuItems sections={sections} />} takeFocus={() => focusStage(session)}>
      <div className="absolute inset-0" onContextMenuCapture={open}>
        {/* The canvas interprets a resting finger: the menu alone would not notice that the finger swipes or that a
            second one has arrived. */}
        <div className="contents" onPointerDown={(event) => event.pointerType === 'touch' && event.stopPropagation()}>
          {children}
        </div>
      </div>
    </ContextMenu>
  );
}

/** A dialog or a field that an entry has opened keeps the focus; everything else leaves it to the canvas. */
function focusStage(session: EditorSession): boolean {
  if (session.dialog.get() === null && !session.machine.getSnapshot().matches({ ready: 'editingText' }))
    session.stage.get()?.focus();
  return true;
}

/** The menu key and Shift+F10 send the event without a pressed button and, in some browsers, without a position. */
function isByKeyboard(event: MouseEvent): boolean {
  return (
    event.isTrusted &&
    event.button !== 2 &&
    !(event.ctrlKey && event.button === 0) &&
    (event as PointerEvent).pointerType !== 'touch'
  );
}

function placeOfSelection(session: EditorSession, area: HTMLElement): Point {
  const { left, top, width, height } = area.getBoundingClientRect();
  const box = boundsOfLayers(selectedLeaves(session.context()));
  const { zoom, x, y } = session.viewport.get();
  if (!box) return { x: left + width / 2, y: top + height / 2 };
  const within = (value: number, room: number) => Math.min(Math.max(value, 8), room - 8);
  return {
    x: left + within((box.x + box.width / 2) * zoom + x, width),
    y: top + within((box.y + box.height / 2) * zoom + y, height),
  };
}

function pagePoint(session: EditorSession, area: HTMLElement, clientX: number, clientY: number): Point {
  const { left, top } = area.getBoundingClientRect();
  const { zoom, x, y } = session.viewport.get();
  return { x: (clientX - left - x) / zoom, y: (clientY - top - y) / zoom };
}

/**
 * The press itself has selected what may be moved. A locked layer is selected for its menu; outside everything, nothing
 * is.
 */
function takeHold(session: EditorSession, point: Point): void {
  const { document } = session.store.view();
  const { layers, entered } = session.selection.get();
  const there = layersAt(document, session.page.get(), point, entered);
  const [top] = there;
  if (!top) session.selection.set(NOTHING);
  else if (!there.some(({ id }) => layers.includes(id))) session.selection.set(select([top.id], entered));
}
