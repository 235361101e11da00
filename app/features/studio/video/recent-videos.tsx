/** The latest videos, to watch them again. Nothing while there are none. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import type { GenerationPage } from '#app/contracts/generation.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { message } from '#messages/message.ts';
import { FilmFace } from '../parts/film-face.tsx';

const SHOWN = 6;

export function RecentVideos(): ReactNode {
  const { data } = useSWR('/api/generations?kind=ai-video&limit=6', () =>
    httpGet<GenerationPage>('/api/generations', { kind: 'ai-video', limit: String(SHOWN) }),
  );
  const films = (data?.generations ?? []).flatMap(
    ({
      id,
      results: {
        variations: [film],
      },
    }) =>
      film?.poster === undefined
        ? []
        : [{ id, film: film.asset, poster: film.poster, duration: film.duration ?? 0, name: film.name }],
  );
  if (films.length === 0) return null;
  return (
    <section aria-labelledby="recent-videos" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent-videos" className="text-15 font-semibold">
          {message('videoStudio.recent')}
        </h2>
        <Link
          to="/history/videos"
          className="rounded-small text-13 font-medium text-muted underline decoration-current/40 underline-offset-3 hover:text-ink"
        >
          {message('videoStudio.history')}
        </Link>
      </div>
      <ul className="flex flex-wrap gap-3">
        {films.map(({ id, name, ...film }) => (
          <li key={id}>
            <Link
              to={`/ai-video/${id}`}
              aria-label={message('videoStudio.watch', { name })}
              className="block size-36 overflow-hidden rounded-card border border-line transition-[border-color,scale] hover:border-line-strong active:scale-97"
            >
              <FilmFace {...film} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
