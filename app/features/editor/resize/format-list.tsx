/** The formats of all platforms, searchable, with checkboxes. */
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormatOutline } from '#app/ui/format-outline.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { message } from '#messages/message.ts';
import { searchFormats } from '#tools/inputs/format-groups.ts';
import { targetOf, type ResizeTarget } from './resize-target.ts';

export function FormatList({
  chosen,
  onToggle,
}: {
  chosen: readonly ResizeTarget[];
  onToggle(target: ResizeTarget): void;
}): ReactNode {
  const [search, setSearch] = useState('');
  const groups = searchFormats(search);
  const isChosen = (id: string): boolean => chosen.some((target) => target.id === id);
  return (
    <div className="grid min-w-0 content-start gap-3">
      <SearchField
        size="small"
        label={message('home.formatSearch')}
        clearLabel={message('common.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      <div className="h-80 overflow-y-auto overscroll-contain rounded-control border border-line p-1.5" tabIndex={-1}>
        {groups.length === 0 && <p className="p-2.5 text-13 text-muted">{message('resize.none')}</p>}
        {groups.map(({ title, formats }) => (
          <fieldset key={title}>
            <legend className="px-2.5 pt-2 pb-1 text-12 text-muted">{message(title)}</legend>
            {formats.map((format) => (
              <label
                key={format.id}
                className="relative flex h-9 cursor-pointer items-center gap-2.5 rounded-small px-2.5 text-13 hover:bg-tint has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-text"
              >
                <input
                  type="checkbox"
                  className="peer absolute inset-0 size-full cursor-pointer opacity-0"
                  checked={isChosen(format.id)}
                  onChange={() => onToggle(targetOf(format))}
                />
                <span
                  aria-hidden
                  className="grid size-4.5 shrink-0 place-items-center rounded-[5px] border border-line-strong text-on-accent peer-checked:border-accent peer-checked:bg-accent"
                >
                  {isChosen(format.id) && <Check size={13} strokeWidth={3} />}
                </span>
                <FormatOutline width={format.width} height={format.height} box={18} className="text-muted" />
                <span className="min-w-0 flex-1 truncate">{format.name}</span>
                <span className="tabular text-12 text-muted">
                  {message('home.formatSize', { width: format.width, height: format.height })}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
