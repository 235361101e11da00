/** What the library of uploads shows: the address says it; typing gets there once it rests. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { UPLOAD_KINDS, type UploadKind } from '#app/contracts/uploads.ts';

/** Typing rests, ms. */
const RESTS = 250;

export interface UploadViewHandle {
  view: { query: string; kind: UploadKind | null };
  typed: string;
  type(typed: string): void;
  /** Null: all kinds. */
  choose(kind: UploadKind | null): void;
}

export function useUploadView(): UploadViewHandle {
  const [search, setSearch] = useSearchParams();
  const query = (search.get('q') ?? '').trim().slice(0, 200);
  const kind = UPLOAD_KINDS.find((one) => one === search.get('kind')) ?? null;
  const [typed, setTyped] = useState(query);
  const written = useRef(query);

  // It was gone to by a link or the way back: then the address is believed.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setTyped(query);
  }, [query]);

  const write = (words: string, wanted: UploadKind | null): void => {
    written.current = words;
    setSearch(
      { ...(words && { q: words }), ...(wanted && { kind: wanted }) },
      { replace: true, preventScrollReset: true },
    );
  };
  const keep = useRef(write);
  keep.current = write;
  useEffect(() => {
    const words = typed.trim();
    if (words === written.current) return;
    const timer = setTimeout(() => keep.current(words, kind), RESTS);
    return () => clearTimeout(timer);
  }, [typed, kind]);

  return { view: { query, kind }, typed, type: setTyped, choose: (wanted) => write(typed.trim(), wanted) };
}
