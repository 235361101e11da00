/** How the browser's and the server's code are built. The server's entry is the web server itself. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserChunks } from './scripts/building/browser-chunks.ts';
import { iconImports } from './scripts/building/icon-imports.ts';
import { leftOut } from './scripts/building/left-out.ts';
import { messageTexts } from './scripts/building/message-texts.ts';
import { staticModules } from './scripts/building/static-modules.ts';

/**
 * What the development server would otherwise find while it looks for the browser's packages: native or for the server
 * alone.
 */
const serverPackages = [
  '@ai-sdk/openai',
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@prisma/adapter-pg',
  '@prisma/client',
  '@remix-run/node-fetch-server',
  '@react-router/node',
  '@xmldom/xmldom',
  'better-auth',
  'express',
  'nodemailer',
  'pg',
  'sharp',
];

/**
 * Hundreds of small files each, which a server would read and link one by one whenever it starts: they become part of
 * its build.
 */
const bundledPackages = [
  /^better-auth($|\/)/,
  /^@better-auth\//,
  /^@better-fetch\//,
  'better-call',
  'kysely',
  'zod',
  'jose',
  'openid-client',
  'oauth4webapi',
  'libphonenumber-js',
  'pg-boss',
  'cron-parser',
];

/** Prepared before the first page is requested: one found later would reload it. */
const browserPackages = [
  '@xstate/react',
  'ai',
  'fabric/es',
  'fractional-indexing',
  'lucide-react',
  'radix-ui/*',
  'react-colorful',
  'react-dom/client',
  'react-router/dom',
  'swr',
  'xstate',
  'zod',
];

const chunks = browserChunks();

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    staticModules(),
    messageTexts(import.meta.dirname),
    iconImports(),
    leftOut(),
    chunks.plugin,
  ],
  environments: {
    client: {
      // Constants are inlined wherever that is possible, not only where one line tells that it saves something.
      build: {
        // For a service that errors are reported to; scripts don't name them, so that no browser asks for them.
        sourcemap: process.env.SENTRY_AUTH_TOKEN ? 'hidden' : false,
        rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } }, output: chunks.output },
      },
    },
    // Development takes them as they are: among them are some that only a build can read.
    ssr: {
      resolve: { noExternal: command === 'build' ? bundledPackages : [] },
      build: { target: 'node22', sourcemap: true, rolldownOptions: { input: './app/server.ts' } },
    },
  },
  optimizeDeps: { include: browserPackages, exclude: serverPackages },
  server: {
    watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**', '**/.react-router/**', '**/.cache/**'] },
  },
}));
