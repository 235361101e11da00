-- CreateTable
CREATE TABLE "asset_credit" (
    "assetId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "photoId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "authorUrl" TEXT,
    "licence" TEXT NOT NULL,
    "licenceUrl" TEXT,
    "pageUrl" TEXT NOT NULL,

    CONSTRAINT "asset_credit_pkey" PRIMARY KEY ("assetId")
);

-- AddForeignKey
ALTER TABLE "asset_credit" ADD CONSTRAINT "asset_credit_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;
