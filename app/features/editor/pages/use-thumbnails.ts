/** Keeps the thumbnails of pages up to date: shortly after a change, so that gestures are not slowed down. */
import { useCallback, useEffect, useRef } from 'react';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';
import { useSession } from '../session/session-context.tsx';
import type { Thumbnails } from './page-thumbnails.client.ts';

/** Pause after a change before thumbnails are updated, ms. */
const REST = 350;

/** The ref callback for a card's canvas; null when it unmounts. */
export function useThumbnails(): (page: string, canvas: HTMLCanvasElement | null) => void {
  const session = useSession();
  const canvases = useRef(new Map<string, HTMLCanvasElement>());
  const schedule = useRef<(rest: number) => void>(() => undefined);

  useEffect(() => {
    let thumbnails: Thumbnails | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const drawAll = (): void => {
      const document = session.store.document();
      for (const [page, canvas] of canvases.current) thumbnails?.draw(document, page, canvas);
    };
    schedule.current = (rest) => {
      clearTimeout(timer);
      timer = setTimeout(drawAll, rest);
    };
    import('./page-thumbnails.client.ts').then(
      ({ createThumbnails }) => {
        if (gone) return;
        thumbnails = createThumbnails();
        drawAll();
      },
      (error: unknown) => reportInBrowser(error, { area: 'editor', doing: 'thumbnails' }),
    );
    const stop = session.store.subscribe(() => schedule.current(REST));
    return () => {
      gone = true;
      stop();
      clearTimeout(timer);
      thumbnails?.dispose();
    };
  }, [session]);

  return useCallback((page, canvas) => {
    if (canvas) canvases.current.set(page, canvas);
    else canvases.current.delete(page);
    schedule.current(0);
  }, []);
}
