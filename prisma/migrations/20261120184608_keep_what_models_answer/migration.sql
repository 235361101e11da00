-- AlterTable
ALTER TABLE "turn" ADD COLUMN     "page" TEXT,
ADD COLUMN     "selection" TEXT[];

-- CreateTable
CREATE TABLE "model_answer" (
    "turnId" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "body" BYTEA NOT NULL,
    "ends" INTEGER[],
    "cut" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_answer_pkey" PRIMARY KEY ("turnId","step")
);

-- AddForeignKey
ALTER TABLE "model_answer" ADD CONSTRAINT "model_answer_turnId_fkey" FOREIGN KEY ("turnId") REFERENCES "turn"("id") ON DELETE CASCADE ON UPDATE CASCADE;
