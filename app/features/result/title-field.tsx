/** The design's title as the page's heading; a press turns it into a field, Enter or leaving it renames. */
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { toast } from '#app/ui/toast-store.ts';

export interface TitleFieldProps {
  title: string;
  onRename(title: string): void;
}

/** Characters. */
const LONG = 36;

export function TitleField({ title, onRename }: TitleFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  // Long titles would push the actions out of sight.
  const size = (draft ?? title).length > LONG ? 'text-22' : 'text-28';
  const commit = (): void => {
    if (draft === null) return;
    const next = draft.trim();
    setDraft(null);
    if (next === '') toast({ title: message('result.titleEmpty'), variant: 'destructive' });
    else if (next !== title) onRename(next);
  };
  return (
    <div>
      <h1 className="sr-only">{title}</h1>
      {/* The field grows with its words: an invisible copy of them sets the height. */}
      <label className="group relative -mx-2 grid">
        <span className="sr-only">{message('result.title')}</span>
        <span
          aria-hidden
          dir="auto"
          className={classNames(
            'invisible border px-2 py-1 pe-9 font-heading leading-tight font-bold tracking-[-0.02em] wrap-anywhere',
            size,
          )}
        >
          {(draft ?? title) || ' '}
        </span>
        <textarea
          dir="auto"
          rows={1}
          value={draft ?? title}
          maxLength={LIMITS.nameLength}
          spellCheck={false}
          onFocus={(event) => {
            setDraft(title);
            event.currentTarget.select();
          }}
          onChange={(event) => setDraft(event.target.value.replaceAll('\n', ' '))}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              event.currentTarget.blur();
            }
            if (event.key !== 'Escape') return;
            setDraft(null);
            const field = event.currentTarget;
            requestAnimationFrame(() => field.blur());
          }}
          className={classNames(
            'absolute inset-0 size-full resize-none overflow-hidden rounded-control border border-transparent bg-transparent px-2 py-1 pe-9 font-heading leading-tight font-bold tracking-[-0.02em] text-ink outline-none wrap-anywhere hover:bg-tint focus:border-ink focus:bg-panel',
            size,
          )}
        />
        <Pencil
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute end-3 top-3.5 text-faint group-focus-within:hidden"
        />
      </label>
    </div>
  );
}
