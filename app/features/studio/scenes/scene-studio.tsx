/**
 * Both screens of scenes: the choices on the left, previews and the final picture on the right. The screen of an
 * address shows one generation; whatever begins here leads to the address of another.
 */
import { ImagePlus, Images, LogIn } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { shotsOf, type Shot } from '#app/services/generations/kinds/scene-shots.ts';
import type { ScenesInput } from '#app/services/generations/kinds/scenes-input.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { useSeenFrom } from '#app/browser/use-seen-from.ts';
import { nextOf, useKeepForSignIn } from '#app/browser/keep-for-sign-in.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { BackgroundPanel } from './background-panel.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { PreviewNote, ScenePreviews } from './scene-previews.tsx';
import { SceneResult } from './scene-result.tsx';
import {
  inputOf,
  isReady,
  previewsOf,
  setupOf,
  suitedToAbove,
  wholeOf,
  writeSetup,
  type SceneDoor,
  type SceneSetup,
} from './scene-setup.ts';
import { SizeFields } from './size-fields.tsx';

/** Where each door's tool begins without a picture. */
export const doorStart: Readonly<Record<SceneDoor, string>> = {
  'lifestyle-shot': '/lifestyle-shot/create',
  'ai-backgrounds': '/ai-backgrounds',
};

const words = {
  'lifestyle-shot': {
    title: 'sceneStudio.lifestyleTitle',
    lead: 'sceneStudio.lifestyleLead',
    preview: 'sceneStudio.preview',
  },
  'ai-backgrounds': {
    title: 'studio.tool.aiBackgrounds',
    lead: 'sceneStudio.backgroundsLead',
    preview: 'sceneStudio.previewBackgrounds',
  },
} as const;

export const doorTitle = (door: SceneDoor): string => message(words[door].title);

export interface SceneStudioProps {
  door: SceneDoor;
  /** Its asset, or for visitors without an account the pass of the draft; `src` shows it. */
  picture: { asset: string; src: string };
  setup: SceneSetup;
  /** Not signed in: the choices are kept through the sign-in. */
  visitor?: boolean;
  /** Pictures cost nothing beside the plan. */
  /** The generation of the address; null: nothing was asked for yet. */
  view: GenerationView | null;
  /** Previews that it was chosen from. */
  previews: GenerationView | null;
  feed: EventFeed | null;
  /** Takes another photo; absent: goes where the tool begins. */
  onOtherPhoto?(): void;
}

