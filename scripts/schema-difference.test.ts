/** The migrations must lead to the schema: changing one without the other would break every existing database. */
import { expect, test } from 'vitest';
import { schemaDifference } from './schema-difference.ts';

test('prisma/migrations lead to prisma/schema.prisma', async () => {
  expect(await schemaDifference(), 'write a migration: npm run migration -- <name>').toBeNull();
});

test('a column that no migration brings is noticed', async () => {
  const difference = await schemaDifference((schema) =>
    schema.replace('model Draft {', 'model Draft {\n  note String?'),
  );
  expect(difference).toContain('ALTER TABLE "draft" ADD COLUMN     "note" TEXT;');
});
