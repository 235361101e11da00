/**
 * The first things to do with a picture: remove its background, replace it, crop it, erase parts, use it as the page's
 * background.
 */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { EditorAction } from '../../actions/action.ts';
import { useAsBackgroundAction } from '../../actions/look-actions.ts';
import { cropAction, eraseAction, replaceAction } from '../../actions/picture-actions.ts';
import { bothSubjectsAction, otherSubjectAction } from '../../actions/tool-actions.ts';
import { pickAction } from '../../actions/repair-actions.ts';
import { selectedLeaves } from '../../commands/command.ts';
import { useSession, useShownContext } from '../../session/session-context.tsx';
import { StockButton } from './stock-button.tsx';
import { BackgroundButton } from './background-button.tsx';

/** Each with a short label below its icon; the tooltip gives the full name. */
const ACTIONS: readonly { action: EditorAction; word: MessageKey }[] = [
  { action: replaceAction, word: 'looks.wordReplace' },
  { action: cropAction, word: 'pictures.crop' },
  { action: eraseAction, word: 'looks.wordErase' },
  { action: useAsBackgroundAction, word: 'looks.wordBackdrop' },
];

/** Contains the visible label, for users who address a button by it. */
const nameOf = (label: string, word: string): string =>
  label.toLowerCase().includes(word.toLowerCase()) ? label : `${word}: ${label}`;

/** Where the picture shows something else that might have been meant: that instead, or both. */
function OtherSubjects(): ReactNode {
  const session = useSession();
  const [layer, ...more] = selectedLeaves(useShownContext());
  const busy = useSelector(session.toolCalls, (snapshot) => snapshot.matches('running'));
  if (layer?.type !== 'image' || more.length > 0 || !layer.mask?.others) return null;
  return (
    <div role="group" aria-label={message('editor.otherInPhoto')} className="grid gap-1.5 rounded-control bg-tint p-2">
      <p className="text-12 text-muted">{message('editor.otherInPhoto')}</p>
      {[otherSubjectAction, bothSubjectsAction].map((action) => (
        <Button
          key={action.id}
          variant="secondary"
          size="small"
          icon={action.icon}
          disabled={busy || !action.isEnabled(session)}
          data-command={`panel-${action.id}`}
          onClick={() => action.run(session)}
        >
          {message(action.label)}
        </Button>
      ))}
    </div>
  );
}

export function PictureRow(): ReactNode {
  const session = useSession();
  return (
    <div className="grid gap-2 border-t border-line p-3 first:border-t-0">
      <BackgroundButton variant="secondary" />
      <OtherSubjects />
      <Button
        variant="ghost"
        size="small"
        icon={pickAction.icon}
        disabled={!pickAction.isEnabled(session)}
        data-command="panel-pick"
        onClick={() => pickAction.run(session)}
      >
        {message(pickAction.label)}
      </Button>
      <StockButton />
      <div className="grid grid-cols-4 gap-1">
        {ACTIONS.map(({ action, word }) => (
          <Tooltip key={action.id} label={message(action.label)} shortcut={action.shortcuts?.[0]}>
            <button
              type="button"
              aria-label={nameOf(message(action.label), message(word))}
              disabled={!action.isEnabled(session)}
              data-command={`panel-${action.id}`}
              onClick={() => action.run(session)}
              className="grid min-w-0 justify-items-center gap-1 rounded-control py-1.5 text-muted transition-colors hover:bg-tint hover:text-ink disabled:opacity-40"
            >
              <action.icon size={18} strokeWidth={1.75} aria-hidden />
              <span aria-hidden className="max-w-full truncate text-12">
                {message(word)}
              </span>
            </button>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
