/** All presets as tiles made of one's own photos; those pointed at play. What is missing for one stands below its name. */
import { useMemo, useState, type ReactNode } from 'react';
import { PRESETS, type PresetName } from '#design/motion/presets/preset.ts';
import { presets } from '#design/motion/presets/presets.ts';
import { missingFor } from '#app/services/generations/kinds/ai-video-input.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { FilmCanvas } from './film-canvas.tsx';
import type { VideoPhoto, VideoSetup } from './video-setup.ts';

export const presetTitle = (name: PresetName): string => message(`videoStudio.preset.${name}`);

/** Why it can't be made of this, in words; null: it can. */
export const missingIn = (setup: VideoSetup, photos: readonly VideoPhoto[], preset = setup.preset): string | null =>
  missingFor(presets[preset], { ...setup, photos: photos.map(({ asset }) => asset) });

export function PresetGallery({ setup, photos, still, onChoose }: { setup: VideoSetup; photos: readonly VideoPhoto[]; still: boolean; onChoose(preset: PresetName): void }): ReactNode {
  return (
    <ul aria-label={message('videoStudio.presets')} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {PRESETS.map((preset) => <Tile key={preset} preset={preset} setup={setup} photos={photos} still={still} onChoose={() => onChoose(preset)} />)}
    </ul>
  );
}

function Tile({ preset, setup, photos, still, onChoose }: { preset: PresetName; setup: VideoSetup; photos: readonly VideoPhoto[]; still: boolean; onChoose(): void }): ReactNode {
  const [over, setOver] = useState(false);
  const own = useMemo(() => ({ ...setup, preset, seconds: 4 }), [setup, preset]);
  const missing = missingIn(setup, photos, preset);
  const needsPhotos = photos.length < presets[preset].photos[0] || photos.length > presets[preset].photos[1];
  const pressed = setup.preset === preset;
  return (
    <li>
      <button
        type="button"
        aria-pressed={pressed}
        data-preset={preset}
        disabled={needsPhotos}
        onClick={onChoose}
        onPointerEnter={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
        onFocus={() => setOver(true)}
        onBlur={() => setOver(false)}
        className="group/preset grid w-full gap-1.5 text-start"
      >
        <span className={classNames('grid aspect-square place-items-center overflow-hidden rounded-control border bg-sunken transition-[border-color,box-shadow]', pressed ? 'border-accent ring-2 ring-accent' : 'border-line group-enabled/preset:group-hover/preset:border-line-strong')}>
          {!needsPhotos && <FilmCanvas setup={own} photos={photos} side={132} playing={over && !still} className={setup.ratio === '16:9' ? 'w-full' : 'h-full'} />}
        </span>
        <span className="text-13 font-medium">{presetTitle(preset)}</span>
        {missing !== null && <span className="text-12 text-balance text-muted">{missing}</span>}
      </button>
    </li>
  );
}
