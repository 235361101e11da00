/** Next to the selection: its most wanted actions. Follows the page, makes way for gestures and panels. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { selectedTables } from '../commands/edit-table.ts';
import { useCell, useMode, useSession, useShownContext, useStill } from '../session/session-context.tsx';
import { EDGE, itemsWithRoom, roomBeside, toolbarPlace, type Room } from './toolbar-place.ts';
import { ToolbarItems } from './toolbar-items.tsx';

export default function FloatingToolbar(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const mode = useMode();
  // Panels that open and collapse move the edges that the toolbar avoids.
  const folded = !useCell(session.propertiesOpen);
  const covered = useCell(session.covered);
  const element = useRef<HTMLDivElement>(null);
  /**
   * The toolbar's size and the space that panels leave it: read from the page when one of them changes, not at every
   * step of a pan.
   */
  const layout = useRef<Layout | null>(null);
  const chosen = shown.selection.join();
  const box = boundsOfLayers(selectedLeaves(shown));
  // The grips of a table's columns are above it.
  const lift = selectedTables(shown).length === 1 && selectedLeaves(shown).length === 1 ? TABLE_GRIPS : 0;
  const resting = useResting(useStill());
  const visible = box !== null && mode === null && resting;

  const put = (): void => {
    if (element.current && layout.current && box)
      putBeside(element.current, layout.current, box, session.viewport.get(), lift);
  };
  const latest = useRef(put);

  useLayoutEffect(() => {
    const toolbar = element.current;
    const stage = toolbar?.parentElement;
    if (!visible || !stage) return;
    const sizes = new ResizeObserver(measure);
    function measure(): void {
      if (!toolbar || !stage) return;
      const panels = [...stage.querySelectorAll<HTMLElement>(PANELS)];
      layout.current = layoutOf(toolbar, stage, panels);
      for (const panel of panels) sizes.observe(panel);
      latest.current();
    }
    measure();
    sizes.observe(toolbar);
    sizes.observe(stage);
    // The properties appear a moment after the selection.
    const comings = new MutationObserver(measure);
    comings.observe(stage, { childList: true });
    return () => {
      sizes.disconnect();
      comings.disconnect();
    };
  }, [visible, chosen, folded, covered]);

  useLayoutEffect(() => {
    latest.current = put;
    put();
    return session.viewport.subscribe(put);
  });

  if (!visible) return null;
  return (
    <div
      ref={element}
      role="toolbar"
      aria-label={message('editor.toolbar')}
      data-toolbar
      data-keeps-typing
      className="absolute top-0 left-0 z-1 flex w-max items-center gap-0.5 rounded-card border border-line bg-raised p-1 shadow-float"
    >
      <ToolbarItems />
    </div>
  );
}

/**
 * After a gesture the toolbar waits this long, ms: a user who continues immediately neither waits for it nor presses it
 * by accident.
 */
const REST = 300;

/** Whether no gesture is in progress, and the last one ended a moment ago. */
function useResting(still: boolean): boolean {
  const [rested, setRested] = useState(still);
  useEffect(() => {
    const timer = setTimeout(() => setRested(still), still ? REST : 0);
    return () => clearTimeout(timer);
  }, [still]);
  return still && rested;
}

/** What covers the stage at its sides. */
const PANELS = '[data-side="start"], [data-panel="properties"], [role="toolbar"][aria-orientation="vertical"]';
/** Border and padding of the toolbar on both sides together, px. */
const FRAME = 10;
const GAP = 2;
/** Space for the grips and add buttons above a table, px. */
const TABLE_GRIPS = 34;

interface Layout {
  room: Room;
  toolbar: { width: number; height: number };
}

function layoutOf(toolbar: HTMLElement, stage: HTMLElement, panels: readonly HTMLElement[]): Layout {
  const stageBox = stage.getBoundingClientRect();
  const boxes = panels.map((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    return { x: left - stageBox.left, y: top - stageBox.top, width, height };
  });
  const room = roomBeside(stageBox, boxes);
  fit(toolbar, room.right - room.left - 2 * EDGE);
  return { room, toolbar: { width: toolbar.offsetWidth, height: toolbar.offsetHeight } };
}

function putBeside(
  element: HTMLElement,
  { room, toolbar }: Layout,
  box: Box,
  viewport: { zoom: number; x: number; y: number },
  lift: number,
): void {
  const { x, y } = toolbarPlace({
    box: {
      x: box.x * viewport.zoom + viewport.x,
      y: box.y * viewport.zoom + viewport.y - lift,
      width: box.width * viewport.zoom,
      height: box.height * viewport.zoom + lift,
    },
    toolbar,
    room,
  });
  element.style.transform = `translate(${x}px, ${y}px)`;
}

/** Leaves out what has no room; the menu and the properties offer it too. */
function fit(toolbar: HTMLElement, room: number): void {
  const items = [...toolbar.querySelectorAll<HTMLElement>(':scope > [data-rank]')];
  for (const item of items) item.hidden = false;
  const sizes = items.map((item) => ({
    width: item.offsetWidth + GAP,
    rank: item.dataset.rank === 'always' ? null : Number(item.dataset.rank),
  }));
  const shown = itemsWithRoom(sizes, room - FRAME);
  for (const [index, item] of items.entries()) item.hidden = !shown[index];
}
