/** The finished video: its player, and its actions. */
import { Captions, Clapperboard, Download, Flag, History, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { CAPTION_FORMATS } from '#design/motion/captions.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { useDoing } from '../parts/use-doing.ts';

const WORDED = ['headline', 'price', 'before', 'details'] as const;

const baseOf = (file: string) => file.replace(/\.[a-z0-9]{2,4}$/i, '');

export function VideoResult({
  view,
  generation,
  another,
}: {
  view: GenerationView;
  generation: GenerationHandle;
  another: string;
}): ReactNode {
  const navigate = useNavigate();
  const { busy, doing } = useDoing<'download' | 'captions' | 'open'>();
  const [reporting, setReporting] = useState(false);
  const [video] = view.results.variations;
  if (!video) return null;
  // What a hosted model filmed has no layers.
  const { motion, ...words } = view.input as { motion?: string } & Partial<Record<(typeof WORDED)[number], string>>;
  const layered = motion === '';
  const worded = WORDED.some((word) => (words[word] ?? '') !== '');
  return (
    <section aria-labelledby="finished" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="finished" className="text-22">
          {message('videoStudio.video')}
        </h2>
        <p className="tabular text-13 text-muted">
          {message('videoStudio.facts', {
            seconds: Math.round((video.duration ?? 0) / 1000),
            width: video.width,
            height: video.height,
          })}
        </p>
      </div>
      <div className="dot-background grid place-items-center overflow-hidden rounded-sheet border border-line p-4">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks: all words are in the picture */}
        <video
          controls
          playsInline
          preload="none"
          aria-label={video.name}
          src={`/api/assets/${video.asset}`}
          {...(video.poster && { poster: pictureAt(video.poster, 1024) })}
          width={video.width}
          height={video.height}
          className="h-auto max-h-[60dvh] w-auto max-w-full rounded-card bg-sunken"
        />
      </div>
      {(video.notes ?? []).map((note) => (
        <p key={note} role="note" className="rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {note}
        </p>
      ))}
      {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
      <div
        role="group"
        aria-label={message('studio.resultActions')}
        data-landing
        className="flex flex-wrap items-center gap-2 rounded-control"
      >
        <Button
          variant="primary"
          icon={Download}
          busy={busy === 'download'}
          onClick={() =>
            void doing('download', message('editor.downloadFailed'), () =>
              downloadFile(`/api/assets/${video.asset}`, video.name),
            )
          }
        >
          {message('studio.download')}
        </Button>
        {layered && worded && (
          <Button
            icon={Captions}
            busy={busy === 'captions'}
            onClick={() =>
              void doing('captions', message('editor.downloadFailed'), async () => {
                for (const format of CAPTION_FORMATS)
                  await downloadFile(
                    `/api/generations/${view.id}/captions?format=${format}&variation=${video.place ?? 0}`,
                    `${baseOf(video.name)}.${format}`,
                    { counted: false },
                  );
              })
            }
          >
            {message('videoStudio.captions')}
          </Button>
        )}
        {layered && (
          <Button
            icon={Pencil}
            busy={busy === 'open'}
            onClick={() =>
              void doing('open', message('studio.editFailed'), async () => {
                const { id } = await httpPost<{ id: string }>(`/api/generations/${view.id}/design`, {
                  variation: video.place ?? 0,
                });
                await navigate(`/canvas/${id}`);
              })
            }
          >
            {message('videoStudio.openDesign')}
          </Button>
        )}
        <Link to={another} className={buttonClass('secondary')}>
          <Clapperboard size={18} strokeWidth={1.75} aria-hidden />
          {message('videoStudio.another')}
        </Link>
        <Link to="/history/videos" className={buttonClass('ghost')}>
          <History size={18} strokeWidth={1.75} aria-hidden />
          {message('videoStudio.history')}
        </Link>
        <Button variant="ghost" icon={Flag} onClick={() => setReporting(true)}>
          {message('videoStudio.report')}
        </Button>
      </div>
    </section>
  );
}
