/** The ingredients of a video: its photos in order, words, length, shape, color and font. */
import { useId, type ReactNode } from 'react';
import { FONT_FAMILIES } from '#design/fonts/catalogue.ts';
import { FILM_LIMITS, FILM_RATIOS } from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { ColorField } from '#app/ui/color-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { fieldClass, FieldFrame, fieldNoteId, TextField } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { MusicPanel } from './music-panel.tsx';
import type { SongState } from './use-song.ts';
import { VideoPhotos } from './video-photos.tsx';
import type { VideoPhoto, VideoSetup } from '#app/services/film/video-setup.ts';

const fonts = FONT_FAMILIES.filter(({ offered }) => offered).map(({ name }) => ({ value: name, label: name }));
const ratios = FILM_RATIOS.map((value) => ({ value, label: value }));
const mostOf = {
  headline: FILM_LIMITS.headline,
  price: FILM_LIMITS.price,
  before: FILM_LIMITS.price,
  details: FILM_LIMITS.details,
};

/** `described`: a hosted model films what the user describes. Then the preset is ignored. */
export function VideoPanel({
  setup,
  photos,
  visitor,
  described,
  heard,
  onChange,
  onPhotos,
}: {
  setup: VideoSetup;
  heard: SongState;
  photos: readonly VideoPhoto[];
  visitor: boolean;
  described: boolean;
  onChange(change: Partial<VideoSetup>): void;
  onPhotos(photos: VideoPhoto[]): void;
}): ReactNode {
  const {
    shows,
    photos: [, most],
  } = presets[setup.preset];
  const own = setup.motion === '';
  return (
    <div className="grid gap-5">
      <VideoPhotos photos={photos} most={own ? most : 1} visitor={visitor} onPhotos={onPhotos} />
      {described && <MotionField value={setup.motion} onChange={(motion) => onChange({ motion })} />}
      {own &&
        shows.map((word) => (
          <TextField
            key={word}
            label={message(`videoStudio.${word}`)}
            maxLength={mostOf[word]}
            value={setup[word]}
            onChange={(event) => onChange({ [word]: event.target.value })}
          />
        ))}
      <div className="grid gap-2">
        <p className="text-13 font-medium">{message('videoStudio.ratio')}</p>
        <Segmented
          label={message('videoStudio.ratio')}
          segments={ratios}
          value={setup.ratio}
          onValueChange={(ratio) => onChange({ ratio })}
          className="w-full"
          dir="ltr"
        />
      </div>
      <div className="grid gap-2">
        <p className="flex justify-between text-13 font-medium">
          {message('videoStudio.seconds')}
          <span className="tabular text-muted">{message('videoStudio.secondsValue', { count: setup.seconds })}</span>
        </p>
        <Slider
          label={message('videoStudio.seconds')}
          value={setup.seconds}
          min={FILM_LIMITS.minSeconds}
          max={FILM_LIMITS.maxSeconds}
          valueText={message('videoStudio.secondsValue', { count: setup.seconds })}
          onChange={(seconds) => onChange({ seconds })}
        />
      </div>
      {own && (
        <>
          <MusicPanel
            music={setup.music}
            heard={heard}
            seconds={setup.seconds}
            visitor={visitor}
            onMusic={(music) => onChange({ music, musicFrom: 0 })}
            onFrom={(musicFrom) => onChange({ musicFrom })}
          />
          <ColorField
            label={message('videoStudio.accent')}
            value={setup.accent}
            onCommit={(accent) => onChange({ accent: accent.slice(0, 7).toLowerCase() })}
          />
          <Select
            label={message('videoStudio.font')}
            value={setup.font}
            options={fonts}
            onValueChange={(font) => onChange({ font })}
          />
        </>
      )}
    </div>
  );
}

function MotionField({ value, onChange }: { value: string; onChange(value: string): void }): ReactNode {
  const id = useId();
  return (
    <FieldFrame id={id} label={message('videoStudio.motion')} hint={message('videoStudio.motionHint')}>
      <textarea
        id={id}
        aria-describedby={fieldNoteId(id)}
        rows={3}
        maxLength={FILM_LIMITS.motion}
        value={value}
        placeholder={message('videoStudio.motionExample')}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldClass()} h-auto resize-y py-2`}
      />
    </FieldFrame>
  );
}
