/**
 * If the page has no room between two panels, only one of them is open: the panel next to the rail, or the properties.
 */
import type { Cell } from '../session/cell.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** In an editor narrower than this, both together would cover too much of the page, px. */
const BOTH = 1200;

/** `width`: the editor's current width, px. Returns a function that stops it. */
export function shareRoom(
  { panel, propertiesOpen }: Pick<EditorSession, 'panel' | 'propertiesOpen'>,
  width: Pick<Cell<number>, 'get' | 'subscribe'>,
): () => void {
  /** The properties were open before the panel opened or the window narrowed: they return when that ends. */
  let folded = false;
  const share = (): void => {
    if (panel.get() === null || width.get() >= BOTH) {
      if (folded) propertiesOpen.set(true);
      folded = false;
    } else if (propertiesOpen.get()) {
      folded = true;
      propertiesOpen.set(false);
    }
  };
  const stops = [
    panel.subscribe(share),
    width.subscribe(share),
    propertiesOpen.subscribe(() => {
      if (!propertiesOpen.get() || width.get() >= BOTH) return;
      folded = false;
      panel.set(null);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
