-- CreateTable
CREATE TABLE "user_font" (
    "userId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "style" TEXT NOT NULL,
    "lightest" INTEGER NOT NULL,
    "boldest" INTEGER NOT NULL,
    "italic" BOOLEAN NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMP(3),

    CONSTRAINT "user_font_pkey" PRIMARY KEY ("userId","hash")
);

-- AddForeignKey
ALTER TABLE "user_font" ADD CONSTRAINT "user_font_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
