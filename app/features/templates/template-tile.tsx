/** One template of the grid: its picture, and its name while it is hovered or focused. */
import { memo, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { TemplateFace } from './template-face.tsx';

export interface TemplateTileProps {
  id: string;
  title: string;
  /** Shown next to its name: its shape, its colors. */
  about: string;
  source: string;
  background?: string;
  tabIndex: 0 | -1;
  busy?: boolean;
  onOpen(id: string): void;
}

export const TemplateTile = memo(function TemplateTile({
  id,
  title,
  about,
  source,
  background,
  tabIndex,
  busy = false,
  onOpen,
}: TemplateTileProps): ReactNode {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={message('templates.openNamed', { name: title, about })}
      aria-busy={busy || undefined}
      onClick={() => onOpen(id)}
      className="group/tile relative block size-full overflow-hidden rounded-card border border-line transition-[border-color,box-shadow] duration-100 hover:border-line-strong hover:shadow-float"
    >
      <TemplateFace source={source} title={title} background={background} />
      <span
        aria-hidden
        className="absolute inset-x-2 bottom-2 flex translate-y-1 opacity-0 transition-[opacity,translate] duration-100 group-hover/tile:translate-y-0 group-hover/tile:opacity-100 group-focus-visible/tile:translate-y-0 group-focus-visible/tile:opacity-100"
      >
        <span className="truncate rounded-small bg-ink px-2 py-1 text-12 font-medium text-on-ink">{title}</span>
      </span>
    </button>
  );
});
