-- AlterTable
ALTER TABLE "brand_kit" ADD COLUMN     "country" TEXT;
