-- CreateTable
CREATE TABLE "model_use" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "cachedTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "estimated" BOOLEAN NOT NULL DEFAULT false,
    "cost" BIGINT,
    "startedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "model_use_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "model_use_startedAt_id_idx" ON "model_use"("startedAt", "id");

-- CreateIndex
CREATE INDEX "model_use_userId_startedAt_idx" ON "model_use"("userId", "startedAt");

-- AddForeignKey
ALTER TABLE "model_use" ADD CONSTRAINT "model_use_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
