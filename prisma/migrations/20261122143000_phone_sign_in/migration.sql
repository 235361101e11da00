-- AlterTable
ALTER TABLE "outbox_mail" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'mail';

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "phoneNumber" TEXT,
ADD COLUMN     "phoneNumberVerified" BOOLEAN DEFAULT false;

-- CreateTable
CREATE TABLE "phone_code" (
    "id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "phone_code_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "phone_code_expiresAt_idx" ON "phone_code"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "user_phoneNumber_key" ON "user"("phoneNumber");

