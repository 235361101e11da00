-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "decidedAt" TIMESTAMP(3),
ADD COLUMN     "decision" TEXT;

-- AlterTable
ALTER TABLE "subscription" ADD COLUMN     "saidAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "plan_grant" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "endsAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "plan_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_action" (
    "id" TEXT NOT NULL,
    "operator" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSON NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "operator_action_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "plan_grant_userId_createdAt_idx" ON "plan_grant"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "plan_grant_endedAt_endsAt_idx" ON "plan_grant"("endedAt", "endsAt");

-- CreateIndex
CREATE INDEX "operator_action_createdAt_id_idx" ON "operator_action"("createdAt", "id");

-- CreateIndex
CREATE INDEX "operator_action_userId_createdAt_idx" ON "operator_action"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "operator_action_subject_idx" ON "operator_action"("subject");

-- CreateIndex
CREATE INDEX "generation_createdAt_id_idx" ON "generation"("createdAt", "id");

-- CreateIndex
CREATE INDEX "generation_flaggedAt_idx" ON "generation"("flaggedAt");

-- AddForeignKey
ALTER TABLE "plan_grant" ADD CONSTRAINT "plan_grant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_action" ADD CONSTRAINT "operator_action_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
