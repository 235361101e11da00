/** Music that accompanies playback: it starts, pauses and restarts with the film. */
import { useEffect, useRef } from 'react';
import type { Song } from './song.ts';

/** A larger difference between sound and picture is noticeable, s. */
const APART = 0.12;

/** Call the returned function with the film's position, ms, at each of its frames. */
export function useSound(
  song: Song | null,
  { playing, muted }: { playing: boolean; muted: boolean },
): (at: number) => void {
  const audio = useRef<HTMLAudioElement | null>(null);
  // Another part of the same music needs no other player.
  const src = song?.src ?? null;
  useEffect(() => {
    if (src === null) return;
    const player = new Audio(src);
    player.preload = 'auto';
    audio.current = player;
    return () => {
      player.pause();
      audio.current = null;
    };
  }, [src]);
  useEffect(() => {
    if (audio.current) audio.current.muted = muted;
    if (!playing) audio.current?.pause();
  }, [src, playing, muted]);

  return (at) => {
    const player = audio.current;
    if (!player || !playing || !song) return;
    const moment = (song.from + at) / 1000;
    // Music shorter than the film ends before it.
    if (moment >= song.seconds) return player.pause();
    if (Math.abs(player.currentTime - moment) > APART && !player.seeking) player.currentTime = moment;
    // Before the first press on a page browsers play nothing: the music starts after that.
    if (player.paused && navigator.userActivation.hasBeenActive) player.play().catch(() => undefined);
  };
}
