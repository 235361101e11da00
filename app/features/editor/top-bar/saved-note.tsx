/** Whether everything is saved: always visible, in words, with a way out if it is not. */
import { Check, CloudAlert, CloudOff, LogIn, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#app/ui/spinner.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { SavedState } from '../design-store/sync.machine.ts';
import { useDesignPart, useSession } from '../session/session-context.tsx';

const TROUBLE: Readonly<Record<Exclude<SavedState, 'saved' | 'saving'>, { words: MessageKey; icon: typeof CloudOff }>> =
  {
    offline: { words: 'sync.offline', icon: CloudOff },
    failing: { words: 'sync.failing', icon: CloudAlert },
    'signed-out': { words: 'sync.signedOut', icon: LogIn },
  };

/**
 * The words move below the line, out of sight, if there is no room for them next to the icon. One width for "Saved" and
 * "Saving…", so that nothing next to it moves during work.
 */
export function SavedNote(): ReactNode {
  const session = useSession();
  const saved = useDesignPart('saved');
  const waiting = useDesignPart('waiting');
  const calm = saved === 'saved' || saved === 'saving';
  return (
    <div className="flex min-w-0 items-center">
      {calm ? (
        <p
          role="status"
          data-saved={saved}
          className="flex h-4.5 min-w-20 max-xl:min-w-0 flex-wrap items-center gap-x-1.5 overflow-hidden px-1 text-12 whitespace-nowrap text-muted"
        >
          <span className="grid h-4.5 w-4 shrink-0 place-items-center" aria-hidden>
            {saved === 'saved' ? <Check size={14} strokeWidth={2} /> : <Spinner size={12} />}
          </span>
          <span>{message(saved === 'saved' ? 'sync.saved' : 'sync.saving')}</span>
        </p>
      ) : (
        <Trouble state={saved} waiting={waiting} />
      )}
      {(saved === 'offline' || saved === 'failing') && (
        <button
          type="button"
          onClick={() => session.store.retry()}
          className="ms-1 inline-flex h-7 shrink-0 items-center gap-1 rounded-control px-2 text-12 font-medium text-ink hover:bg-tint"
        >
          <RotateCw size={13} strokeWidth={1.75} aria-hidden />
          {message('common.retry')}
          <span className="sr-only">: {message('sync.retry')}</span>
        </button>
      )}
      {saved === 'signed-out' && (
        <a
          href={`/sign-in?next=${encodeURIComponent(window.location.pathname)}`}
          className="ms-1 inline-flex h-7 shrink-0 items-center rounded-control px-2 text-12 font-medium text-accent-text hover:bg-tint"
        >
          {message('sync.signIn')}
        </a>
      )}
    </div>
  );
}

function Trouble({ state, waiting }: { state: keyof typeof TROUBLE; waiting: number }): ReactNode {
  const { words, icon: Icon } = TROUBLE[state];
  return (
    <Tooltip label={message('sync.kept')} side="bottom">
      <p
        role="status"
        data-saved={state}
        data-waiting={waiting}
        className="flex min-w-20 items-center gap-1.5 truncate px-1 text-12 font-medium text-warning-text"
      >
        <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span className="truncate">{message(words, { count: waiting })}</span>
      </p>
    </Tooltip>
  );
}
