/**
 * What the template browser shows: here immediately, and in the address soon after. Typing reaches the address after a
 * pause.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { readView, SHOWN_AT_ONCE, writeView, type TemplateView } from './template-address.ts';

/** Typing rests, ms. */
const RESTS = 300;

const addressOf = (view: TemplateView): string => writeView(view).toString();

export interface TemplateViewHandle {
  view: TemplateView;
  /** Opening one is a step that Back reverts; everything else is not. */
  change(patch: Partial<TemplateView>): void;
  /** Before going to another page: typing is no longer written into the address. */
  leave(): void;
}

export function useTemplateView(): TemplateViewHandle {
  const [search, setSearch] = useSearchParams();
  const written = useMemo(() => readView(search), [search]);
  const [view, setView] = useState(written);
  /** The address as last seen, and those written since that have not arrived yet: quick input is ahead of them. */
  const [trail, setTrail] = useState({ seen: addressOf(written), coming: [] as readonly string[] });
  const address = addressOf(written);
  if (address !== trail.seen) {
    const at = trail.coming.lastIndexOf(address);
    setTrail({ seen: address, coming: at === -1 ? [] : trail.coming.slice(at + 1) });
    // It was reached by a link or Back: then it wins.
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
  // Writing would replace a navigation to another page, which a render shows late.
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
