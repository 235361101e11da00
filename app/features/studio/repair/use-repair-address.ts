/** Writes into the address what a reload continues with: the picture and the generation. */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface RepairAddress {
  /** A picture was chosen: a step that the browser's Back reverts. */
  choose(asset: string): void;
  /** A generation is running; null: it was put aside, its picture stays. */
  keep(generation: string | null): void;
  /** Starts over, with nothing chosen. */
  clear(): void;
}

export function useRepairAddress(): RepairAddress {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useCallback(
    (change: (query: URLSearchParams) => void, replace: boolean) => {
      const query = new URLSearchParams(search);
      change(query);
      void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace, preventScrollReset: true });
    },
    [navigate, pathname, search],
  );
  return {
    choose: (asset) =>
      go((query) => {
        query.delete('g');
        query.set('picture', asset);
      }, false),
    keep: (generation) => go((query) => (generation === null ? query.delete('g') : query.set('g', generation)), true),
    clear: () =>
      go((query) => {
        query.delete('g');
        query.delete('picture');
      }, false),
  };
}
