-- AlterTable
ALTER TABLE "chat" ADD COLUMN     "bytes" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "design" ADD COLUMN     "documentBytes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "logBytes" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "trimmedTo" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "versionBytes" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "design_version" ADD COLUMN     "document" JSON;

-- CreateTable
CREATE TABLE "storage_account" (
    "userId" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "storage_account_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "storage_account" ADD CONSTRAINT "storage_account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The counters of storage follow the rows, whoever writes them.

CREATE FUNCTION asset_grant_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "storage_account" ("userId", "bytes")
  SELECT r."userId", SUM(a."bytes") FROM added r JOIN "asset" a ON a."id" = r."assetId" GROUP BY r."userId" ORDER BY r."userId"
  ON CONFLICT ("userId") DO UPDATE SET "bytes" = "storage_account"."bytes" + EXCLUDED."bytes";
  RETURN NULL;
END $$;

-- Where the user goes, the account goes too: there is nothing to count then.
CREATE FUNCTION asset_grant_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "storage_account" s SET "bytes" = s."bytes" - r."bytes"
  FROM (SELECT g."userId", SUM(a."bytes") AS "bytes" FROM removed g JOIN "asset" a ON a."id" = g."assetId" GROUP BY g."userId") r
  WHERE s."userId" = r."userId";
  RETURN NULL;
END $$;

CREATE FUNCTION user_font_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "storage_account" ("userId", "bytes")
  SELECT r."userId", SUM(r."bytes") FROM added r GROUP BY r."userId" ORDER BY r."userId"
  ON CONFLICT ("userId") DO UPDATE SET "bytes" = "storage_account"."bytes" + EXCLUDED."bytes";
  RETURN NULL;
END $$;

CREATE FUNCTION user_font_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "storage_account" s SET "bytes" = s."bytes" - r."bytes"
  FROM (SELECT f."userId", SUM(f."bytes") AS "bytes" FROM removed f GROUP BY f."userId") r
  WHERE s."userId" = r."userId";
  RETURN NULL;
END $$;

CREATE FUNCTION message_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "chat" c SET "bytes" = c."bytes" + r."bytes"
  FROM (SELECT m."chatId", SUM(octet_length(m."parts"::text)) AS "bytes" FROM added m GROUP BY m."chatId") r
  WHERE c."id" = r."chatId";
  RETURN NULL;
END $$;

CREATE FUNCTION message_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "chat" c SET "bytes" = c."bytes" - r."bytes"
  FROM (SELECT m."chatId", SUM(octet_length(m."parts"::text)) AS "bytes" FROM removed m GROUP BY m."chatId") r
  WHERE c."id" = r."chatId";
  RETURN NULL;
END $$;

CREATE FUNCTION message_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "chat" c SET "bytes" = c."bytes" + r."bytes"
  FROM (
    SELECT b."chatId", SUM(b."bytes") AS "bytes" FROM (
      SELECT m."chatId", octet_length(m."parts"::text) AS "bytes" FROM added m
      UNION ALL
      SELECT m."chatId", -octet_length(m."parts"::text) FROM removed m
    ) b GROUP BY b."chatId"
  ) r
  WHERE c."id" = r."chatId" AND r."bytes" <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER asset_grant_added AFTER INSERT ON "asset_grant" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION asset_grant_added();
CREATE TRIGGER asset_grant_removed AFTER DELETE ON "asset_grant" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION asset_grant_removed();
CREATE TRIGGER user_font_added AFTER INSERT ON "user_font" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION user_font_added();
CREATE TRIGGER user_font_removed AFTER DELETE ON "user_font" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION user_font_removed();
CREATE TRIGGER message_added AFTER INSERT ON "message" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION message_added();
CREATE TRIGGER message_changed AFTER UPDATE ON "message" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION message_changed();
CREATE TRIGGER message_removed AFTER DELETE ON "message" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION message_removed();

-- All that an account stores, bytes. What lies in the trash counts by its pictures alone: it goes when room is needed.
CREATE FUNCTION storage_used(account TEXT) RETURNS BIGINT LANGUAGE sql STABLE AS $$
  SELECT (
    COALESCE((SELECT s."bytes" FROM "storage_account" s WHERE s."userId" = account), 0)
    + COALESCE((SELECT SUM(d."documentBytes" + d."logBytes" + d."versionBytes") FROM "design" d WHERE d."userId" = account AND d."deletedAt" IS NULL), 0)
    + COALESCE((SELECT SUM(c."bytes") FROM "chat" c JOIN "design" d ON d."id" = c."designId" WHERE c."userId" = account AND d."deletedAt" IS NULL), 0)
  )::bigint
$$;

-- Whether a design of the account shows something of that name (the hash of a picture or a font), could by undo, or did in a version that is kept.
CREATE FUNCTION named_in_designs(account TEXT, wanted TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM "design" d JOIN "design_layer" l ON l."designId" = d."id" WHERE d."userId" = account AND strpos(l."layer"::text, wanted) > 0)
    OR EXISTS (SELECT 1 FROM "design" d WHERE d."userId" = account AND strpos(d."frame"::text, wanted) > 0)
    OR EXISTS (SELECT 1 FROM "design" d JOIN "change" c ON c."designId" = d."id" WHERE d."userId" = account
      AND (strpos(c."operations"::text, wanted) > 0 OR strpos(c."inverse"::text, wanted) > 0))
    OR EXISTS (SELECT 1 FROM "design" d JOIN "design_version" v ON v."designId" = d."id" WHERE d."userId" = account AND strpos(v."document"::text, wanted) > 0)
$$;

-- What is there already counts.

INSERT INTO "storage_account" ("userId", "bytes")
SELECT held."userId", SUM(held."bytes") FROM (
  SELECT g."userId", a."bytes" FROM "asset_grant" g JOIN "asset" a ON a."id" = g."assetId"
  UNION ALL
  SELECT f."userId", f."bytes" FROM "user_font" f
) held GROUP BY held."userId";

UPDATE "design" d SET
  "documentBytes" = octet_length(d."frame"::text) + COALESCE((SELECT SUM(octet_length(l."layer"::text)) FROM "design_layer" l WHERE l."designId" = d."id"), 0),
  "logBytes" = COALESCE((SELECT SUM(octet_length(c."operations"::text) + octet_length(c."inverse"::text) + octet_length(c."outcome"::text)) FROM "change" c WHERE c."designId" = d."id"), 0)
    + COALESCE((SELECT SUM(octet_length(r."outcome"::text)) FROM "refused_change" r WHERE r."designId" = d."id"), 0);

UPDATE "chat" c SET "bytes" = COALESCE((SELECT SUM(octet_length(m."parts"::text)) FROM "message" m WHERE m."chatId" = c."id"), 0);
