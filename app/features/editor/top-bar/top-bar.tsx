/** Above the canvas: the title, undo and redo, whether everything is saved, and the way out as a file. */
import { Check, CloudOff, LogIn, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { SavedState } from '../design-store/sync.machine.ts';
import { ExportButton } from '../export/export-button.tsx';
import { useDesign, useSession } from '../session-context.tsx';
import { TitleField } from './title-field.tsx';

/** `leading`: what stands before the title, such as the way home. */
export function TopBar({ leading, trailing }: { leading?: ReactNode; trailing?: ReactNode }): ReactNode {
  const session = useSession();
  const { history, saved } = useDesign();
  const stepName = (direction: 'undo' | 'redo'): string => {
    const label = direction === 'undo' ? history.undoLabel : history.redoLabel;
    if (!label) return message(direction === 'undo' ? 'editor.undo' : 'editor.redo');
    return message(direction === 'undo' ? 'editor.undoStep' : 'editor.redoStep', { label });
  };
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-panel px-2">
      {leading}
      <TitleField />
      <div role="group" aria-label={message('editor.history')} className="ml-1 flex items-center">
        <IconButton
          label={stepName('undo')}
          icon={Undo2}
          shortcut="Ctrl+Z"
          tooltipSide="bottom"
          disabled={!history.canUndo}
          data-command="undo"
          onClick={() => void session.step('undo')}
        />
        <IconButton
          label={stepName('redo')}
          icon={Redo2}
          shortcut="Ctrl+Shift+Z"
          tooltipSide="bottom"
          disabled={!history.canRedo}
          data-command="redo"
          onClick={() => void session.step('redo')}
        />
      </div>
      <SavedNote saved={saved} />
      <div className="ml-auto flex items-center gap-2">
        {trailing}
        <ExportButton />
      </div>
    </header>
  );
}

const SAVED: Readonly<Record<SavedState, MessageKey>> = {
  saved: 'editor.saved',
  saving: 'editor.saving',
  offline: 'editor.offline',
  'signed-out': 'editor.signedOut',
};

/** One width for "Saved" and "Saving…", so that nothing beside it moves while someone works. */
function SavedNote({ saved }: { saved: SavedState }): ReactNode {
  const trouble = saved === 'offline' || saved === 'signed-out';
  return (
    <p
      role="status"
      data-saved={saved}
      className={`flex min-w-20 items-center gap-1.5 truncate px-1 text-12 ${trouble ? 'font-medium text-warning-text' : 'text-faint'}`}
    >
      <span className="grid size-4 shrink-0 place-items-center" aria-hidden>
        {saved === 'saved' && <Check size={14} strokeWidth={2} />}
        {saved === 'saving' && <Spinner size={12} />}
        {saved === 'offline' && <CloudOff size={14} strokeWidth={1.75} />}
        {saved === 'signed-out' && <LogIn size={14} strokeWidth={1.75} />}
      </span>
      <span className="truncate">{message(SAVED[saved])}</span>
    </p>
  );
}
