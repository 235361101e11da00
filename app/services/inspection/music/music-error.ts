/** Why a music file was refused: expected, shown to the user by the server and, before it is sent, by the browser. */
import { message } from '#messages/message.ts';
import { MUSIC_LIMITS } from '#app/contracts/sniff-music.ts';

export type MusicErrorCode = 'music_empty' | 'music_too_large' | 'music_too_long' | 'invalid_music';

const texts: Record<MusicErrorCode, () => string> = {
  music_empty: () => message('account.fileEmpty'),
  music_too_large: () => message('film.music.large', { megabytes: MUSIC_LIMITS.bytes / 1_000_000 }),
  music_too_long: () => message('film.music.long', { minutes: MUSIC_LIMITS.seconds / 60 }),
  invalid_music: () => message('film.music'),
};
const statuses: Record<MusicErrorCode, number> = {
  music_empty: 400,
  music_too_large: 413,
  music_too_long: 413,
  invalid_music: 415,
};

export class MusicError extends Error {
  override name = 'MusicError';
  readonly code: MusicErrorCode;
  /** The equivalent HTTP status. */
  readonly status: number;

  constructor(code: MusicErrorCode) {
    super(texts[code]());
    this.code = code;
    this.status = statuses[code];
  }
}
