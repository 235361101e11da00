/** The field that projects and uploads are searched with, with its own way to empty it. */
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
    <div role="search" className="relative min-w-0 flex-1 basis-64">
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute start-3 top-[11px] z-1 text-faint"
      />
      <TextField
        ref={field}
        type="search"
        label={label}
        hideLabel
        placeholder={label}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        className="[&_input]:ps-10 [&_input]:pe-10 [&_input::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          label={message('projects.clearSearch')}
          icon={X}
          size="small"
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
