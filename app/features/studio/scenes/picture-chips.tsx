/** A choice among thumbnails: one, several, or none. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export interface PictureChip {
  id: string;
  title: string;
  src: string;
}

export interface PictureChipsProps {
  label: string;
  hideLabel?: boolean;
  chips: readonly PictureChip[];
  chosen: readonly string[];
  onChoose(id: string): void;
  /** Pictures in a row. */
  columns: 3 | 4;
  /** Before the pictures: the option for none. */
  none?: { title: string; onChoose(): void };
}

const gridOf = { 3: 'grid-cols-3', 4: 'grid-cols-4' } as const;

export function PictureChips({
  label,
  hideLabel = false,
  chips,
  chosen,
  onChoose,
  columns,
  none,
}: PictureChipsProps): ReactNode {
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      {!hideLabel && (
        <p aria-hidden className="text-13 font-medium">
          {label}
        </p>
      )}
      <ul className={classNames('grid gap-x-2 gap-y-2.5', gridOf[columns])}>
        {none && (
          <Chip title={none.title} pressed={chosen.length === 0} onClick={none.onChoose}>
            <span className="dot-background block size-full" />
          </Chip>
        )}
        {chips.map(({ id, title, src }) => (
          <Chip key={id} title={title} pressed={chosen.includes(id)} onClick={() => onChoose(id)}>
            <img src={src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
          </Chip>
        ))}
      </ul>
    </div>
  );
}

function Chip({
  title,
  pressed,
  onClick,
  children,
}: {
  title: string;
  pressed: boolean;
  onClick(): void;
  children: ReactNode;
}): ReactNode {
  return (
    <li>
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onClick}
        className="group/chip grid w-full gap-1 text-start"
      >
        <span
          className={classNames(
            'relative block aspect-square overflow-hidden rounded-control border transition-[border-color,box-shadow]',
            pressed ? 'border-accent ring-2 ring-accent' : 'border-line group-hover/chip:border-line-strong',
          )}
        >
          {children}
          {pressed && (
            <span className="absolute end-1 top-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
              <Check size={13} strokeWidth={2.5} aria-hidden />
            </span>
          )}
        </span>
        <span
          className={classNames('line-clamp-2 text-12 leading-tight', pressed ? 'font-medium text-ink' : 'text-muted')}
        >
          {title}
        </span>
      </button>
    </li>
  );
}
