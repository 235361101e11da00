/**
 * Saving a brand kit while it is edited: changes show immediately, wait a moment for more, and go to the server one
 * save at a time.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { BrandKit, ContactType } from '#tools/contract/ports/brand-kit-port.ts';

/** What a save sends: the fields that changed. `logos` holds all of them, in order. */
export interface KitPatch {
  name?: string;
  logos?: string[];
  colors?: string[];
  fonts?: { heading?: string | null; body?: string | null };
  contacts?: { type: ContactType; value: string }[];
  country?: string | null;
}

/** Quiet time before a save, ms: longer than the pause between two keystrokes. */
export const SETTLING = 500;

export type KitEvent =
  | { type: 'change'; patch: KitPatch }
  /** The server has another set of logos: one was uploaded. */
  | { type: 'logosStored'; logos: BrandKit['logos'] }
  | { type: 'retry' };

interface KitContext {
  kit: BrandKit;
  /** Not sent yet. */
  pending: KitPatch;
  /** On its way. */
  sending: KitPatch;
  error: string | null;
}

const merged = (first: KitPatch, later: KitPatch): KitPatch => ({
  ...first,
  ...later,
  ...(first.fonts || later.fonts ? { fonts: { ...first.fonts, ...later.fonts } } : {}),
});

/** The kit as it will be once the patch is saved. */
export function patched(kit: BrandKit, { name, logos, colors, fonts, contacts, country }: KitPatch): BrandKit {
  return {
    name: name ?? kit.name,
    logos: logos ? logos.flatMap((asset) => kit.logos.find((logo) => logo.asset === asset) ?? []) : kit.logos,
    colors: colors ?? kit.colors,
    fonts: {
      heading: fonts?.heading === undefined ? kit.fonts.heading : fonts.heading,
      body: fonts?.body === undefined ? kit.fonts.body : fonts.body,
    },
    contacts: contacts ?? kit.contacts,
    country: country === undefined ? kit.country : country,
  };
}

export const brandKitMachine = setup({
  types: { context: {} as KitContext, events: {} as KitEvent, input: {} as { kit: BrandKit } },
  actors: {
    /** Rejects with the words to show. */
    save: fromPromise<BrandKit, KitPatch>(() => {
      throw new Error('How a kit is saved must be provided');
    }),
  },
  delays: { settling: SETTLING },
  guards: { hasMore: ({ context }) => Object.keys(context.pending).length > 0 },
  actions: {
    takeChange: assign(({ context, event }) =>
      event.type === 'change'
        ? { kit: patched(context.kit, event.patch), pending: merged(context.pending, event.patch) }
        : {},
    ),
    takeLogos: assign(({ context, event }) => {
      if (event.type !== 'logosStored') return {};
      // Logos removed or reordered meanwhile stay so, and new ones come after them.
      const order = context.pending.logos;
      if (!order) return { kit: { ...context.kit, logos: event.logos } };
      const known = context.kit.logos.map(({ asset }) => asset);
      const fresh = event.logos.filter(({ asset }) => !known.includes(asset));
      return {
        kit: { ...context.kit, logos: [...context.kit.logos, ...fresh] },
        pending: { ...context.pending, logos: [...order, ...fresh.map(({ asset }) => asset)] },
      };
    }),
    send: assign(({ context }) => ({ sending: context.pending, pending: {}, error: null })),
    keepFailed: assign(({ context, event }) => ({
      pending: merged(context.sending, context.pending),
      sending: {},
      error:
        'error' in event && event.error instanceof Error
          ? event.error.message
          : String('error' in event ? event.error : ''),
    })),
  },
}).createMachine({
  id: 'brand-kit',
  context: ({ input }) => ({ kit: input.kit, pending: {}, sending: {}, error: null }),
  initial: 'saved',
  on: { logosStored: { actions: 'takeLogos' } },
  states: {
    saved: { on: { change: { target: 'settling', actions: 'takeChange' } } },
    settling: {
      on: { change: { target: 'settling', reenter: true, actions: 'takeChange' } },
      after: { settling: 'saving' },
    },
    saving: {
      entry: 'send',
      on: { change: { actions: 'takeChange' } },
      invoke: {
        src: 'save',
        input: ({ context }) => context.sending,
        onDone: [
          { guard: 'hasMore', target: 'settling' },
          // The kit as the server stores it: contacts without their addresses, each color once.
          { target: 'saved', actions: assign(({ event }) => ({ kit: event.output, sending: {} })) },
        ],
        onError: { target: 'failed', actions: 'keepFailed' },
      },
    },
    failed: { on: { change: { target: 'settling', actions: 'takeChange' }, retry: 'saving' } },
  },
});
