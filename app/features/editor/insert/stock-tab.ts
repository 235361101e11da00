/** Whether the panel of uploads shows stock photos, and whether the next one takes the place of the selected picture. */
import { useEffect, useState } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import type { StockAnswer } from '#app/contracts/stock.ts';
import type { StockSource } from '#tools/contract/ports/stock-port.ts';
import { createCell } from '../session/cell.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Which half of the panel is seen. */
export const uploadsTab = createCell<'own' | 'stock'>('own');
/** Null: only an empty frame is filled. */
export const stockReplaces = createCell<boolean | null>(null);

let asked: Promise<readonly StockSource[]> | null = null;

/** What the operator set up does not change while the page is open. */
function askSources(): Promise<readonly StockSource[]> {
  asked ??= httpGet<StockAnswer>('/api/stock').then(({ sources }) => sources);
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** The services that are searched; null: not known yet. Where it can't be found out there are none. */
export function useStockSources(): readonly StockSource[] | null {
  const [sources, setSources] = useState<readonly StockSource[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    askSources().then(
      (found) => !isLeft && setSources(found),
      () => !isLeft && setSources([]),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return sources;
}

/** Opens the panel to choose a stock photo for the selected picture or frame. */
export function chooseStockPhoto(session: EditorSession): void {
  uploadsTab.set('stock');
  stockReplaces.set(true);
  session.panel.set('uploads');
}
