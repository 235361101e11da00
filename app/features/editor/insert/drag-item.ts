/**
 * How items leave the sidebar: pressing adds them where there is room, dragging puts them where they are dropped. Works
 * with mouse, pen and finger (a finger that moves up or down scrolls the list instead). Layers on the canvas may accept
 * a dragged item (`takeDrops`): a frame takes a picture. With Ctrl (or ⌘) held none does: the item is put there.
 */
import { useCallback, useEffect, useRef, type PointerEvent, type RefCallback } from 'react';
import type { Point } from '#design/document/geometry.ts';
import { createCell, type Cell } from '../session/cell.ts';
import type { UploadedPicture } from '../commands/insert-picture.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { useSession } from '../session/session-context.tsx';

export interface DragItem {
  /** The picture being dragged, for layers that accept pictures. */
  picture?: UploadedPicture;
  /** Adds it with its center at a point of the page; null: pressed, not dragged, so it goes where there is room. */
  add(session: EditorSession, at: Point | null): void | Promise<void>;
}

/** How something on the canvas handles items dragged over it. Points are page px. */
export interface DropTaker {
  /** Shows that it would accept the item; false if it would not. Called with null when the drag has left or ended. */
  over(item: DragItem, at: Point | null): boolean;
  /** Accepts the item; false leaves it to the item's own `add`. */
  drop(item: DragItem, at: Point): boolean;
}

/** A press becomes a drag once the pointer has moved this far, px. */
const DRAG_FROM = 5;

const takers = new WeakMap<EditorSession, Set<DropTaker>>();

/** Lets something on the canvas accept dragged items; the returned function ends it. */
export function takeDrops(session: EditorSession, taker: DropTaker): () => void {
  const own = takers.get(session) ?? new Set();
  takers.set(session, own.add(taker));
  return () => void own.delete(taker);
}

/** What is being dragged out of the sidebar, for components that show it. */
export const draggedItem: Cell<DragItem | null> = createCell<DragItem | null>(null);

/** The page point under a point of the window; null if the stage is covered or missing. */
function pagePoint(
  session: EditorSession,
  root: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point | null {
  const stage = root.closest('[data-editor]')?.querySelector('[data-phase]');
  const under = document.elementFromPoint(clientX, clientY);
  if (!stage || !under || !stage.contains(under)) return null;
  const { left, top } = stage.getBoundingClientRect();
  const { x, y, zoom } = session.viewport.get();
  return { x: (clientX - left - x) / zoom, y: (clientY - top - y) / zoom };
}

/** What follows the pointer: a translucent copy of the pressed item, not in the way of anything. */
function createGhost(source: Element): { move(x: number, y: number): void; end(): void } {
  const shown = source.querySelector('[data-drag-picture]') ?? source;
  const { width, height } = shown.getBoundingClientRect();
  const ghost = shown.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  // A cloned canvas is blank: its pixels are copied too.
  const originals = shown.querySelectorAll('canvas');
  ghost
    .querySelectorAll('canvas')
    .forEach((canvas, index) => originals[index] && canvas.getContext('2d')?.drawImage(originals[index], 0, 0));
  ghost.setAttribute('aria-hidden', 'true');
  ghost.dataset.dragGhost = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
    opacity: '0.85',
  });
  document.body.append(ghost);
  return {
    move: (x, y) => void (ghost.style.transform = `translate(${x - width / 2}px, ${y - height / 2}px)`),
    end: () => ghost.remove(),
  };
}

export interface DragSource {
  ref: RefCallback<HTMLElement>;
  onClick(): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  /** The browser's own dragging of pictures would get in the way. */
  draggable: false;
}

/**
 * Handlers for a button of the sidebar: press or Enter adds the item, dragging drops it. Give the button the class
 * `touch-pan-y`.
 */
export function useDragItem(item: DragItem): DragSource {
  const session = useSession();
  const now = useRef(item);
  now.current = item;
  const element = useRef<HTMLElement | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const dragged = useRef(false);

  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>): void => {
      dragged.current = false;
      const source = element.current;
      if (event.button !== 0 || !source) return;
      stop.current?.();
      stop.current = followDrag(
        session,
        source,
        event,
        () => now.current,
        () => {
          dragged.current = true;
        },
      );
    },
    [session],
  );

  return {
    ref: useCallback((node: HTMLElement | null) => {
      element.current = node;
    }, []),
    onPointerDown,
    onClick() {
      if (dragged.current) {
        dragged.current = false;
        return;
      }
      addItem(session, now.current);
    },
    draggable: false,
  };
}

/** Adds an item without a drag: where there is room, and moves the focus to the canvas. */
export function addItem(session: EditorSession, item: DragItem): void {
  void item.add(session, null);
  session.stage.get()?.focus();
}

/** Follows one press until it ends; the returned function cancels it. */
function followDrag(
  session: EditorSession,
  source: Element,
  press: PointerEvent,
  item: () => DragItem,
  onDrag: () => void,
): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const from = { x: press.clientX, y: press.clientY };
  const own = [...(takers.get(session) ?? [])];
  /** Where the pointer was last, on the page and by itself. */
  let last: { at: Point | null; alone: boolean } = { at: null, alone: false };
  let ghost: ReturnType<typeof createGhost> | null = null;

  function end(): void {
    listening.abort();
    ghost?.end();
    if (!ghost) return;
    ghost = null;
    for (const taker of own) taker.over(item(), null);
    draggedItem.set(null);
  }

  function move(event: globalThis.PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_FROM) return;
    if (!ghost) {
      ghost = createGhost(source);
      onDrag();
      draggedItem.set(item());
    }
    event.preventDefault();
    ghost.move(event.clientX, event.clientY);
    hover(pagePoint(session, source, event), event.ctrlKey || event.metaKey);
  }

  function hover(at: Point | null, alone: boolean): void {
    last = { at, alone };
    // The first that accepts it shows so; the others are told that it is not over them.
    let taken = at === null || alone;
    for (const taker of own) taken = taker.over(item(), taken ? null : at) || taken;
  }

  function key(event: KeyboardEvent): void {
    if (!ghost) return;
    if (event.key === 'Control' || event.key === 'Meta') hover(last.at, event.type === 'keydown');
    if (event.key !== 'Escape' || event.type === 'keyup') return;
    event.stopPropagation();
    event.preventDefault();
    end();
  }

  function drop(event: globalThis.PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    const at = ghost ? pagePoint(session, source, event) : null;
    end();
    const alone = event.ctrlKey || event.metaKey || last.alone;
    if (!at || (!alone && own.some((taker) => taker.drop(item(), at)))) return;
    void item().add(session, at);
    session.stage.get()?.focus();
  }

  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', drop, options);
  // A finger that scrolls the list cancels the pointer.
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('keydown', key, options);
  window.addEventListener('keyup', key, options);
  return end;
}
