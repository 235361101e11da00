/** Music that goes with what plays: it begins, rests and starts over with the film. */
import { useEffect, useRef } from 'react';
import type { Song } from './song.ts';

/** Farther apart people hear that the pictures are early or late, s. */
const APART = 0.12;

/** The returned function is called with where the film is, ms, at each of its frames. */
export function useSound(
  song: Song | null,
  { playing, muted }: { playing: boolean; muted: boolean },
): (at: number) => void {
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => {
    if (!song) return;
    const player = new Audio(song.src);
    player.preload = 'auto';
    audio.current = player;
    return () => {
      player.pause();
      audio.current = null;
    };
  }, [song]);
  useEffect(() => {
    if (audio.current) audio.current.muted = muted;
    if (!playing) audio.current?.pause();
  }, [song, playing, muted]);

  return (at) => {
    const player = audio.current;
    if (!player || !playing || !song) return;
    // Music that is shorter than the film ends before it.
    if (at / 1000 >= song.seconds) return player.pause();
    if (Math.abs(player.currentTime - at / 1000) > APART && !player.seeking) player.currentTime = at / 1000;
    // Before the first press on a page browsers play nothing: then it is heard after that.
    if (player.paused && navigator.userActivation.hasBeenActive) player.play().catch(() => undefined);
  };
}
