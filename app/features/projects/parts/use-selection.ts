/** The selection of a grid of cards, with its keys: Ctrl or Cmd + A selects all, Escape deselects. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { keepPresent, NOTHING_SELECTED, selectAll, selectRange, toggleCard } from './selection.ts';

export interface SelectionHandle {
  ids: ReadonlySet<string>;
  /** `range`: from the card pressed last to this one. */
  select(id: string, range: boolean): void;
  /** Left out: all cards. */
  selectAll(ids?: readonly string[]): void;
  clear(): void;
}

/** Fields, menus and dialogs have keys of their own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable], [role=menu], [role=dialog]') !== null;

/** `order`: the ids of all cards. */
export function useSelection(order: readonly string[]): SelectionHandle {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const present = useMemo(() => keepPresent(selection, order), [selection, order]);
  const all = (ids = order): void => setSelection(selectAll(ids));

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'a') {
      if (order.length === 0) return;
      event.preventDefault();
      all();
    }
    if (event.key === 'Escape' && present.ids.size > 0) setSelection(NOTHING_SELECTED);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return {
    ids: present.ids,
    select: (id, range) => setSelection(range ? selectRange(present, id, order) : toggleCard(present, id)),
    selectAll: all,
    clear: () => setSelection(NOTHING_SELECTED),
  };
}
