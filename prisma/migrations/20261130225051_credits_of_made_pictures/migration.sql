-- AlterTable
ALTER TABLE "asset_credit" DROP CONSTRAINT "asset_credit_pkey",
ADD CONSTRAINT "asset_credit_pkey" PRIMARY KEY ("assetId", "source", "photoId");
