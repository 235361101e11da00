-- CreateTable
CREATE TABLE "cutout" (
    "assetId" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "maskId" TEXT NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "width" DOUBLE PRECISION NOT NULL,
    "height" DOUBLE PRECISION NOT NULL,
    "coverage" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cutout_pkey" PRIMARY KEY ("assetId","engine")
);

-- CreateIndex
CREATE INDEX "cutout_maskId_idx" ON "cutout"("maskId");

-- AddForeignKey
ALTER TABLE "cutout" ADD CONSTRAINT "cutout_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cutout" ADD CONSTRAINT "cutout_maskId_fkey" FOREIGN KEY ("maskId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;
