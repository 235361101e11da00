/**
 * `npm run migration -- <name>`: writes the migration that brings the database from prisma/migrations to
 * prisma/schema.prisma.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER, schemaDifference } from './schema-difference.ts';

const name = (process.argv[2] ?? '')
  .trim()
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '_')
  .replace(/^_|_$/g, '');
if (name === '') {
  console.error('Name the migration: npm run migration -- add_brand_kit');
  process.exit(1);
}

const sql = await schemaDifference();
if (sql === null) {
  console.log('The migrations already match prisma/schema.prisma: nothing to write.');
} else {
  const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS_FOLDER, `${timestamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
  console.log(`prisma/migrations/${timestamp}_${name}/migration.sql written. Read it before you commit it.`);
}
