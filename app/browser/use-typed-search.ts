/** The contents of a search field: updated immediately, and in the address once typing pauses. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Typing rests, ms. */
const RESTS = 250;

export interface TypedSearch {
  typed: string;
  type(typed: string): void;
  /** Any other code that writes the address must include this. */
  settle(words?: string): string;
}

/** `query`: the search in the address. */
export function useTypedSearch(query: string, write: (query: string) => void): TypedSearch {
  const [typed, setTyped] = useState(query);
  /** The search that this hook last wrote to the address. */
  const written = useRef(query);

  // The page was reached by a link or Back: then the address wins.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setTyped(query);
  }, [query]);

  const keep = useEffectEvent((words: string): void => {
    written.current = words;
    write(words);
  });
  useEffect(() => {
    const words = typed.trim();
    if (words === written.current) return;
    const timer = setTimeout(() => keep(words), RESTS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    typed,
    type: setTyped,
    settle(words = typed.trim()) {
      written.current = words;
      return words;
    },
  };
}
