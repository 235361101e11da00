-- AlterTable
ALTER TABLE "cutout" ADD COLUMN     "seenFrom" TEXT;