export function SceneStudio({
  door,
  picture,
  setup: first,
  visitor = false,
  view: known,
  previews,
  feed,
  onOtherPhoto,
}: SceneStudioProps): ReactNode {
  const navigate = useNavigate();
  const [setup, setSetup] = useState(first);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What the next generation was chosen from. */
  const [from, setFrom] = useState<string | null>(null);
  const generation = useGeneration({
    id: known?.id ?? null,
    view: known,
    feed,
    onBegun: (id) =>
      void navigate(`/${door}/${id}${from === null ? '' : `?from=${from}`}`, { preventScrollReset: true }),
  });
  const { phase, view } = generation;
  const going = ['starting', 'waiting', 'generating', 'cancelling'].includes(phase);
  const isPreview = view !== null && inputOf(view).quality === 'preview';
  /** The first previews are there while the others are made. */
  const arriving = going && view !== null && view.results.variations.length > 0;
  const shownPreviews = view && isPreview && (phase === 'succeeded' || arriving) ? view : previews;
  const change = (more: Partial<SceneSetup>) => setSetup((before) => ({ ...before, ...more }));
  const panel = useRef<HTMLDivElement>(null);
  const seenFrom = useSeenFrom(visitor ? null : picture.asset, panel);
  const isFirst = known === null;
  useEffect(() => {
    if (isFirst && seenFrom === 'above') setSetup(suitedToAbove);
  }, [isFirst, seenFrom]);

  function ask(input: ScenesInput, chosenFrom: string | null): void {
    setFrom(chosenFrom);
    generation.start({ kind: door, input });
  }
  const make = (shot: Shot) => shownPreviews && ask(wholeOf(inputOf(shownPreviews), shot), shownPreviews.id);

  /** Keeps a visitor's photo; returns the sign-in page that leads back to it. */
  async function keep(): Promise<string> {
    const { path } = await httpPost<{ path: string }>('/api/drafts/pictures', {
      assets: [picture.asset],
      path: `/${door}?${writeSetup(setup)}`,
    });
    return path;
  }
  useKeepForSignIn(visitor ? async () => nextOf(await keep()) : null);

  async function goOn(): Promise<void> {
    if (!visitor) return ask(previewsOf(door, setup, [picture.asset]), null);
    setLeaving(true);
    setProblem(null);
    try {
      await navigate(await keep());
    } catch (thrown) {
      setProblem(message('sceneStudio.notKept', { reason: thrownText(thrown) }));
      setLeaving(false);
    }
  }

  const ready = isReady(door, setup);
  return (
    <StudioFrame title={doorTitle(door)} lead={message(words[door].lead)}>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-8">
        <section
          aria-label={message('sceneStudio.scenes')}
          className="flex flex-col rounded-sheet border border-line bg-panel lg:sticky lg:top-4 lg:max-h-[max(30rem,calc(100dvh-15rem))]"
        >
          <div className="flex items-center gap-3 border-b border-line p-4">
            <img
              src={picture.src}
              alt={message('sceneStudio.photoOf')}
              className="dot-background size-14 rounded-control border border-line object-contain"
            />
            <p className="min-w-0 flex-1 text-15 font-medium">{message('sceneStudio.photo')}</p>
            <Button
              size="small"
              icon={ImagePlus}
              onClick={onOtherPhoto ?? (() => void navigate(`${doorStart[door]}?${writeSetup(setup)}`))}
            >
              {message('sceneStudio.otherPhoto')}
            </Button>
          </div>
          <div ref={panel} className="relative grid min-h-0 gap-6 overflow-y-auto p-4">
            {door === 'lifestyle-shot' ? (
              <ScenePanel setup={setup} seenFrom={seenFrom} onChange={change} />
            ) : (
              <BackgroundPanel setup={setup} seenFrom={seenFrom} onChange={change} />
            )}
            <div className="border-t border-line pt-4">
              <SizeFields size={setup} onChange={change} />
            </div>
          </div>
          <div className="grid gap-2 border-t border-line p-4">
            {visitor ? (
              <Button
                variant="primary"
                size="large"
                icon={LogIn}
                busy={leaving}
                disabled={!ready}
                onClick={() => void goOn()}
              >
                {message('sceneStudio.signInToSee')}
              </Button>
            ) : (
              <Button
                variant="primary"
                size="large"
                icon={Images}
                busy={phase === 'starting'}
                disabled={!ready || going}
                onClick={() => void goOn()}
              >
                {message(words[door].preview)}
              </Button>
            )}
            {(visitor || !ready) && (
              <p className="text-center text-12 text-muted">
                {message(ready ? 'sceneStudio.signInHint' : 'sceneStudio.wordsShort')}
              </p>
            )}
            <AlertText>{problem}</AlertText>
          </div>
        </section>
        <div className="grid min-w-0 gap-8">
          {phase === 'idle' && <Waiting src={picture.src} width={setup.width} height={setup.height} />}
          <GenerationCard generation={generation} title={message(factsOf(door).title)} />
          {phase === 'succeeded' && view && !isPreview && (
            <SceneResult
              door={door}
              generation={generation}
              view={view}
              onMore={() =>
                ask(
                  previewsOf(
                    door,
                    { ...setupOf(door, inputOf(view)), seed: inputOf(view).seed + 1 },
                    inputOf(view).pictures,
                  ),
                  null,
                )
              }
              onRejected={() => void navigate(previews ? `/${door}/${previews.id}` : `${doorStart[door]}`)}
            />
          )}
          {shownPreviews && (
            <section aria-labelledby="previews" data-landing className="grid gap-4 rounded-card">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h2 id="previews" className="text-22">
                  {message(shownPreviews === view ? 'sceneStudio.previews' : 'sceneStudio.otherPreviews')}
                </h2>
                <PreviewNote />
              </div>
              <ScenePreviews
                view={shownPreviews}
                chosen={view && !isPreview ? (shotsOf(inputOf(view))[0] ?? null) : null}
                busy={going}
                onMake={make}
                small={shownPreviews !== view}
              />
            </section>
          )}
        </div>
      </div>
    </StudioFrame>
  );
}

function Waiting({ src, width, height }: { src: string; width: number; height: number }): ReactNode {
  return (
    <section className="grid min-h-[28rem] place-items-center rounded-sheet border border-line bg-panel p-8">
      <EmptyState
        title={message('sceneStudio.waitingTitle')}
        hint={message('sceneStudio.waitingText')}
        picture={
          <span
            className="dot-background grid max-h-64 place-items-center overflow-hidden rounded-card border border-line"
            style={{ aspectRatio: `${width} / ${height}`, height: `min(16rem, calc(24rem * ${height} / ${width}))` }}
          >
            <img src={src} alt="" className="max-h-[60%] max-w-[60%] object-contain" />
          </span>
        }
      />
    </section>
  );
}

/** The address of the user's own photo. */
export const ownPicture = (asset: string): { asset: string; src: string } => ({ asset, src: pictureAt(asset, 512) });
