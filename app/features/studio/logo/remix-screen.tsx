/**
 * Remixing a logo: the current logo on the left, what it can be changed to on the right; kept as a new logo, or twelve
 * more like it.
 */
import { ChevronLeft, Redo2, Save, Shapes, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { schemeFor } from '#design/logo/palettes.ts';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { Logo, LogoView, RemixAnswer } from '#app/services/logos/logo.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import { BatchProgress } from './batch-progress.tsx';
import { GenerationCard } from '../generation/generation-card.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { batchAt, logoPictureAt } from './logo-address.ts';
import { remixRequest } from './logo-setup.ts';
import { LayoutChoices, PaletteChoices, SymbolChoices, TypefaceChoices } from './remix-choices.tsx';
import { SteadyPicture } from './steady-picture.tsx';
import { useRemix } from './use-remix.ts';

export interface RemixScreenProps {
  logo: Logo;
  first: RemixAnswer;
  feed: EventFeed | null;
}

const SMALL = ['dark', 'mono-dark', 'card'] as const satisfies readonly LogoView[];

export function RemixScreen({ logo, first, feed }: RemixScreenProps): ReactNode {
  const navigate = useNavigate();
  const remix = useRemix(logo.id, first);
  const [making, setMaking] = useState<'more' | 'this'>('this');
  const generation = useGeneration({ feed, onBegun: (id) => making === 'more' && void navigate(batchAt(id)) });
  const { phase, view } = generation;
  const going = phase === 'starting' || phase === 'waiting' || phase === 'generating' || phase === 'cancelling';
  const { id, brief, generation: batch, place, label } = logo;
  const { now, pending, error } = remix;

  function make(what: 'more' | 'this'): void {
    setMaking(what);
    generation.start(
      remixRequest({ ...brief, elements: [...brief.elements], colors: [...brief.colors] }, id, now.plan, what),
    );
  }
  const saved = phase === 'succeeded' && making === 'this' ? (view?.id ?? null) : null;
  const open = useEffectEvent((made: string) => void navigate(batchAt(made, 1)));
  useEffect(() => {
    if (saved !== null) open(saved);
  }, [saved]);

  const keys = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    // Fields handle undo themselves.
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')) return;
    event.preventDefault();
    if (event.shiftKey) remix.redo();
    else remix.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keys(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const parts = { id, name: brief.name, answer: now, error: pending === null ? error : null, onChange: remix.change };
  return (
    <StudioFrame
      title={message('logoStudio.remixTitle', { name: brief.name })}
      aside={
        <Link to={batchAt(batch, place + 1)} className={buttonClass('ghost')}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          {message('logoStudio.backToLogo')}
        </Link>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8">
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-4">
          <div
            className="relative overflow-hidden rounded-sheet border border-line"
            style={{ background: schemeFor(now.plan.palette, now.plan.ground).background }}
          >
            <SteadyPicture
              src={logoPictureAt(id, { side: 1024, plan: now.plan, ...(pending ? { change: pending } : {}) })}
              alt={label}
              className="aspect-[4/3] max-h-[clamp(15rem,calc(100dvh-31rem),34rem)] w-full object-contain"
            />
            <div className="absolute start-3 top-3 flex gap-1 rounded-control bg-panel p-1 shadow-float">
              <IconButton
                label={message('logoStudio.undo')}
                shortcut="Ctrl+Z"
                icon={Undo2}
                disabled={!remix.canUndo}
                onClick={remix.undo}
              />
              <IconButton
                label={message('logoStudio.redo')}
                shortcut="Ctrl+Shift+Z"
                icon={Redo2}
                disabled={!remix.canRedo}
                onClick={remix.redo}
              />
            </div>
            <p role="status" className="sr-only">
              {pending ? message('logoStudio.changing') : ''}
            </p>
          </div>
          <ul className="grid grid-cols-3 gap-3">
            {SMALL.map((show) => (
              <li
                key={show}
                className={classNames(
                  'grid aspect-[4/3] place-items-center overflow-hidden rounded-card border border-line',
                )}
                style={
                  show === 'card' ? undefined : { background: show === 'dark' ? now.plan.palette.dark : '#ffffff' }
                }
              >
                <SteadyPicture
                  src={logoPictureAt(id, { show, side: 400, plan: now.plan })}
                  alt={message('logoStudio.picture', { label: brief.name, view: message(`logoStudio.view.${show}`) })}
                  className={show === 'card' ? 'size-full object-cover' : 'max-h-[76%] max-w-[82%] object-contain'}
                />
              </li>
            ))}
          </ul>
          {error !== null && pending === null && (
            <AlertText>
              {message('logoStudio.changeFailed')}: {error}
            </AlertText>
          )}
          {going && <BatchProgress generation={generation} />}
          {!going && saved === null && <GenerationCard generation={generation} title={message('logoStudio.kind')} />}
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                icon={Save}
                busy={going && making === 'this'}
                disabled={going || pending !== null || !remix.isChanged}
                onClick={() => make('this')}
              >
                {message('logoStudio.saveRemix')}
              </Button>
              <Button
                icon={Shapes}
                busy={going && making === 'more'}
                disabled={going || pending !== null}
                onClick={() => make('more')}
              >
                {message('logoStudio.moreLikeThis')}
              </Button>
            </div>
            <p className="text-12 text-muted">
              {message(remix.isChanged ? 'logoStudio.saveRemixHint' : 'logoStudio.unchanged')}
            </p>
            <CreditPrice cost={costOfKind('logo')} label={message('logoStudio.moreLikeThis')} />
          </div>
        </div>
        <section
          aria-label={message('logoStudio.changes')}
          className="rounded-sheet border border-line bg-panel p-4 pt-2"
        >
          <Tabs
            label={message('logoStudio.changes')}
            tabs={[
              { value: 'palettes', label: message('logoStudio.palettes'), content: <PaletteChoices {...parts} /> },
              { value: 'typefaces', label: message('logoStudio.typefaces'), content: <TypefaceChoices {...parts} /> },
              { value: 'symbols', label: message('logoStudio.symbols'), content: <SymbolChoices {...parts} /> },
              { value: 'layouts', label: message('logoStudio.layouts'), content: <LayoutChoices {...parts} /> },
            ]}
          />
        </section>
      </div>
    </StudioFrame>
  );
}
