/** Choosing how photos move, live: the panel at the left, what plays and all presets at the right; then the video itself. */
import { Clapperboard, ImagePlus, LogIn, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { presets } from '#design/motion/presets/presets.ts';
import type { EventFeed } from '#app/services/events/event-stream.client.ts';
import type { GenerationView } from '#app/services/generations/generation.ts';
import { httpPost } from '#app/services/http/http-client.ts';
import { thrownText } from '#app/services/http/thrown-text.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { FilmCanvas } from './film-canvas.tsx';
import { missingIn, PresetGallery, presetTitle } from './preset-gallery.tsx';
import { VideoPanel } from './video-panel.tsx';
import { VideoResult } from './video-result.tsx';
import { addressOf, writeVideo, type VideoPhoto, type VideoSetup } from './video-setup.ts';

export interface VideoStudioProps {
  photos: readonly VideoPhoto[];
  setup: VideoSetup;
  /** Nobody is signed in: what is chosen comes along through the sign-in. */
  visitor?: boolean;
  watermark: boolean;
  /** The generation of the address; null: nothing was asked for yet. */
  view: GenerationView | null;
  feed: EventFeed | null;
}

export function VideoStudio({ photos: given, setup: first, visitor = false, watermark, view: known, feed }: VideoStudioProps): ReactNode {
  const navigate = useNavigate();
  const [setup, setSetup] = useState(first);
  const [photos, setPhotos] = useState(given);
  const [playing, setPlaying] = useState(true);
  const [still, setStill] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const generation = useGeneration({ id: known?.id ?? null, view: known, feed, onBegun: (id) => void navigate(`/ai-video/${id}`, { preventScrollReset: true }) });
  const { phase, view } = generation;
  useEffect(() => {
    const less = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setStill(less);
    if (less) setPlaying(false);
  }, []);

  const missing = missingIn(setup, photos);
  const another = addressOf(setup, photos.map(({ asset }) => asset));
  const shown = useMemo(() => ({ ...setup }), [setup]);

  async function make(): Promise<void> {
    const assets = photos.map(({ asset }) => asset);
    if (!visitor) return generation.start({ kind: 'ai-video', input: { ...setup, photos: assets } });
    setLeaving(true);
    setProblem(null);
    try {
      const { path } = await httpPost<{ path: string }>('/api/drafts/pictures', { assets, path: `/ai-video?${writeVideo(setup)}` });
      await navigate(path);
    } catch (thrown) {
      setProblem(message('videoStudio.notKept', { reason: thrownText(thrown) }));
      setLeaving(false);
    }
  }

  if (known || phase !== 'idle') {
    return (
      <StudioFrame title={message('videoStudio.title')}>
        <GenerationCard generation={generation} title={message('videoStudio.title')}>
          <Button onClick={() => void navigate(another)}>{message('videoStudio.another')}</Button>
        </GenerationCard>
        {phase === 'succeeded' && view && <VideoResult view={view} generation={generation} another={another} />}
      </StudioFrame>
    );
  }
  return (
    <StudioFrame title={message('videoStudio.title')} lead={message('videoStudio.lead')}>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
        <section aria-label={message('videoStudio.title')} className="flex flex-col rounded-sheet border border-line bg-panel lg:sticky lg:top-4">
          <div className="border-b border-line p-4"><Button size="small" icon={ImagePlus} onClick={() => (visitor ? window.location.reload() : void navigate('/ai-video/create'))}>{message('videoStudio.otherPhotos')}</Button></div>
          <div className="p-4"><VideoPanel setup={setup} photos={photos} onChange={(change) => setSetup((before) => ({ ...before, ...change }))} onPhotos={setPhotos} /></div>
          <div className="grid gap-2 border-t border-line p-4">
            <Button variant="primary" size="large" icon={visitor ? LogIn : Clapperboard} busy={leaving} disabled={missing !== null} onClick={() => void make()}>{message(visitor ? 'videoStudio.signIn' : 'videoStudio.make')}</Button>
            <p className="text-center text-12 text-balance text-muted">{missing ?? message(visitor ? 'videoStudio.signInHint' : watermark ? 'videoStudio.costFree' : 'videoStudio.cost')}</p>
            {problem && <p role="alert" className="text-13 text-danger-text">{problem}</p>}
          </div>
        </section>
        <div className="grid min-w-0 gap-8">
          <section className="grid gap-3">
            <div className="dot-ground grid h-[min(52dvh,34rem)] place-items-center overflow-hidden rounded-sheet border border-line p-4">
              {missing === null && <FilmCanvas setup={shown} photos={photos} side={560} playing={playing} label={message('videoStudio.preview', { name: presetTitle(setup.preset) })} className={setup.ratio === '16:9' ? 'w-full max-h-full' : 'h-full'} />}
              {missing !== null && <p className="text-15 text-muted">{missing}</p>}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Button size="small" icon={playing ? Pause : Play} onClick={() => setPlaying(!playing)}>{message(playing ? 'videoStudio.pause' : 'videoStudio.play')}</Button>
              {presets[setup.preset].cutout && <p className="text-13 text-muted">{message('videoStudio.cutoutLater')}</p>}
            </div>
          </section>
          <section className="grid gap-4">
            <h2 className="text-22">{message('videoStudio.presets')}</h2>
            <PresetGallery setup={setup} photos={photos} still={still} onChoose={(preset) => setSetup((before) => ({ ...before, preset }))} />
          </section>
        </div>
      </div>
    </StudioFrame>
  );
}
