/** Every logo of a user by batches, newest first: opened, remixed, deleted, their words used again. */
import { Ellipsis, PencilLine, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationPage, GenerationView } from '#app/contracts/generation.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { when } from '#app/ui/when.ts';
import { message } from '#messages/message.ts';
import { useHistory } from '../history/use-history.ts';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { batchAt, stylePicture } from './logo-address.ts';
import { LogoGrid } from './logo-grid.tsx';
import { logoInputOf, logoSetupOf, writeLogo } from './logo-setup.ts';

export function LogoHistory({ initial, feed }: { initial: GenerationPage; feed: EventFeed | null }): ReactNode {
  const history = useHistory(initial, { kind: 'logo', feed });
  const [deleting, setDeleting] = useState<GenerationView | null>(null);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const { generations } = history;
  return (
    <main ref={main} id="content" className="mx-auto w-full max-w-6xl px-4 pt-8 pb-24 sm:px-6 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-40">{message('logoStudio.historyTitle')}</h1>
          <p className="mt-2 text-15 text-balance text-muted">{message('logoStudio.historyLead')}</p>
        </div>
        {generations.length > 0 && (
          <Link to="/logo-generator" className={buttonClass('primary')}>
            {message('logoStudio.makeLogos')}
          </Link>
        )}
      </div>
      {generations.length === 0 ? (
        <EmptyState
          className="mt-8 rounded-card border border-dashed border-line-strong"
          title={message('logoStudio.historyEmpty')}
          hint={message('logoStudio.historyEmptyText')}
          picture={<img src={stylePicture('emblem')} alt="" className="h-28 rounded-card border border-line" />}
          action={
            <Link to="/logo-generator" className={buttonClass('primary')}>
              {message('logoStudio.makeLogos')}
            </Link>
          }
        />
      ) : (
        <ul className="mt-8 grid gap-10">
          {generations.map((view) => (
            <li key={view.id}>
              <Batch view={view} onDelete={() => setDeleting(view)} />
            </li>
          ))}
        </ul>
      )}
      {history.hasMore && (
        <div className="mt-10 grid justify-items-center gap-3">
          {history.more === 'failed' && (
            <p role="alert" className="text-13 text-danger-text">
              {message('generation.historyFailed')}
            </p>
          )}
          <Button busy={history.more === 'loading'} onClick={history.loadMore}>
            {message('generation.historyMore')}
          </Button>
        </div>
      )}
      {deleting && <DeleteBatch view={deleting} remove={history.remove} onClose={() => setDeleting(null)} />}
    </main>
  );
}

function Batch({ view, onDelete }: { view: GenerationView; onDelete(): void }): ReactNode {
  const navigate = useNavigate();
  const { name, style, from } = logoInputOf(view);
  const again = `/logo-generator${writeLogo(logoSetupOf(view))}`;
  const { variations } = view.results;
  const said =
    view.state === 'succeeded'
      ? from?.make === 'this'
        ? message('logoStudio.kept')
        : message(`logoStudio.style.${style}`)
      : message(`generation.state.${view.state}`);
  return (
    <article aria-label={message('logoStudio.results', { name })} data-state={view.state} className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="truncate text-22">
            <Link to={batchAt(view.id)} className="hover:underline">
              {name}
            </Link>
          </h2>
          <p className="truncate text-13 text-muted">
            {said} ·{' '}
            <time dateTime={view.createdAt} suppressHydrationWarning>
              {when(view.createdAt)}
            </time>
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <Link to={again} className={buttonClass('ghost', 'small', 'max-sm:hidden')}>
            <PencilLine size={16} strokeWidth={1.75} aria-hidden />
            {message('logoStudio.useAgain')}
          </Link>
          <Menu
            align="end"
            trigger={<IconButton label={message('logoStudio.batchOptions', { name })} icon={Ellipsis} size="medium" />}
          >
            <MenuItem icon={SquareArrowOutUpRight} onSelect={() => void navigate(batchAt(view.id))}>
              {message('logoStudio.openBatch')}
            </MenuItem>
            <MenuItem icon={PencilLine} onSelect={() => void navigate(again)}>
              {message('logoStudio.useAgain')}
            </MenuItem>
            <MenuItem icon={Trash2} danger onSelect={onDelete}>
              {message('logoStudio.deleteBatch')}
            </MenuItem>
          </Menu>
        </div>
      </div>
      {variations.length > 0 || view.state === 'generating' ? (
        <LogoGrid view={view} dense />
      ) : (
        <p className="rounded-card border border-dashed border-line-strong px-4 py-6 text-center text-13 text-muted">
          {view.error ?? message(`generation.state.${view.state}`)}
        </p>
      )}
    </article>
  );
}

function DeleteBatch({
  view,
  remove,
  onClose,
}: {
  view: GenerationView;
  remove(id: string): Promise<void>;
  onClose(): void;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove(view.id);
      toast({ title: message('generation.deleted') });
      onClose();
    } catch {
      setBusy(false);
      toast({ variant: 'destructive', title: message('generation.deleteFailed') });
    }
  }
  return (
    <Dialog
      open
      size="small"
      title={message('logoStudio.deleteTitle')}
      description={message('logoStudio.deleteText')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <DialogClose asChild>
            <Button>{message('generation.keep')}</Button>
          </DialogClose>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {message('logoStudio.deleteBatch')}
          </Button>
        </>
      }
    />
  );
}
