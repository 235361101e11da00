/** One logo: large, on every background, in use, and all its actions. */
import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  Download,
  Ellipsis,
  FileCode2,
  FileImage,
  Flag,
  Pencil,
  Shuffle,
  Star,
} from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { INK } from '#design/layout/contrast.ts';
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import { schemeFor } from '#design/logo/palettes.ts';
import { logoVariants } from '#design/logo/variants.ts';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { logoId } from '#app/services/logos/logo-id.ts';
import { FILE_VARIANTS, type FileVariant } from '#app/services/logos/logo.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';
import { ReportResult } from '../generation/report-result.tsx';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { choiceTile } from '../parts/choice-tile.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { studioTools } from '../parts/studio-tools.ts';
import { useDoing } from '../parts/use-doing.ts';
import { batchAt, logoFileAt, logoPictureAt, remixAt } from './logo-address.ts';
import { logoInputOf } from './logo-setup.ts';
import { SteadyPicture } from './steady-picture.tsx';

export interface LogoPanelProps {
  view: GenerationView;
  /** Of the variation in the view. */
  index: number;
  generation: GenerationHandle;
  feed: EventFeed | null;
  exports: EntitlementsPort | null;
}

const MOCKUPS = ['card', 'tag', 'bag'] as const;

export function LogoPanel({ view, index, generation, exports }: LogoPanelProps): ReactNode {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [shown, setShown] = useState<FileVariant>('own');
  const { busy, doing } = useDoing<'download' | 'edit' | 'kit'>();
  const [reporting, setReporting] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // It was chosen from far down a grid that is gone now.
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight / 2) section.current?.scrollIntoView({ block: 'start' });
  }, []);
  const variation = view.results.variations[index];
  if (!variation?.logo) return null;
  const { plan, label } = variation.logo;
  const place = variation.place ?? index;
  const id = logoId({ generation: view.id, place });
  const { name } = logoInputOf(view);
  const viewName = (one: FileVariant) => message(`logoStudio.view.${one}`);
  const step = (by: number) => {
    const { variations } = view.results;
    const next = variations[(index + by + variations.length) % variations.length];
    if (next)
      void navigate(batchAt(view.id, (next.place ?? (index + by + variations.length) % variations.length) + 1), {
        preventScrollReset: true,
        replace: true,
      });
  };

  const download = (format: 'png' | 'svg') =>
    doing('download', message('editor.downloadFailed'), () => downloadFile(logoFileAt(id, format, shown), null));
  const edit = () =>
    doing('edit', message('studio.editFailed'), async () => {
      const made = await httpPost<{ id: string }>(`/api/generations/${view.id}/design`, { variation: place });
      await navigate(`/canvas/${made.id}`);
    });
  const keep = () =>
    doing('kit', message('logoStudio.brandKitFailed'), async () => {
      await httpPost(`/api/logos/${id}/brand-kit`);
      toast({ title: message('logoStudio.inBrandKit') });
    });

  const { variations } = view.results;
  return (
    <section
      ref={section}
      aria-label={message('logoStudio.choose', { number: place + 1, count: variations.length, label })}
      className="grid scroll-mt-4 gap-6"
    >
      <div className="flex items-center justify-between gap-3">
        <Link to={batchAt(view.id)} preventScrollReset className={buttonClass('ghost', 'medium', '-ms-3')}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          {message('logoStudio.back')}
        </Link>
        {variations.length > 1 && (
          <div className="flex items-center gap-1">
            <IconButton
              label={message('logoStudio.previous')}
              icon={ArrowLeft}
              size="medium"
              onClick={() => step(-1)}
            />
            <span className="tabular text-13 text-muted">
              {index + 1} / {variations.length}
            </span>
            <IconButton label={message('logoStudio.next')} icon={ArrowRight} size="medium" onClick={() => step(1)} />
          </div>
        )}
      </div>
      <div className="grid gap-3">
        <Large
          id={id}
          shown={shown}
          asset={variation.asset}
          background={backgroundOf(plan, shown)}
          alt={message('logoStudio.picture', { label, view: viewName(shown) })}
        />
        <div
          role="radiogroup"
          aria-label={message('logoStudio.view')}
          className="grid grid-cols-3 gap-2 sm:grid-cols-6"
        >
          {FILE_VARIANTS.map((one) => (
            <label key={one} className={choiceTile(one === shown)}>
              <input
                type="radio"
                name="logo-view"
                value={one}
                checked={one === shown}
                onChange={() => setShown(one)}
                className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
              />
              <span
                className={classNames('relative block aspect-[4/3]', one === 'transparent' && 'paper-background')}
                style={one === 'transparent' ? undefined : { background: backgroundOf(plan, one) ?? undefined }}
              >
                <img
                  src={one === 'own' ? pictureAt(variation.asset, 256) : logoPictureAt(id, { show: one, side: 240 })}
                  alt=""
                  decoding="async"
                  className={
                    one === 'own'
                      ? 'absolute inset-0 size-full object-cover'
                      : 'absolute inset-0 m-auto max-h-[78%] max-w-[84%] object-contain'
                  }
                />
              </span>
              <span className="block truncate px-1.5 py-1 text-center text-12">{viewName(one)}</span>
            </label>
          ))}
        </div>
      </div>
      <div role="group" aria-label={message('studio.resultActions')} className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" icon={Pencil} busy={busy === 'edit'} onClick={() => void edit()}>
            {message('logoStudio.edit')}
          </Button>
          <Link to={remixAt(id)} className={buttonClass('secondary')}>
            <Shuffle size={18} strokeWidth={1.75} aria-hidden />
            {message('logoStudio.remix')}
          </Link>
          <Menu
            trigger={
              <Button icon={Download} busy={busy === 'download'}>
                {message('logoStudio.downloading')}
              </Button>
            }
          >
            <MenuItem icon={FileImage} onSelect={() => void download('png')}>
              {message('logoStudio.downloadPng', { view: viewName(shown) })}
            </MenuItem>
            {exports?.vectorExport ? (
              <MenuItem icon={FileCode2} onSelect={() => void download('svg')}>
                {message('logoStudio.downloadSvg', { view: viewName(shown) })}
              </MenuItem>
            ) : (
              <MenuItem
                icon={FileCode2}
                onSelect={() => void navigate(paywallPath({ limit: 'vector', from: pathname + search }))}
              >
                {message('logoStudio.downloadSvgPlan')}
              </MenuItem>
            )}
          </Menu>
          <Button icon={Star} busy={busy === 'kit'} onClick={() => void keep()}>
            {message('logoStudio.toBrandKit')}
          </Button>
          <Menu
            trigger={
              <Button icon={ArrowRight} variant="ghost">
                {message('studio.useIn')}
              </Button>
            }
          >
            {studioTools.flatMap(({ id: tool, title, icon, withPicture }) =>
              withPicture
                ? [
                    <MenuItem key={tool} icon={icon} onSelect={() => void navigate(withPicture(variation.asset))}>
                      {message(title)}
                    </MenuItem>,
                  ]
                : [],
            )}
          </Menu>
          {view.state !== 'generating' && (
            <Menu align="end" trigger={<IconButton label={message('studio.more')} icon={Ellipsis} size="medium" />}>
              <MenuItem icon={Flag} onSelect={() => setReporting(true)}>
                {message('studio.report')}
              </MenuItem>
            </Menu>
          )}
        </div>
        {exports?.watermark && (
          <p className="text-12 text-muted">
            {message('logoStudio.watermarkNote', { side: exports.exportShorterSide })}
          </p>
        )}
        {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
      </div>
      <section aria-labelledby="in-use" className="grid gap-3">
        <h2 id="in-use" className="text-18 font-heading font-semibold">
          {message('logoStudio.inUse')}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-3">
          {MOCKUPS.map((one) => (
            <li key={one} className="grid gap-1.5">
              <img
                src={logoPictureAt(id, { show: one, side: 640 })}
                alt={message('logoStudio.picture', { label: name, view: message(`logoStudio.view.${one}`) })}
                width={640}
                height={480}
                loading="lazy"
                decoding="async"
                className="aspect-[4/3] w-full rounded-card border border-line bg-tint object-cover"
              />
              <p className="text-12 text-muted">{message(`logoStudio.view.${one}`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

/** The background of a variant; null: none. */
function backgroundOf(plan: LogoPlan, shown: FileVariant): string | null {
  if (shown === 'transparent') return null;
  if (shown === 'own') return schemeFor(plan.palette, plan.ground).background;
  return logoVariants(plan).find(({ id }) => id === shown)?.background ?? INK;
}

function Large({
  id,
  shown,
  asset,
  background,
  alt,
}: {
  id: string;
  shown: FileVariant;
  asset: string;
  background: string | null;
  alt: string;
}): ReactNode {
  // A variant without a background is shown on light paper, in either look. The picture does not stretch its frame: a
  // low frame would cut it off.
  const style: CSSProperties | undefined = background === null ? undefined : { background };
  return (
    <div
      className={classNames(
        'relative aspect-[4/3] max-h-[clamp(16rem,calc(100dvh-26rem),34rem)] w-full overflow-hidden rounded-sheet border border-line',
        shown === 'transparent' && 'paper-background',
      )}
      style={style}
    >
      <SteadyPicture
        src={shown === 'own' ? pictureAt(asset, 1024) : logoPictureAt(id, { show: shown, side: 960 })}
        alt={alt}
        className={
          shown === 'own'
            ? 'absolute inset-0 size-full object-contain'
            : 'absolute inset-0 m-auto max-h-[70%] max-w-[76%] object-contain'
        }
      />
    </div>
  );
}
