-- AlterTable
ALTER TABLE "cutout" ADD COLUMN     "others" TEXT NOT NULL DEFAULT '[]';
