/**
 * The stage: background, page, canvas and what is above them. Mounts the canvas when the editor is ready, in the
 * browser only.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type * as CanvasCode from './canvas-controller.client.ts';
import type { CanvasController } from './canvas-controller.client.ts';
import { message } from '#messages/message.ts';
import { useCell, usePhase, useSelection, useSession } from '../session/session-context.tsx';
import { TableStage } from '../tables/table-stage.tsx';
import { GridOverlay } from './grid-overlay.tsx';
import { Overlays } from './overlays.tsx';
import { PageBackground } from './page-background.tsx';
import { RulerGuides } from './rulers/ruler-frame.tsx';
import { SelectionSpoken } from './selection-spoken.tsx';
import { SnapOverlay } from './snap-overlay.tsx';
import { useStageColors } from './stage-colors.ts';
import { createStageHints, type StageHints } from './stage-hints.ts';
import { useStageKeys } from './use-stage-keys.ts';

export type CanvasModule = typeof CanvasCode;

/** `canvasModule`: loaded by the editor's machine before the stage is shown. */
export function Stage({ canvasModule, children }: { canvasModule: CanvasModule; children?: ReactNode }): ReactNode {
  const session = useSession();
  const phase = usePhase();
  const host = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const controller = useRef<CanvasController | null>(null);
  const [hints] = useState(createStageHints);
  const colors = useStageColors(host);
  /** The focus came here by the keyboard, not by a press. */
  const [reached, setReached] = useState(false);

  useEffect(() => {
    if (!host.current || !holder.current) return;
    // Fabric wraps its canvas in elements of its own, which React must not know about.
    const element = document.createElement('canvas');
    holder.current.replaceChildren(element);
    const created = canvasModule.createCanvasController({
      session,
      host: host.current,
      element,
      colors: { accent: '#f4502f', surface: '#ffffff', frame: 'transparent' },
      hints,
    });
    controller.current = created;
    return () => {
      controller.current = null;
      created.dispose();
    };
  }, [session, canvasModule, hints]);

  useEffect(() => {
    if (colors) controller.current?.setColors(colors);
  }, [colors]);

  useStageKeys(host, controller);

  return (
    // Only watches the focus arriving and leaving.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={host}
      // The canvas is operated by keyboard too, but has no native element for that.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-roledescription={message('editor.canvas')}
      aria-label={message('editor.canvas')}
      aria-describedby="editor-canvas-help"
      data-stage
      onFocus={({ target, currentTarget }) => setReached(target === currentTarget && target.matches(':focus-visible'))}
      onBlur={() => setReached(false)}
      onPointerDown={() => setReached(false)}
      data-phase={phase}
      className="dot-background group/stage absolute inset-0 touch-none overflow-hidden outline-none data-[phase=pan-ready]:cursor-grab data-[phase=panning]:cursor-grabbing"
    >
      <span id="editor-canvas-help" className="sr-only">
        {message('editor.canvasHelp')}
      </span>
      <PageBackground />
      <div
        ref={holder}
        className="absolute inset-0 group-data-[phase=pan-ready]/stage:[&_canvas]:cursor-grab! group-data-[phase=panning]/stage:[&_canvas]:cursor-grabbing!"
      />
      <GridOverlay />
      <Overlays hovered={hints.hovered} />
      <TableStage />
      <RulerGuides />
      <SnapOverlay marks={hints.marks} />
      <MeasureNote measure={hints.measure} />
      <SelectionSpoken />
      {reached && <Focused />}
      {children}
    </div>
  );
}

/** Shows that the canvas has the focus while no layer does: a selected layer shows it itself. */
function Focused(): ReactNode {
  const { layers } = useSelection();
  if (layers.length > 0) return null;
  return (
    <div
      aria-hidden
      data-focused
      className="pointer-events-none absolute inset-0 outline-2 -outline-offset-2 outline-accent-text"
    />
  );
}

/** Next to the pointer during a resize or rotation: its current measures. */
function MeasureNote({ measure }: { measure: StageHints['measure'] }): ReactNode {
  const shown = useCell(measure);
  if (!shown) return null;
  const { kind, x, y, width, height, rotation } = shown;
  const text =
    kind === 'turn'
      ? message('editor.degrees', { value: Math.round(rotation) })
      : message('editor.pixels', { width: Math.round(width), height: Math.round(height) });
  return (
    <div
      aria-hidden
      className="tabular pointer-events-none absolute top-0 left-0 rounded-small bg-ink px-1.5 py-0.5 text-12 text-on-ink"
      style={{ transform: `translate(${x + 16}px, ${y + 16}px)` }}
    >
      {text}
    </div>
  );
}
