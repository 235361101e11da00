/** The design's title; a press turns it into a field, Enter or leaving it renames. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { LIMITS } from '#design/document/limits.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useCell, useDesignPart, useSession } from '../session/session-context.tsx';

export function TitleField(): ReactNode {
  const { store, dialog } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const asked = useCell(dialog) === 'rename';
  const title = useDesignPart('title');
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? title;

  const commit = (): void => {
    if (draft === null) return;
    const next = draft.trim();
    setDraft(null);
    if (next === '') toast({ title: message('editor.titleEmpty'), variant: 'destructive' });
    else if (next !== title) void store.rename(next);
  };

  useEffect(() => {
    if (!asked) return;
    dialog.set(null);
    input.current?.focus();
  }, [asked, dialog]);

  return (
    // The field is as wide as its words: an invisible copy of them sets the width.
    <label className="relative grid min-w-12 max-w-[min(26rem,32vw)] shrink">
      <span className="sr-only">{message('editor.title')}</span>
      <span
        aria-hidden
        dir="auto"
        className="invisible h-8 overflow-hidden border px-2 text-15 font-semibold whitespace-pre"
      >
        {shown || ' '}
      </span>
      <input
        ref={input}
        dir="auto"
        value={shown}
        maxLength={LIMITS.nameLength}
        spellCheck={false}
        onFocus={(event) => {
          setDraft(title);
          event.currentTarget.select();
        }}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key !== 'Escape') return;
          setDraft(null);
          requestAnimationFrame(() => (event.target as HTMLInputElement).blur());
        }}
        className={classNames(
          'absolute inset-0 w-full truncate rounded-control border border-transparent bg-transparent px-2 text-15 font-semibold text-ink outline-none',
          'hover:bg-tint focus:border-ink focus:bg-panel',
        )}
      />
    </label>
  );
}
