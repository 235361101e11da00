/** A layer as it looks, small; a text shows an icon. Painted when it comes into view, and again when it has changed. */
import { Type } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Layer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';

/** Edge, px of the screen. */
const SIDE = 28;
/** Delay after a change before it is repainted, ms: ongoing gestures come first. */
const REST = 250;

export function LayerThumb({ layer }: { layer: Layer }): ReactNode {
  // Letters that small say less than an icon does.
  if (layer.type === 'text')
    return (
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-[0.25rem] border border-line bg-tint text-muted"
      >
        <Type size={15} strokeWidth={1.75} />
      </span>
    );
  return layer.type === 'group' ? <GroupThumb layer={layer} /> : <PaintedThumb layer={layer} changes={layer} />;
}

/** A group changes with its contents. */
function GroupThumb({ layer }: { layer: Layer }): ReactNode {
  return <PaintedThumb layer={layer} changes={useDocument()} />;
}

/** `changes`: it is repainted whenever this is another one. */
function PaintedThumb({ layer, changes }: { layer: Layer; changes: object }): ReactNode {
  const session = useSession();
  const stage = useCell(session.stage);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !stage) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const paint = (): void => {
      const now = session.store.view().document;
      const leaves = layer.type === 'group' ? leavesInPaintOrder(now, layer.id) : [layer];
      stage.paintLayers(target, leaves);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = setTimeout(
        () => {
          paint();
          // Pictures may still be loading.
          void stage.settled().then(() => !gone && paint());
        },
        target.dataset.painted ? REST : 0,
      );
      target.dataset.painted = 'true';
    });
    observer.observe(target);
    return () => {
      gone = true;
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [session, stage, changes, layer]);

  const pixels = Math.round(SIDE * (typeof window === 'undefined' ? 1 : window.devicePixelRatio));
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={pixels}
      aria-hidden
      className="chequer-middle size-7 shrink-0 rounded-[0.25rem] border border-line"
    />
  );
}
