/** All logos of a user by batch, newest first: opened, remixed, deleted, their words reused. */
import { Ellipsis, PencilLine, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationPage, GenerationView, HistoryView } from '#app/contracts/generation.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { Time } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { HistoryBar, nothingFound } from '../history/history-bar.tsx';
import { HistoryFrame } from '../history/history-frame.tsx';
import { HistoryList, type HistoryListProps } from '../history/history-list.tsx';
import { useHistory } from '../history/use-history.ts';
import { useHistoryView } from '../history/use-history-view.ts';
import { batchAt, stylePicture } from './logo-address.ts';
import { LogoGrid } from './logo-grid.tsx';
import { logoInputOf, logoSetupOf, writeLogo } from './logo-setup.ts';

export interface LogoHistoryProps {
  initial: GenerationPage;
  /** What `initial` was read for. */
  view: HistoryView;
  feed: EventFeed | null;
}

export function LogoHistory({ initial, view, feed }: LogoHistoryProps): ReactNode {
  const handle = useHistoryView();
  const makeLogos = (
    <Link to="/logo-generator" className={buttonClass('primary')}>
      {message('logoStudio.makeLogos')}
    </Link>
  );
  return (
    <HistoryFrame
      title={message('logoStudio.historyTitle')}
      lead={message('logoStudio.historyLead')}
      aside={(initial.generations.length > 0 || view.query !== '') && makeLogos}
    >
      <HistoryBar handle={handle} label={message('logoStudio.historySearch')} sorts={['newest', 'oldest', 'name']} />
      <Batches
        key={JSON.stringify(view)}
        initial={initial}
        view={view}
        feed={feed}
        empty={
          view.query !== ''
            ? nothingFound(handle)
            : {
                title: message('logoStudio.historyEmpty'),
                hint: message('logoStudio.historyEmptyText'),
                picture: <img src={stylePicture('emblem')} alt="" className="h-28 rounded-card border border-line" />,
                action: makeLogos,
              }
        }
      />
    </HistoryFrame>
  );
}

function Batches({ initial, view, feed, empty }: LogoHistoryProps & Pick<HistoryListProps, 'empty'>): ReactNode {
  return (
    <HistoryList
      history={useHistory(initial, view, feed)}
      empty={empty}
      className="gap-10"
      renderItem={(batch, onDelete) => <Batch view={batch} onDelete={onDelete} />}
      deleteQuestion={() => ({
        title: message('logoStudio.deleteTitle'),
        text: message('logoStudio.deleteText'),
        confirm: message('logoStudio.deleteBatch'),
      })}
    />
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
            {said} · <Time at={view.createdAt} format="ago" />
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
