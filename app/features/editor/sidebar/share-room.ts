/** Where the page has no room between two panels, opening one folds the other: the panel beside the rail, or the properties. */
import type { EditorSession } from '../editor-session.ts';

/** In an editor narrower than this both at once would cover too much of the page, px. */
const BOTH = 1200;

/** `width`: of the editor now, px. Returns what ends it. */
export function shareRoom({ panel, propertiesOpen }: Pick<EditorSession, 'panel' | 'propertiesOpen'>, width: () => number): () => void {
  /** The properties were open before the panel came: they come back when it goes. */
  let folded = false;
  const stopPanel = panel.subscribe(() => {
    if (panel.get() === null) {
      if (folded) propertiesOpen.set(true);
      folded = false;
    } else if (propertiesOpen.get() && width() < BOTH) {
      folded = true;
      propertiesOpen.set(false);
    }
  });
  const stopProperties = propertiesOpen.subscribe(() => {
    if (!propertiesOpen.get() || width() >= BOTH) return;
    folded = false;
    panel.set(null);
  });
  return () => {
    stopPanel();
    stopProperties();
  };
}
