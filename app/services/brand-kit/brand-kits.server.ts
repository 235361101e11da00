/** The brand kits of users: one each, stored field by field, visible only to their user. */
import { z } from 'zod';
import { CONTACT_TYPES, EMPTY_BRAND_KIT, type BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { BrandKit as Row, Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { isCountry } from '#design/contacts/phone-number.ts';
import { sniffPicture } from '#app/contracts/sniff.ts';
import { BrandKitError } from './brand-kit-error.ts';
import { BRAND_KIT_LIMITS, type BrandKitPatch } from './brand-kit-rules.ts';

export interface BrandKits {
  /** The user's kit; an empty one when nothing was stored. */
  get(userId: string): Promise<BrandKit>;
  /** Changes only the given fields. Throws BrandKitError for logos that aren't the user's own PNG or JPG pictures, and for no country. */
  update(userId: string, patch: BrandKitPatch): Promise<BrandKit>;
  /** Uploads a logo and puts it last. Throws BrandKitError, AssetError or StorageError. */
  addLogo(userId: string, bytes: Uint8Array, name: string): Promise<BrandKit>;
}

const contactsSchema = z.array(z.object({ type: z.enum(CONTACT_TYPES), value: z.string() }));

export function createBrandKits({ prisma, assets }: { prisma: PrismaClient; assets: Assets }): BrandKits {
  async function read(userId: string, row: Row | null): Promise<BrandKit> {
    if (!row) return EMPTY_BRAND_KIT;
    const grants = await prisma.assetGrant.findMany({
      where: { userId, assetId: { in: row.logos } },
      select: { assetId: true, name: true },
    });
    const names = new Map(grants.map(({ assetId, name }) => [assetId, name]));
    return {
      name: row.name,
      // A logo whose picture was deleted is dropped.
      logos: row.logos.flatMap((asset) => (names.has(asset) ? [{ asset, name: names.get(asset) ?? '' }] : [])),
      colors: row.colors,
      fonts: { heading: row.headingFont, body: row.bodyFont },
      // Kinds that are no longer offered are dropped, not an error.
      contacts: contactsSchema.safeParse(row.contacts).data ?? [],
      country: row.country,
    };
  }

  /** Locks the row: two concurrent saves go one after the other. `change` may use only `tx`. */
  async function change(userId: string, data: (row: Row) => Prisma.BrandKitUpdateInput): Promise<BrandKit> {
    const row = await prisma.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO "brand_kit" ("userId", "logos", "colors") VALUES (${userId}, '{}', '{}') ON CONFLICT ("userId") DO NOTHING`;
      await tx.$queryRaw`SELECT "userId" FROM "brand_kit" WHERE "userId" = ${userId} FOR UPDATE`;
      const now = await tx.brandKit.findUniqueOrThrow({ where: { userId } });
      return tx.brandKit.update({ where: { userId }, data: { ...data(now), updatedAt: new Date() } });
    });
    return read(userId, row);
  }

  /** An existing logo was checked when it was added, whatever it has become since. */
  function assertLogo(info: AssetInfo | null, kept: boolean): void {
    if (!info) throw new BrandKitError('logo_gone');
    if (!kept && !BRAND_KIT_LIMITS.logoTypes.includes(info.mime)) throw new BrandKitError('invalid_file_type');
  }

  const rowOf = (userId: string) => prisma.brandKit.findUnique({ where: { userId } });

  return {
    get: async (userId) => read(userId, await rowOf(userId)),

    async update(userId, { name, logos, colors, fonts, contacts, country }) {
      if (typeof country === 'string' && !isCountry(country)) throw new BrandKitError('unknown_country');
      const own = assets.forUser(userId);
      const kept = logos ? ((await rowOf(userId))?.logos ?? []) : [];
      await assets.use(userId, logos ?? []);
      for (const logo of logos ?? []) assertLogo(await own.info(logo), kept.includes(logo));
      return change(userId, () => ({
        name,
        logos,
        colors,
        headingFont: fonts?.heading,
        bodyFont: fonts?.body,
        contacts: contacts as Prisma.InputJsonValue | undefined,
        country,
      }));
    },

    async addLogo(userId, bytes, name) {
      const mime = sniffPicture(bytes);
      if (mime === null || !BRAND_KIT_LIMITS.logoTypes.includes(mime)) throw new BrandKitError('invalid_file_type');
      // Reported before the upload is stored, and enforced again for concurrent uploads.
      if (((await rowOf(userId))?.logos.length ?? 0) >= BRAND_KIT_LIMITS.logos)
        throw new BrandKitError('too_many_logos');
      const info = await assets.upload(userId, bytes, name);
      return change(userId, (row) => {
        if (row.logos.includes(info.id)) return {};
        if (row.logos.length >= BRAND_KIT_LIMITS.logos) throw new BrandKitError('too_many_logos');
        return { logos: [...row.logos, info.id] };
      });
    },
  };
}
