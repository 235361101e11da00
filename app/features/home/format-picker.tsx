/** The chip showing in which format the design will start, and the list to choose it from. */
import { Check, ChevronDown, Frame } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import type { PageFormat } from '#tools/inputs/formats.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Popover } from '#app/ui/popover.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { formatGroups, searchFormats } from '#tools/inputs/format-groups.ts';
import { FormatOutline } from '#app/ui/format-outline.tsx';

export interface FormatPickerProps {
  /** Null: the conversation decides. */
  value: PageFormat | null;
  onChange(format: PageFormat | null): void;
  /** Ids of formats that come first, as a separate group. */
  first?: readonly string[];
}

export function FormatPicker({ value, onChange, first }: FormatPickerProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const show = (shown: boolean): void => {
    setOpen(shown);
    setSearch('');
  };
  const choose = (format: PageFormat | null): void => {
    onChange(format);
    show(false);
  };
  const isSearching = search.trim() !== '';
  const groups = isSearching ? searchFormats(search) : formatGroups(first);
  const nearest = groups[0]?.formats[0];
  return (
    <Popover
      label={message('home.format')}
      align="start"
      open={open}
      onOpenChange={show}
      maxHeight="24rem"
      className="w-80 px-1.5 pt-0 pb-1.5"
      trigger={
        <button
          type="button"
          aria-label={`${message('home.format')}: ${value?.name ?? message('home.formatAny')}`}
          className={classNames(
            'inline-flex h-8 items-center gap-1.5 rounded-full border pr-2 pl-2.5 text-13 whitespace-nowrap transition-colors',
            value ? 'border-ink text-ink' : 'border-line-strong text-muted hover:border-faint hover:text-ink',
          )}
        >
          {value ? (
            <FormatOutline width={value.width} height={value.height} box={15} />
          ) : (
            <Frame size={15} strokeWidth={1.75} aria-hidden />
          )}
          <span>{value?.name ?? message('home.formatAny')}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="text-faint" />
        </button>
      }
    >
      <form
        className="sticky top-0 z-1 bg-panel pt-1.5 pb-1"
        onSubmit={(event) => {
          // The picker may be inside another form; what is submitted is this search.
          event.preventDefault();
          event.stopPropagation();
          if (isSearching && nearest) choose(nearest);
        }}
      >
        <SearchField
          size="small"
          label={message('home.formatSearch')}
          clearLabel={message('common.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      </form>
      {isSearching ? (
        !nearest && <p className="px-2.5 py-2 text-13 text-muted">{message('home.formatNone')}</p>
      ) : (
        <FormatRow name={message('home.formatAny')} chosen={value === null} onSelect={() => choose(null)} />
      )}
      {groups.map(({ title, formats }) => (
        <section key={title} aria-label={message(title)}>
          <h3 className="px-2.5 pt-3 pb-1 font-text text-12 font-normal tracking-normal text-faint">
            {message(title)}
          </h3>
          {formats.map((format) => (
            <FormatRow
              key={format.id}
              name={format.name}
              format={format}
              chosen={value?.id === format.id}
              onSelect={() => choose(format)}
            />
          ))}
        </section>
      ))}
    </Popover>
  );
}

function FormatRow({
  name,
  format,
  chosen,
  onSelect,
}: {
  name: string;
  format?: PageFormat;
  chosen: boolean;
  onSelect(): void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onSelect}
      className="flex h-8 w-full items-center gap-2.5 rounded-small px-2.5 text-left text-13 hover:bg-tint-strong"
    >
      {format ? (
        <FormatOutline width={format.width} height={format.height} box={18} className="text-muted" />
      ) : (
        <Frame size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
      )}
      <span className="flex-1 truncate">{name}</span>
      {format && (
        <span className="tabular text-12 text-faint">
          {message('home.formatSize', { width: format.width, height: format.height })}
        </span>
      )}
      {chosen && <Check size={15} strokeWidth={2} aria-hidden />}
    </button>
  );
}
