/**
 * Stock photos in the panel of uploads: searched by words, put on the page or in the place of the selected picture. Each
 * names its author and where it is from.
 */
import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Loading, Spinner } from '#app/ui/spinner.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { message } from '#messages/message.ts';
import { findLayer } from '#design/document/tree.ts';
import type { StockPhoto, StockSource } from '#tools/contract/ports/stock-port.ts';
import { frameInHand } from '../../actions/picture-actions.ts';
import { replacePictureCommand } from '../../commands/fill-frame.ts';
import { insertPictureCommand } from '../../commands/insert-picture.ts';
import { PanelProblem } from '../../panel-parts/panel-problem.tsx';
import { PanelSearch } from '../../panel-parts/panel-search.tsx';
import { TileGrid } from '../../panel-parts/tile-grid.tsx';
import { stockReplaces } from '../../insert/stock-tab.ts';
import { useCell, useSelection, useSession } from '../../session/session-context.tsx';
import { takeStockPhoto, useStockSearch } from './use-stock.ts';

const sourceName = (source: StockSource): string => message(`stock.source.${source}`);

export function StockPhotos({ sources }: { sources: readonly StockSource[] }): ReactNode {
  const session = useSession();
  const [words, setWords] = useState('');
  const wanted = useCell(stockReplaces);
  const [taking, setTaking] = useState<string | null>(null);
  useSelection();
  const frame = frameInHand(session);
  const searched = words.trim();
  const search = useStockSearch(searched);
  const { photos, problems } = search;
  // An empty frame waits for a picture; one that was added a moment ago is to stay.
  const isReplacing = frame !== null && (wanted ?? frame.asset === null);

  async function take(photo: StockPhoto): Promise<void> {
    if (taking !== null) return;
    const target = isReplacing ? frame.id : null;
    setTaking(photo.id);
    try {
      const asset = await takeStockPhoto(photo.id);
      const picture = { ...asset, name: photo.title || asset.name };
      if (target !== null && findLayer(session.store.document(), target)?.type === 'image')
        session.run(replacePictureCommand, { id: target, picture });
      else session.run(insertPictureCommand, { picture });
      // Asked for once: the next photo is one more.
      stockReplaces.set(null);
    } catch (error) {
      toast({ title: message('stock.failed'), description: thrownText(error), variant: 'destructive' });
    } finally {
      setTaking(null);
    }
  }

  return (
    <>
      <PanelSearch label={message('stock.search')} value={words} onChange={setWords} />
      {frame !== null && (
        <Switch label={message('stock.replacing')} checked={isReplacing} onCheckedChange={stockReplaces.set} />
      )}
      {problems.map((problem) => (
        <p
          key={problem}
          role="status"
          className="rounded-control bg-warning-soft px-2.5 py-2 text-12 text-warning-text"
        >
          {problem}
        </p>
      ))}
      {search.failure !== null ? (
        <PanelProblem onRetry={search.retry}>{search.failure}</PanelProblem>
      ) : searched === '' ? (
        <p className="px-3 py-8 text-center text-13 text-balance text-muted">
          {message('stock.start', { sources: sources.map(sourceName).join(', ') })}
        </p>
      ) : photos === null ? (
        <Loading label={message('stock.searching')} className="py-8" />
      ) : photos.length === 0 ? (
        problems.length === 0 && (
          <EmptyState
            title={message('stock.none', { words: searched })}
            hint={message('stock.noneHint')}
            className="py-8"
          />
        )
      ) : (
        <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
          <p role="status" className="sr-only">
            {message('stock.found', { count: photos.length })}
          </p>
          <TileGrid columns={2} className="grid grid-cols-2 gap-2 pb-2" aria-label={message('stock.title')}>
            {photos.map((photo) => (
              <StockTile
                key={photo.id}
                photo={photo}
                busy={taking === photo.id}
                disabled={taking !== null}
                replaces={isReplacing}
                onTake={() => void take(photo)}
              />
            ))}
          </TileGrid>
          {search.more && (
            <Button size="small" busy={search.searching} onClick={search.loadMore} className="mb-1 w-full">
              {message('stock.more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface StockTileProps {
  photo: StockPhoto;
  busy: boolean;
  disabled: boolean;
  replaces: boolean;
  onTake(): void;
}

function StockTile({ photo, busy, disabled, replaces, onTake }: StockTileProps): ReactNode {
  const { title, credit, thumbnail } = photo;
  const said = { title: title || message('stock.untitled'), author: credit?.author ?? '' };
  return (
    <figure className="grid min-w-0 content-start gap-1">
      <button
        type="button"
        aria-label={message(replaces ? 'stock.replaceWith' : 'stock.use', said)}
        aria-busy={busy || undefined}
        aria-disabled={disabled || undefined}
        title={title}
        onClick={onTake}
        className="relative block aspect-square w-full overflow-hidden rounded-small bg-tint outline-offset-1"
      >
        {thumbnail !== null && (
          <img
            src={thumbnail}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            draggable={false}
            className={classNames('size-full object-cover', busy && 'opacity-40')}
          />
        )}
        {busy && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {credit && (
        <figcaption className="truncate text-[11px] leading-4 text-muted" title={`${credit.author}, ${credit.licence}`}>
          <a href={credit.pageUrl} target="_blank" rel="noreferrer" className="hover:text-ink hover:underline">
            {message('stock.by', { author: credit.author, source: sourceName(credit.source) })}
          </a>
        </figcaption>
      )}
    </figure>
  );
}
