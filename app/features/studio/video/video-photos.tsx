/** The photos of a video in order: added, moved, removed. */
import { ChevronLeft, ChevronRight, ImagePlus, RotateCcw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FILM_LIMITS } from '#design/film/preset.ts';
import { useAccept } from '#app/browser/uploads/use-accept.ts';
import { useAttachments } from '#app/browser/uploads/use-attachments.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { usePageFiles } from '../parts/use-page-files.ts';
import { photoOf } from './photo-of.ts';
import type { VideoPhoto } from '#app/services/film/video-setup.ts';

/** `most`: how many of them are shown. */
export function VideoPhotos({
  photos,
  most,
  visitor,
  onPhotos,
}: {
  photos: readonly VideoPhoto[];
  most: number;
  visitor: boolean;
  onPhotos(photos: VideoPhoto[]): void;
}): ReactNode {
  const room = FILM_LIMITS.photos - photos.length;
  const files = useAttachments(visitor ? '/api/drafts/files' : '/api/assets', Math.max(1, room));
  const { items, notice } = files;
  const accept = useAccept();
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: readonly File[]): void => files.add(chosen);
  usePageFiles(room > 0 ? take : null);

  const tell = useEffectEvent(() => {
    const added = items.flatMap(({ asset, file, info }) =>
      asset === null || !info ? [] : [photoOf({ asset, name: file.name, file, info }, visitor)],
    );
    files.handOver();
    onPhotos(
      [...photos, ...added.filter(({ asset }) => photos.every((photo) => photo.asset !== asset))].slice(
        0,
        FILM_LIMITS.photos,
      ),
    );
  });
  const allReady = items.length > 0 && items.every(({ state }) => state === 'ready');
  useEffect(() => {
    if (allReady) tell();
  }, [allReady]);

  const without = (index: number) => photos.filter((_, at) => at !== index);
  const moved = (photo: VideoPhoto, from: number, to: number) => onPhotos(without(from).toSpliced(to, 0, photo));
  const failed = items.filter(({ state }) => state === 'failed');
  const uploading = items.filter(({ state }) => state === 'uploading');
  const words = message('studio.uploadingSeveral', { done: items.length - uploading.length, count: items.length });
  return (
    <div className="grid gap-3">
      <ol aria-label={message('videoStudio.photos')} className="grid gap-2">
        {photos.map((photo, index) => (
          <li key={photo.asset} className="flex items-center gap-2">
            <img
              src={photo.src ?? pictureAt(photo.asset, 128)}
              alt={message('videoStudio.photoAt', { number: index + 1, count: photos.length })}
              className={classNames(
                'dot-background size-12 rounded-control border border-line object-contain',
                index >= most && 'opacity-35',
              )}
            />
            <bdi className="min-w-0 flex-1 truncate text-13">{photo.name}</bdi>
            {photos.length > 1 && (
              <>
                <IconButton
                  label={message('videoStudio.earlier', { number: index + 1 })}
                  icon={ChevronLeft}
                  size="tiny"
                  disabled={index === 0}
                  onClick={() => moved(photo, index, index - 1)}
                  className="rtl:-scale-x-100"
                />
                <IconButton
                  label={message('videoStudio.later', { number: index + 1 })}
                  icon={ChevronRight}
                  size="tiny"
                  disabled={index === photos.length - 1}
                  onClick={() => moved(photo, index, index + 1)}
                  className="rtl:-scale-x-100"
                />
                <IconButton
                  label={message('videoStudio.remove', { number: index + 1 })}
                  icon={X}
                  size="tiny"
                  onClick={() => onPhotos(without(index))}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {photos.length > most && <p className="text-12 text-muted">{message('videoStudio.onlyFirst', { most })}</p>}
      {uploading.length > 0 && (
        <div className="grid gap-2">
          <p role="status" className="text-13">
            {words}
          </p>
          <div className="flex items-center gap-2">
            <ProgressLine
              label={words}
              value={
                items.reduce((sum, { state, progress }) => sum + (state === 'uploading' ? progress : 1), 0) /
                items.length
              }
            />
            <IconButton label={message('studio.cancelUpload')} icon={X} size="tiny" onClick={files.clear} />
          </div>
        </div>
      )}
      {uploading.length === 0 && failed.length > 0 && (
        <div className="grid gap-2">
          <ul role="alert" className="grid gap-1 text-13 text-danger-text">
            {failed.map(({ id, file, error }) => (
              <li key={id}>
                <bdi>{file.name}</bdi>: {error}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button size="small" icon={RotateCcw} onClick={() => failed.forEach(({ id }) => files.retry(id))}>
              {message('common.retry')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => failed.forEach(({ id }) => files.remove(id))}>
              {message('studio.withoutFailed', { count: failed.length })}
            </Button>
          </div>
        </div>
      )}
      <AlertText>{notice}</AlertText>
      {room > 0 && uploading.length === 0 && (
        <Button size="small" icon={ImagePlus} onClick={() => input.current?.click()}>
          {message('videoStudio.addPhotos')}
        </Button>
      )}
      {room <= 0 && (
        <p className="text-12 text-muted">{message('videoStudio.photosFull', { most: FILM_LIMITS.photos })}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={message('videoStudio.addPhotos')}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
