-- CreateTable
CREATE TABLE "design_version" (
    "id" TEXT NOT NULL,
    "designId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "design_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "design_version_designId_createdAt_idx" ON "design_version"("designId", "createdAt");

-- AddForeignKey
ALTER TABLE "design_version" ADD CONSTRAINT "design_version_designId_fkey" FOREIGN KEY ("designId") REFERENCES "design"("id") ON DELETE CASCADE ON UPDATE CASCADE;
