/** The stage: ground, page, canvas and what lies over them. Mounts the canvas when the editor is ready, in the browser only. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type * as CanvasCode from './canvas-controller.client.ts';
import type { CanvasController, GestureMeasure } from './canvas-controller.client.ts';
import { message } from '#messages/message.ts';
import { selectionWords } from '../layer-words.ts';
import { useDesign, usePhase, useSelection, useSession } from '../session-context.tsx';
import { Overlays } from './overlays.tsx';
import { PageGround } from './page-ground.tsx';
import type { Guide } from './snapping.ts';
import { useStageColors } from './stage-colors.ts';
import { useStageKeys } from './use-stage-keys.ts';

export type CanvasModule = typeof CanvasCode;

/** `canvasModule`: loaded by the editor's machine before the stage is shown. */
export function Stage({ canvasModule, children }: { canvasModule: CanvasModule; children?: ReactNode }): ReactNode {
  const session = useSession();
  const phase = usePhase();
  const host = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const controller = useRef<CanvasController | null>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [hovered, setHovered] = useState<string | null>(null);
  const [measure, setMeasure] = useState<GestureMeasure | null>(null);
  const colors = useStageColors(host);

  useEffect(() => {
    if (!host.current || !holder.current) return;
    // Fabric wraps its canvas in elements of its own, which React must know nothing of.
    const element = document.createElement('canvas');
    holder.current.replaceChildren(element);
    const created = canvasModule.createCanvasController({
      session,
      host: host.current,
      element,
      colors: { accent: '#f4502f', surface: '#ffffff', frame: 'transparent' },
      onGuides: setGuides,
      onHover: setHovered,
      onMeasure: setMeasure,
    });
    controller.current = created;
    return () => {
      controller.current = null;
      created.dispose();
    };
  }, [session, canvasModule]);

  useEffect(() => {
    if (colors) controller.current?.setColors(colors);
  }, [colors]);

  useStageKeys(host, controller);

  return (
    <div
      ref={host}
      // Hands work on the canvas by keyboard too; it has no element of its own for that.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-roledescription={message('editor.canvas')}
      aria-label={message('editor.canvas')}
      aria-describedby="editor-canvas-help"
      data-phase={phase}
      className="dot-ground group/stage absolute inset-0 touch-none overflow-hidden outline-none data-[phase=pan-ready]:cursor-grab data-[phase=panning]:cursor-grabbing"
    >
      <span id="editor-canvas-help" className="sr-only">{message('editor.canvasHelp')}</span>
      <PageGround />
      <div ref={holder} className="absolute inset-0 group-data-[phase=pan-ready]/stage:[&_canvas]:cursor-grab! group-data-[phase=panning]/stage:[&_canvas]:cursor-grabbing!" />
      <Overlays guides={guides} hovered={phase === 'idle' ? hovered : null} />
      {measure && <MeasureNote measure={measure} />}
      <SelectionSpoken />
      {children}
    </div>
  );
}

/** Beside the pointer while a hand pulls or turns: what it has come to. */
function MeasureNote({ measure: { kind, x, y, width, height, rotation } }: { measure: GestureMeasure }): ReactNode {
  const text = kind === 'turn'
    ? message('editor.degrees', { value: Math.round(rotation) })
    : message('editor.pixels', { width: Math.round(width), height: Math.round(height) });
  return (
    <div aria-hidden className="tabular pointer-events-none absolute top-0 left-0 rounded-small bg-ink px-1.5 py-0.5 text-12 text-on-ink" style={{ transform: `translate(${x + 16}px, ${y + 16}px)` }}>
      {text}
    </div>
  );
}

/** Says what is selected to those who can't see it. */
function SelectionSpoken(): ReactNode {
  const { layers } = useSelection();
  const { document } = useDesign();
  const phase = usePhase();
  return (
    <div aria-live="polite" className="sr-only">
      {phase === 'editing-text' ? message('editor.editingText') : layers.length > 0 && selectionWords(document, layers)}
    </div>
  );
}
