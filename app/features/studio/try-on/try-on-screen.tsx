/** A try-on at its own address: in progress, or ready to be viewed and adjusted. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import type { TryOnInput } from '#app/services/generations/kinds/try-on-input.ts';
import { kindAnswers } from '#tools/contract/try-on-kinds.ts';
import { pictureFor } from '../person-models/picked-person.ts';
import { useGeneration } from '../generation/use-generation.ts';
import { TryOnResult } from './try-on-result.tsx';
import { modeOf, writeTryOn, type TryOnSetup } from './try-on-setup.ts';
import { titleOf } from './try-on-studio.tsx';
import { TryOnWork } from './try-on-work.tsx';

export function TryOnScreen({
  view: known,
  setup,
  feed,
}: {
  view: GenerationView;
  setup: TryOnSetup;
  feed: EventFeed | null;
}): ReactNode {
  const navigate = useNavigate();
  const generation = useGeneration({ id: known.id, view: known, feed });
  const answered = useGeneration({ feed, onBegun: (id) => void navigate(`/try-on/${id}`, { replace: true }) });
  const { phase, view } = generation;
  const title = titleOf(modeOf(setup.type));
  const again = `/try-on/image/${(known.input as TryOnInput).garment}?${writeTryOn(setup.type, setup.person, { photos: true })}`;
  if (phase === 'succeeded' && view)
    return <TryOnResult view={view} generation={generation} setup={setup} feed={feed} />;
  // Asked because it looks like another kind: either answer is tried at once.
  const input = known.input as TryOnInput;
  const answers = phase === 'failed' && answered.phase === 'idle' ? kindAnswers(input.type, view?.error) : null;
  return (
    <TryOnWork
      answers={answers?.map(({ kind, isSure, text }) => ({
        text,
        onPick: () => answered.start({ kind: 'try-on', input: { ...input, type: kind, isSure } }),
      }))}
      generation={answered.phase === 'idle' ? generation : answered}
      title={title}
      pictures={[setup.garment?.src, setup.person ? pictureFor(setup.person, setup.type) : undefined]}
      onAgain={() => void navigate(again)}
    />
  );
}
