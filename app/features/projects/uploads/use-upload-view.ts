/** What the library of uploads shows, in the address. */
import { useSearchParams } from 'react-router';
import { UPLOAD_KINDS, type UploadKind } from '#app/contracts/uploads.ts';
import { useTypedSearch } from '#app/browser/use-typed-search.ts';

export interface UploadViewHandle {
  view: { query: string; kind: UploadKind | null };
  /** The contents of the search field. */
  typed: string;
  type(typed: string): void;
  /** Null: all kinds. */
  choose(kind: UploadKind | null): void;
  /** All pictures. */
  clear(): void;
}

export function useUploadView(): UploadViewHandle {
  const [search, setSearch] = useSearchParams();
  const query = (search.get('q') ?? '').trim().slice(0, 200);
  const kind = UPLOAD_KINDS.find((one) => one === search.get('kind')) ?? null;
  const write = (words: string, wanted: UploadKind | null): void =>
    setSearch({ ...(words && { q: words }), ...(wanted && { kind: wanted }) }, { replace: true });
  const { typed, type, settle } = useTypedSearch(query, (words) => write(words, kind));
  return {
    view: { query, kind },
    typed,
    type,
    choose: (wanted) => write(settle(), wanted),
    clear() {
      type('');
      write(settle(''), null);
    },
  };
}
