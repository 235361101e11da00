/** On the start side of the canvas: a rail of panels, and the open panel. */
import { PaintBucket, PenLine, X, type LucideIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Loading } from '#app/ui/spinner.tsx';
import { useAfterPaint } from '#app/ui/use-after-paint.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { drawAction } from '../actions/draw-actions.ts';
import { backgroundAction } from '../actions/page-actions.ts';
import { createCell } from '../session/cell.ts';
import { useCell, useMode, useSelection, useSession } from '../session/session-context.tsx';
import { TileGrid } from '../panel-parts/tile-grid.tsx';
import { SIDEBAR_PANELS, type SidebarPanel } from './panels.ts';
import { shareRoom } from './share-room.ts';

/** How far rail and panel extend into the stage, px; as in their classes. */
const PANEL_EDGE = 380;

export function Sidebar(): ReactNode {
  const session = useSession();
  const rail = useRef<HTMLDivElement>(null);
  const open = useCell(session.panel);
  const mode = useMode();
  const { background } = useSelection();
  // A moment after the button that opens it looks pressed.
  const shown = useAfterPaint(open);
  const panel = SIDEBAR_PANELS.find(({ id }) => id === shown) ?? null;
  const adding = SIDEBAR_PANELS.filter(({ inventory }) => !inventory);
  const present = SIDEBAR_PANELS.filter(({ inventory }) => inventory);

  useEffect(() => {
    session.covered.set(panel ? PANEL_EDGE : 0);
    return () => session.covered.set(0);
  }, [session, panel]);

  useEffect(() => {
    const place = rail.current?.closest('[data-workspace]');
    if (!place) return;
    const width = createCell(place.clientWidth);
    const sizes = new ResizeObserver(() => width.set(place.clientWidth));
    sizes.observe(place);
    const stop = shareRoom(session, width);
    return () => {
      sizes.disconnect();
      stop();
    };
  }, [session]);

  const toggle = ({ id }: SidebarPanel): void => session.panel.set(open === id ? null : id);
  /** Returns the focus to where the panel was opened from. */
  const close = (): void => {
    rail.current?.querySelector<HTMLElement>('[aria-controls]')?.focus();
    session.panel.set(null);
  };
  const button = (one: SidebarPanel): ReactNode => (
    <RailButton
      key={one.id}
      label={one.label}
      icon={one.icon}
      pressed={open === one.id}
      controls="editor-panel"
      onClick={() => toggle(one)}
    />
  );

  return (
    <>
      <TileGrid
        columns={1}
        ref={rail}
        role="toolbar"
        aria-orientation="vertical"
        aria-label={message('editor.insert')}
        className="absolute start-3 top-3 z-10 grid w-17 gap-0.5 rounded-card border border-line bg-raised p-1 shadow-float"
      >
        {adding.map(button)}
        <RailButton
          label="draw.draw"
          icon={PenLine}
          pressed={mode?.kind === 'draw'}
          onClick={() => drawAction.run(session)}
        />
        <span aria-hidden className="mx-2 my-1 h-px bg-line" />
        <RailButton
          label="editor.background"
          icon={PaintBucket}
          pressed={background}
          onClick={() => backgroundAction.run(session)}
        />
        {present.map(button)}
      </TileGrid>
      {panel && <OpenPanel key={panel.id} panel={panel} onClose={close} />}
    </>
  );
}

function OpenPanel({ panel, onClose }: { panel: SidebarPanel; onClose(): void }): ReactNode {
  const Content = panel.content;
  return (
    <aside
      id="editor-panel"
      aria-label={message(panel.label)}
      data-panel={panel.id}
      data-side="start"
      className="absolute start-23 top-3 bottom-3 z-10 flex w-72 animate-fade flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <header className="flex items-center justify-between border-b border-line py-1 ps-3 pe-1.5">
        <h2 className="font-text text-13 font-semibold tracking-normal">{message(panel.label)}</h2>
        <IconButton label={message('common.close')} icon={X} size="tiny" onClick={onClose} />
      </header>
      <Suspense fallback={<Loading label={message('editor.loadingPanel')} className="py-10" />}>
        <Content />
      </Suspense>
    </aside>
  );
}

function RailButton({
  label,
  icon: Icon,
  pressed,
  controls,
  onClick,
}: {
  label: MessageKey;
  icon: LucideIcon;
  pressed: boolean;
  controls?: string;
  onClick(): void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-controls={controls && pressed ? controls : undefined}
      onClick={onClick}
      className={classNames(
        'grid justify-items-center gap-0.5 rounded-control pt-1.5 pb-1 text-12 transition-colors',
        pressed ? 'bg-tint-strong text-ink' : 'text-muted hover:bg-tint hover:text-ink',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className="max-w-full truncate text-[10.5px] leading-4 tracking-tight">{message(label)}</span>
    </button>
  );
}
