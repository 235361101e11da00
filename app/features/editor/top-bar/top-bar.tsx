/** Above the canvas: the title, undo and redo, whether everything is saved, and the export button. */
import { Proportions, Redo2, Undo2 } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { message } from '#messages/message.ts';
import { redoAction, undoAction } from '../actions/edit-actions.ts';
import { assistantAction } from '../actions/view-actions.ts';
import { ExportButton } from '../export/export-button.tsx';
import { lazyPart, QuietlyMissing } from '../loading/lazy-part.tsx';
import { useCell, useDesignPart, useOpening, useSession } from '../session/session-context.tsx';
import { DesignMenu } from './design-menu.tsx';
import { SavedNote } from './saved-note.tsx';
import { TitleField } from './title-field.tsx';

// A page is checked once the canvas is mounted.
const HintsButton = lazyPart(async () => ({ default: (await import('../hints/hints-button.tsx')).HintsButton }), {
  soon: true,
  failed: QuietlyMissing,
});
const Conflicts = lazyPart(() => import('./conflicts.tsx'), { soon: true, failed: QuietlyMissing });

export interface TopBarProps {
  /** What is before the title, such as the way home. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** The assistant works on the design. */
  assistantWorks: boolean;
}

export function TopBar({ leading, trailing, assistantWorks }: TopBarProps): ReactNode {
  const session = useSession();
  const history = useDesignPart('history');
  const conflicts = useDesignPart('conflicts');
  const stands = useOpening() === null;
  const stepName = (direction: 'undo' | 'redo'): string => {
    const label = direction === 'undo' ? history.undoLabel : history.redoLabel;
    if (!label) return message(direction === 'undo' ? 'editor.undo' : 'editor.redo');
    return message(direction === 'undo' ? 'editor.undoStep' : 'editor.redoStep', { label });
  };
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-panel px-2 max-sm:px-1">
      {leading}
      {session.hasAssistant && <AssistantToggle works={assistantWorks} />}
      <TitleField />
      <DesignMenu />
      <div role="group" aria-label={message('editor.history')} className="ms-1 flex items-center">
        <IconButton
          label={stepName('undo')}
          icon={Undo2}
          shortcut={undoAction.shortcuts?.[0]}
          tooltipSide="bottom"
          className="rtl:[&_svg]:-scale-x-100"
          disabled={!history.canUndo}
          data-command="undo"
          onClick={() => void session.step('undo')}
        />
        <IconButton
          label={stepName('redo')}
          icon={Redo2}
          shortcut={redoAction.shortcuts?.[0]}
          tooltipSide="bottom"
          className="rtl:[&_svg]:-scale-x-100"
          disabled={!history.canRedo}
          data-command="redo"
          onClick={() => void session.step('redo')}
        />
      </div>
      <SavedNote />
      {conflicts.length > 0 && (
        <Suspense fallback={null}>
          <Conflicts conflicts={conflicts} />
        </Suspense>
      )}
      <div className="ms-auto flex items-center gap-2 max-sm:gap-1">
        {stands && (
          <div className="max-sm:hidden">
            <Suspense fallback={null}>
              <HintsButton />
            </Suspense>
          </div>
        )}
        {trailing}
        <Button
          variant="ghost"
          size="small"
          icon={Proportions}
          data-command="resize"
          onClick={() => session.dialog.set('resize')}
        >
          <span className="max-sm:sr-only">{message('resize.title')}</span>
        </Button>
        <ExportButton />
      </div>
    </header>
  );
}

/** Opens and closes the assistant's panel, right above it. */
function AssistantToggle({ works }: { works: boolean }): ReactNode {
  const session = useSession();
  const open = useCell(session.stageView.assistant);
  // The open panel shows it itself.
  const says = works && !open;
  const { label, icon, shortcuts, run } = assistantAction;
  return (
    <Tooltip
      label={message(open ? 'editor.closeAssistant' : says ? 'editor.assistantWorks' : 'editor.openAssistant')}
      shortcut={shortcuts?.[0]}
      side="bottom"
    >
      <Button
        variant={open ? 'secondary' : 'ghost'}
        size="small"
        {...(says ? {} : { icon })}
        aria-expanded={open}
        aria-controls={open ? 'editor-assistant' : undefined}
        data-command="assistant"
        onClick={() => run(session)}
      >
        {says && <Spinner size={18} />}
        <span className="max-sm:sr-only">{message(label)}</span>
        <span role="status" className="sr-only">
          {says ? message('editor.assistantWorks') : ''}
        </span>
      </Button>
    </Tooltip>
  );
}
