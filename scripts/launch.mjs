/**
 * Brings a bare clone to the point where TypeScript runs: installs packages when they are missing or differ from the
 * lock file, picks a recent enough Node, runs scripts/<command>.ts on it and exits with the same code. Plain JavaScript
 * without dependencies: it runs on Node 20, before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** React Router 8 requires this version. */
const oldestNode = [22, 22, 0];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Runs one command and ends this process with its exit code. */
export async function run(command, parameters) {
  const script = path.join(root, 'scripts', `${command}.ts`);
  if (!/^[a-z-]+$/.test(command ?? '') || !existsSync(script)) {
    fail(`There is no command "${command}"; package.json lists them under "scripts".`);
  }
  if (!isInstalled()) install();
  const node = findNode();
  const flags = nodeFlags();
  // Vite takes the development half of React Router; Node must load the same half alongside it.
  if (command === 'dev') flags.push('--conditions=development');
  const child = spawn(node, [...flags, script, ...parameters], {
    cwd: root,
    // Node's compiled code of our sources and packages is cached, which halves the startup time of a command.
    env: { NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'), ...process.env },
    // The channel tells the child when this process dies without having been able to forward a signal.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to the child as well; the child takes simultaneous signals as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`Could not run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** Whether node_modules matches package-lock.json, by npm's own record of what it installed. */
function isInstalled() {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([location, entry]) => {
    if (location === '') return true;
    const found = installed[location];
    // npm records foreign platforms' packages as absent: only installed ones must match.
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

/**
 * Flags for every Node that may open the embedded database. V8 sometimes ends the process while freeing WebAssembly
 * that is no longer run (a failed check of its own, nodejs/node#64500), so it keeps those few megabytes. Pixels outside
 * the heap may grow with it, instead of by a fixed 64 MB, before garbage is collected
 * (docs/decisions/0138-pixels-count-like-the-heap.md).
 */
function nodeFlags() {
  return JSON.parse(readFileSync(path.join(root, 'scripts', 'node-flags.json'), 'utf8'));
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

function install() {
  console.log('Installing packages (about a minute the first time) …');
  const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The background remover's runtime ships complete: npm versions that run install scripts must not let it fetch GPU
  // libraries.
  const env = { ...process.env, npm_config_onnxruntime_node_install: 'skip' };
  const npm = process.env.npm_execpath;
  const result =
    npm && /npm-cli\.[cm]?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...parameters], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
      : spawnSync('npm', parameters, {
          cwd: root,
          env,
          stdio: ['ignore', 'ignore', 'inherit'],
          shell: process.platform === 'win32',
        });
  if (result.error) fail(`Could not run npm: ${result.error.message}`);
  if (result.signal) process.exit(128 + (constants.signals[result.signal] ?? 0));
  if (result.status !== 0) fail('The packages could not be installed: see npm’s output above.');
}

/** This process's own Node when it is recent enough, else the one installed with the packages. */
function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const shipped = path.join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(shipped)) return shipped;
  return fail(
    `Blend needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}, and none is shipped for ${process.platform} ${process.arch}. Install one from https://nodejs.org.`,
  );
}

function isNewEnough(version) {
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of oldestNode.entries()) {
    if (parts[index] !== wanted) return parts[index] > wanted;
  }
  return true;
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
