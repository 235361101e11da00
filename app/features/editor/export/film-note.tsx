/** What a film of the design will be: its length and size, and what to know before making it. */
import { AlertCircle, Film } from 'lucide-react';
import type { ReactNode } from 'react';
import { LONGEST_FILM } from '#app/services/engines/film/film-job.ts';
import { findPage, pagesInOrder } from '#design/document/tree.ts';
import { CAPTION_FORMATS, captionFile, captionsOf, type Caption } from '#design/motion/captions.ts';
import { isAnimated, playingTime } from '#design/motion/playing.ts';
import { save } from '#app/browser/download-file.ts';
import { message } from '#messages/message.ts';
import { useCell, useDesignPart, useDocument, useSession } from '../session/session-context.tsx';
import { filmBytes } from './estimate.ts';
import type { ExportSize } from './export-sizes.ts';

export interface FilmFacts {
  /** ms */
  duration: number;
  /** About. */
  bytes: number;
  /** Whether anything moves in it. */
  moves: boolean;
  /** Its words, and when they are there. */
  captions: readonly Caption[];
  /** The design's. */
  title: string;
}

/** Of the current page, or all; null if no film is wanted. */
export function useFilm(wanted: boolean, range: 'this' | 'all', size: ExportSize | undefined): FilmFacts | null {
  const document = useDocument();
  const title = useDesignPart('title');
  const shown = findPage(document, useCell(useSession().page));
  if (!wanted || !shown || !size) return null;
  const pages = range === 'all' ? pagesInOrder(document) : [shown];
  const duration = playingTime(pages);
  const captions = captionsOf(document, pages);
  return {
    captions,
    title,
    duration,
    bytes: filmBytes(size.width * size.height, duration),
    moves: isAnimated(document),
  };
}

/** H.264 needs even numbers of rows and columns. */
export function evenSize({ shorterSide, width, height }: ExportSize): ExportSize {
  return { shorterSide, width: 2 * Math.round(width / 2), height: 2 * Math.round(height / 2) };
}

export function FilmNote({ duration, moves, captions, title }: FilmFacts): ReactNode {
  if (duration > LONGEST_FILM) {
    return (
      <p role="alert" className="flex gap-2 rounded-control bg-danger-soft p-2.5 text-12 text-danger-text">
        <AlertCircle size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
        {message('motion.filmTooLong', { seconds: duration / 1000, limit: LONGEST_FILM / 1000 })}
      </p>
    );
  }
  return (
    <p className="flex gap-2 rounded-control bg-tint p-2.5 text-12 text-muted">
      <Film size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      <span className="grid gap-1">
        <span>{message('motion.filmLength', { seconds: duration / 1000 })}</span>
        {!moves && <span>{message('motion.filmStill')}</span>}
        {captions.length > 0 && (
          <span className="flex flex-wrap items-center gap-x-2">
            {message('motion.captions')}
            {CAPTION_FORMATS.map((format) => (
              <button
                key={format}
                type="button"
                className="rounded-control font-medium text-ink underline underline-offset-2"
                aria-label={message('motion.captionsAs', { format: format.toUpperCase() })}
                onClick={() =>
                  save(new Blob([captionFile(captions, format)], { type: 'text/plain' }), `${title}.${format}`)
                }
              >
                .{format}
              </button>
            ))}
          </span>
        )}
      </span>
    </p>
  );
}
