/** Beside the zoom: which page of several is shown, and the way to the others. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { NOTHING } from '../selection.ts';
import { useCell, useDesign, useSession } from '../session-context.tsx';

export function PageSwitch(): ReactNode {
  const session = useSession();
  const shown = useCell(session.page);
  const pages = pagesInOrder(useDesign().document);
  if (pages.length < 2) return null;
  const at = pages.findIndex((page) => page.id === shown);
  const go = (to: number): void => {
    const page = pages[to];
    if (!page) return;
    session.stage.get()?.finishText();
    session.selection.set(NOTHING);
    session.page.set(page.id);
  };
  return (
    <div role="group" aria-label={message('editor.pages')} className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center rounded-card border border-line bg-raised p-1 shadow-float">
      <IconButton label={message('editor.previousPage')} icon={ChevronLeft} disabled={at <= 0} onClick={() => go(at - 1)} />
      <span aria-live="polite" className="tabular px-1 text-13 text-muted">{message('editor.pageOf', { number: at + 1, count: pages.length })}</span>
      <IconButton label={message('editor.nextPage')} icon={ChevronRight} disabled={at >= pages.length - 1} onClick={() => go(at + 1)} />
    </div>
  );
}
