/** For one picture: the tools that work on it by themselves. */
import type { ReactNode } from 'react';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { EditorAction } from '../../actions/action.ts';
import {
  expandAction,
  magicEraseAction,
  retakeAction,
  sceneAction,
  textBehindAction,
  upscaleAction,
} from '../../actions/repair-actions.ts';
import { obstacleOf } from '../../actions/obstacle.ts';
import { useSession, useShownContext } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';

/** Each with a short label below its icon; the tooltip gives the full name, and why it is disabled. */
const TOOLS: readonly { action: EditorAction; word: MessageKey }[] = [
  { action: magicEraseAction, word: 'aiTools.eraseWord' },
  { action: retakeAction, word: 'aiTools.retakeWord' },
  { action: sceneAction, word: 'aiTools.sceneWord' },
  { action: expandAction, word: 'aiTools.expandWord' },
  { action: upscaleAction, word: 'aiTools.upscaleWord' },
  { action: textBehindAction, word: 'aiTools.textBehindWord' },
];

export function AiSection(): ReactNode {
  const session = useSession();
  // Re-evaluated whenever the design or the selection changes.
  useShownContext();
  return (
    <Section title={message('aiTools.title')}>
      <div className="grid grid-cols-3 gap-1">
        {TOOLS.map(({ action, word }) => {
          const obstacle = obstacleOf(session, action);
          const label = message(action.label);
          return (
            <Tooltip
              key={action.id}
              label={obstacle ? `${label}: ${obstacle}` : label}
              shortcut={action.shortcuts?.[0]}
            >
              <button
                type="button"
                aria-label={label.includes(message(word)) ? label : `${message(word)}: ${label}`}
                // Stays focusable for the tooltip, which says why it is disabled.
                aria-disabled={obstacle !== undefined || undefined}
                data-command={`panel-${action.id}`}
                onClick={() => !obstacle && action.run(session)}
                className="grid min-w-0 justify-items-center gap-1 rounded-control py-1.5 text-muted transition-colors not-aria-disabled:hover:bg-tint not-aria-disabled:hover:text-ink aria-disabled:opacity-40"
              >
                <action.icon size={18} strokeWidth={1.75} aria-hidden />
                <span aria-hidden className="max-w-full truncate text-12">
                  {message(word)}
                </span>
              </button>
            </Tooltip>
          );
        })}
      </div>
    </Section>
  );
}
