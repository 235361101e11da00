/** What stands in a search field: there at once, and in the address once typing rests. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Typing rests, ms. */
const RESTS = 250;

export interface TypedSearch {
  typed: string;
  type(typed: string): void;
  /** Whoever writes the address for another reason writes this with it. */
  settle(words?: string): string;
}

/** `query`: what the address says. */
export function useTypedSearch(query: string, write: (query: string) => void): TypedSearch {
  const [typed, setTyped] = useState(query);
  /** What was last written there from here. */
  const written = useRef(query);

  // It was gone to by a link or the way back: then the address is believed.
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
