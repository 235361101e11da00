/**
 * The focus follows the work: a button that is pressed here is often disabled or gone a moment later, with the focus on
 * it. The focus then goes to what replaced it: the progress of a generation, the actions on its result, or the heading
 * of the screen.
 */
import { useEffect, type RefObject } from 'react';

/** What takes the focus, the first on the page wins; the heading if there is none of these. */
const LANDINGS = '[data-phase], [data-landing]';

/**
 * What had the focus on a studio screen last; screens change with their addresses during the work. Null: it is
 * elsewhere.
 */
let last: HTMLElement | null = null;

function isLost({ activeElement, body }: Document): boolean {
  if (last === null || (activeElement !== null && activeElement !== body && activeElement !== last)) return false;
  return !last.isConnected || last.matches(':disabled');
}

function land(main: HTMLElement): void {
  if (!isLost(document)) return;
  const place = main.querySelector<HTMLElement>(LANDINGS) ?? main.querySelector<HTMLElement>('h1');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (place.hasAttribute('data-phase')) place.scrollIntoView({ block: 'nearest' });
}

/** `screen`: its main element. */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return;
    const note = ({ target }: FocusEvent) => {
      // Overlays return the focus by themselves.
      if (target instanceof HTMLElement && target.closest('[role=dialog], [role=menu], [role=listbox]') === null)
        last = main.contains(target) ? target : null;
    };
    const changes = new MutationObserver(() => land(main));
    document.addEventListener('focusin', note);
    changes.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    land(main);
    return () => {
      document.removeEventListener('focusin', note);
      changes.disconnect();
    };
  }, [screen]);
}
