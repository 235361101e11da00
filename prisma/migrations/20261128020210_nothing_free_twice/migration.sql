-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "takenAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "allowance_claim" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "spending" JSON NOT NULL DEFAULT '[]',
    "startedAt" TIMESTAMP(3),
    "trialUsed" BOOLEAN NOT NULL DEFAULT false,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "allowance_claim_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "allowance_claim_userId_idx" ON "allowance_claim"("userId");

-- CreateIndex
CREATE INDEX "allowance_claim_until_idx" ON "allowance_claim"("until");

-- CreateIndex
CREATE INDEX "generation_assets_idx" ON "generation" USING GIN ("assets");
