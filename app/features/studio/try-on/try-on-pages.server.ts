/**
 * The server's half of the try-ons' addresses: what they contain, and what a visitor's choice becomes after signing in.
 * Nothing here costs anything.
 */
import { redirect, replace } from 'react-router';
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { DraftError } from '#app/contracts/draft-request.ts';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import type { Services } from '#app/services/services.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { pictureAt } from '../parts/picture-address.ts';
import {
  isOfPerson,
  readFigure,
  readSample,
  readType,
  slotFor,
  writeTryOn,
  type KnownPerson,
  type PickedGarment,
  type TryOnSetup,
} from './try-on-setup.ts';

type TryOnServices = Pick<Services, 'assets' | 'personModels'>;

/** The user's own picture; null: gone, or none. */
export async function garmentOf(
  { assets }: Pick<Services, 'assets'>,
  user: SessionUser,
  id: string,
): Promise<PickedGarment | null> {
  const info = await assets.forUser(user.id).info(id);
  return info && info.width > 0 && info.mime.startsWith('image/')
    ? { asset: id, name: info.name, src: pictureAt(id, 1024) }
    : null;
}

/** Who is named; null: nobody, or no longer there. */
export async function personOf(
  services: TryOnServices,
  user: SessionUser,
  { person, model }: { person: string | null; model: string | null },
  type: TryOnKind,
): Promise<KnownPerson | null> {
  if (model !== null) {
    const view = await services.personModels.get(user.id, model);
    return (
      view && {
        kind: 'model',
        id: view.id,
        name: view.name,
        src: pictureAt(view.photos[slotFor(type)].asset, 512),
        isMinor: view.isMinor,
      }
    );
  }
  const photo = person === null ? null : await garmentOf(services, user, person);
  return photo && { kind: 'photo', asset: photo.asset, name: photo.name, src: pictureAt(photo.asset, 512) };
}

async function pieceOf(
  services: TryOnServices,
  user: SessionUser,
  asset: string | null,
  sample: string | undefined,
): Promise<PickedGarment | null> {
  const piece = asset === null ? null : await garmentOf(services, user, asset);
  return piece && { ...piece, ...(sample !== undefined && { sample }) };
}

/** The choices in an address; `picture`: the asset in its path, the piece or, with `as=person`, who wears it. */
export async function setupOf(
  services: TryOnServices,
  user: SessionUser | null,
  search: URLSearchParams,
  picture: string | null,
): Promise<TryOnSetup> {
  const type = readType(search);
  if (!user) return { type, person: readFigure(search), garment: null };
  const isPerson = isOfPerson(search);
  const garment = isPerson ? search.get('garment') : picture;
  const named = { person: isPerson ? picture : search.get('person'), model: search.get('model') };
  return {
    type,
    person: readFigure(search) ?? (await personOf(services, user, named, type)),
    garment: await pieceOf(services, user, garment, readSample(search)),
  };
}

/**
 * Brings a visitor's choices along as a draft: the piece first, then who wears it if that is a photo; or only who wears
 * it. Shows them before anything is spent, as with everything that a link from elsewhere names. Always throws the
 * redirect.
 */
export async function openTryOn(
  { drafts }: Pick<Services, 'drafts'>,
  user: SessionUser,
  request: Request,
): Promise<never> {
  const search = new URL(request.url).searchParams;
  const draft = search.get('draft');
  const chosen = writeTryOn(readType(search), readFigure(search), { sample: readSample(search) });
  try {
    const claimed = draft === null ? [] : (await drafts.claimPictures(user.id, draft)).map(({ id }) => id);
    const [picture = search.get('picture') ?? undefined, person] = claimed;
    if (picture === undefined || !/^[0-9a-f]{64}$/.test(picture)) throw redirect(`/try-on/create?${chosen}`);
    if (isOfPerson(search)) chosen.set('as', 'person');
    if (person) chosen.set('person', person);
    throw replace(`/try-on/image/${picture}?${chosen}`);
  } catch (error) {
    if (error instanceof DraftError) throw redirect(`/try-on/create?${chosen}&lost=1`);
    // The draft waits until there is room.
    if (error instanceof StorageFullError) throw redirect('/settings/usage#storage');
    throw error;
  }
}
