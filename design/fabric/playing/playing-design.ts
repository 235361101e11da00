/** A design being played: its pages one after the other, with the transitions between them, painted at any moment. */
import type { DesignDocument, Page } from '#design/document/document.ts';
import { momentAt, playingTime } from '#design/motion/playing.ts';
import { contextOf, type Context, type PaintTools, type Surface } from '../paint/tools.ts';
import { playPage, type PlayingPage } from './playing-page.ts';
import { paintTransition } from './transition.ts';

export interface PlayingDesign {
  /** ms from the beginning of the first page to the end of the last. */
  readonly duration: number;
  /** Paints the state `ms` after the beginning; the canvas is of the size that the design was prepared for. */
  paint(context: Context, ms: number): void;
}

/**
 * Prepares pages to be played, in order. Each is prepared when first shown and released when another one is; so moments
 * are best requested in sequence. `scale`: device px per page px.
 */
export function playDesign(
  document: DesignDocument,
  pages: readonly Page[],
  tools: PaintTools,
  scale: { x: number; y: number },
): PlayingDesign {
  const size = { width: Math.round(document.width * scale.x), height: Math.round(document.height * scale.y) };
  let shown: PlayingPage | null = null;
  /** The last picture of the previous page. */
  let last: { page: Page; surface: Surface } | null = null;

  function playing(page: Page): PlayingPage {
    if (shown?.page !== page) shown = playPage(document, page, tools, scale);
    return shown;
  }

  function lastOf(page: Page): Surface {
    if (last?.page !== page) last = { page, surface: pictureOf(playing(page), page.duration) };
    return last.surface;
  }

  /** Kept for all frames of a transition: a new one each time would be as large as the page. */
  let aside: Surface | null = null;

  function pictureOf(page: PlayingPage, at: number, surface = tools.createSurface(size.width, size.height)): Surface {
    const context = contextOf(surface);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    page.paint(context, at);
    return surface;
  }

  return {
    duration: playingTime(pages),
    paint(context, ms) {
      const { page, at, over } = momentAt(pages, ms);
      if (!over) {
        last = null;
        aside = null;
        return playing(page).paint(context, at);
      }
      const before = lastOf(over.page);
      aside = pictureOf(playing(page), at, aside ?? undefined);
      paintTransition(context, before, aside, over.effect, over.share, size);
    },
  };
}
