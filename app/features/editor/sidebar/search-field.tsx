/** What a panel is searched with: the same field in all of them, with its own way to empty it. */
import { Search, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="relative shrink-0">
      <Search size={15} aria-hidden className="pointer-events-none absolute start-2.5 top-2 z-1 text-faint" />
      <TextField
        ref={field}
        type="search"
        size="small"
        label={label}
        hideLabel
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="[&_input]:ps-8 [&_input]:pe-8 [&_input::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          label={message('library.clearSearch')}
          icon={X}
          size="tiny"
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
