/** The name of the current page, editable; Enter or leaving the field renames, Escape cancels. */
import { useState, type ReactNode } from 'react';
import type { Page } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { renamePageCommand } from '../commands/rename-page.ts';
import { useSession } from '../session/session-context.tsx';

/** Give each page its own key. */
export function PageName({ page }: { page: Page }): ReactNode {
  const session = useSession();
  const [draft, setDraft] = useState<string | null>(null);
  const leave = (): void => session.stage.get()?.focus();
  return (
    <input
      dir="auto"
      aria-label={message('pages.name')}
      placeholder={message('pages.namePlaceholder')}
      value={draft ?? page.name}
      maxLength={LIMITS.nameLength}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft !== null) session.run(renamePageCommand, { page: page.id, name: draft });
        setDraft(null);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') leave();
        if (event.key !== 'Escape') return;
        setDraft(null);
        // Leaving immediately would still keep what was typed.
        requestAnimationFrame(leave);
      }}
      className="h-8 w-36 min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 text-13 outline-none placeholder:text-muted hover:border-line focus:border-ink focus:bg-panel"
    />
  );
}
