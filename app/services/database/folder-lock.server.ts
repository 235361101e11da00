/**
 * One process per data folder. The embedded database has no lock of its own: two processes on one folder lose rows
 * silently.
 *
 * The lock is the highest numbered file in `<folder>/lock`. A process that finds that file's holder dead or gone
 * creates the next number (creation is atomic, so one wins), checks that nobody went further meanwhile, and deletes the
 * lower numbers. The highest number is never deleted, only marked as released; so no two processes can both believe
 * that they hold it.
 */
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseError, errorCode, reasonOf } from './database-error.ts';

const holderSchema = z.object({
  pid: z.number(),
  /** When the process started, as the kernel says: detects a reused process id. */
  started: z.string(),
  /** Where that process id is valid: host and process-id namespace. */
  space: z.string(),
  host: z.string(),
  released: z.boolean(),
});
type Holder = z.infer<typeof holderSchema>;

export interface FolderLock {
  release(): void;
}

/**
 * A holder in another container or on another host can't be queried: it counts as gone if its file was not touched for
 * this long.
 */
const SILENT_MS = 10_000;
const HEARTBEAT_MS = 2_000;
const RETRY_MS = 100;

/**
 * Takes the folder or throws a DatabaseError naming the process that has it. Waits for up to `waitMs`, because a
 * process that was just stopped may need a moment to release it.
 */
export async function lockFolder(folder: string, waitMs = 3_000): Promise<FolderLock> {
  const directory = join(folder, 'lock');
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw notWritable(folder, error);
  }
  const deadline = Date.now() + waitMs;
  for (;;) {
    const attempt = tryLock(folder, directory);
    if ('release' in attempt) return attempt;
    if (Date.now() >= deadline) throw inUse(folder, attempt.holder);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function tryLock(folder: string, directory: string): FolderLock | { holder: Holder | null } {
  const highest = Math.max(0, ...numbers(directory));
  if (highest > 0) {
    const path = join(directory, String(highest));
    const holder = readHolder(path);
    if (isHeld(path, holder)) return { holder };
  }
  const own = join(directory, String(highest + 1));
  const content: Holder = {
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    space: processSpace(),
    host: hostname(),
    released: false,
  };
  try {
    writeFileSync(own, JSON.stringify(content), { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return { holder: null };
    // A full disk leaves an empty file, and the next start would wait for its holder.
    rmSync(own, { force: true });
    throw notWritable(folder, error);
  }
  const present = numbers(directory);
  if (present.some((number) => number > highest + 1)) {
    rmSync(own, { force: true });
    return { holder: null };
  }
  for (const number of present) if (number <= highest) rmSync(join(directory, String(number)), { force: true });
  return hold(own, content);
}

function hold(path: string, content: Holder): FolderLock {
  const heartbeat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(path, now, now);
    } catch {
      // The folder was deleted under the running process; the database will report that itself.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  let held = true;
  return {
    release() {
      clearInterval(heartbeat);
      if (!held) return;
      held = false;
      try {
        // Renamed into place: a reader never sees half a file.
        writeFileSync(`${path}.released`, JSON.stringify({ ...content, released: true }));
        renameSync(`${path}.released`, path);
      } catch {
        // Nothing left to release.
      }
    },
  };
}

function numbers(directory: string): number[] {
  return readdirSync(directory)
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0);
}

function readHolder(path: string): Holder | null {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function isHeld(path: string, holder: Holder | null): boolean {
  // Half a file: being written right now, or its writer died at that very moment.
  if (!holder) return !silent(path);
  if (holder.released) return false;
  if (holder.space !== processSpace()) return !silent(path);
  const started = startOf(holder.pid);
  if (started === null || started !== holder.started) return false;
  // Without start times a reused process id looks alive; the real holder would touch its file.
  return started !== '' || !silent(path);
}

function silent(path: string): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > SILENT_MS;
  } catch {
    // It was replaced by a newer one: look again.
    return false;
  }
}

/** Start time of a running process; null if there is none. An empty string if the system does not say. */
function startOf(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      // After the name in brackets: state, then 18 more fields, then the start time.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const dead = fields[0] === 'Z' || fields[0] === 'X';
      return dead ? null : (fields[19] ?? '');
    } catch {
      return null;
    }
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return errorCode(error) === 'EPERM' ? '' : null;
  }
}

function processSpace(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function inUse(folder: string, holder: Holder | null): DatabaseError {
  const pid = holder ? String(holder.pid) : '?';
  if (holder && holder.space !== processSpace())
    return new DatabaseError('database.folderInUseElsewhere', { folder, pid, host: holder.host });
  return new DatabaseError('database.folderInUse', { folder, pid });
}

/** The line for a data folder that can't be created or written. */
export function notWritable(folder: string, error: unknown): DatabaseError {
  const code = errorCode(error);
  if (code === 'ENOSPC') return new DatabaseError('database.folderFull', { folder }, error);
  const known: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'read-only file system',
    ENOTDIR: 'part of the path is a file',
    EEXIST: 'a file stands in its place',
    ENOENT: 'the path does not exist',
  };
  return new DatabaseError(
    'database.folderNotWritable',
    { folder, reason: (code && known[code]) || reasonOf(error) },
    error,
  );
}
