/** Dragging guides: out of a ruler, around, and back to it. */
import { useMemo, type PointerEvent as ReactPointerEvent } from 'react';
import { boundsOf } from '#design/document/geometry.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { isShown } from '../../commands/command.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { useSession } from '../../session/session-context.tsx';
import { nearestLine, snapTargets, type Axis } from '../snapping/snap-targets.ts';
import { withGuide, withoutGuide, type HeldGuide } from '../../session/stage-view.ts';

/** A guide snaps to layers and the page within this, screen px. */
const REACH = 5;

export interface GuideDrag {
  /** Draws a new guide out of a ruler. */
  draw(event: ReactPointerEvent<HTMLElement>, axis: Axis): void;
  /** Takes one that is there. */
  take(event: ReactPointerEvent<HTMLElement>, axis: Axis, index: number): void;
}

export function useGuideDrag(): GuideDrag {
  const session = useSession();
  return useMemo(() => {
    const { guides, heldGuide } = session.stageView;
    const begin = (event: ReactPointerEvent<HTMLElement>, axis: Axis, index: number | null): void => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      const stage = event.currentTarget.closest('[data-editor]')?.querySelector<HTMLElement>('[data-phase]');
      if (!stage) return;
      const element = event.currentTarget;
      element.setPointerCapture(event.pointerId);
      const lines = linesOf(session, axis);
      const follow = (moved: PointerEvent): void =>
        heldGuide.set({ axis, index, at: placeOf(moved, stage, session, axis, lines) });
      const leaving = new AbortController();
      const end = (keep: boolean): void => {
        leaving.abort();
        const last = heldGuide.get();
        heldGuide.set(null);
        if (keep && last) settle(session, last);
      };
      const listen = { signal: leaving.signal };
      element.addEventListener('pointermove', follow, listen);
      element.addEventListener('pointerup', () => end(true), listen);
      element.addEventListener('pointercancel', () => end(false), listen);
      document.addEventListener(
        'keydown',
        (key) => {
          if (key.key !== 'Escape') return;
          key.preventDefault();
          key.stopPropagation();
          end(false);
        },
        { ...listen, capture: true },
      );
      heldGuide.set({ axis, index, at: index === null ? null : (guides.get()[axis][index] ?? null) });
    };

    return {
      draw: (event, axis) => begin(event, axis, null),
      take: (event, axis, index) => begin(event, axis, index),
    };
  }, [session]);
}

function settle({ stageView }: EditorSession, { axis, index, at }: HeldGuide): void {
  const guides = stageView.guides.get();
  if (at !== null) stageView.guides.set(withGuide(guides, axis, at, index));
  else if (index !== null) stageView.guides.set(withoutGuide(guides, axis, index));
}

/** What a guide may snap to: the edges and centers of the page and the layers. */
function linesOf({ store, page }: EditorSession, axis: Axis) {
  const { document } = store.view();
  const { width, height } = document;
  const boxes = leavesInPaintOrder(document, page.get())
    .filter(({ id }) => isShown(document, id))
    .map(boundsOf);
  return snapTargets({ page: { width, height }, others: boxes })[axis];
}

/** Where the pointer holds a guide, page px; null over the rulers. */
function placeOf(
  event: PointerEvent,
  stage: HTMLElement,
  { viewport }: EditorSession,
  axis: Axis,
  lines: ReturnType<typeof linesOf>,
): number | null {
  const { left, top } = stage.getBoundingClientRect();
  const onStage = axis === 'x' ? event.clientX - left : event.clientY - top;
  if (onStage < 0) return null;
  const { zoom, [axis]: offset } = viewport.get();
  const at = (onStage - offset) / zoom;
  const way = event.ctrlKey || event.metaKey ? null : nearestLine([at], lines, REACH / zoom);
  return way === null ? Math.round(at) : Math.round((at + way) * 100) / 100;
}
