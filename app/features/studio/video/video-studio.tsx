/**
 * Choosing how photos move, live: the panel on the left, the player and all presets on the right; then the video
 * itself.
 */
import { Clapperboard, Images, LogIn } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { presets } from '#design/film/presets.ts';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { nextOf, useKeepForSignIn } from '#app/browser/keep-for-sign-in.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { FilmPictures } from './film-pictures.ts';
import { FilmPlayer } from './film-player.tsx';
import { missingIn, photosFor, PresetGallery } from './preset-gallery.tsx';
import { useCutouts } from './use-cutouts.ts';
import { VideoPanel } from './video-panel.tsx';
import { VideoResult } from './video-result.tsx';
import { useSong } from './use-song.ts';
import { addressOf, writeVideo, type VideoPhoto, type VideoSetup } from '#app/services/film/video-setup.ts';
import { costOfKind } from '#app/services/generations/kinds.ts';

export interface VideoStudioProps {
  photos: readonly VideoPhoto[];
  setup: VideoSetup;
  /** Not signed in: the choices are kept through the sign-in. */
  visitor?: boolean;
  watermark: boolean;
  /** A hosted model films what the user describes. */
  described?: boolean;
  /** The generation of the address; null: nothing was asked for yet. */
  view: GenerationView | null;
  feed: EventFeed | null;
}

export function VideoStudio({
  photos: given,
  setup: first,
  visitor = false,
  watermark,
  described = false,
  view: known,
  feed,
}: VideoStudioProps): ReactNode {
  const navigate = useNavigate();
  const [setup, setSetup] = useState(() => (described ? first : { ...first, motion: '' }));
  const [photos, setPhotos] = useState(given);
  const [pictures] = useState(() => new FilmPictures());
  const [still, setStill] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const generation = useGeneration({
    id: known?.id ?? null,
    view: known,
    feed,
    onBegun: (id) => void navigate(`/ai-video/${id}`, { preventScrollReset: true }),
  });
  const { phase, view } = generation;
  useEffect(() => {
    setStill(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  const heard = useSong(setup.music, setup.musicFrom);
  const isDescribed = setup.motion.trim() !== '';
  const missing = isDescribed ? null : missingIn(setup, photos);
  const cutouts = useCutouts(photos, visitor || isDescribed ? { cutout: false } : presets[setup.preset]);
  const shown = useMemo(() => photosFor(setup.preset, cutouts.photos), [setup.preset, cutouts.photos]);
  const cutoutState =
    isDescribed || !presets[setup.preset].cutout ? null : visitor ? 'later' : cutouts.looking ? 'looking' : null;
  const another = addressOf(
    setup,
    photos.map(({ asset }) => asset),
  );

  /** The choices are kept in the address, so that a reload restores them; a visitor's photos have no address yet. */
  function write(nextSetup: VideoSetup, nextPhotos: readonly VideoPhoto[]): void {
    setSetup(nextSetup);
    setPhotos(nextPhotos);
    // Bypasses the router: its screen with other photos would replace this one.
    if (!visitor)
      window.history.replaceState(
        window.history.state,
        '',
        addressOf(
          nextSetup,
          nextPhotos.map(({ asset }) => asset),
        ),
      );
  }

  /** More photos than the preset shows: the user wants them shown. */
  function onPhotos(next: VideoPhoto[]): void {
    const [, most] = presets[setup.preset].photos;
    write(next.length > photos.length && next.length > most ? { ...setup, preset: 'slideshow' } : setup, next);
  }

  /** Keeps a visitor's photos; returns the sign-in page that leads back to them. */
  async function keep(): Promise<string> {
    const { path } = await httpPost<{ path: string }>('/api/drafts/pictures', {
      assets: photos.map(({ asset }) => asset),
      path: `/ai-video?${writeVideo(setup)}`,
    });
    return path;
  }
  useKeepForSignIn(visitor ? async () => nextOf(await keep()) : null);

  async function make(): Promise<void> {
    if (!visitor) {
      const beats = (heard.song?.beats ?? []).filter((beat) => beat <= setup.seconds * 1000);
      return generation.start({
        kind: 'ai-video',
        input: {
          ...setup,
          motion: setup.motion.trim(),
          music: isDescribed ? null : setup.music || null,
          beats: isDescribed ? [] : beats,
          photos: (isDescribed ? photos.slice(0, 1) : shown).map(({ asset }) => asset),
        },
      });
    }
    setLeaving(true);
    setProblem(null);
    try {
      await navigate(await keep());
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
    <StudioFrame
      title={message('videoStudio.title')}
      lead={message('videoStudio.lead')}
      aside={
        <Button
          icon={Images}
          onClick={() => (visitor ? window.location.reload() : void navigate(addressOf(setup, [])))}
        >
          {message('videoStudio.otherPhotos')}
        </Button>
      }
      tight
      className="max-lg:pb-40"
    >
      {/*
        The film stays in sight while one chooses how it moves. On a phone the presets are one strip below it, then come
        the other choices, and the button stays in reach; on wide screens the choices stand beside the film.
      */}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-8">
        <div className="contents min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-6">
          <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 pt-3 pb-2 max-lg:-mb-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:-mt-3 lg:px-0">
            <FilmPlayer
              setup={setup}
              photos={shown}
              cutout={cutoutState}
              pictures={pictures}
              still={still}
              missing={isDescribed ? message('videoStudio.motionNoPreview') : missing}
              song={isDescribed ? null : heard.song}
            />
          </div>
          <section aria-labelledby="how-it-moves" className="grid min-w-0 gap-4">
            <h2 id="how-it-moves" className="text-22 max-lg:sr-only">
              {message('videoStudio.presets')}
            </h2>
            <PresetGallery
              setup={setup}
              photos={cutouts.photos}
              pictures={pictures}
              still={still}
              onChoose={(preset) => write({ ...setup, preset, motion: '' }, photos)}
            />
          </section>
        </div>
        <section
          aria-label={message('videoStudio.title')}
          className="flex flex-col rounded-sheet border border-line bg-panel lg:sticky lg:top-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[max(30rem,calc(100dvh-2rem))]"
        >
          {/* A field that is typed in comes to rest below the film, not behind it. */}
          <div className="min-h-0 p-4 max-lg:**:scroll-mt-[calc(32dvh+6rem)] max-lg:**:scroll-mb-32 lg:overflow-y-auto">
            <VideoPanel
              setup={setup}
              heard={heard}
              photos={photos}
              visitor={visitor}
              described={described}
              onChange={(change) => write({ ...setup, ...change }, photos)}
              onPhotos={onPhotos}
            />
          </div>
          <div className="grid shrink-0 gap-2 border-t border-line p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-4 max-lg:bg-raised max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-sheet sm:max-lg:px-6">
            <Button
              variant="primary"
              size="large"
              icon={visitor ? LogIn : Clapperboard}
              busy={leaving}
              disabled={missing !== null || heard.state === 'loading'}
              className="max-lg:order-last"
              onClick={() => void make()}
            >
              {message(visitor ? 'videoStudio.signIn' : 'videoStudio.make')}
            </Button>
            <div className="grid gap-1 lg:text-center">
              {missing !== null || visitor ? (
                <p className="text-12 text-balance text-muted">{missing ?? message('videoStudio.signInHint')}</p>
              ) : (
                <CreditPrice cost={costOfKind('ai-video')} />
              )}
              {missing === null && !visitor && watermark && (
                <p className="text-12 text-muted">{message('videoStudio.watermark')}</p>
              )}
              <AlertText>{problem}</AlertText>
            </div>
          </div>
        </section>
      </div>
    </StudioFrame>
  );
}
