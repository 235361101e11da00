/** One of the three photos: what it should show, then the photo, its check, and the result. */
import { Camera, Check, CircleAlert, ImagePlus, RotateCcw, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PhotoSlot } from '#app/contracts/person-model.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { message } from '#messages/message.ts';
import { SlotFigure } from './slot-figure.tsx';
import type { PhotoSlots } from './use-photo-slots.ts';

const CameraDialog = lazy(() => import('../parts/camera-dialog.tsx'));

export function PhotoSlotField({ slot, slots }: { slot: PhotoSlot; slots: PhotoSlots }): ReactNode {
  const photo = slots.photos[slot];
  const input = useRef<HTMLInputElement>(null);
  const accept = useAccept();
  const [camera, setCamera] = useState(false);
  const [hasCamera, setHasCamera] = useState(false);
  // The server's page can't know.
  useEffect(() => setHasCamera(typeof navigator.mediaDevices?.getUserMedia === 'function'), []);
  const take = (file: File | undefined) => file && slots.take(slot, file);
  const drop = useFileDrop(([file]) => take(file));
  const title = message(`personModels.slot.${slot}`);
  return (
    <section aria-label={title} data-slot={slot} className="grid content-start gap-3">
      <div
        {...drop.handlers}
        className={classNames(
          'relative aspect-[3/4] overflow-hidden rounded-card transition-colors',
          drop.over
            ? 'border-2 border-accent bg-accent-soft'
            : photo?.state === 'refused'
              ? 'border-2 border-danger bg-sunken'
              : photo
                ? 'border border-line bg-sunken'
                : 'border-2 border-dashed border-line-strong bg-panel',
        )}
      >
        {photo ? (
          <>
            <img
              src={photo.src}
              alt={message('personModels.slotPhoto', { slot: title })}
              className={classNames(
                'size-full object-contain transition-opacity',
                photo.state === 'checking' && 'opacity-55',
              )}
            />
            {photo.state === 'good' && (
              <span className="absolute start-2 top-2 inline-flex items-center gap-1 rounded-full bg-success-soft py-1 ps-1.5 pe-2.5 text-12 font-medium text-success-text">
                <Check size={14} strokeWidth={2.25} aria-hidden />
                {message('personModels.slotGood')}
              </span>
            )}
            <IconButton
              icon={X}
              size="small"
              variant="secondary"
              label={message(photo.state === 'checking' ? 'personModels.slotCancel' : 'personModels.slotRemove', {
                slot: title,
              })}
              onClick={() => slots.clear(slot)}
              className="absolute end-2 top-2"
            />
            {photo.state === 'checking' && (
              <div className="absolute inset-x-0 bottom-0 grid gap-2 bg-raised p-3">
                <p role="status" className="text-13 font-medium">
                  {message('personModels.slotChecking')}
                </p>
                <ProgressLine label={message('personModels.slotChecking')} />
              </div>
            )}
          </>
        ) : (
          <button
            type="button"
            onClick={() => input.current?.click()}
            className="group/slot relative grid size-full place-items-end justify-center rounded-card"
          >
            <SlotFigure slot={slot} className="absolute inset-0 size-full" />
            <span className="relative mb-4 inline-flex h-9 items-center gap-2 rounded-full border border-line-strong bg-raised px-3.5 text-13 font-medium transition-colors group-hover/slot:border-ink">
              <ImagePlus size={16} strokeWidth={1.75} aria-hidden />
              {message(drop.over ? 'personModels.slotDrop' : 'personModels.slotAdd')}
              <span className="sr-only">: {title}</span>
            </span>
          </button>
        )}
      </div>
      <div className="grid gap-1">
        <h3 className="text-15 font-semibold">{title}</h3>
        {photo?.problem ? (
          <p role="alert" className="flex gap-1.5 text-13 text-danger-text">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            <span>{photo.problem}</span>
          </p>
        ) : (
          <p className="text-13 text-balance text-muted">{message(`personModels.slotHint.${slot}`)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {photo && photo.state !== 'checking' && (
          <Button size="small" icon={ImagePlus} onClick={() => input.current?.click()}>
            {message('personModels.slotReplace')}
          </Button>
        )}
        {photo?.again && (
          <Button size="small" variant="ghost" icon={RotateCcw} onClick={() => slots.retry(slot)}>
            {message('personModels.slotRetry')}
          </Button>
        )}
        {hasCamera && photo?.state !== 'checking' && (
          <Button size="small" variant={photo ? 'ghost' : 'secondary'} icon={Camera} onClick={() => setCamera(true)}>
            {message('studio.takePhoto')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      {camera && (
        <Suspense>
          <CameraDialog
            onClose={() => setCamera(false)}
            onPhoto={(file) => {
              setCamera(false);
              take(file);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
