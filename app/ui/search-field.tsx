/** A list's search field, with its own clear button. */
import { Search, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

export interface SearchFieldProps {
  label: string;
  /** The empty field's text; by default the label. */
  placeholder?: string;
  clearLabel: string;
  value: string;
  /** `small` for panels. */
  size?: 'small' | 'medium';
  maxLength?: number;
  autoFocus?: boolean;
  onChange(value: string): void;
  className?: string;
}

export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  value,
  size = 'medium',
  maxLength,
  autoFocus,
  onChange,
  className,
}: SearchFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const small = size === 'small';
  return (
    // A page's search is a landmark; a panel's is not.
    <div role={small ? undefined : 'search'} className={classNames('relative', className)}>
      <Search
        size={small ? 15 : 18}
        strokeWidth={small ? 2 : 1.75}
        aria-hidden
        className={classNames(
          'pointer-events-none absolute z-1 text-faint',
          small ? 'start-2.5 top-2' : 'start-3 top-[11px]',
        )}
      />
      <TextField
        ref={field}
        type="search"
        size={size}
        label={label}
        hideLabel
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          '[&_input::-webkit-search-cancel-button]:hidden',
          small ? '[&_input]:ps-8 [&_input]:pe-8' : '[&_input]:ps-10 [&_input]:pe-10',
        )}
      />
      {value !== '' && (
        <IconButton
          label={clearLabel}
          icon={X}
          size={small ? 'tiny' : 'small'}
          className="absolute end-1 top-1"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
