-- CreateTable
CREATE TABLE "share_report" (
    "id" TEXT NOT NULL,
    "designId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decision" TEXT,
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "share_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "share_report_designId_idx" ON "share_report"("designId");

-- CreateIndex
CREATE INDEX "share_report_createdAt_id_idx" ON "share_report"("createdAt", "id");

-- AddForeignKey
ALTER TABLE "share_report" ADD CONSTRAINT "share_report_designId_fkey" FOREIGN KEY ("designId") REFERENCES "design"("id") ON DELETE CASCADE ON UPDATE CASCADE;
