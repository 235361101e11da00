/** The generation of a repair screen and its place in the address. */
import { useRef, useState } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import { useGeneration, type GenerationHandle } from '../generation/use-generation.ts';
import { useRepairAddress, type RepairAddress } from './use-repair-address.ts';

export interface Repair {
  generation: GenerationHandle;
  address: RepairAddress;
  /** It is running, or waits for the user: anything but idle and done. */
  busy: boolean;
  /** The result; null until then. */
  made: { view: GenerationView; variation: Variation } | null;
  /** The result that was accepted: it is among the uploads. */
  accepted: string | null;
  accept(asset: string): void;
  reporting: boolean;
  setReporting(open: boolean): void;
  /** Puts the generation aside: the picture is back to how it was chosen. */
  aside(): void;
}

export function useRepair({
  view,
  feed,
  accepted: acceptedBefore = null,
}: {
  view: GenerationView | null;
  feed: EventFeed | null;
  accepted?: string | null;
}): Repair {
  const address = useRepairAddress();
  const begun = useRef<(id: string) => void>(address.keep);
  begun.current = address.keep;
  const generation = useGeneration({ id: view?.id ?? null, view, feed, onBegun: (id) => begun.current(id) });
  const [accepted, accept] = useState(acceptedBefore);
  const [reporting, setReporting] = useState(false);
  const variation = generation.view?.results.variations[0];
  const made =
    generation.phase === 'succeeded' && generation.view && variation ? { view: generation.view, variation } : null;
  return {
    generation,
    address,
    made,
    accepted,
    accept,
    reporting,
    setReporting,
    busy: generation.phase !== 'idle' && generation.phase !== 'succeeded',
    aside() {
      setReporting(false);
      generation.show(null);
      address.keep(null);
    },
  };
}
