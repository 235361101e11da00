/** Keys to actions: which shortcut a key press means. Pure; whether keys count at all is the caller's business. */
import type { EditorAction } from './action.ts';

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
const BY_CODE: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Equal: '=',
  Minus: '-',
  Digit0: '0',
  Digit1: '1',
  Digit2: '2',
  Digit7: '7',
  Digit8: '8',
  Backslash: '\\',
  Space: 'space',
};

/** Whether a press is a shortcut, written as for people: `Ctrl+Shift+G`. Ctrl is met by the Mac's Command too. */
export function matches(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const wanted = parts.at(-1)?.toLowerCase() ?? '';
  const key = press.key.toLowerCase();
  if (nameOf(press) !== wanted && key !== wanted) return false;
  // A sign that is typed with Shift on this keyboard, and on another without, is that sign on both.
  const signWithShift = key === wanted && SIGN.test(wanted);
  return (
    parts.includes('Ctrl') === (press.ctrlKey || press.metaKey) &&
    (parts.includes('Shift') === press.shiftKey || signWithShift) &&
    parts.includes('Alt') === press.altKey
  );
}

const SIGN = /^[?/\\]$/;

/** Alt makes other letters of letters on a Mac: their keys tell which were meant. */
function nameOf({ key, code = '', altKey }: KeyPress): string {
  const letter = altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? BY_CODE[code] ?? key).toLowerCase();
}

/** The action that a press starts, of those given. */
export function actionFor<Found extends Pick<EditorAction, 'shortcuts' | 'browserKeys'>>(
  press: KeyPress,
  actions: readonly Found[],
): Found | null {
  return (
    actions.find((action) => !action.browserKeys && action.shortcuts?.some((shortcut) => matches(press, shortcut))) ??
    null
  );
}

/**
 * Whether the person is typing somewhere, so that letters are letters, or is in the assistant's panel, whose keys are
 * its own.
 */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"], [role="combobox"], [data-assistant]') !== null
  );
}
