/** A film on a canvas, at a given moment; and films that are being prepared. */
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { FILM_SIZES } from '#design/film/preset.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import type { FilmPictures } from './film-pictures.ts';
import type { LiveFilm } from './live-film.client.ts';
import type { VideoPhoto, VideoSetup } from '#app/services/film/video-setup.ts';

/** While one types, ms. */
const PAUSE = 180;

export interface FilmOf {
  setup: VideoSetup;
  photos: readonly VideoPhoto[];
  pictures: FilmPictures;
  /** Of the music, ms. */
  beats?: readonly number[];
  /** Longer side, screen px. */
  side: number;
}

/** The film as it would be; the last one stays while the next is prepared. */
export function useFilm({ setup, photos, pictures, beats, side }: FilmOf): { film: LiveFilm | null; failed: boolean } {
  const [film, setFilm] = useState<LiveFilm | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      setFailed(false);
      import('./live-film.client.ts')
        .then(({ openFilm }) =>
          openFilm(setup, photos, pictures, Math.round(side * Math.min(2, window.devicePixelRatio)), beats),
        )
        .then(
          (opened) => gone || setFilm(opened),
          () => gone || setFailed(true),
        );
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [setup, photos, pictures, beats, side]);
  return { film, failed };
}

/** What was played last: playback continues from it. */
interface Played {
  preset: LiveFilm['preset'];
  from: number | null;
  /** ms */
  at: number;
}

/**
 * Where a film starts playing, ms: prepared again with other words, it continues where it was; another movement starts
 * at its beginning.
 */
export function beginning(
  film: Pick<LiveFilm, 'preset' | 'duration'>,
  from: number | null,
  played: Played | null,
): number {
  if (!played) return from ?? 0;
  if (played.preset !== film.preset) return 0;
  return (played.from === from ? played.at : (from ?? 0)) % film.duration;
}

/**
 * Plays from `from` on, ms, looping while `playing`; otherwise it rests there. `from` null: at its poster moment, or
 * from its beginning. `onMoment` gets its position, ms, at each frame.
 */
export function FilmCanvas({
  film,
  ratio,
  playing,
  from,
  onMoment,
  failed = false,
  label,
  className,
}: {
  film: LiveFilm | null;
  ratio: VideoSetup['ratio'];
  playing: boolean;
  from: number | null;
  onMoment?(at: number): void;
  failed?: boolean;
  label?: string;
  className?: string;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const heard = useRef(onMoment);
  useEffect(() => void (heard.current = onMoment), [onMoment]);
  /** Null: it rests. */
  const played = useRef<Played | null>(null);

  useEffect(() => {
    const target = canvas.current;
    const context = target?.getContext('2d');
    if (!film || !target || !context) return;
    if (target.width !== film.width || target.height !== film.height)
      Object.assign(target, { width: film.width, height: film.height });
    const paint = (at: number): void => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, film.width, film.height);
      film.paint(context, at);
      target.dataset.at = String(Math.round(at));
    };
    if (!playing) {
      played.current = null;
      return paint(from === null ? film.poster : Math.min(from, film.duration - 1));
    }
    let frame = 0;
    const here = (played.current = { preset: film.preset, from, at: beginning(film, from, played.current) });
    const begun = performance.now() - here.at;
    const step = (time: number): void => {
      const at = Math.max(0, time - begun) % film.duration;
      here.at = at;
      paint(at);
      heard.current?.(at);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [film, playing, from]);

  const { width, height } = FILM_SIZES[ratio];
  return (
    <span
      className={classNames('relative block', className)}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
    >
      <canvas
        ref={canvas}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        className="absolute inset-0 size-full"
      />
      {failed && label && (
        <span
          role="alert"
          className="absolute inset-x-4 top-1/2 -translate-y-1/2 rounded-control bg-panel px-4 py-3 text-center text-13 text-danger-text shadow-float"
        >
          {message('videoStudio.previewFailed')}
        </span>
      )}
    </span>
  );
}
