-- CreateTable
CREATE TABLE "brand_kit" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "logos" TEXT[],
    "colors" TEXT[],
    "headingFont" TEXT,
    "bodyFont" TEXT,
    "contacts" JSON NOT NULL DEFAULT '[]',
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brand_kit_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "brand_kit" ADD CONSTRAINT "brand_kit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
