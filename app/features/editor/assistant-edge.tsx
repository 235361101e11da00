/**
 * How the assistant's panel behaves as a panel: dragging its edge or arrow keys resize it, its keys close it; as a
 * sheet it reports to the stage how much it covers. Loaded with the first panel that opens.
 */
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { pageDirection } from '#app/ui/direction.tsx';
import { message } from '#messages/message.ts';
import { matches } from './actions/shortcuts.ts';
import { assistantAction } from './actions/view-actions.ts';
import { useCell, useSession } from './session/session-context.tsx';

/** The narrowest and widest it may be dragged, px; editor.css keeps it out of the canvas's half as well. */
const NARROWEST = 300;
const WIDEST = 560;
/** A workspace narrower than this has no room for another panel next to the page, px: the open one closes. */
const ROOM_FOR_PANELS = 760;
/** Step of an arrow key, px. */
const STEP = 20;

export default function AssistantEdge(): ReactNode {
  const session = useSession();
  const { assistant, assistantWidth } = session.stageView;
  const width = useCell(assistantWidth);
  const edge = useRef<HTMLDivElement>(null);

  // Returns the focus to where the panel was opened from.
  useLayoutEffect(() => {
    const panel = edge.current?.parentElement;
    return () => {
      if (panel?.contains(document.activeElement))
        document.querySelector<HTMLElement>('[data-command=assistant]')?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const panel = edge.current?.parentElement;
    if (!panel) return;
    const isSheet = (): boolean => getComputedStyle(panel).position === 'absolute';
    const press = (event: globalThis.KeyboardEvent): void => {
      // The conversation handles a key first: Escape stops a turn. Keys elsewhere must not read styles: that would make
      // the browser restyle a page that is just changing.
      if (event.defaultPrevented || !(event.target instanceof Node && panel.contains(event.target))) return;
      const closes =
        (event.key === 'Escape' && isSheet()) ||
        assistantAction.shortcuts?.some((shortcut) => matches(event, shortcut));
      if (!closes) return;
      event.preventDefault();
      assistant.set(false);
    };
    const workspace = panel.parentElement?.querySelector('[data-workspace]');
    let roomy = true;
    const look = (): void => {
      session.coveredBelow.set(isSheet() ? panel.offsetHeight : 0);
      const before = roomy;
      roomy = (workspace?.clientWidth ?? 0) >= ROOM_FOR_PANELS;
      if (before && !roomy) session.panel.set(null);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(panel);
    if (workspace) sizes.observe(workspace);
    window.addEventListener('keydown', press);
    return () => {
      sizes.disconnect();
      window.removeEventListener('keydown', press);
      session.coveredBelow.set(0);
    };
  }, [session, assistant]);

  const pull = (to: number): void => assistantWidth.set(Math.round(Math.min(WIDEST, Math.max(NARROWEST, to))));
  const drag = ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const panel = currentTarget.parentElement;
    if (!panel) return;
    const from = panel.offsetWidth;
    const sense = pageDirection() === 'rtl' ? -1 : 1;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.onpointermove = (move) => pull(from + (move.clientX - clientX) * sense);
    currentTarget.onlostpointercapture = ({ target }) => {
      if (target instanceof HTMLElement) target.onpointermove = null;
    };
  };
  const keys = (event: KeyboardEvent): void => {
    const sense = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (sense === undefined) return;
    event.preventDefault();
    pull(width + STEP * sense * (pageDirection() === 'rtl' ? -1 : 1));
  };

  return (
    // A movable separator takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={message('editor.assistantWidth')}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={keys}
      className="assistant-edge absolute inset-y-0 -end-1 z-20 w-2 cursor-col-resize touch-none outline-none"
    />
  );
}
