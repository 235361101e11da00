/**
 * The difference between prisma/migrations and prisma/schema.prisma, as SQL: Prisma's own engine as WebAssembly over
 * in-memory databases.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import type pg from 'pg';
import { openMemoryEngine } from '#app/services/database/memory.server.ts';
import { readMigrations } from '#app/services/database/migrations.server.ts';

export const SCHEMA_FILE = fileURLToPath(new URL('../prisma/schema.prisma', import.meta.url));
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../prisma/migrations', import.meta.url));

/** Making one takes seconds, a copy almost none; Prisma asks for several. */
let empty: Promise<Blob> | null = null;

async function emptyDatabase(): Promise<Blob> {
  const engine = await openMemoryEngine();
  try {
    return await engine.dump();
  } finally {
    await engine.close();
  }
}

/**
 * The statements that lead from the migrations to the schema; null when there are none. Tests pass in schema changes.
 */
export async function schemaDifference(
  change: (schema: string) => string = (schema) => schema,
): Promise<string | null> {
  const engineClass = await loadEngine();
  const opened: { close(): Promise<void> }[] = [];
  const inMemory = async (): Promise<SqlDriverAdapter> => {
    const database = await openMemoryEngine(await (empty ??= emptyDatabase()));
    opened.push(database);
    const adapter = await new PrismaPg(database.pool).connect();
    withCharacters(adapter, database.pool);
    return Object.assign(adapter, { executeScript: (script: string) => runWhole(database.pool, script) });
  };
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: 'pglite',
    connect: inMemory,
    connectToShadowDb: inMemory,
  };
  const schema = change(readFileSync(SCHEMA_FILE, 'utf8'));
  const engine = await engineClass.new(
    { datamodels: [[SCHEMA_FILE, schema]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  try {
    const { stdout, exitCode } = await engine.diff({
      from: {
        tag: 'migrations',
        baseDir: MIGRATIONS_FOLDER,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: readMigrations(MIGRATIONS_FOLDER).map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      to: { tag: 'schemaDatamodel', files: [{ path: SCHEMA_FILE, content: schema }] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? null : (stdout ?? '');
  } finally {
    engine.free();
    for (const database of opened) await database.close();
  }
}

/** The adapter's own method splits at each semicolon, which breaks function bodies. */
async function runWhole(pool: pg.Pool, script: string): Promise<void> {
  if (script.trim() !== '') await pool.query(script);
}

/**
 * The catalogue's one-byte "char" (oid 18) is unknown to the adapter, but the engine reads it: the pool passes it off
 * as text, and the answer gets the column's true type back. The engine asks one query at a time.
 */
function withCharacters(adapter: SqlDriverAdapter, pool: pg.Pool): void {
  let characters: number[] = [];
  const poolQuery = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const queryRaw = adapter.queryRaw.bind(adapter);
  Object.assign(pool, {
    async query(config: pg.QueryConfig) {
      const result = await poolQuery(config);
      characters = [];
      for (const [index, field] of (result.fields ?? []).entries()) {
        if (field.dataTypeID !== 18) continue;
        field.dataTypeID = 25;
        characters.push(index);
      }
      return result;
    },
  });
  Object.assign(adapter, {
    async queryRaw(query: SqlQuery) {
      const result = await queryRaw(query);
      for (const index of characters) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    },
  });
}

type EngineModule = { SchemaEngine: typeof SchemaEngine; __wbg_set_wasm(exports: WebAssembly.Exports): void };

let engineModule: Promise<EngineModule> | undefined;

/** Once per process: a second instance would replace the first one's memory. */
async function loadEngine(): Promise<typeof SchemaEngine> {
  engineModule ??= (async () => {
    // The engine reports its panics here before it traps; without this, only the trap would be visible.
    Object.assign(globalThis, {
      PRISMA_WASM_PANIC_REGISTRY: {
        set_message: (text: string) => {
          throw new Error(text);
        },
      },
    });
    const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const imports = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as EngineModule &
      WebAssembly.ModuleImports;
    const bytes = readFileSync(join(dirname(glue), 'schema_engine_bg.wasm'));
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': imports });
    imports.__wbg_set_wasm(instance.exports);
    (instance.exports['__wbindgen_start'] as () => void)();
    return imports;
  })();
  return (await engineModule).SchemaEngine;
}
