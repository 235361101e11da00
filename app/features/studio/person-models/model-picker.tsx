/**
 * Whom to try things on: Blend's figures, the user's own models, or a photo. One radio group for arrow keys; a photo is
 * chosen or dropped on its slot.
 */
import { ImagePlus, Plus } from 'lucide-react';
import * as RadioGroup from 'radix-ui/radio-group';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { httpGet } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { PersonModelView, PhotoSlot } from '#app/contracts/person-model.ts';
import { checkUpload } from '#app/browser/uploads/check-upload.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { BUILT_IN_MODELS, builtInPerson, keepPicture, keyOf, modelPerson, type PickedPerson } from './picked-person.ts';

export const MODELS_PATH = '/api/models';

export interface ModelPickerProps {
  /** Null: nobody yet. */
  value: PickedPerson | null;
  onPick(picked: PickedPerson): void;
  /** Visitors without an account have no models; their photos go to a draft. */
  signedIn: boolean;
  /** Which photo of a model is shown: the one that will be used. */
  slot?: PhotoSlot;
  disabled?: boolean;
  className?: string;
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-3';
const frame =
  'relative block aspect-[3/4] w-full overflow-hidden rounded-card border bg-sunken transition-[border-color,box-shadow]';

export function ModelPicker({
  value,
  onPick,
  signedIn,
  slot = 'full',
  disabled = false,
  className,
}: ModelPickerProps): ReactNode {
  const { data, error, mutate } = useSWR(signedIn ? MODELS_PATH : null, () =>
    httpGet<{ models: PersonModelView[] }>(MODELS_PATH),
  );
  const own = data?.models ?? [];
  const id = useId();
  // The photo stays available while others are tried.
  const [photo, setPhoto] = useState<PickedPerson | null>(value?.kind === 'photo' ? value : null);
  const brought = value?.kind === 'photo' ? value : photo;
  const all = [
    ...(brought ? [brought] : []),
    ...own.map((model) => modelPerson(model, slot)),
    ...BUILT_IN_MODELS.map(builtInPerson),
  ];
  return (
    <RadioGroup.Root
      value={value ? keyOf(value) : ''}
      disabled={disabled}
      aria-label={message('personModels.pick')}
      onValueChange={(key) => {
        const picked = all.find((one) => keyOf(one) === key);
        if (picked) onPick(picked);
      }}
      className={classNames('grid gap-6', className)}
    >
      <section aria-labelledby={`${id}-own`} className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <h3 id={`${id}-own`} className="text-13 font-medium text-muted">
            {message(signedIn ? 'personModels.pickOwn' : 'personModels.pickPhoto')}
          </h3>
          {own.length > 0 && (
            <Link to="/models" className={buttonClass('ghost', 'small')}>
              {message('personModels.manage')}
            </Link>
          )}
        </div>
        <div className={grid}>
          <PhotoSlotTile
            signedIn={signedIn}
            disabled={disabled}
            onPhoto={(picked) => {
              setPhoto(picked);
              onPick(picked);
            }}
          />
          {brought && (
            <Tile picked={brought} title={message('personModels.pickUploaded')} isPicked={value?.kind === 'photo'} />
          )}
          {own.map((model) => {
            const picked = modelPerson(model, slot);
            return (
              <Tile
                key={model.id}
                picked={picked}
                title={model.name}
                isPicked={value !== null && keyOf(value) === keyOf(picked)}
                note={model.isMinor ? message('personModels.everyday') : null}
              />
            );
          })}
          {signedIn &&
            !data &&
            !error &&
            [0, 1].map((at) => <div key={at} aria-hidden className={classNames(frame, 'animate-pulse border-line')} />)}
          {data && own.length === 0 && (
            <Link
              to="/models"
              className={classNames(
                frame,
                'grid place-content-center justify-items-center gap-1.5 border-dashed border-line-strong px-2 text-center text-13 font-medium text-muted hover:border-faint hover:bg-tint hover:text-ink',
              )}
            >
              <Plus size={20} strokeWidth={1.75} aria-hidden />
              {message('personModels.create')}
            </Link>
          )}
        </div>
        {signedIn && !data && !error && (
          <p role="status" className="sr-only">
            {message('personModels.pickLoading')}
          </p>
        )}
        {error !== undefined && (
          <p role="alert" className="flex flex-wrap items-center gap-2 text-13 text-danger-text">
            {message('personModels.pickFailed')}
            <Button size="small" onClick={() => void mutate()}>
              {message('common.retry')}
            </Button>
          </p>
        )}
        {data && own.length === 0 && (
          <p className="text-13 text-balance text-muted">{message('personModels.pickNone')}</p>
        )}
      </section>
      <section aria-labelledby={`${id}-built-in`} className="grid gap-3">
        <h3 id={`${id}-built-in`} className="text-13 font-medium text-muted">
          {message('personModels.pickBuiltIn')}
        </h3>
        <div className={grid}>
          {BUILT_IN_MODELS.map((model) => {
            const picked = builtInPerson(model);
            return (
              <Tile
                key={model.id}
                picked={picked}
                title={model.name}
                isPicked={value !== null && keyOf(value) === keyOf(picked)}
              />
            );
          })}
        </div>
      </section>
    </RadioGroup.Root>
  );
}

function Tile({
  picked,
  title,
  isPicked,
  note = null,
}: {
  picked: PickedPerson;
  title: string;
  isPicked: boolean;
  note?: string | null;
}): ReactNode {
  return (
    <RadioGroup.Item
      value={keyOf(picked)}
      className="group/tile grid content-start gap-1.5 rounded-card text-start disabled:opacity-60"
    >
      <span
        className={classNames(
          frame,
          isPicked
            ? 'border-accent ring-2 ring-accent'
            : 'border-line group-enabled/tile:group-hover/tile:border-line-strong',
        )}
      >
        <img src={picked.src} alt="" loading="lazy" decoding="async" className="size-full object-cover object-top" />
      </span>
      <span className="truncate text-13 font-medium">{title}</span>
      {note !== null && <span className="-mt-1 text-12 text-balance text-muted">{note}</span>}
    </RadioGroup.Item>
  );
}

function PhotoSlotTile({
  signedIn,
  disabled,
  onPhoto,
}: {
  signedIn: boolean;
  disabled: boolean;
  onPhoto(picked: PickedPerson): void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const accept = useAccept();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function take([file]: readonly File[]): Promise<void> {
    if (!file || busy) return;
    setBusy(true);
    try {
      const refused = await checkUpload(file);
      if (refused !== null) throw new Error(refused);
      const asset = await keepPicture(file, signedIn ? '/api/assets' : '/api/drafts/files');
      setProblem(null);
      onPhoto({
        kind: 'photo',
        asset,
        name: file.name,
        src: signedIn ? pictureAt(asset, 512) : URL.createObjectURL(file),
        file,
      });
    } catch (thrown) {
      setProblem(thrownText(thrown));
    }
    setBusy(false);
  }
  const drop = useFileDrop(disabled ? undefined : (files) => void take(files));
  return (
    <div className="grid content-start gap-1.5" {...drop.handlers}>
      <button
        type="button"
        disabled={disabled || busy}
        onClick={() => input.current?.click()}
        className={classNames(
          frame,
          'grid place-content-center justify-items-center gap-1.5 border-dashed px-2 text-center text-13 font-medium',
          drop.over
            ? 'border-accent bg-accent-soft text-accent-text'
            : 'border-line-strong text-muted enabled:hover:border-faint enabled:hover:bg-tint enabled:hover:text-ink',
        )}
      >
        {busy ? <Spinner size={20} /> : <ImagePlus size={20} strokeWidth={1.75} aria-hidden />}
        <span role={busy ? 'status' : undefined}>
          {message(busy ? 'personModels.pickUploading' : 'personModels.pickUpload')}
        </span>
      </button>
      {problem !== null && (
        <p role="alert" className="text-12 text-danger-text">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
