/**
 * Testimonials: one story large, the others side by side. Samples are labelled as samples, above all of them and at
 * each.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '#messages/message.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { Story } from './stories.server.ts';

export function TestimonialsPage({
  stories,
  next,
}: {
  stories: readonly Story[];
  /** Where to continue. */ next: string;
}): ReactNode {
  const [first, ...others] = stories;
  const anySample = stories.some(({ sample }) => sample);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-6 pt-8 pb-24 sm:pt-12">
      <h1 className="text-40">{message('testimonials.title')}</h1>
      {anySample && (
        <p role="note" className="mt-4 max-w-[44em] text-15 text-pretty text-muted">
          {message('testimonials.sampleNote')}
        </p>
      )}
      {first && (
        <figure className="mt-10 grid items-center gap-x-14 gap-y-6 border-t border-ink pt-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <Picture story={first} />
          <Words story={first} large />
        </figure>
      )}
      <ul className="mt-14 grid gap-x-14 gap-y-12 md:grid-cols-2">
        {others.map((story) => (
          <li key={story.id}>
            <figure className="grid h-full grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-6 border-t border-line pt-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <Picture story={story} />
              <Words story={story} />
            </figure>
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="your-turn"
        className="mt-20 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-sunken p-8"
      >
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="your-turn" className="text-28">
            {message('testimonials.yourTurn')}
          </h2>
          <p className="mt-2 text-15 text-muted">{message('testimonials.yourTurnText')}</p>
        </div>
        <Link to={next} className={buttonClass('primary', 'large')}>
          {message('testimonials.begin')}
        </Link>
      </section>
    </main>
  );
}

function Picture({ story: { picture } }: { story: Story }): ReactNode {
  const { url, alt, width, height } = picture;
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className="h-auto w-full rounded-card border border-line"
    />
  );
}

function Words({ story: { said, who, name, sample }, large = false }: { story: Story; large?: boolean }): ReactNode {
  return (
    <div className={classNames('grid', large ? 'gap-6' : 'gap-4')}>
      <blockquote className={classNames('font-heading text-pretty', large ? 'text-28' : 'text-18')}>
        {message('testimonials.quoted', { said })}
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-muted">
        {sample && (
          <span className="rounded-full bg-tint px-2 py-0.5 text-12 font-medium text-ink">
            {message('testimonials.sample')}
          </span>
        )}
        <span>{name ? message('testimonials.by', { name, who }) : who}</span>
      </figcaption>
    </div>
  );
}
