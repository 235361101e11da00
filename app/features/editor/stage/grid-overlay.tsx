/** The grid over the page while it is shown: thin lines at the snapping distance, every fifth a little stronger. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { shownGridStep } from './rulers/ticks.ts';
import { gridStep } from '../session/stage-view.ts';

export function GridOverlay(): ReactNode {
  const { stageView } = useSession();
  return useCell(stageView.grid) ? <Grid /> : null;
}

function Grid(): ReactNode {
  const { viewport } = useSession();
  const { width, height } = useDocument();
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      const { zoom, x, y } = viewport.get();
      const style = element.current?.style;
      if (!style) return;
      const step = shownGridStep(gridStep({ width, height }), zoom) * zoom;
      style.transform = `translate(${x}px, ${y}px)`;
      style.width = `${width * zoom}px`;
      style.height = `${height * zoom}px`;
      style.backgroundSize = `${step}px ${step}px, ${step}px ${step}px, ${step * 5}px ${step * 5}px, ${step * 5}px ${step * 5}px`;
    };
    place();
    return viewport.subscribe(place);
  }, [viewport, width, height]);

  return <div ref={element} aria-hidden data-grid className="stage-grid pointer-events-none absolute top-0 left-0" />;
}
