/** The migrations must lead to the schema: changing one without the other would break every existing database. */
import { expect, test } from 'vitest';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { schemaDifference } from './schema-difference.ts';

test('prisma/migrations lead to prisma/schema.prisma, and a column that no migration brings is noticed', async () => {
  const difference = await schemaDifference((schema) =>
    schema.replace('model Draft {', 'model Draft {\n  note String?'),
  );
  // Any other statement is missing from the migrations.
  expect(difference?.trim(), 'write a migration: npm run migration -- <name>').toBe(
    '-- AlterTable\nALTER TABLE "draft" ADD COLUMN     "note" TEXT;',
  );
});

// Reading both takes as long once more.
test.runIf(isLongRun)('where nothing differs there is nothing to write', async () => {
  expect(await schemaDifference()).toBeNull();
});
