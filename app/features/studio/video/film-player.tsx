/** The film that would be made, with its controls: it continues where it was paused, and can be scrubbed. */
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { FilmCanvas, useFilm, type FilmOf } from './film-canvas.tsx';
import { presetTitle } from './preset-names.ts';
import type { Song } from './song.ts';
import { useSound } from './use-sound.ts';

/** How often the line below is updated, ms. */
const TOLD_EVERY = 100;
/** Step of an arrow key, ms. */
const STEP = 100;

const tenths = (ms: number) => (ms / 1000).toFixed(1);

/**
 * `still`: for users who prefer reduced motion; it waits to be played. `missing`: why there is nothing to play, in
 * words. `cutout`: the subject is being cut out, or will be when the film is made; until then the photo stands in for
 * it.
 */
export function FilmPlayer({
  still,
  missing,
  cutout,
  song,
  ...film
}: Omit<FilmOf, 'side' | 'beats'> & {
  still: boolean;
  missing: string | null;
  cutout: 'looking' | 'later' | null;
  song: Song | null;
}): ReactNode {
  const { setup } = film;
  const duration = setup.seconds * 1000;
  const { film: ready, failed } = useFilm({ ...film, beats: song?.beats, side: 560 });
  const [playing, setPlaying] = useState(!still);
  const [muted, setMuted] = useState(false);
  const sound = useSound(song, { playing: playing && missing === null, muted });
  /** Where it rests, or started playing, ms; null: not set by the user yet. */
  const [from, setFrom] = useState<number | null>(null);
  /** Its position, as the line shows it, ms. */
  const [shown, setShown] = useState<number | null>(null);
  const moment = useRef<number | null>(null);
  // The preference for reduced motion is known only after the first render.
  useEffect(() => {
    if (still) setPlaying(false);
  }, [still]);

  function rest(at: number | null): void {
    moment.current = at;
    setFrom(at);
    setShown(at);
  }
  const at = Math.min(shown ?? (playing ? 0 : (ready?.poster ?? 0)), duration);
  return (
    <section className="grid gap-3">
      <div className="dot-background grid h-[min(32dvh,34rem)] rounded-sheet border border-line p-3 sm:h-[min(44dvh,34rem)] sm:p-4">
        <div className="grid place-items-center overflow-hidden [container-type:size]">
          {missing === null ? (
            <FilmCanvas
              film={ready}
              failed={failed}
              ratio={setup.ratio}
              playing={playing}
              from={from}
              onMoment={(now) => {
                if (Math.abs(now - (shown ?? 0)) >= TOLD_EVERY) setShown(now);
                moment.current = now;
                sound(now);
              }}
              label={message('videoStudio.preview', { name: presetTitle(setup.preset) })}
              className="w-[min(100cqw,calc(100cqh*var(--ratio)))]"
            />
          ) : (
            <p className="text-15 text-balance text-muted">{missing}</p>
          )}
        </div>
      </div>
      <div className={classNames('flex items-center gap-3', missing !== null && 'invisible')}>
        <IconButton
          label={message(playing ? 'videoStudio.pause' : 'videoStudio.play')}
          icon={playing ? Pause : Play}
          disabled={missing !== null}
          onClick={() => {
            rest(moment.current);
            setPlaying(!playing);
          }}
        />
        <Slider
          label={message('videoStudio.moment')}
          dir="ltr"
          value={at}
          min={0}
          max={duration}
          step={STEP}
          disabled={missing !== null}
          valueText={message('videoStudio.momentValue', { at: tenths(at), seconds: setup.seconds })}
          onChange={(to) => {
            setPlaying(false);
            rest(to);
          }}
        />
        {song && (
          <IconButton
            label={message(muted ? 'music.unmute' : 'music.mute')}
            icon={muted ? VolumeX : Volume2}
            onClick={() => setMuted(!muted)}
          />
        )}
        <p aria-hidden dir="ltr" className="tabular min-w-20 text-end text-13 whitespace-nowrap text-muted">
          {tenths(at)} / {tenths(duration)} s
        </p>
      </div>
      {missing === null && cutout !== null && (
        <p role="status" className="flex items-center gap-2 text-13 text-muted">
          {cutout === 'looking' && <Spinner size={14} />}
          <span>{message(cutout === 'looking' ? 'videoStudio.cutoutLooking' : 'videoStudio.cutoutLater')}</span>
        </p>
      )}
    </section>
  );
}
