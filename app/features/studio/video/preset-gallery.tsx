/**
 * All presets as tiles made from the user's own photos; the one under the pointer plays. What a preset still lacks is
 * named below it. One strip that is swiped on narrow screens, so that the film above stays in sight; a grid on wide ones.
 * Arrow keys move between tiles, Enter or Space chooses one.
 */
import { Images, Infinity as Endless } from 'lucide-react';
import * as Choices from 'radix-ui/toggle-group';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PresetName } from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { missingForFilm } from '#design/film/missing.ts';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { FilmCanvas, useFilm } from './film-canvas.tsx';
import type { FilmPictures } from './film-pictures.ts';
import { PRESET_GROUPS, presetsOf, type PresetGroup } from './preset-groups.ts';
import { presetTitle } from './preset-names.ts';
import type { VideoPhoto, VideoSetup } from '#app/services/film/video-setup.ts';

/** Of the tiles' films. */
const SECONDS = 4;
/** Their longer side, screen px. */
const SIDE = 132;

/** The photos that a preset shows: the first ones, as many as it takes. */
export const photosFor = (preset: PresetName, photos: readonly VideoPhoto[]): readonly VideoPhoto[] =>
  photos.length > presets[preset].photos[1] ? photos.slice(0, presets[preset].photos[1]) : photos;

/** Why it can't be made from these, in words; null: it can. */
export const missingIn = (setup: VideoSetup, photos: readonly VideoPhoto[], preset = setup.preset): string | null =>
  missingForFilm(presets[preset], photosFor(preset, photos).length, setup)?.text ?? null;

/** With several photos the presets that show them all come first. */
const inOrder = (group: PresetGroup | null, count: number): readonly PresetName[] =>
  [...presetsOf(group)].sort(
    (one, other) => Number(presets[other].photos[1] >= count) - Number(presets[one].photos[1] >= count),
  );

interface GalleryProps {
  setup: VideoSetup;
  photos: readonly VideoPhoto[];
  pictures: FilmPictures;
  /** Nothing plays by itself. */
  still: boolean;
}

/** The screen's margin, which a swiped row takes up. */
const swiped = '-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:px-0';

export function PresetGallery({
  onChoose,
  ...given
}: GalleryProps & { onChoose(preset: PresetName): void }): ReactNode {
  const [group, setGroup] = useState<PresetGroup | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { preset: chosen, motion } = given.setup;
  // The chosen one may lie outside the strip: by its address, or because more photos were added.
  useEffect(() => {
    const strip = list.current;
    const tile = strip?.querySelector<HTMLElement>(`[data-preset="${chosen}"]`);
    if (strip && tile) strip.scrollTo({ left: tile.offsetLeft - (strip.clientWidth - tile.clientWidth) / 2 });
  }, [chosen, group]);
  return (
    <div className="grid min-w-0 gap-3">
      <div role="group" aria-label={message('videoStudio.groups')} className={classNames('flex gap-2', swiped)}>
        {([null, ...PRESET_GROUPS] as const).map((one) => (
          <Chip key={one ?? 'all'} pressed={group === one} onClick={() => setGroup(one)}>
            <span>{message(`videoStudio.group.${one ?? 'all'}`)}</span>
            <span className="tabular">{presetsOf(one).length}</span>
          </Chip>
        ))}
      </div>
      <Choices.Root
        ref={list}
        type="single"
        value={motion === '' ? chosen : ''}
        aria-label={message('videoStudio.presets')}
        onValueChange={(next) => next !== '' && onChoose(next as PresetName)}
        className={classNames(
          'relative flex snap-x scroll-px-4 items-start gap-3 pt-1 pb-2 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]',
          swiped,
        )}
      >
        {inOrder(group, given.photos.length).map((preset) => (
          <Tile key={preset} preset={preset} {...given} />
        ))}
      </Choices.Root>
    </div>
  );
}

function Tile({ preset, setup, photos, pictures, still }: GalleryProps & { preset: PresetName }): ReactNode {
  const [over, setOver] = useState(false);
  const {
    shows,
    photos: [least],
    seamless,
  } = presets[preset];
  const shown = useMemo(() => photosFor(preset, photos), [preset, photos]);
  const { ratio, accent, font } = setup;
  const [headline, price, before, details] = (['headline', 'price', 'before', 'details'] as const).map((word) =>
    shows.includes(word) ? setup[word] : '',
  );
  // Words that it does not show are no reason to remake it.
  const own = useMemo(
    () => ({
      preset,
      seconds: SECONDS,
      ratio,
      accent,
      font,
      headline: headline ?? '',
      price: price ?? '',
      before: before ?? '',
      details: details ?? '',
      music: '',
      musicFrom: 0,
      motion: '',
    }),
    [preset, ratio, accent, font, headline, price, before, details],
  );
  const missing = missingIn(setup, photos, preset);
  const needsPhotos = photos.length < least;
  const pressed = setup.preset === preset && setup.motion === '';
  return (
    <Choices.Item
      value={preset}
      data-preset={preset}
      disabled={needsPhotos}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setOver(true)}
      onBlur={() => setOver(false)}
      className="group/preset grid w-26 shrink-0 snap-start gap-1.5 text-start lg:w-full"
    >
      <span
        className={classNames(
          'relative grid aspect-square place-items-center overflow-hidden rounded-control border bg-sunken transition-[border-color,box-shadow]',
          pressed
            ? 'border-accent ring-2 ring-accent'
            : 'border-line group-enabled/preset:group-hover/preset:border-line-strong',
        )}
      >
        {needsPhotos ? (
          <Images size={28} strokeWidth={1.25} aria-hidden className="text-faint" />
        ) : (
          <TileFilm setup={own} photos={shown} pictures={pictures} playing={over && !still} />
        )}
        {seamless && !needsPhotos && (
          <span className="absolute end-1.5 bottom-1.5 inline-flex items-center gap-1 rounded-full bg-raised py-0.5 ps-1.5 pe-2 text-12 font-medium text-ink shadow-float">
            <Endless size={13} strokeWidth={2} aria-hidden />
            {message('videoStudio.loops')}
          </span>
        )}
      </span>
      <span className="truncate text-13 font-medium">{presetTitle(preset)}</span>
      {missing !== null && <span className="line-clamp-2 text-12 text-balance text-muted">{missing}</span>}
    </Choices.Item>
  );
}

function TileFilm({ playing, ...given }: Omit<GalleryProps, 'still'> & { playing: boolean }): ReactNode {
  const { film } = useFilm({ ...given, side: SIDE });
  const { ratio } = given.setup;
  return (
    <FilmCanvas
      film={film}
      ratio={ratio}
      playing={playing}
      from={null}
      className={ratio === '16:9' ? 'w-full' : 'h-full'}
    />
  );
}
