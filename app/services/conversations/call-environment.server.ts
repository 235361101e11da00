/**
 * What a tool may use when it is called for a user on one of the user's designs: by the agent in a turn, or by a
 * button.
 */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { CallEnvironment } from '#tools/contract/run.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { createCallCredits } from '#app/services/billing/call-credits.server.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import { SCENE_TOOLS } from '#app/services/billing/plans.ts';
import { heldToPlan } from '#app/services/billing/held-to-plan.ts';
import type { Ledger } from '#app/services/billing/ledger.server.ts';
import type { BrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import { DesignNotFoundError, TurnRunningError } from '#app/services/designs/design-error.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { createFilms } from '#app/services/film/films.server.ts';
import type { ImageStudio } from '#app/services/images/image-studio.server.ts';
import type { Imaging } from '#app/services/imaging/imaging.server.ts';
import type { CallModeration } from '#app/services/moderation/call-moderation.server.ts';
import type { PersonModels } from '#app/services/person-models/person-models.server.ts';
import { ROOM_FOR_RESULTS } from '#app/services/quota/account-limits.ts';
import type { StorageQuota } from '#app/services/quota/storage-quota.server.ts';
import { RenderError } from '#app/services/rendering/render-job.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import { createReadCode } from '#app/services/rendering/read-code.server.ts';
import { createSamplePixels } from '#app/services/rendering/sample-pixels.server.ts';
import { keepingFlagged } from '#app/services/try-on/keeping-flagged.ts';
import { createPeople } from '#app/services/try-on/people.server.ts';
import type { StockRoom } from '#app/services/stock/stock.server.ts';
import { NO_STOCK } from '#tools/contract/ports/stock-port.ts';
import type { TryOns } from '#app/services/try-on/try-ons.server.ts';

export interface CallServices {
  designs: Designs;
  assets: Assets;
  rendering: Rendering;
  imaging: Imaging;
  images: ImageStudio;
  engines: Pick<Engines, 'run'>;
  tryOns: TryOns;
  personModels: Pick<PersonModels, 'list' | 'photoFor'>;
  entitlements: Entitlements;
  ledger: Ledger;
  brandKits: BrandKits;
  moderation: CallModeration;
  /** Absent: no photos of others. */
  stock?: Pick<StockRoom, 'forUser'>;
  /** How much users may store; absent: without limit. */
  quota?: Pick<StorageQuota, 'assertRoom'>;
}

export interface Caller {
  user: { id: string; plan: string };
  designId: string;
  /** The turn in which the agent calls; null: the user pressed a button. */
  turnId: string | null;
  /** The current page; an unknown one falls back to the first. */
  page: string | null;
  selection: readonly string[];
  attachments: readonly AssetInfo[];
  /** As the languages of the browser suggest; two letters (ISO 3166). */
  country?: string | null;
}

/** An expected problem while a tool runs is an outcome to report to it, not a bug. */
async function refusing<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const expected =
      error instanceof DesignNotFoundError || error instanceof TurnRunningError || error instanceof RenderError;
    throw expected
      ? new ToolRefusal(error.message, {
          cause: error,
          retryAfter: error instanceof RenderError ? error.retryAfter : null,
        })
      : error;
  }
}

/** Everything goes through the user's own rights: other people's designs and assets are missing here too. */
export function callEnvironment(
  {
    designs,
    assets,
    rendering,
    imaging,
    images,
    engines,
    tryOns,
    personModels,
    entitlements,
    ledger,
    brandKits,
    moderation,
    quota,
    stock,
  }: CallServices,
  caller: Caller,
): CallEnvironment {
  const { user, designId, turnId } = caller;
  const own = assets.forUser(user.id);
  // Through another port than what tools make: a page that was looked at gives its credits to nothing.
  const shown = assets.forUser(user.id);
  const renderer = rendering.withAssets(user.id, (id) => shown.bytes(id));
  const plan = entitlements.entitlementsOf(user);
  const credits = createCallCredits(
    ledger,
    user.id,
    designId,
    (tool) => SCENE_TOOLS.has(tool) && entitlements.can(user, 'unlimited-scenes'),
  );
  return {
    design: {
      current: () => refusing(designs.read(user.id, designId)),
      commit: (change) =>
        refusing(
          designs.commit({
            ...change,
            designId,
            userId: user.id,
            author: turnId === null ? 'user' : 'agent',
            ...(turnId === null ? {} : { turnId }),
          }),
        ),
    },
    page: caller.page ?? '',
    selection: caller.selection,
    attachments: caller.attachments,
    measureText: rendering.measureText,
    samplePixels: createSamplePixels(renderer),
    readCode: createReadCode(renderer),
    assets: own,
    rendering: { render: async (request, signal) => refusing(renderer.render(heldToPlan(request, plan), signal)) },
    imaging: imaging.forUser(user.id),
    scenes: imaging.scenesFor(user.id),
    images: images.forUser(own),
    stock: stock?.forUser(user.id) ?? NO_STOCK,
    films: createFilms(engines.run, own, async () => plan),
    tryOns: keepingFlagged(tryOns.forUser(user.id), (call, reason) => moderation.flag(user.id, call, reason)),
    people: createPeople(engines.run, own, {
      list: () => personModels.list(user.id),
      photoFor: (id, kind) => personModels.photoFor(user.id, id, kind),
    }),
    entitlements: plan,
    credits: {
      ...credits,
      async reserve(...call) {
        // What can't be stored is not begun, and costs nothing.
        await quota?.assertRoom(user.id, ROOM_FOR_RESULTS);
        return credits.reserve(...call);
      },
    },
    moderation: moderation.forUser(user.id),
    brandKit: { get: () => brandKits.get(user.id) },
    country: caller.country ?? null,
    // A caller that shows it passes its own: a turn its chat.
    progress: () => undefined,
    designs: {
      async create({ title, document }) {
        const { id } = await refusing(designs.create({ userId: user.id, title, document }));
        return { id };
      },
    },
    history: {
      async undo() {
        const undone = await refusing(
          turnId === null ? designs.undo(user.id, designId) : designs.undoPrevious(user.id, designId, turnId),
        );
        if (!undone) return null;
        const { document } = await designs.get(user.id, designId);
        return { document, skipped: undone.skipped };
      },
      async undoChanges(changes, scope) {
        const undone = await refusing(designs.undoChanges(user.id, designId, turnId, { changes, scope }));
        if (!undone) return null;
        const { document } = await designs.get(user.id, designId);
        return { document, skipped: undone.skipped, change: undone.change };
      },
      async redo() {
        const redone = await refusing(
          turnId === null ? designs.redo(user.id, designId) : designs.redoUndone(user.id, designId, turnId),
        );
        if (!redone) return null;
        const { document } = await designs.get(user.id, designId);
        return { document, skipped: redone.skipped };
      },
    },
  };
}
