/** Music for a video: the user's own file, dropped or chosen; the part that is used, with its beats. */
import { Music, RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { httpDelete } from '#app/browser/http-client.ts';
import { MUSIC_LIMITS, MUSIC_SNIFFED_BYTES, sniffMusic } from '#app/contracts/sniff-music.ts';
import { MusicError } from '#app/services/inspection/music/music-error.ts';
import { uploadFile } from '#app/browser/uploads/upload-file.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { useFileDrop } from '#app/ui/use-file-drop.ts';
import { message } from '#messages/message.ts';
import { BARS_A_SECOND, type Song } from './song.ts';
import { MusicStart } from './music-start.tsx';
import type { SongState } from './use-song.ts';

/** Why a file is rejected, in words; null: the server may have it. */
async function problemOf(file: File): Promise<string | null> {
  if (file.size === 0) return new MusicError('music_empty').message;
  if (file.size > MUSIC_LIMITS.bytes) return new MusicError('music_too_large').message;
  const head = await file
    .slice(0, MUSIC_SNIFFED_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return message('account.fileUnreadable');
  return sniffMusic(new Uint8Array(head)) === null ? new MusicError('invalid_music').message : null;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface MusicPanelProps {
  /** Asset; empty: none. */
  music: string;
  heard: SongState;
  /** Of the film. */
  seconds: number;
  visitor: boolean;
  onMusic(asset: string): void;
  /** Another moment of it begins the film, ms. */
  onFrom(from: number): void;
}

export function MusicPanel({ music, heard, seconds, visitor, onMusic, onFrom }: MusicPanelProps): ReactNode {
  const [sending, setSending] = useState<{ name: string; progress: number } | null>(null);
  const [failed, setFailed] = useState<{ file: File; words: string; again: boolean } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  useEffect(() => () => stop.current?.(), []);

  async function take(file: File | undefined): Promise<void> {
    if (!file || visitor) return;
    stop.current?.();
    setFailed(null);
    const problem = await problemOf(file);
    if (problem !== null) return setFailed({ file, words: problem, again: false });
    setSending({ name: file.name, progress: 0 });
    stop.current = uploadFile('/api/assets/music', { id: 'music', file }, (report) => {
      if (report.type === 'upload.progress') return setSending({ name: file.name, progress: report.progress });
      setSending(null);
      if (report.type === 'upload.done') {
        leave(report.asset);
        onMusic(report.asset);
      } else setFailed({ file, words: report.error, again: true });
    });
  }
  /** Music that no film was made with is deleted from the server too. */
  function leave(next = ''): void {
    // Not awaited; what remains is deleted with the account.
    if (music !== '' && music !== next) void httpDelete(`/api/assets/music?asset=${music}`).catch(() => undefined);
  }
  const drop = useFileDrop(visitor ? undefined : (files) => void take(files[0]));
  const choose = (
    <Button size="small" icon={Music} onClick={() => input.current?.click()}>
      {message(music === '' ? 'music.choose' : 'music.other')}
    </Button>
  );

  return (
    <section
      aria-labelledby={titleId}
      {...drop.handlers}
      className={classNames(
        'grid gap-2 rounded-control',
        drop.over && 'ring-2 ring-accent ring-offset-4 ring-offset-panel',
      )}
    >
      <h2 id={titleId} className="text-13 font-medium">
        {message('music.title')}
      </h2>
      {visitor && <p className="text-12 text-muted">{message('music.signIn')}</p>}
      {sending && (
        <div className="grid gap-2">
          <p role="status" className="truncate text-13">
            {message('music.sending', { name: sending.name })}
          </p>
          <div className="flex items-center gap-2">
            <ProgressLine label={message('music.sending', { name: sending.name })} value={sending.progress} />
            <IconButton
              label={message('studio.cancelUpload')}
              icon={X}
              size="tiny"
              onClick={() => {
                stop.current?.();
                setSending(null);
              }}
            />
          </div>
        </div>
      )}
      {!sending && music !== '' && (
        <div className="grid gap-2 rounded-control border border-line p-3">
          <div className="flex items-center gap-2">
            <Music size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
            <bdi className="min-w-0 flex-1 truncate text-13">{heard.song?.name ?? message('music.title')}</bdi>
            {heard.song && (
              <span dir="ltr" className="tabular text-12 text-muted">
                {clock(heard.song.seconds)}
              </span>
            )}
            <IconButton
              label={message('music.remove')}
              icon={X}
              size="tiny"
              onClick={() => {
                leave();
                onMusic('');
              }}
            />
          </div>
          {heard.state === 'loading' && <ProgressLine label={message('music.listening')} />}
          {heard.song && <Waves song={heard.song} seconds={seconds} />}
          {heard.song && heard.song.seconds > seconds && (
            <MusicStart song={heard.song} seconds={seconds} onFrom={onFrom} />
          )}
          <p role="status" className="text-12 text-balance text-muted">
            {wordsOf(heard, seconds)}
          </p>
        </div>
      )}
      {failed && (
        <div role="alert" className="grid gap-2 text-13 text-danger-text">
          <p>
            <bdi>{failed.file.name}</bdi>: {failed.words}
          </p>
          {failed.again && (
            <Button size="small" icon={RotateCcw} className="justify-self-start" onClick={() => void take(failed.file)}>
              {message('common.retry')}
            </Button>
          )}
        </div>
      )}
      {!sending && !visitor && choose}
      {!sending && !visitor && music === '' && (
        <p className="text-12 text-balance text-muted">
          {message('music.hint', { megabytes: MUSIC_LIMITS.bytes / 1_000_000, minutes: MUSIC_LIMITS.seconds / 60 })}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={MUSIC_LIMITS.accept}
        aria-label={message('music.choose')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

function wordsOf({ state, song }: SongState, seconds: number): string {
  if (state === 'loading') return message('music.listening');
  if (!song) return message('music.failed');
  const left = song.seconds - song.from / 1000;
  if (left < seconds) return message('music.short', { seconds: Math.max(0, Math.floor(left)) });
  return song.beats.length === 0 ? message('music.noBeats') : message('music.beats', { tempo: tempoOf(song) });
}

/** Beats per minute: from the median distance between two. */
function tempoOf({ beats }: Song): number {
  const gaps = beats
    .slice(1)
    .map((beat, index) => beat - (beats[index] ?? 0))
    .toSorted((a, b) => a - b);
  return Math.round(60_000 / (gaps[Math.floor(gaps.length / 2)] ?? 500));
}

/** The loudness of the used part, with its beats as marks below. */
function Waves({ song, seconds }: { song: Song; seconds: number }): ReactNode {
  const count = seconds * BARS_A_SECOND;
  const first = Math.round((song.from / 1000) * BARS_A_SECOND);
  return (
    <svg viewBox={`0 0 ${count * 4} 44`} preserveAspectRatio="none" aria-hidden className="h-11 w-full">
      {song.bars.slice(first, first + count).map((bar, index) => (
        <rect
          key={index}
          x={index * 4 + 0.5}
          y={17 - bar * 16}
          width={3}
          height={bar * 32 + 1}
          className="fill-current text-line-strong"
        />
      ))}
      {song.beats
        .filter((beat) => beat <= seconds * 1000)
        .map((beat) => (
          <rect
            key={beat}
            x={(beat / 1000) * BARS_A_SECOND * 4 - 0.75}
            y={37}
            width={1.5}
            height={7}
            className="fill-current text-accent"
          />
        ))}
    </svg>
  );
}
