-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "words" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- What people wrote of a generation and what its results are called, as titles are searched.
CREATE FUNCTION generation_words(input JSON, results JSON) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT title_key(concat_ws(' ',
    input->>'name', input->>'description', input->>'words', input->>'text', input->>'headline', input->>'price',
    input->>'details', input->>'motion',
    (SELECT string_agg(element, ' ') FROM json_array_elements_text(
      CASE WHEN json_typeof(input->'elements') = 'array' THEN input->'elements' ELSE '[]' END) AS element),
    (SELECT string_agg(look->>'words', ' ') FROM json_array_elements(
      CASE WHEN json_typeof(input->'looks') = 'array' THEN input->'looks' ELSE '[]' END) AS look
      WHERE json_typeof(look) = 'object'),
    (SELECT string_agg(DISTINCT made->>'name', ' ') FROM json_array_elements(
      CASE WHEN json_typeof(results->'variations') = 'array' THEN results->'variations' ELSE '[]' END) AS made
      WHERE json_typeof(made) = 'object')))
$$;

CREATE FUNCTION generation_worded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."words" := generation_words(NEW."input", NEW."results");
  RETURN NEW;
END $$;

CREATE TRIGGER generation_worded BEFORE INSERT OR UPDATE OF "input", "results" ON "generation" FOR EACH ROW EXECUTE FUNCTION generation_worded();

UPDATE "generation" SET "words" = generation_words("input", "results");
