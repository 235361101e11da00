/** Only for the Prisma CLI (generate, validate, format). Migrations run through app/services/database. */
import { defineConfig } from 'prisma/config';

export default defineConfig({ schema: 'prisma/schema.prisma', migrations: { path: 'prisma/migrations' } });
