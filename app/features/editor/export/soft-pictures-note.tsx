/** In the export dialog: says which pictures are too small to be sharp in print. */
import { ImageDown } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { lintedPage } from '#design/lint/lint-page.ts';
import { LEAST_PRINT_DPI, softInPrint } from '#design/lint/picture-quality.ts';
import { named } from '#design/lint/quoted.ts';
import { message } from '#messages/message.ts';
import { PRINT_PIXELS_PER_INCH } from '#tools/contract/ports/rendering-port.ts';
import { pictureOfAsset } from '../insert/picture-of-asset.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';

const pictureSize = (asset: string) => pictureOfAsset(asset).catch(() => null);

/** `allPages`: whether the file will hold every page, or only the current one. Renders nothing if all are sharp. */
export function SoftPicturesNote({ allPages }: { allPages: boolean }): ReactNode {
  const document = useDocument();
  const page = useCell(useSession().page);
  const [words, setWords] = useState('');
  useEffect(() => {
    let gone = false;
    const pages = allPages ? Object.keys(document.pages) : [page];
    const leaves = pages.flatMap((id) => lintedPage(document, id).leaves);
    void softInPrint(leaves, PRINT_PIXELS_PER_INCH, { pictureSize }).then((soft) => {
      const [first] = soft.toSorted((a, b) => a.dpi - b.dpi);
      if (gone) return;
      setWords(
        first
          ? message('lint.softInPrint', {
              layer: named(first.layer),
              dpi: first.dpi,
              more: soft.length - 1,
              least: LEAST_PRINT_DPI,
            })
          : '',
      );
    });
    return () => {
      gone = true;
    };
  }, [document, page, allPages]);
  if (words === '') return null;
  return (
    <p role="status" className="flex gap-2 rounded-control bg-tint p-2.5 text-12 text-muted first-letter:uppercase">
      <ImageDown size={15} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      <span>{words}</span>
    </p>
  );
}
