/** One generation in the history: its pictures, or its progress, or why there are none. */
import { Ban, CircleAlert, Ellipsis, ShieldAlert, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { assetsOf } from '#app/services/moderation/moderation.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { Time } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { inputOf } from '../ai-image/image-setup.ts';
import { backgroundFor } from '../ai-image/image-examples.ts';
import { FilmFace } from '../parts/film-face.tsx';
import { pictureAt } from '../parts/picture-address.ts';
import { timeLeft } from '../generation/time-left.ts';

const SHOWN = 4;

export interface HistoryTileProps {
  view: GenerationView;
  onOpen(): void;
  onDelete(): void;
}

export function HistoryTile({ view, onOpen, onDelete }: HistoryTileProps): ReactNode {
  const title = message(factsOf(view.kind).title);
  const state =
    view.state === 'generating' && view.position !== null
      ? message('generation.state.waiting')
      : message(`generation.state.${view.state}`);
  const count = view.results.variations.length;
  const said = saidIn(view);
  return (
    <article className="group/tile relative grid gap-2" data-state={view.state}>
      <button
        type="button"
        onClick={onOpen}
        className="relative block aspect-square w-full overflow-hidden rounded-card border border-line text-start transition-colors hover:border-line-strong"
      >
        <span className="sr-only">{message('generation.open', { title, state })}. </span>
        <Face view={view} />
      </button>
      <div className="flex items-start gap-1 ps-0.5">
        <div className="grid min-w-0 flex-1">
          <p className="truncate text-13 font-medium">{said ?? title}</p>
          <p className="truncate text-12 text-faint">
            {said !== null && <span>{`${title} · `}</span>}
            <span>{view.state === 'succeeded' ? message('generation.count', { count }) : state}</span>
            <span>{' · '}</span>
            <Time at={view.createdAt} format="ago" />
          </p>
        </div>
        <Menu
          align="end"
          trigger={<IconButton label={message('generation.options')} icon={Ellipsis} size="tiny" className="mt-0.5" />}
        >
          <MenuItem icon={Trash2} onSelect={onDelete}>
            {message('generation.delete')}
          </MenuItem>
        </Menu>
      </div>
    </article>
  );
}

/** The words that it was made from, or the name of the file; null: there are none. */
function saidIn({ input, results }: GenerationView): string | null {
  const { name, words, text, headline } = (input ?? {}) as Record<string, unknown>;
  const written = [name, words, text, headline].find((one) => typeof one === 'string' && one.trim() !== '');
  const [first] = results.variations;
  return typeof written === 'string' ? written : first?.source === undefined ? null : first.name;
}

function Face({ view }: { view: GenerationView }): ReactNode {
  switch (view.state) {
    case 'succeeded': {
      const [film] = view.results.variations;
      if (film?.poster !== undefined)
        return <FilmFace film={film.asset} poster={film.poster} duration={film.duration ?? 0} />;
      return (
        <Mosaic
          assets={view.results.variations.map(({ asset }) => asset)}
          background={backgroundFor(view.kind === 'ai-image' ? (inputOf(view)?.type ?? 'image') : 'image')}
        />
      );
    }
    case 'generating':
      return <AtWork view={view} />;
    case 'failed':
      return <Without icon={CircleAlert} tone="text-danger-text" words={view.error ?? ''} />;
    case 'flagged':
      return <Without icon={ShieldAlert} tone="text-warning-text" words={message('generation.flagged')} />;
    case 'cancelled':
      return <Without icon={Ban} tone="text-muted" words={message('generation.cancelled')} />;
  }
}

/** Up to four pictures; how many more there are. */
function Mosaic({ assets, background }: { assets: string[]; background: string }): ReactNode {
  const several = assets.length > 1;
  const shown = assets.slice(0, several ? SHOWN : 1);
  return (
    <span
      className={classNames(
        'grid size-full',
        background,
        several ? 'grid-cols-2 grid-rows-2 gap-2 p-3' : 'grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] p-4',
      )}
    >
      {shown.map((asset, index) => (
        <span key={`${index}-${asset}`} className="relative grid min-h-0 min-w-0 place-items-center">
          <img
            src={pictureAt(asset, several ? 128 : 256)}
            alt=""
            loading="lazy"
            decoding="async"
            className="max-h-full max-w-full object-contain"
          />
          {index === SHOWN - 1 && assets.length > SHOWN && (
            <span className="tabular absolute end-0 bottom-0 rounded-small bg-ink px-1.5 py-0.5 text-12 font-medium text-on-ink">
              +{assets.length - SHOWN}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

function AtWork({ view }: { view: GenerationView }): ReactNode {
  const [first] = assetsOf(view.input);
  const waits = view.position !== null;
  const words = waits
    ? view.position === 1
      ? message('generation.next')
      : message('generation.inLine', { position: view.position ?? 0 })
    : (view.stage ?? message('generation.working'));
  return (
    <span className="relative grid size-full place-items-center bg-tint">
      {first && (
        <img
          src={pictureAt(first, 256)}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover opacity-25"
        />
      )}
      <span className="relative mx-4 grid w-[calc(100%-2rem)] gap-2.5 rounded-control bg-panel p-3 text-center shadow-float">
        <span className="line-clamp-2 text-13 font-medium">{words}</span>
        <ProgressLine label={words} value={waits ? undefined : (view.progress ?? undefined)} />
        <span className="tabular min-h-[1.45em] text-12 text-muted">{timeLeft(view.remainingMs)}</span>
      </span>
    </span>
  );
}

function Without({ icon: Icon, tone, words }: { icon: LucideIcon; tone: string; words: string }): ReactNode {
  return (
    <span className="grid size-full content-center justify-items-center gap-2.5 bg-tint p-4 text-center">
      <Icon size={24} strokeWidth={1.5} aria-hidden className={tone} />
      <span className="line-clamp-4 text-13 text-muted">{words}</span>
    </span>
  );
}
