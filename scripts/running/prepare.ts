/**
 * Makes what the repository doesn't contain: the database client and the build. Each only when its inputs have changed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../app/services/config/start-error.ts';
import { projectRoot } from '../../app/services/config/project-root.ts';
import NODE_FLAGS from '../node-flags.json' with { type: 'json' };
import { compressBuild } from './compress-build.ts';
import { contentHash, isStamped, stamp } from './content-hash.ts';

const root = projectRoot();

const buildInputs = [
  'messages',
  'design',
  'tools',
  'agent',
  'app',
  'prisma',
  'public',
  'scripts/building',
  'scripts/running/compress-build.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

/** Tests are not part of the build. */
const isBuilt = (file: string) => !/\.(?:test|contract)\.tsx?$/.test(file);

/**
 * Generates the database client when the schema or Prisma has changed. Reports that only when it takes a while; `say`
 * receives the line.
 */
export async function prepareClient(say: (line: string) => void = console.log): Promise<void> {
  const file = path.join(root, 'prisma', 'generated', '.stamp');
  const hash = contentHash(root, ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json']);
  if (isStamped(file, hash)) return;
  say('Generating the database client …');
  rmSync(file, { force: true });
  await runQuietly('The database client could not be generated', [bin('prisma', 'build/index.js'), 'generate'], {
    // The engine is only needed for migrations, which run without Prisma's command line; any executable will do here.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  });
  stamp(file, hash);
}

/** Builds the browser's and the server's code when a source has changed. */
export async function prepareBuild(): Promise<void> {
  const file = path.join(root, 'build', '.stamp');
  const hash = contentHash(root, buildInputs, isBuilt);
  const assets = path.join(root, 'build', 'client', 'assets');
  const lacksMaps =
    process.env.SENTRY_AUTH_TOKEN && !(existsSync(assets) && readdirSync(assets).some((name) => name.endsWith('.map')));
  if (isStamped(file, hash) && !lacksMaps) return;
  console.log('Building …');
  rmSync(file, { force: true });
  await runQuietly('The build failed', [bin('@react-router/dev', 'bin.cjs'), 'build'], { NODE_ENV: 'production' });
  await compressBuild(assets);
  stamp(file, hash);
}

function bin(name: string, file: string): string {
  return path.join(root, 'node_modules', name, file);
}

/** Runs a Node command and keeps its output, to print if it fails. */
export async function runQuietly(
  failure: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  process.stderr.write(output);
  throw new StartError(`${failure}: see above.`);
}
