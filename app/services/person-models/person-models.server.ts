/**
 * The person models of users, visible only to them. Photos are checked before anything of them is stored, and kept only
 * with their user's consent; who was found in them is stored too, so that try-ons need not search again. Deleting a
 * model deletes all of it.
 */
import { randomUUID } from 'node:crypto';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import type { Person } from '#app/engines/warp/person.ts';
import type { PersonModel as Row, Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { letGo } from '#app/services/assets/let-go.server.ts';
import type { NormalisedPicture } from '#app/services/inspection/pictures/normalise.ts';
import { takePicture, type UploadedFile } from '#app/services/assets/take-picture.server.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import type { LandmarksOutput } from '#app/engines/landmarks/landmarks-job.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import type { KnownPerson } from '#app/services/try-on/try-ons.server.ts';
import { isUnderage } from '#app/services/try-on/minors.ts';
import { message } from '#messages/message.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { PhotoRefused, PersonModelError } from './person-model-error.ts';
import {
  PERSON_MODEL_LIMITS,
  personAboutSchema,
  PHOTO_SLOTS,
  saidMinor,
  type CheckedPhoto,
  type PersonAbout,
  type PersonModelView,
  type PhotoSlot,
} from '#app/contracts/person-model.ts';
import { headOf, photoProblem } from './photo-check.ts';

export interface NewPersonModel {
  about: PersonAbout;
  photos: Readonly<Record<PhotoSlot, UploadedFile>>;
  /** The user declares that they may use the photos. */
  consent: boolean;
}

/** The photo of a model that suits a garment or jewel. */
export interface ModelPhoto {
  asset: string;
  isMinor: boolean;
  name: string;
}

export interface PersonModels {
  /** The newest first. */
  list(userId: string): Promise<PersonModelView[]>;
  /** Null: not this user's, or missing; so everywhere. */
  get(userId: string, id: string): Promise<PersonModelView | null>;
  /** Checks a photo and stores nothing of it. Throws PersonModelError, PhotoRefused, AssetError or EngineRefusal. */
  check(userId: string, slot: PhotoSlot, file: UploadedFile, signal: AbortSignal): Promise<CheckedPhoto>;
  /** Checks all photos again before anything is stored. Throws as `check` does. */
  create(userId: string, model: NewPersonModel, signal: AbortSignal): Promise<PersonModelView>;
  /**
   * Changes its name or the rest of its description. A person whose photo looks younger stays a minor. Throws
   * KernelError for contradictions.
   */
  describe(userId: string, id: string, patch: Partial<PersonAbout>): Promise<PersonModelView | null>;
  /**
   * Row, landmarks, cutouts and photos; photos that the user has elsewhere too stay there. False: nothing to delete.
   */
  delete(userId: string, id: string): Promise<boolean>;
  /** Throws PersonModelError if the plan includes no models. */
  photoFor(userId: string, id: string, type: TryOnKind): Promise<ModelPhoto | null>;
  /**
   * Who was found in a photo of the user's models, px of the photo; null: it is no such photo. A minor in one model is
   * one in all.
   */
  personIn(userId: string, asset: string): Promise<KnownPerson | null>;
}

export interface PersonModelsDependencies {
  prisma: PrismaClient;
  assets: Assets;
  engines: Pick<Engines, 'run'>;
  inspect: Inspect;
  entitlements: Pick<Entitlements, 'can'>;
}

interface SeenPhoto {
  picture: NormalisedPicture;
  person: Person;
}

/** What is stored of a photo besides its bytes. */
interface SavedLook {
  width: number;
  height: number;
  person: Person;
}
type SavedLooks = Record<PhotoSlot, SavedLook>;

/** Photos in order of preference; rings and the like need hands. */
const SUITS: Readonly<Record<TryOnKind, readonly PhotoSlot[]>> = {
  top: ['upper', 'full', 'lower'],
  full: ['full', 'upper', 'lower'],
  bottom: ['lower', 'full', 'upper'],
  necklace: ['upper', 'full', 'lower'],
  earrings: ['upper', 'full', 'lower'],
  anklet: ['lower', 'full', 'upper'],
  ring: ['upper', 'full', 'lower'],
  bracelet: ['upper', 'full', 'lower'],
  watch: ['upper', 'full', 'lower'],
};
const AT_HANDS: readonly TryOnKind[] = ['ring', 'bracelet', 'watch'];
/** A less certain wrist is outside the picture. */
const SURE_WRIST = 0.4;

const assetOf = (row: Row, slot: PhotoSlot): string =>
  ({ full: row.fullPhoto, upper: row.upperPhoto, lower: row.lowerPhoto })[slot];
const looksOf = (row: Row): SavedLooks => row.landmarks as unknown as SavedLooks;

function viewOf(row: Row): PersonModelView {
  const looks = looksOf(row);
  const photo = (slot: PhotoSlot) => {
    const { width, height, person } = looks[slot];
    return { asset: assetOf(row, slot), width, height, head: headOf(person, { width, height }) };
  };
  const about = aboutOf(row);
  return {
    ...about,
    id: row.id,
    photos: { full: photo('full'), upper: photo('upper'), lower: photo('lower') },
    isMinor: row.isMinor,
    looksYounger: row.isMinor && !saidMinor(about),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Only values from the lists are ever written. */
function aboutOf({ name, gender, ethnicity, hair, skin, body, age }: Row): PersonAbout {
  return { name, gender, ethnicity, hair, skin, body, age } as PersonAbout;
}

/** A minor by the description or by the youngest look of the photos, whatever the other says. */
const minorBy = (about: PersonAbout, age: number | null): boolean => isUnderage({ isMinor: saidMinor(about), age });

export function createPersonModels({
  prisma,
  assets,
  engines,
  inspect,
  entitlements,
}: PersonModelsDependencies): PersonModels {
  async function assertPlan(userId: string): Promise<void> {
    const user = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { plan: true } });
    if (!entitlements.can(user, 'custom-models')) throw new PersonModelError('plan');
  }

  async function look(
    userId: string,
    slot: PhotoSlot,
    { bytes }: UploadedFile,
    signal: AbortSignal,
  ): Promise<SeenPhoto> {
    const picture = await takePicture(inspect, bytes, userId);
    signal.throwIfAborted();
    // Too small is reported without analysing the picture.
    const { shorterSide } = PERSON_MODEL_LIMITS;
    const seen: LandmarksOutput =
      Math.min(picture.width, picture.height) < shorterSide
        ? { ...picture, persons: [] }
        : await engines.run('landmarks', { picture: picture.bytes }, { signal });
    const problem = photoProblem(slot, seen);
    if (problem)
      throw new PhotoRefused(
        slot,
        message(problem, { width: picture.width, height: picture.height, least: shorterSide }),
      );
    return { picture, person: seen.persons[0] as Person };
  }

  const mine = (userId: string, id: string) => prisma.personModel.findFirst({ where: { id, userId } });

  /** Photos and their cutouts, unless something else of the user shows them. */
  const release = (userId: string, photos: readonly string[]) => letGo({ prisma, assets }, userId, photos);

  return {
    list: async (userId) =>
      (await prisma.personModel.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })).map(
        viewOf,
      ),

    async get(userId, id) {
      const row = await mine(userId, id);
      return row && viewOf(row);
    },

    async check(userId, slot, file, signal) {
      await assertPlan(userId);
      const {
        picture: { width, height },
      } = await look(userId, slot, file, signal);
      return { width, height };
    },

    async create(userId, { about, photos, consent }, signal) {
      await assertPlan(userId);
      if (!consent) throw new PersonModelError('consent_missing');
      const full = async () => (await prisma.personModel.count({ where: { userId } })) >= PERSON_MODEL_LIMITS.models;
      if (await full()) throw new PersonModelError('too_many');
      const consentedAt = new Date();
      const seen = {
        full: await look(userId, 'full', photos.full, signal),
        upper: await look(userId, 'upper', photos.upper, signal),
        lower: await look(userId, 'lower', photos.lower, signal),
      };
      const ages = PHOTO_SLOTS.flatMap((slot) => seen[slot].person.age ?? []);
      const seenAge = ages.length === 0 ? null : Math.min(...ages);
      const own = assets.forUser(userId);
      const kept: string[] = [];
      try {
        const keep = async (slot: PhotoSlot) => {
          const {
            picture: { bytes, mime },
          } = seen[slot];
          const { id } = await own.store(bytes, mime, photos[slot].name);
          kept.push(id);
          return id;
        };
        const [fullPhoto, upperPhoto, lowerPhoto] = [await keep('full'), await keep('upper'), await keep('lower')];
        const lookAt = (slot: PhotoSlot): SavedLook => ({
          width: seen[slot].picture.width,
          height: seen[slot].picture.height,
          person: seen[slot].person,
        });
        const looks: SavedLooks = { full: lookAt('full'), upper: lookAt('upper'), lower: lookAt('lower') };
        return await prisma.$transaction(async (tx) => {
          // Two concurrent ones are counted one after the other.
          await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
          if ((await tx.personModel.count({ where: { userId } })) >= PERSON_MODEL_LIMITS.models)
            throw new PersonModelError('too_many');
          return viewOf(
            await tx.personModel.create({
              data: {
                id: randomUUID(),
                userId,
                ...about,
                seenAge,
                isMinor: minorBy(about, seenAge),
                fullPhoto,
                upperPhoto,
                lowerPhoto,
                landmarks: looks as unknown as Prisma.InputJsonValue,
                consentedAt,
              },
            }),
          );
        });
      } catch (error) {
        await release(userId, kept);
        throw error;
      }
    },

    async describe(userId, id, patch) {
      const row = await mine(userId, id);
      if (!row) return null;
      const about = parseOrThrow(personAboutSchema, { ...aboutOf(row), ...patch });
      await prisma.personModel.updateMany({
        where: { id, userId },
        data: { ...about, isMinor: minorBy(about, row.seenAge) },
      });
      const now = await mine(userId, id);
      return now && viewOf(now);
    },

    async delete(userId, id) {
      const row = await mine(userId, id);
      if (!row) return false;
      const { count } = await prisma.personModel.deleteMany({ where: { id, userId } });
      await release(userId, [row.fullPhoto, row.upperPhoto, row.lowerPhoto]);
      return count > 0;
    },

    async photoFor(userId, id, type) {
      await assertPlan(userId);
      const row = await mine(userId, id);
      if (!row) return null;
      const looks = looksOf(row);
      const hasHand = (slot: PhotoSlot) => {
        const {
          person: { joints, hands },
        } = looks[slot];
        return (
          hands.length > 0 ||
          [joints.leftWrist, joints.rightWrist].some(
            (wrist) => wrist !== undefined && wrist.score >= SURE_WRIST && wrist.y < looks[slot].height,
          )
        );
      };
      const suiting = AT_HANDS.includes(type)
        ? SUITS[type].toSorted((a, b) => Number(hasHand(b)) - Number(hasHand(a)))
        : SUITS[type];
      for (const slot of suiting) {
        const asset = assetOf(row, slot);
        if (await assets.forUser(userId).info(asset)) return { asset, isMinor: row.isMinor, name: row.name };
      }
      return null;
    },

    async personIn(userId, asset) {
      const rows = await prisma.personModel.findMany({
        where: { userId, OR: [{ fullPhoto: asset }, { upperPhoto: asset }, { lowerPhoto: asset }] },
      });
      const [row] = rows;
      const slot = row && PHOTO_SLOTS.find((one) => assetOf(row, one) === asset);
      return row && slot ? { person: looksOf(row)[slot].person, isMinor: rows.some(({ isMinor }) => isMinor) } : null;
    },
  };
}
