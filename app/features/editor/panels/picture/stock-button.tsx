/** In the panel of a picture or an empty frame: a stock photo in its place. Only where there are services to search. */
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { frameInHand } from '../../actions/picture-actions.ts';
import { chooseStockPhoto, useStockSources } from '../../insert/stock-tab.ts';
import { useSession } from '../../session/session-context.tsx';

export function StockButton(): ReactNode {
  const session = useSession();
  const sources = useStockSources();
  if (!sources || sources.length === 0) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Images}
      disabled={frameInHand(session) === null}
      onClick={() => chooseStockPhoto(session)}
    >
      {message('stock.choose')}
    </Button>
  );
}
