/**
 * What the presets make of sample photos, for users who have chosen none yet: the one they pick is the first to use
 * their own.
 */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { PresetName } from '#design/film/preset.ts';
import { message } from '#messages/message.ts';
import { PRODUCT_SAMPLES } from '../parts/samples.ts';
import { FilmPictures } from './film-pictures.ts';
import { PresetGallery } from './preset-gallery.tsx';
import type { VideoPhoto, VideoSetup } from '#app/services/film/video-setup.ts';

/** The presets take turns among so many. */
const SHOWN = 4;

const photos: readonly VideoPhoto[] = PRODUCT_SAMPLES.slice(0, SHOWN).map(({ id, src, title, width, height }) => ({
  asset: id,
  src,
  name: title,
  width,
  height,
  focus: null,
}));

export function PresetSamples({
  setup,
  onChoose,
}: {
  setup: VideoSetup;
  onChoose(preset: PresetName): void;
}): ReactNode {
  const [pictures] = useState(() => new FilmPictures());
  const [still, setStill] = useState(true);
  useEffect(() => setStill(window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  const shown = useMemo(
    () => ({ ...setup, headline: message('videoStudio.sampleHeadline'), price: message('videoStudio.samplePrice') }),
    [setup],
  );
  return (
    <section aria-labelledby="preset-samples" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="preset-samples" className="text-22">
          {message('videoStudio.presets')}
        </h2>
        <p className="text-13 text-muted">{message('videoStudio.samplesText')}</p>
      </div>
      <PresetGallery setup={shown} photos={photos} pictures={pictures} still={still} onChoose={onChoose} />
    </section>
  );
}
