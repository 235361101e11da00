/** One design in one panel: its words, photo, colors and layout beside the picture of it. */
import { ArrowLeft, ImagePlus, LayoutTemplate, PenTool, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AssistedDesign, PaletteChoice } from '#app/contracts/assisted.ts';
import { writeColors } from '#app/contracts/template-address.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { message } from '#messages/message.ts';
import { ContentFields } from './content-fields.tsx';
import { PaletteChips } from './palette-chips.tsx';
import type { PhotoChooser } from './photo-choice.tsx';
import { readView } from './template-address.ts';
import { useAssisted, type Wanted } from './use-assisted.ts';
import { useOwnPhoto } from './use-own-photo.ts';

export interface AssistedEditorProps {
  design: AssistedDesign;
  /** The fields' initial contents. */
  first: Wanted;
  palettes: readonly PaletteChoice[];
  hasBrand: boolean;
  photos: PhotoChooser;
}

export function AssistedEditor({ design: initial, first, palettes, hasBrand, photos }: AssistedEditorProps): ReactNode {
  const { design, wanted, busy, problem, change, undo, redo } = useAssisted(initial, first);
  const { setup, content } = wanted;
  const [choosing, setChoosing] = useState(false);
  const [replaced, setReplaced] = useState<string | null>(null);
  const cutting = useOwnPhoto(replaced);
  const [search, setSearch] = useSearchParams();
  /** The format that the suggestions were shown in: the way back shows them in it again. */
  const { format } = readView(search);
  const formatId = format?.id;

  // The address holds the layout, for reloading and returning.
  useEffect(() => {
    const colors = writeColors(setup.colors);
    setSearch(
      new URLSearchParams({
        recipe: setup.recipe,
        ...(colors && { colors }),
        ...(setup.brand && { brand: '1' }),
        ...(setup.layout > 0 && { layout: String(setup.layout) }),
        ...(formatId && { format: formatId }),
      }),
      { replace: true, preventScrollReset: true },
    );
  }, [setup, formatId, setSearch]);

  const putIn = useEffectEvent(() => {
    if (replaced === null) return;
    setReplaced(null);
    change({ photos: [replaced, ...wanted.photos.slice(1).filter((asset) => asset !== replaced)] });
  });
  // A new photo is inserted once its subject has been searched for: then layouts can show it without its background.
  useEffect(() => {
    if (cutting.state === 'cut' || cutting.state === 'whole') putIn();
  }, [cutting.state]);

  const brandColors = palettes.find(({ from }) => from === 'brand')?.colors ?? [];
  const working = busy || replaced !== null;
  const [photo] = wanted.photos;
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-[100rem] gap-x-8 gap-y-6 px-4 pb-16 sm:px-6 md:gap-y-4 md:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="sticky top-0 z-20 flex flex-wrap items-center justify-between gap-3 bg-paper py-2.5 md:col-span-2">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to={`/assisted?${new URLSearchParams({ ...(photo && { photo }), ...(formatId && { format: formatId }) })}`}
            className={buttonClass('ghost', 'medium', '-ms-3 shrink-0 px-3')}
          >
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
            {message('assisted.allSuggestions')}
          </Link>
          <h1 className="min-w-0 truncate text-22 max-sm:hidden">{design.title}</h1>
        </div>
        <div className="flex items-center gap-1.5">
          <p role="status" className="me-2 text-13 text-muted">
            {message(replaced ? 'templates.cuttingOut' : busy ? 'assisted.working' : 'assisted.saved')}
          </p>
          <IconButton
            label={message('editor.undo')}
            icon={Undo2}
            size="medium"
            disabled={!design.history.canUndo || working}
            onClick={undo}
          />
          <IconButton
            label={message('editor.redo')}
            icon={Redo2}
            size="medium"
            disabled={!design.history.canRedo || working}
            onClick={redo}
          />
          <Link to={`/canvas/${design.id}`} className={buttonClass('primary', 'medium', 'ms-2')}>
            <PenTool size={18} strokeWidth={1.75} aria-hidden />
            {message('assisted.openEditor')}
          </Link>
        </div>
      </div>
      <section className="relative grid place-items-center overflow-hidden rounded-sheet border border-line p-4 dot-background sm:p-8 md:sticky md:top-18 md:h-[calc(100dvh-6rem)]">
        {working && <ProgressLine label={message('assisted.working')} className="absolute inset-x-0 top-0" />}
        <DesignPicture design={design} />
      </section>
      <div className="grid content-start gap-7">
        {design.isHandmade && (
          <p className="rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
            {message('assisted.handmade')}
          </p>
        )}
        {problem !== null && (
          <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-13 text-danger-text">
            <strong className="font-semibold">{message('assisted.notChanged')}.</strong> {problem}
          </p>
        )}
        <Part title={message('assisted.words')}>
          <ContentFields content={content} onChange={(words) => change({ content: words }, true)} />
        </Part>
        <Part title={message('assisted.photo')}>
          <div className="flex items-center gap-3">
            {photo && (
              <img
                src={`/api/assets/${replaced ?? photo}?size=128`}
                alt=""
                className="size-16 rounded-card border border-line object-cover"
              />
            )}
            <Button icon={ImagePlus} disabled={working} onClick={() => setChoosing(true)}>
              {message(photo ? 'assisted.replacePhoto' : 'assisted.addPhoto')}
            </Button>
          </div>
          {cutting.reason !== null && (
            <p className="text-13 text-muted">{message('templates.photoWhole', { reason: cutting.reason })}</p>
          )}
        </Part>
        <Part title={message('assisted.colors')}>
          <PaletteChips
            choices={palettes}
            value={setup.brand && setup.colors.length === 0 ? brandColors : setup.colors}
            onChange={(colors) => change({ setup: { ...setup, colors } })}
          />
          {hasBrand && (
            <Switch
              label={message('templates.applyBrand')}
              hint={message('assisted.brandHint')}
              checked={setup.brand}
              onCheckedChange={(brand) => change({ setup: { ...setup, brand, colors: [] } })}
            />
          )}
        </Part>
        <Part title={message('assisted.layout')}>
          <Button
            icon={LayoutTemplate}
            disabled={working}
            className="justify-self-start"
            onClick={() => change({ setup: { ...setup, layout: setup.layout + 1 } })}
          >
            {message('assisted.another')}
          </Button>
        </Part>
      </div>
      <Dialog
        open={choosing}
        onOpenChange={setChoosing}
        size="large"
        title={message(photo ? 'assisted.replacePhoto' : 'assisted.addPhoto')}
      >
        {photos((asset) => {
          setChoosing(false);
          setReplaced(asset);
        })}
      </Dialog>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-15 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** The page as drawn by the server; the previous one stays until the next has loaded. */
function DesignPicture({ design: { id, revision, width, height, content } }: { design: AssistedDesign }): ReactNode {
  const source = `/api/designs/${id}/preview?revision=${revision}&side=1024`;
  const [there, setThere] = useState<string | null>(null);
  const alt = message('assisted.preview', { headline: content.headline ?? '' });
  const ratio = width / height;
  return (
    <div
      className="relative overflow-hidden bg-panel shadow-float max-md:[--most:38dvh] md:[--most:calc(100dvh-11rem)]"
      style={{ aspectRatio: `${ratio}`, width: `min(100%, calc(var(--most) * ${ratio}))` }}
    >
      {there && there !== source && <img src={there} alt="" className="absolute inset-0 size-full" />}
      <img
        key={source}
        src={source}
        alt={alt}
        onLoad={() => setThere(source)}
        className={there === source ? 'absolute inset-0 size-full' : 'absolute inset-0 size-full animate-fade'}
      />
    </div>
  );
}
