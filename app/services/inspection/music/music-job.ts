/** Inspects a music file: whether a film can use it, and how long it plays. */
import type { MusicErrorCode } from './music-error.ts';
import { soundOf } from '#app/services/engines/film/mux.ts';
import { hasPlausibleStructure } from './music-structure.ts';
import { MUSIC_LIMITS, sniffMusic } from '#app/contracts/sniff-music.ts';

export interface MusicInput {
  bytes: Uint8Array;
}

export type MusicAnswer = { refused: MusicErrorCode } | { codec: 'aac' | 'mp3' };

export async function inspectMusic({ bytes }: MusicInput): Promise<MusicAnswer> {
  try {
    const looks = sniffMusic(bytes);
    if (looks === null || !hasPlausibleStructure(bytes, looks)) return { refused: 'invalid_music' };
    const { codec, track } = await soundOf(bytes);
    const seconds = await track.computeDuration();
    // Not a number, or below zero: damaged, too.
    if (!(seconds >= 0)) return { refused: 'invalid_music' };
    return seconds > MUSIC_LIMITS.seconds ? { refused: 'music_too_long' } : { codec };
  } catch {
    // Whatever the reader throws: the file is broken.
    return { refused: 'invalid_music' };
  }
}
