/** The user's changes that another author has overwritten: each with its layer's name and a button to restore it. */
import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Popover } from '#app/ui/popover.tsx';
import { message } from '#messages/message.ts';
import { wordsOfConflict, type Conflict } from '../design-store/conflict.ts';
import { useSession } from '../session/session-context.tsx';

export default function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }): ReactNode {
  const { store } = useSession();
  const title = message('sync.conflicts', { count: conflicts.length });
  return (
    <Popover
      label={title}
      align="start"
      className="grid w-80 gap-3"
      trigger={
        <button
          type="button"
          data-conflicts={conflicts.length}
          className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-control px-2 text-12 font-medium text-warning-text hover:bg-tint"
        >
          <GitCompareArrows size={14} strokeWidth={1.75} aria-hidden />
          {title}
        </button>
      }
    >
      <p className="text-13 text-muted">{message('sync.conflictsHint')}</p>
      <ul className="grid gap-3">
        {conflicts.map((conflict) => {
          const lost = wordsOfConflict(conflict);
          const what = lost.join(', ');
          return (
            <li key={conflict.id} className="grid gap-2 border-t border-line pt-3">
              <div className="text-13">
                <p className="font-medium first-letter:uppercase">{what}</p>
                <p className="text-12 text-muted">
                  {message(conflict.author === 'agent' ? 'sync.byAgent' : 'sync.byOther')}
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  size="small"
                  aria-label={message('sync.useMineFor', { what })}
                  onClick={() => store.resolve(conflict.id, message('sync.useMine'))}
                >
                  {message('sync.useMine')}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={message('sync.keepTheirsFor', { what })}
                  onClick={() => store.resolve(conflict.id, null)}
                >
                  {message('sync.keepTheirs')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
