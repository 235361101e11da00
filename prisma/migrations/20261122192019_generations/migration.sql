-- CreateTable
CREATE TABLE "generation" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "input" JSON NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'generating',
    "progress" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "stage" TEXT,
    "results" JSON NOT NULL DEFAULT '{}',
    "assets" TEXT[],
    "error" TEXT,
    "requestKey" TEXT,
    "unit" TEXT,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "job" TEXT,
    "round" INTEGER NOT NULL DEFAULT 0,
    "size" INTEGER NOT NULL DEFAULT 1,
    "workedMs" INTEGER NOT NULL DEFAULT 0,
    "flaggedBy" TEXT,
    "flagReason" TEXT,
    "flaggedAt" TIMESTAMP(3),
    "hiddenAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "queuedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMP(3),
    "runningSince" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "generation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "generation_userId_createdAt_idx" ON "generation"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "generation_state_round_idx" ON "generation"("state", "round");

-- CreateIndex
CREATE INDEX "generation_kind_state_endedAt_idx" ON "generation"("kind", "state", "endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "generation_userId_requestKey_key" ON "generation"("userId", "requestKey");

-- AddForeignKey
ALTER TABLE "generation" ADD CONSTRAINT "generation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
