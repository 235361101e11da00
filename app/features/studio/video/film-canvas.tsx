/** A film that plays on a canvas, or rests where it shows most. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FILM_SIZES } from '#design/motion/presets/preset.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import type { LiveFilm } from './live-film.client.ts';
import type { VideoPhoto, VideoSetup } from './video-setup.ts';

/** The share of its time at which a film shows most, as on its poster. */
const POSTER = 0.6;
/** While one types, ms. */
const PAUSE = 180;

/** The last frame stays while the next film is prepared. `side`: longer side, px of the screen. */
export function FilmCanvas({ setup, photos, side, playing, label, className }: { setup: VideoSetup; photos: readonly VideoPhoto[]; side: number; playing: boolean; label?: string; className?: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [film, setFilm] = useState<LiveFilm | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      setFailed(false);
      import('./live-film.client.ts')
        .then(({ openFilm }) => openFilm(setup, photos, Math.round(side * Math.min(2, window.devicePixelRatio))))
        .then((opened) => gone || setFilm(opened), () => gone || setFailed(true));
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [setup, photos, side]);

  useEffect(() => {
    const target = canvas.current;
    const context = target?.getContext('2d');
    if (!film || !target || !context) return;
    if (target.width !== film.width || target.height !== film.height) Object.assign(target, { width: film.width, height: film.height });
    const paint = (at: number): void => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, film.width, film.height);
      film.paint(context, at);
      target.dataset.at = String(Math.round(at));
    };
    if (!playing) return paint(film.duration * POSTER);
    let frame = 0;
    const begun = performance.now();
    const step = (now: number): void => {
      paint(Math.max(0, now - begun) % film.duration);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [film, playing]);

  const { width, height } = FILM_SIZES[setup.ratio];
  return (
    <span className={classNames('relative block', className)} style={{ aspectRatio: `${width} / ${height}` }}>
      <canvas ref={canvas} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true} className="absolute inset-0 size-full" />
      {failed && label && <span role="alert" className="absolute inset-x-4 top-1/2 -translate-y-1/2 rounded-control bg-panel px-4 py-3 text-center text-13 text-danger-text shadow-float">{message('videoStudio.previewFailed')}</span>}
    </span>
  );
}
