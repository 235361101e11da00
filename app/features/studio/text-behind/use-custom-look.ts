/**
 * The user's own look: requests are made after a short pause, one after the other; what a request replaces is deleted.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { httpDelete } from '#app/browser/http-client.ts';
import { useGeneration, type GenerationHandle } from '../generation/use-generation.ts';
import { isSame, textKind, wishOf, type Wish } from './text-setup.ts';

/** ms */
const REST = 600;

export interface CustomLookHandle {
  wish: Wish;
  /** The picture that shows the request; null: the suggestion itself, or none yet. */
  made: GenerationView | null;
  generation: GenerationHandle;
  /** Not yet as requested. */
  pending: boolean;
  change(part: Partial<Wish>): void;
  /** Continues from a suggestion. */
  take(customLook: Wish): void;
}

export interface CustomLookOptions {
  asset: string;
  /** What the chosen suggestion shows. */
  suggested: Wish;
  /** The change that the page was opened with. */
  opened: GenerationView | null;
  feed: EventFeed | null;
  /** The change shown now: write it into the address. Null: none. */
  onShown(id: string | null): void;
}

const going = ['starting', 'loading', 'waiting', 'generating', 'cancelling'];

export function useCustomLook({ asset, suggested, opened, feed, onShown }: CustomLookOptions): CustomLookHandle {
  const [customLook, setWish] = useState<Wish>((opened && wishOf(opened, 0)) ?? suggested);
  const [base, setBase] = useState(suggested);
  const [made, setMade] = useState<GenerationView | null>(opened?.state === 'succeeded' ? opened : null);
  const generation = useGeneration({ id: opened?.id ?? null, view: opened, feed });
  const asked = useRef<Wish | null>(opened ? wishOf(opened, 0) : null);
  const { phase, view } = generation;

  const arrived = useEffectEvent((next: GenerationView) => {
    if (made && made.id !== next.id) void httpDelete(`/api/generations/${made.id}`).catch(() => undefined);
    setMade(next);
    onShown(next.id);
  });
  useEffect(() => {
    if (phase === 'succeeded' && view) arrived(view);
  }, [phase, view]);

  const shown = made ? wishOf(made, 0) : base;
  const clean: Wish = { ...customLook, text: customLook.text.trim() };
  const pending = clean.text !== '' && !(shown && isSame(clean, shown));
  const begin = useEffectEvent(() => {
    asked.current = clean;
    generation.start({ kind: textKind, input: { asset, text: clean.text, looks: [clean.look] } });
  });
  // A failure is not retried automatically: only another request is made.
  const isNew =
    pending && !(asked.current && isSame(asked.current, clean) && phase !== 'succeeded' && phase !== 'idle');
  const waits = going.includes(phase);
  const wished = JSON.stringify(clean);
  useEffect(() => {
    if (!isNew || waits) return;
    const timer = setTimeout(begin, REST);
    return () => clearTimeout(timer);
  }, [isNew, waits, wished]);

  return {
    wish: customLook,
    made,
    generation,
    pending,
    change: (part) => setWish((now) => ({ ...now, ...part })),
    take(next) {
      setWish(next);
      setBase(next);
      if (made) void httpDelete(`/api/generations/${made.id}`).catch(() => undefined);
      setMade(null);
      asked.current = null;
      generation.show(null);
      onShown(null);
    },
  };
}
