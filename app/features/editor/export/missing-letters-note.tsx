/** In the export dialog: says which letters will be empty boxes in the file, because no font here has them. */
import { TypeOutline } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { lintedPage } from '#design/lint/lint-page.ts';
import { ownFontHas } from '../fonts/own-font-has.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';

/** `allPages`: whether the file will hold every page, or only the current one. Renders nothing if fonts have them all. */
export function MissingLettersNote({ allPages }: { allPages: boolean }): ReactNode {
  const document = useDocument();
  const page = useCell(useSession().page);
  const [words, setWords] = useState('');
  useEffect(() => {
    let gone = false;
    void import('#design/lint/missing-letters.ts').then(({ missingLetters }) => {
      const pages = allPages ? Object.keys(document.pages) : [page];
      const found = pages.flatMap((id) => missingLetters(lintedPage(document, id), { ownFontHas }));
      if (!gone) setWords([...new Set(found.map((finding) => finding.words))].slice(0, 2).join(' '));
    });
    return () => {
      gone = true;
    };
  }, [document, page, allPages]);
  if (words === '') return null;
  return (
    <p role="status" className="flex gap-2 rounded-control bg-tint p-2.5 text-12 text-muted">
      <TypeOutline size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      <span>{words}</span>
    </p>
  );
}
