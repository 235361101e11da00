/** A film as a tile shows it: its poster and length; plays muted while the pointer is on it. */
import { useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { pictureAt } from './picture-address.ts';

export interface FilmFaceProps {
  /** Assets. */
  film: string;
  poster: string;
  /** ms */
  duration: number;
}

/** Used inside pressable elements. Users who prefer reduced motion see the poster. */
export function FilmFace({ film, poster, duration }: FilmFaceProps): ReactNode {
  const [plays, setPlays] = useState(false);
  return (
    <span
      className="relative grid size-full place-items-center bg-sunken"
      onPointerEnter={() => setPlays(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)}
      onPointerLeave={() => setPlays(false)}
    >
      <img src={pictureAt(poster, 256)} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks: all words are in the picture */}
      {plays && (
        <video
          src={`/api/assets/${film}`}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden
          className="absolute inset-0 size-full object-contain"
        />
      )}
      <span className="tabular absolute end-2 bottom-2 rounded-small bg-ink px-1.5 py-0.5 text-12 font-medium text-on-ink">
        {message('studio.filmLength', { seconds: Math.round(duration / 1000) })}
      </span>
    </span>
  );
}
