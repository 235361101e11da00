-- CreateTable
CREATE TABLE "account_deletion" (
    "userId" TEXT NOT NULL,
    "addresses" TEXT[],
    "assets" TEXT[],
    "fonts" TEXT[],
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_deletion_pkey" PRIMARY KEY ("userId")
);
