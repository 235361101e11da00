/**
 * Collects what is typed while the palette's code is loading: the palette starts with it, and the canvas gets none of
 * it.
 */

let typed = '';
let listening: AbortController | null = null;

/** Collects keystrokes from now on, until they are taken. `onEscape`: the palette is no longer wanted. */
export function typeAhead(onEscape: () => void, target: EventTarget = window): void {
  takeTypedAhead();
  listening = new AbortController();
  const onKey = (event: Event): void => {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') {
      takeTypedAhead();
      onEscape();
    } else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if ([...key].length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  target.addEventListener('keydown', onKey, { capture: true, signal: listening.signal });
}

/** Returns what has been typed and stops collecting. */
export function takeTypedAhead(): string {
  listening?.abort();
  listening = null;
  const all = typed;
  typed = '';
  return all;
}
