/**
 * What is below the canvas: the page's shadow and, where the page is transparent, the checkerboard. Moves with the
 * viewport.
 */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';

const DOTS = 20;

export function PageBackground(): ReactNode {
  const session = useSession();
  const { width, height, pages } = useDocument();
  const background = pages[useCell(session.page)]?.background;
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { viewport } = session;
    const place = () => {
      const page = element.current;
      if (!page) return;
      const { zoom, x, y } = viewport.get();
      page.style.transform = `translate(${x}px, ${y}px)`;
      page.style.width = `${width * zoom}px`;
      page.style.height = `${height * zoom}px`;
      // The table moves with the page, so that panning feels like moving both.
      if (page.parentElement) page.parentElement.style.backgroundPosition = `${x % DOTS}px ${y % DOTS}px`;
    };
    place();
    return viewport.subscribe(place);
  }, [session, width, height]);

  const opaque = background?.type === 'solid' && background.color.length === 7;
  return (
    <div
      ref={element}
      aria-hidden
      data-page-background
      className={`absolute top-0 left-0 shadow-page ${opaque ? 'bg-panel' : 'chequer'}`}
    />
  );
}
