/** A template's picture in its box: the color of its page until it has loaded, the previous one until the next has. */
import type { ReactNode } from 'react';
import { useTemplatePicture } from '#app/browser/use-template-picture.ts';
import { classNames } from '#app/ui/class-names.ts';

export interface TemplateFaceProps {
  source: string;
  /** Shown if the picture fails to load. */
  title: string;
  /** `#rrggbb` */
  background?: string;
  /** cover: in boxes with another ratio than the picture's. */
  fit?: 'contain' | 'cover';
}

export function TemplateFace({ source, title, background, fit = 'contain' }: TemplateFaceProps): ReactNode {
  const { there, coming, failed, onLoad, onError } = useTemplatePicture(source);
  // A picture still showing another page is shown whole.
  const shape = fit === 'cover' || there === source ? 'object-cover' : 'object-contain';
  return (
    <span
      aria-hidden
      className="relative grid size-full place-items-center overflow-hidden bg-sunken"
      style={there !== source && !failed && background ? { backgroundColor: background } : undefined}
    >
      {failed && <span className="px-3 text-center text-12 text-balance text-muted">{title}</span>}
      {there && (
        <img
          src={there}
          alt=""
          draggable={false}
          className={classNames('absolute inset-0 size-full', shape, coming !== null && 'opacity-80')}
        />
      )}
      {coming && (
        <img
          key={coming}
          src={coming}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={onLoad}
          onError={onError}
          className={classNames('absolute inset-0 size-full opacity-0', shape)}
        />
      )}
    </span>
  );
}
