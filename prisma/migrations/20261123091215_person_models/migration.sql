-- CreateTable
CREATE TABLE "person_model" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "gender" TEXT NOT NULL,
    "ethnicity" TEXT NOT NULL,
    "hair" TEXT NOT NULL,
    "skin" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "age" TEXT NOT NULL,
    "seenAge" DOUBLE PRECISION,
    "isMinor" BOOLEAN NOT NULL,
    "fullPhoto" TEXT NOT NULL,
    "upperPhoto" TEXT NOT NULL,
    "lowerPhoto" TEXT NOT NULL,
    "landmarks" JSON NOT NULL,
    "consentedAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_model_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "person_model_userId_createdAt_idx" ON "person_model"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "person_model" ADD CONSTRAINT "person_model_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
