/** Maps keys to actions: which shortcut a key press matches. Pure; the caller decides whether keys count at all. */
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

/** Whether a press matches a shortcut in display form: `Ctrl+Shift+G`. The Mac's Command counts as Ctrl too. */
export function matches(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const wanted = parts.at(-1)?.toLowerCase() ?? '';
  const key = press.key.toLowerCase();
  if (nameOf(press) !== wanted && key !== wanted) return false;
  // A sign that needs Shift on one keyboard but not on another is the same sign on both.
  const signWithShift = key === wanted && SIGN.test(wanted);
  return (
    parts.includes('Ctrl') === (press.ctrlKey || press.metaKey) &&
    (parts.includes('Shift') === press.shiftKey || signWithShift) &&
    parts.includes('Alt') === press.altKey
  );
}

const SIGN = /^[?/\\]$/;

/** Alt changes letters on a Mac: the physical key tells which was meant. */
function nameOf({ key, code = '', altKey }: KeyPress): string {
  const letter = altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? BY_CODE[code] ?? key).toLowerCase();
}

/** The action among these that a press starts. */
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
 * Whether the user is typing somewhere, so that letters are letters, or is in the assistant's panel, which has its own
 * keys.
 */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"], [role="combobox"], [data-assistant]') !== null
  );
}
