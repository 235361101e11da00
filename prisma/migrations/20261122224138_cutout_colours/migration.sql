-- AlterTable
ALTER TABLE "cutout" ADD COLUMN     "coloursId" TEXT;

-- CreateIndex
CREATE INDEX "cutout_coloursId_idx" ON "cutout"("coloursId");

-- AddForeignKey
ALTER TABLE "cutout" ADD CONSTRAINT "cutout_coloursId_fkey" FOREIGN KEY ("coloursId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;
