-- AlterTable
ALTER TABLE "design" ADD COLUMN     "folderId" TEXT,
ADD COLUMN     "isTemplate" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "titleKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "folder" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "folder_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "folder_userId_idx" ON "folder"("userId");

-- CreateIndex
CREATE INDEX "chat_designId_updatedAt_idx" ON "chat"("designId", "updatedAt");

-- CreateIndex
CREATE INDEX "design_folderId_idx" ON "design"("folderId");

-- AddForeignKey
ALTER TABLE "design" ADD CONSTRAINT "design_folderId_fkey" FOREIGN KEY ("folderId") REFERENCES "folder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder" ADD CONSTRAINT "folder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A title as it is searched and sorted: without case and accents, as far as the database's locale knows the letters.
CREATE FUNCTION title_key(title TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(normalize(title, NFD), '[\u0300-\u036F]', '', 'g'))
$$;

CREATE FUNCTION design_titled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."titleKey" := title_key(NEW."title");
  RETURN NEW;
END $$;

CREATE TRIGGER design_titled BEFORE INSERT OR UPDATE OF "title" ON "design" FOR EACH ROW EXECUTE FUNCTION design_titled();

UPDATE "design" SET "titleKey" = title_key("title");
