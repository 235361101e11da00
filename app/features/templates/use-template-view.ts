/**
 * What the browser of templates shows: here at once, and in the address as soon as that comes after it. Typing gets
 * there once it rests.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { readView, SHOWN_AT_ONCE, writeView, type TemplateView } from './template-address.ts';

/** Typing rests, ms. */
const RESTS = 300;

const addressOf = (view: TemplateView): string => writeView(view).toString();

export interface TemplateViewHandle {
  view: TemplateView;
  /** Opening one is a step that the browser's way back takes; all else is not. */
  change(patch: Partial<TemplateView>): void;
  /** Before going to another page: what is typed is not written into the address any more. */
  leave(): void;
}

export function useTemplateView(): TemplateViewHandle {
  const [search, setSearch] = useSearchParams();
  const written = useMemo(() => readView(search), [search]);
  const [view, setView] = useState(written);
  /**
   * The address as it was last seen, and those that were written since and have not come yet: a quick hand is ahead of
   * them.
   */
  const [trail, setTrail] = useState({ seen: addressOf(written), coming: [] as readonly string[] });
  const address = addressOf(written);
  if (address !== trail.seen) {
    const at = trail.coming.lastIndexOf(address);
    setTrail({ seen: address, coming: at === -1 ? [] : trail.coming.slice(at + 1) });
    // It was gone to, by a link or the way back: then it is believed.
    if (at === -1) setView(written);
  }

  function write(next: TemplateView): void {
    const going = addressOf(next);
    if (going === (trail.coming.at(-1) ?? trail.seen)) return;
    setTrail({ ...trail, coming: [...trail.coming, going] });
    setSearch(writeView(next), { replace: next.open === null || view.open !== null, preventScrollReset: true });
  }
  const { pathname } = useLocation();
  const going = useNavigation().location;
  // Writing would replace a navigation to another page, which renders show late.
  const isLeft = useRef(false);
  const keep = useEffectEvent(() => {
    if (!isLeft.current && (!going || going.pathname === pathname)) write(view);
  });
  useEffect(() => {
    const timer = setTimeout(keep, RESTS);
    return () => clearTimeout(timer);
  }, [view.query]);

  return {
    view,
    leave: () => {
      isLeft.current = true;
    },
    change(patch) {
      // Another search begins at its top.
      const isOther = ['query', 'category', 'color'].some((key) => key in patch);
      const next = { ...view, ...(isOther && { shown: SHOWN_AT_ONCE }), ...patch };
      setView(next);
      if (Object.keys(patch).some((key) => key !== 'query')) write(next);
    },
  };
}
