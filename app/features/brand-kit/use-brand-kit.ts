/** The brand kit being edited on this page: the running machine; warns before it is left unsaved. */
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { httpPatch } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { brandKitMachine, type KitPatch } from './brand-kit.machine.ts';

export type SaveState = 'saved' | 'saving' | 'failed';

export interface BrandKitHandle {
  kit: BrandKit;
  state: SaveState;
  error: string | null;
  change(patch: KitPatch): void;
  logosStored(logos: BrandKit['logos']): void;
  retry(): void;
}

async function save(patch: KitPatch): Promise<BrandKit> {
  try {
    return await httpPatch<BrandKit>('/api/brand-kit', patch);
  } catch (thrown) {
    throw new Error(thrownText(thrown), { cause: thrown });
  }
}

export function useBrandKit(initial: BrandKit): BrandKitHandle {
  const machine = useMemo(
    () => brandKitMachine.provide({ actors: { save: fromPromise<BrandKit, KitPatch>(({ input }) => save(input)) } }),
    [],
  );
  const [snapshot, send, actor] = useActor(machine, { input: { kit: initial } });
  const { kit, error } = snapshot.context;
  const state: SaveState = snapshot.matches('saved') ? 'saved' : snapshot.matches('failed') ? 'failed' : 'saving';

  useEffect(() => {
    if (state === 'saved') return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state]);

  // Leaving for another screen stops the machine: sends pending changes on the way out.
  useEffect(
    () => () => {
      const { pending } = actor.getSnapshot().context;
      if (Object.keys(pending).length > 0) void save(pending).catch(() => undefined);
    },
    [actor],
  );

  return {
    kit,
    state,
    error,
    change: useCallback((patch) => send({ type: 'change', patch }), [send]),
    logosStored: useCallback((logos) => send({ type: 'logosStored', logos }), [send]),
    retry: useCallback(() => send({ type: 'retry' }), [send]),
  };
}
