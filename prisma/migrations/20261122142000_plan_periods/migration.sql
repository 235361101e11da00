-- AlterTable
ALTER TABLE "ledger_entry" ADD COLUMN     "designId" TEXT,
ADD COLUMN     "period" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tool" TEXT;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "planPeriod" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "plan_change" (
    "userId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "period" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_change_pkey" PRIMARY KEY ("userId","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "plan_change_reference_key" ON "plan_change"("reference");

-- CreateIndex
CREATE INDEX "ledger_entry_userId_createdAt_idx" ON "ledger_entry"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "plan_change" ADD CONSTRAINT "plan_change_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

