/** Which part of the music is used: all of it as a drawing, with the used part marked, and a slider to move that. */
import { useEffect, useState, type ReactNode } from 'react';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';
import type { Song } from './song.ts';

/** Bars of the drawing. */
const BARS = 96;
/** A step of the slider, s: a beat at 120 a minute. */
const STEP = 0.5;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The loudest of each part of the song. */
function overview({ bars }: Song): number[] {
  const count = Math.min(BARS, bars.length);
  return Array.from({ length: count }, (_, at) =>
    Math.max(0, ...bars.slice(Math.floor((at * bars.length) / count), Math.ceil(((at + 1) * bars.length) / count))),
  );
}

/** `seconds`: of the film. Only for music that is longer. */
export function MusicStart({
  song,
  seconds,
  onFrom,
}: {
  song: Song;
  seconds: number;
  onFrom(from: number): void;
}): ReactNode {
  const [from, setFrom] = useState(song.from / 1000);
  useEffect(() => setFrom(song.from / 1000), [song.from]);
  const last = Math.max(STEP, Math.floor((song.seconds - seconds) / STEP) * STEP);
  const bars = overview(song);
  const begins = message('music.from', { time: clock(from) });
  return (
    // Time runs from left to right in every language, as in players.
    <div dir="ltr" className="grid gap-1">
      <svg viewBox={`0 0 ${bars.length * 4} 32`} preserveAspectRatio="none" aria-hidden className="h-8 w-full">
        <rect
          x={(from / song.seconds) * bars.length * 4}
          width={(seconds / song.seconds) * bars.length * 4}
          y={0}
          height={32}
          rx={2}
          className="fill-current text-accent-soft"
        />
        {bars.map((bar, index) => {
          const at = ((index + 0.5) / bars.length) * song.seconds;
          const isUsed = at >= from && at <= from + seconds;
          return (
            <rect
              key={index}
              x={index * 4 + 0.75}
              y={16 - bar * 14}
              width={2.5}
              height={bar * 28 + 1}
              className={isUsed ? 'fill-current text-accent' : 'fill-current text-line-strong'}
            />
          );
        })}
      </svg>
      <Slider
        label={message('music.start')}
        value={Math.min(from, last)}
        min={0}
        max={last}
        step={STEP}
        dir="ltr"
        valueText={begins}
        onChange={setFrom}
        onCommit={(value) => onFrom(Math.round(value * 1000))}
      />
      <p className="tabular flex justify-between text-12 text-muted">
        <span>{begins}</span>
        <span>{message('music.until', { time: clock(Math.min(song.seconds, from + seconds)) })}</span>
      </p>
    </div>
  );
}
