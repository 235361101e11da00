/** Subjects of photos without their backgrounds, for presets that show them so: found once, during playback. */
import { useEffect, useMemo, useState } from 'react';
import type { FilmPhoto, PresetFacts } from '#design/film/preset.ts';
import { httpPost } from '#app/browser/http-client.ts';
import type { VideoPhoto } from '#app/services/film/video-setup.ts';

type Found = NonNullable<FilmPhoto['cutout']>;

export interface Cutouts {
  /** The photos, with their subjects where known. */
  photos: readonly VideoPhoto[];
  /** One is being searched for. */
  looking: boolean;
}

/**
 * `wanted`: what the preset shows: only subjects, and what is completed behind them. What can't be cut out stays as it
 * is, as in the film.
 */
export function useCutouts(
  photos: readonly VideoPhoto[],
  { cutout: wanted, behind = false }: Pick<PresetFacts, 'cutout' | 'behind'>,
): Cutouts {
  const [found, setFound] = useState<ReadonlyMap<string, Found | null>>(new Map());
  const isKnown = (asset: string): boolean => {
    const cutout = found.get(asset);
    return cutout !== undefined && (!behind || cutout === null || cutout.behind !== undefined);
  };
  const next = wanted ? photos.find(({ asset, src }) => src === undefined && !isKnown(asset))?.asset : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const stop = new AbortController();
    const tell = (cutout: Found | null) =>
      stop.signal.aborted || setFound((before) => new Map(before).set(next, cutout));
    httpPost<Found>(`/api/assets/${next}/cutout${behind ? '?behind' : ''}`, undefined, { signal: stop.signal }).then(
      tell,
      () => tell(null),
    );
    return () => stop.abort();
  }, [next, behind]);
  const shown = useMemo(
    () => photos.map((photo) => ({ ...photo, cutout: found.get(photo.asset) ?? null })),
    [photos, found],
  );
  return { photos: shown, looking: next !== undefined };
}
