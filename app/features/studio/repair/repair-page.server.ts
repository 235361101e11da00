/**
 * What the repair screens begin with: the generation and the picture that the address names, and what the plan
 * includes. Guards: application, sign-in.
 */
import { assetSchema, type GenerationView } from '#app/contracts/generation.ts';
import type { GenerationKind } from '#app/services/generations/kinds.ts';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { PlanParts, RepairPicture } from './repair-page.ts';

export interface RepairPageData {
  userId: string;
  /** `?g=`; null: none was begun. */
  view: GenerationView | null;
  /** `?picture=`, or the generation's input; null: none is chosen, or several were. */
  picture: RepairPicture | null;
  plan: PlanParts;
  /** The result, where it was accepted: it is among the uploads. */
  accepted: string | null;
}

/** Other users', missing ones and those of other kinds are not found. */
export async function repairPage(request: Request, kinds: readonly GenerationKind[]): Promise<RepairPageData> {
  const { user } = await requireSignedIn(request);
  const query = new URL(request.url).searchParams;
  const [id, asset] = [query.get('g'), query.get('picture')];
  const { generations, entitlements, uploads } = services();
  const view = id === null ? null : await generations.get(user.id, id);
  const picture = await pictureOf(user.id, asset ?? singlePicture(view?.input));
  if ((id !== null && (!view || !kinds.some((kind) => kind === view.kind))) || (asset !== null && !picture))
    throw pageNotFound();
  const result = view?.results.variations[0]?.asset;
  return {
    userId: user.id,
    view,
    picture,
    plan: { batch: entitlements.can(user, 'batch'), upscale: entitlements.can(user, 'upscale-4k') },
    accepted: result && (await uploads.has(user.id, result)) ? result : null,
  };
}

/** The only picture that an input names; null: there is none, or several. */
function singlePicture(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const named: unknown[] =
    'asset' in input ? [input.asset] : 'assets' in input && Array.isArray(input.assets) ? input.assets : [];
  const [only] = named;
  return named.length === 1 && typeof only === 'string' ? only : null;
}

/** A picture of the user's; null: there is none. */
export async function pictureOf(userId: string, asset: string | null): Promise<RepairPicture | null> {
  const info =
    asset !== null && assetSchema.safeParse(asset).success ? await services().assets.forUser(userId).info(asset) : null;
  return info && info.mime.startsWith('image/') && info.width > 0
    ? { asset: info.id, name: info.name, width: info.width, height: info.height, mime: info.mime }
    : null;
}
