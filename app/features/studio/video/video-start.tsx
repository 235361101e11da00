/**
 * Where a video begins: its photos. Visitors without an account choose and watch here too, and sign in to have it made.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { FILM_LIMITS } from '#design/film/preset.ts';
import { waitingPictureAt, type WaitingPicture } from '#app/contracts/waiting-draft.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { photoOf } from './photo-of.ts';
import { presetTitle } from './preset-names.ts';
import { PresetSamples } from './preset-samples.tsx';
import { RecentVideos } from './recent-videos.tsx';
import { VideoStudio } from './video-studio.tsx';
import { addressOf, type VideoPhoto, type VideoSetup } from '#app/services/film/video-setup.ts';

const NONE_WAITING: readonly WaitingPicture[] = [];
const SAMPLES = samplesFor('product');

export function VideoStart({
  signedIn,
  setup: first,
  waiting = NONE_WAITING,
  notice,
}: {
  signedIn: boolean;
  setup: VideoSetup;
  /** A visitor's photos of before. */
  waiting?: readonly WaitingPicture[];
  notice: string | null;
}): ReactNode {
  const navigate = useNavigate();
  const [setup, setSetup] = useState(first);
  const [visitors, setVisitors] = useState<VideoPhoto[]>(() =>
    waiting.map(({ pass, ...photo }) => ({ ...photo, asset: pass, src: waitingPictureAt({ pass }) })),
  );
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      for (const { src } of visitors) if (src) URL.revokeObjectURL(src);
    },
    [visitors],
  );
  if (visitors.length > 0)
    return <VideoStudio photos={visitors} setup={setup} visitor watermark view={null} feed={null} />;
  return (
    <StudioFrame
      title={message('videoStudio.title')}
      lead={message('videoStudio.lead')}
      aside={
        signedIn && (
          <Link to="/history/videos" className={buttonClass('secondary')}>
            {message('videoStudio.history')}
          </Link>
        )
      }
    >
      {notice && (
        <p role="alert" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {notice}
        </p>
      )}
      {setup.preset !== first.preset && (
        <p role="status" className="mb-4 text-15">
          {message('videoStudio.beginsWith', { name: presetTitle(setup.preset) })}
        </p>
      )}
      <PictureChooser
        signedIn={signedIn}
        most={FILM_LIMITS.photos}
        samples={SAMPLES}
        busy={busy}
        onChosen={(chosen) => {
          if (!signedIn)
            return setVisitors(
              chosen.flatMap(({ asset, name, file, info }) =>
                file && info ? [photoOf({ asset, name, file, info }, true)] : [],
              ),
            );
          setBusy(true);
          void navigate(
            addressOf(
              setup,
              chosen.map(({ asset }) => asset),
            ),
          );
        }}
      />
      <div className="mt-10 grid gap-10">
        {signedIn && <RecentVideos />}
        <PresetSamples
          setup={setup}
          onChoose={(preset) => {
            setSetup({ ...setup, preset });
            window.scrollTo({ top: 0, behavior: 'smooth' });
          }}
        />
      </div>
    </StudioFrame>
  );
}
