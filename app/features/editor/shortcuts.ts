/** Keys to commands: which shortcut a key press means. Pure; whether keys count at all is the caller's business. */
import type { Command } from './commands/command.ts';

/** The part of a keyboard event that matters. */
export interface KeyPress {
  key: string;
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Names of physical keys for signs that Shift changes: `]` is still `]` when Shift makes it `}`. */
const BY_CODE: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Equal: '=', Minus: '-', Digit0: '0', Digit1: '1', Digit2: '2' };

/** Whether a press is a shortcut, written as for people: `Ctrl+Shift+G`. Ctrl is met by the Mac's Command too. */
export function matches(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const wanted = parts.at(-1)?.toLowerCase() ?? '';
  const named = (BY_CODE[press.code ?? ''] ?? press.key).toLowerCase();
  if (named !== wanted && press.key.toLowerCase() !== wanted) return false;
  return (
    parts.includes('Ctrl') === (press.ctrlKey || press.metaKey) &&
    parts.includes('Shift') === press.shiftKey &&
    parts.includes('Alt') === press.altKey
  );
}

/** The command that a press starts, of those given. */
export function commandFor<Found extends Pick<Command, 'shortcuts'>>(press: KeyPress, commands: readonly Found[]): Found | null {
  return commands.find((command) => command.shortcuts?.some((shortcut) => matches(press, shortcut))) ?? null;
}

/** Whether the person is typing somewhere, so that letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"], [role="combobox"]') !== null;
}
