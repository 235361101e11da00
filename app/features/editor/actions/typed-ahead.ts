/**
 * What is typed while the palette's code is still on its way: the palette begins with it, and the canvas takes none of
 * it.
 */

let typed = '';
let listening: AbortController | null = null;

/** Collects what is typed from now on, until it is taken. `onEscape`: the palette is not wanted any more. */
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

/** What has been typed; nothing more is collected. */
export function takeTypedAhead(): string {
  listening?.abort();
  listening = null;
  const all = typed;
  typed = '';
  return all;
}
