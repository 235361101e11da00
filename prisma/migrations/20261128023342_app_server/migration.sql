-- CreateTable
CREATE TABLE "app_server" (
    "id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "host" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "app_server_pkey" PRIMARY KEY ("id")
);
