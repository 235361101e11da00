/** A picture as the page's background: from a file or from this design, its fit, blur and opacity. */
import { ImageUp, Layers2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { toast } from '#app/ui/toast-store.ts';
import type { Upload, UploadPage } from '#app/contracts/uploads.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { isPicture } from '#design/document/is-picture.ts';
import type { Background, ImagePaint } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { backgroundCommand } from '../../commands/background.ts';
import type { UploadedPicture } from '../../commands/insert-picture.ts';
import { detachBackgroundCommand } from '../../commands/detach-background.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { focusOf, learnFocus } from '../../insert/picture-focus.ts';
import { uploadPictures } from '../../insert/picture-uploads.ts';
import { useDocument, useSession } from '../../session/session-context.tsx';
import { createPictureSource } from '../../painting/picture-source.client.ts';
import { changeBackground } from './change-background.ts';
import { FocusPad } from './focus-pad.tsx';
import { PresetGrid, type Preset } from './preset-grid.tsx';

type Fit = ImagePaint['fit'];
const FITS = (['cover', 'contain', 'stretch', 'tile'] as const).map((value) => ({
  value,
  label: message(`looks.fit.${value}`),
}));

/** Pictures of the design that can become a background, each once. */
const MOST_PICTURES = 12;

const picturePaint = (asset: string, focus: Focus | null = focusOf(asset)): ImagePaint => ({
  type: 'image',
  asset,
  fit: 'cover',
  scale: 1,
  opacity: 1,
  blur: 0,
  ...(focus && { focus }),
});

type Focus = NonNullable<ImagePaint['focus']>;

/** The same look with another picture, around that picture's own focus. */
const withPicture = (own: ImagePaint, asset: string): ImagePaint => ({
  ...picturePaint(asset),
  fit: own.fit,
  scale: own.scale,
  opacity: own.opacity,
  blur: own.blur,
});

export function ImageTab({ background, kept }: { background: Background; kept: Background }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const file = useRef<HTMLInputElement>(null);
  const accept = useAccept();
  const [busy, setBusy] = useState(false);
  const current = background.type === 'image' ? background : null;
  const own = kept.type === 'image' ? kept : null;
  const run = (next: Partial<ImagePaint>): void => changeBackground(session, 'run', 'image', next);
  const preview = (next: Partial<ImagePaint>): void => changeBackground(session, 'preview', 'image', next);

  async function upload(chosen: File): Promise<void> {
    const put = ({ id, focus }: UploadedPicture): void =>
      session.run(backgroundCommand, {
        background: { ...picturePaint(id, focus), ...(own && { fit: own.fit, opacity: own.opacity, blur: own.blur }) },
      });
    setBusy(true);
    const [picture] = await uploadPictures(session, [chosen], put);
    setBusy(false);
    if (picture) put(picture);
  }

  async function detach(paint: ImagePaint): Promise<void> {
    setBusy(true);
    try {
      const { naturalWidth, naturalHeight } = await createPictureSource().picture(paint.asset, 64);
      session.run(detachBackgroundCommand, { natural: { width: naturalWidth, height: naturalHeight } });
    } catch {
      toast({
        title: message('looks.notDetached'),
        description: message('editor.unreachable'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  const inDesign = picturesOf(document, own?.asset ?? null);
  const uploads = useRecentUploads().filter(({ id }) => !inDesign.includes(id));
  useFocuses([...inDesign, ...uploads.map(({ id }) => id)]);
  const presets = inDesign.map((asset, index): Preset => ({
    id: asset,
    label: message('looks.pictureNumber', { number: index + 1 }),
    background: own?.asset === asset ? own : own ? withPicture(own, asset) : picturePaint(asset),
    pressed: own?.asset === asset,
    face: <Face asset={asset} />,
  }));
  const further = uploads.map(({ id, name }): Preset => ({
    id,
    label: name,
    background: own ? withPicture(own, id) : picturePaint(id),
    pressed: false,
    face: <Face asset={id} />,
  }));
  return (
    <div className="grid gap-3">
      <Button variant="secondary" size="small" icon={ImageUp} busy={busy} onClick={() => file.current?.click()}>
        {message('looks.uploadBackground')}
      </Button>
      <input
        ref={file}
        type="file"
        accept={accept}
        hidden
        aria-label={message('looks.uploadBackground')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
      {presets.length > 0 && <PresetGrid label={message('looks.designPictures')} presets={presets} columns={4} />}
      {further.length > 0 && (
        <>
          <h4 className="font-text text-12 font-medium tracking-normal text-muted">{message('looks.yourUploads')}</h4>
          <PresetGrid label={message('looks.yourUploads')} presets={further} columns={4} />
        </>
      )}
      {current && own && (
        <>
          <Select<Fit>
            label={message('looks.fit')}
            size="small"
            value={current.fit}
            options={FITS}
            onValueChange={(fit) => run({ fit })}
          />
          {/* The committed focus, not that of a previewed picture: a list that loads late may slide under the
              pointer. */}
          {current.fit === 'cover' && (
            <FocusPad
              asset={own.asset}
              value={own.focus ?? null}
              onPreview={(focus) => preview({ focus })}
              onCommit={(focus) => run({ focus })}
            />
          )}
          {current.fit === 'tile' && (
            <LabelledSlider
              label={message('looks.size')}
              value={current.scale}
              min={0.05}
              max={Math.max(2, current.scale)}
              step={0.05}
              reset={1}
              format={(value) => message('editor.percent', { value: Math.round(value * 100) })}
              onPreview={(scale) => preview({ scale })}
              onCommit={(scale) => run({ scale })}
            />
          )}
          <LabelledSlider
            label={message('looks.opacity')}
            value={Math.round(current.opacity * 100)}
            min={0}
            max={100}
            reset={100}
            format={(value) => message('editor.percent', { value })}
            onPreview={(value) => preview({ opacity: value / 100 })}
            onCommit={(value) => run({ opacity: value / 100 })}
          />
          {current.fit !== 'tile' && (
            <LabelledSlider
              label={message('looks.blur')}
              value={current.blur}
              min={0}
              max={Math.max(80, current.blur)}
              neutral={0}
              format={(value) => message('looks.pixels', { value })}
              onPreview={(blur) => preview({ blur })}
              onCommit={(blur) => run({ blur })}
            />
          )}
          <Button variant="ghost" size="small" icon={Layers2} disabled={busy} onClick={() => void detach(own)}>
            {message('looks.detach')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Learns what matters in pictures before one of them is chosen. */
function useFocuses(assets: readonly string[]): void {
  const [, setLearnt] = useState(0);
  const list = assets.join(' ');
  useEffect(() => {
    let gone = false;
    for (const asset of list.split(' ').filter(Boolean))
      void learnFocus(asset).then((focus) => focus && !gone && setLearnt((count) => count + 1));
    return () => void (gone = true);
  }, [list]);
}

function Face({ asset }: { asset: string }): ReactNode {
  return <img src={`/api/assets/${asset}?size=160`} alt="" loading="lazy" className="size-full object-cover" />;
}

/** The newest photos of the library; empty while they load or if that fails: uploading still works then. */
function useRecentUploads(): readonly Upload[] {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      const response = await fetch(`/api/uploads?kind=photos&limit=${MOST_PICTURES}`, {
        signal: controller.signal,
        credentials: 'same-origin',
      });
      if (response.ok) setUploads(((await response.json()) as UploadPage).uploads);
    };
    read().catch(() => {});
    return () => controller.abort();
  }, []);
  return uploads;
}

function picturesOf(document: DesignDocument, own: string | null): string[] {
  const assets = new Set(own ? [own] : []);
  for (const page of Object.values(document.pages))
    if (page.background.type === 'image') assets.add(page.background.asset);
  for (const layer of Object.values(document.layers)) if (isPicture(layer)) assets.add(layer.asset);
  return [...assets].slice(0, MOST_PICTURES);
}
