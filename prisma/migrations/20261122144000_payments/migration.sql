-- CreateTable
CREATE TABLE "purchase" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "trialDays" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'in-progress',
    "error" TEXT,
    "openKey" TEXT,
    "requestKey" TEXT,
    "checkout" TEXT,
    "replaces" TEXT,
    "refundAmount" INTEGER,
    "refundPayment" TEXT,
    "paidAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "ref" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "periodStart" TIMESTAMP(3) NOT NULL,
    "periodEnd" TIMESTAMP(3) NOT NULL,
    "cancelsAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "paidAmount" INTEGER NOT NULL DEFAULT 0,
    "paidPayment" TEXT,
    "cardBrand" TEXT,
    "cardLast4" TEXT,
    "cardChange" TEXT,
    "grants" BOOLEAN NOT NULL DEFAULT false,
    "changes" INTEGER NOT NULL DEFAULT 0,
    "checkedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_customer" (
    "userId" TEXT NOT NULL,
    "ref" TEXT NOT NULL,

    CONSTRAINT "stripe_customer_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "sandbox_book" (
    "userId" TEXT NOT NULL,
    "state" JSON NOT NULL,

    CONSTRAINT "sandbox_book_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "purchase_openKey_key" ON "purchase"("openKey");

-- CreateIndex
CREATE INDEX "purchase_status_idx" ON "purchase"("status");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_userId_requestKey_key" ON "purchase"("userId", "requestKey");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_provider_checkout_key" ON "purchase"("provider", "checkout");

-- CreateIndex
CREATE INDEX "subscription_userId_status_idx" ON "subscription"("userId", "status");

-- CreateIndex
CREATE INDEX "subscription_status_periodEnd_idx" ON "subscription"("status", "periodEnd");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_provider_ref_key" ON "subscription"("provider", "ref");

-- CreateIndex
CREATE UNIQUE INDEX "stripe_customer_ref_key" ON "stripe_customer"("ref");

-- AddForeignKey
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stripe_customer" ADD CONSTRAINT "stripe_customer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_book" ADD CONSTRAINT "sandbox_book_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
