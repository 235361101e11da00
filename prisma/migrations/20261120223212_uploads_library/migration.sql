-- AlterTable
ALTER TABLE "asset" ADD COLUMN     "transparent" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "asset_grant" ADD COLUMN     "inLibrary" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "asset_grant_userId_inLibrary_createdAt_idx" ON "asset_grant"("userId", "inLibrary", "createdAt");

-- What was uploaded before there was a library: pictures that are no masks.
UPDATE "asset_grant" SET "inLibrary" = true FROM "asset"
WHERE "asset"."id" = "asset_grant"."assetId" AND "asset"."mime" IN ('image/jpeg', 'image/png', 'image/webp')
  AND NOT EXISTS (SELECT 1 FROM "cutout" WHERE "cutout"."maskId" = "asset"."id");
