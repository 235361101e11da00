/** The three photos of a new model: the server checks each as soon as it is chosen; they stay in the browser. */
import { useEffect, useRef, useState } from 'react';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownCode, thrownText } from '#app/browser/thrown-text.ts';
import { PHOTO_SLOTS, type CheckedPhoto, type PhotoSlot } from '#app/contracts/person-model.ts';
import { checkUpload } from '#app/browser/uploads/check-upload.ts';

export interface SlotPhoto {
  file: File;
  /** For showing it. */
  src: string;
  state: 'checking' | 'good' | 'refused';
  /** What is wrong and what to do about it. */
  problem: string | null;
  /** It was not the photo's fault: another check may help. */
  again: boolean;
}

export interface PhotoSlots {
  photos: Readonly<Partial<Record<PhotoSlot, SlotPhoto>>>;
  /** All three are there and good. */
  ready: boolean;
  take(slot: PhotoSlot, file: File): void;
  /** Looks at the photo again. */
  retry(slot: PhotoSlot): void;
  /** Removes it; cancels a running check. */
  clear(slot: PhotoSlot): void;
  /** What the server said later. */
  refuse(slot: PhotoSlot, problem: string): void;
}

/** The server's answers about the photo itself, which a retry doesn't change. */
const PHOTO_FAULTS = new Set([
  'photo_refused',
  'invalid_file_type',
  'file_too_large',
  'picture_too_large',
  'file_damaged',
  'file_empty',
]);

export function usePhotoSlots(): PhotoSlots {
  const [photos, setPhotos] = useState<PhotoSlots['photos']>({});
  const running = useRef(new Map<PhotoSlot, AbortController>());
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const [checks, addresses] = [running.current, shown.current];
    return () => {
      for (const check of checks.values()) check.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (slot: PhotoSlot, photo: Partial<SlotPhoto>) =>
    setPhotos((now) => {
      const before = now[slot];
      return before ? { ...now, [slot]: { ...before, ...photo } } : now;
    });

  async function check(slot: PhotoSlot, file: File): Promise<void> {
    running.current.get(slot)?.abort();
    const control = new AbortController();
    running.current.set(slot, control);
    const { signal } = control;
    try {
      const refused = await checkUpload(file);
      // Another photo may be there by now.
      signal.throwIfAborted();
      if (refused !== null) return change(slot, { state: 'refused', problem: refused, again: false });
      const form = new FormData();
      form.set('slot', slot);
      form.set('file', file);
      await httpPost<CheckedPhoto>('/api/models/photos', form, { signal });
      if (!signal.aborted) change(slot, { state: 'good', problem: null });
    } catch (thrown) {
      if (!signal.aborted)
        change(slot, {
          state: 'refused',
          problem: thrownText(thrown),
          again: !PHOTO_FAULTS.has(thrownCode(thrown) ?? ''),
        });
    }
  }

  return {
    photos,
    ready: PHOTO_SLOTS.every((slot) => photos[slot]?.state === 'good'),
    take(slot, file) {
      const src = URL.createObjectURL(file);
      shown.current.add(src);
      setPhotos((now) => ({ ...now, [slot]: { file, src, state: 'checking', problem: null, again: false } }));
      void check(slot, file);
    },
    retry(slot) {
      const photo = photos[slot];
      if (!photo) return;
      change(slot, { state: 'checking', problem: null });
      void check(slot, photo.file);
    },
    clear(slot) {
      running.current.get(slot)?.abort();
      setPhotos(({ [slot]: _, ...others }) => others);
    },
    refuse: (slot, problem) => change(slot, { state: 'refused', problem, again: false }),
  };
}
