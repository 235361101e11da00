/** Beside the selection: what one most often wants of it. Follows the page, steps aside for hands and panels. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { useCell, usePhase, useSession, useShownContext } from '../session-context.tsx';
import { toolbarPlace } from './toolbar-place.ts';
import { ToolbarItems } from './toolbar-items.tsx';

export function FloatingToolbar(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const phase = usePhase();
  // Folding moves the edge that the toolbar keeps away from.
  useCell(session.propertiesOpen);
  const element = useRef<HTMLDivElement>(null);
  const box = boundsOfLayers(selectedLeaves(shown));
  const visible = box !== null && (phase === 'idle' || phase === 'editing-text');

  useLayoutEffect(() => {
    const toolbar = element.current;
    if (!visible || !toolbar) return;
    const follow = (): void => putBeside(toolbar, box, session.viewport.get());
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(toolbar);
    const stop = session.viewport.subscribe(follow);
    return () => {
      observer.disconnect();
      stop();
    };
  });

  if (!visible) return null;
  return (
    <div
      ref={element}
      role="toolbar"
      aria-label={message('editor.toolbar')}
      data-toolbar
      className="absolute top-0 left-0 flex max-w-full items-center gap-0.5 rounded-card border border-line bg-raised p-1 shadow-float"
    >
      <ToolbarItems />
    </div>
  );
}

function putBeside(toolbar: HTMLElement, box: Box, viewport: { zoom: number; x: number; y: number }): void {
  const stage = toolbar.parentElement;
  if (!stage) return;
  const panel = stage.querySelector<HTMLElement>('[data-panel="properties"][data-open]');
  const list = stage.querySelector<HTMLElement>('[data-panel="layers"]');
  const room = {
    left: list ? list.offsetLeft + list.offsetWidth : 64,
    right: panel ? panel.offsetLeft : stage.clientWidth,
    top: 0,
    bottom: stage.clientHeight,
  };
  // Where both have no room side by side, the properties say all that the toolbar does.
  toolbar.style.visibility = panel && toolbar.offsetWidth > room.right - room.left ? 'hidden' : '';
  const { x, y } = toolbarPlace({
    box: { x: box.x * viewport.zoom + viewport.x, y: box.y * viewport.zoom + viewport.y, width: box.width * viewport.zoom, height: box.height * viewport.zoom },
    toolbar: { width: toolbar.offsetWidth, height: toolbar.offsetHeight },
    room,
  });
  toolbar.style.transform = `translate(${x}px, ${y}px)`;
}
