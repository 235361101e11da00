/**
 * What can be started by name: from the command palette, by a key, from a menu. A command changes the design and is an
 * action through `commandAction`; other actions change the view, open panels, or start what needs the server.
 */
import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';
import type { Command } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';

export type ActionGroup = 'edit' | 'arrange' | 'text' | 'picture' | 'insert' | 'page' | 'view' | 'design';

export interface EditorAction {
  /** Stable: tests and menus name it. */
  id: string;
  label: MessageKey;
  icon: LucideIcon;
  group: ActionGroup;
  /** Keys joined by plus; the first is shown. Ctrl stands for the Mac's Command. */
  shortcuts?: readonly string[];
  /**
   * The browser answers these keys with an event of its own (copy, paste), which does the work; the keys themselves
   * start nothing.
   */
  browserKeys?: boolean;
  /** Other words that people search for. */
  words?: MessageKey;
  /** The command that it runs, if it does nothing else. */
  command?: Command;
  /** False: it doesn't apply to this editor, and no list shows it. */
  isOffered?(session: EditorSession): boolean;
  isEnabled(session: EditorSession): boolean;
  /** Why it can't be started now, where there is more to say than usual. */
  obstacle?(session: EditorSession): MessageKey | null;
  run(session: EditorSession): void;
}

/** A command that needs no further input, as an action. */
export function commandAction(command: Command, group: ActionGroup): EditorAction {
  const { id, label, icon, shortcuts } = command;
  return {
    id,
    label,
    icon,
    group,
    shortcuts,
    command,
    isEnabled: (session) => session.isEnabled(command),
    run: (session) => session.run(command),
  };
}
