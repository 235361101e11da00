-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "lane" TEXT NOT NULL DEFAULT 'here';
