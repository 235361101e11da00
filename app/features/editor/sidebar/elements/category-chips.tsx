/** The categories of a long list, one of them or all: chips that scroll sideways, fading where there are more. */
import type { ReactNode } from 'react';
import { Chip } from '#app/ui/chip.tsx';
import { message } from '#messages/message.ts';

export interface CategoryChipsProps {
  label: string;
  categories: readonly { id: string; label: string }[];
  /** Null: all. */
  value: string | null;
  onChange(value: string | null): void;
}

export function CategoryChips({ label, categories, value, onChange }: CategoryChipsProps): ReactNode {
  return (
    // Chips that do not fit are reached by scrolling, also by keys.
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="-mx-3 flex shrink-0 [scrollbar-width:none] gap-1.5 overflow-x-auto py-1 ps-3 pe-7 [mask-image:linear-gradient(to_right,transparent,black_10px,black_calc(100%-32px),transparent)] rtl:[mask-image:linear-gradient(to_left,transparent,black_10px,black_calc(100%-32px),transparent)]"
    >
      <Chip size="small" pressed={value === null} onClick={() => onChange(null)}>
        {message('library.allCategories')}
      </Chip>
      {categories.map(({ id, label: name }) => (
        <Chip key={id} size="small" pressed={value === id} onClick={() => onChange(value === id ? null : id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
