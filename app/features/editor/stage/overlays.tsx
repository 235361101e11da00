/**
 * What is drawn above the canvas without belonging to the design: the hovered layer's outline, those of layers being
 * pointed out, and where the assistant has just worked.
 */
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { isShown } from '../commands/command.ts';
import { DropHighlight } from './drop/picture-drop.tsx';
import { useCell, useDocument, usePhase, useSelection, useSession } from '../session/session-context.tsx';
import { PointedOut } from './pointed-out.tsx';
import type { StageHints } from './stage-hints.ts';

/** How long a change stays marked, ms; the animation in the style sheet ends with it. */
const MARK = 1_400;

interface Mark {
  key: number;
  layers: readonly string[];
}

/** A layer's box on the page with its rotation; a group's is the upright box around it. */
function outlineOf(document: DesignDocument, id: string): (Box & { rotation: number }) | null {
  const layer = findLayer(document, id);
  if (!layer || !isShown(document, id)) return null;
  if (layer.type !== 'group')
    return { x: layer.x, y: layer.y, width: layer.width, height: layer.height, rotation: layer.rotation };
  const box = boundsOfLayers(leavesInPaintOrder(document, id));
  return box && { ...box, rotation: 0 };
}

export function Overlays({ hovered }: Pick<StageHints, 'hovered'>): ReactNode {
  const session = useSession();
  const document = useDocument();
  const { layers } = useSelection();
  const marks = useMarks();
  const phase = usePhase();
  const under = useCell(hovered);
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { viewport } = session;
    const place = () => {
      const { zoom, x, y } = viewport.get();
      element.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${zoom})`);
      element.current?.style.setProperty('--line', `${1 / zoom}px`);
    };
    place();
    return viewport.subscribe(place);
  }, [session]);

  const hover = under !== null && phase === 'idle' && !layers.includes(under) ? outlineOf(document, under) : null;
  return (
    <div ref={element} aria-hidden className="pointer-events-none absolute top-0 left-0 origin-top-left">
      {marks.flatMap((mark) =>
        mark.layers.map((id) => {
          const box = outlineOf(document, id);
          return (
            box && (
              <div
                key={`${mark.key}-${id}`}
                data-mark
                className="absolute editor-mark rounded-[calc(var(--line)*4)] outline-[calc(var(--line)*2)] outline-accent"
                style={place(box)}
              />
            )
          );
        }),
      )}
      <DropHighlight />
      <PointedOut boxOf={(id) => outlineOf(document, id)} place={place} />
      {hover && <div className="absolute outline-[calc(var(--line)*1.5)] outline-accent" style={place(hover)} />}
    </div>
  );
}

function place({ x, y, width, height, rotation }: Box & { rotation: number }): CSSProperties {
  return { left: x, top: y, width, height, transform: rotation === 0 ? undefined : `rotate(${rotation}deg)` };
}

/** Layers that the assistant has just added or changed, for a moment each. */
function useMarks(): readonly Mark[] {
  const { store } = useSession();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = store.onRemoteChange((author, operations) => {
      const layers = author === 'agent' ? layersOf(operations) : [];
      if (layers.length === 0) return;
      const key = (count.current += 1);
      setMarks((present) => [...present, { key, layers }]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        setMarks((present) => present.filter((mark) => mark.key !== key));
      }, MARK);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [store]);
  return marks;
}

function layersOf(operations: readonly Operation[]): string[] {
  const ids = operations.flatMap((operation) =>
    operation.type === 'layer.add' ? [operation.layer.id] : operation.type === 'layer.update' ? [operation.id] : [],
  );
  return [...new Set(ids)];
}
