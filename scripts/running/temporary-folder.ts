/**
 * The folder for temporary files of the tests. They copy and discard hundreds of databases, a thousand files each;
 * creating files is a quarter of such a test on a disk (ext4) and almost free in memory.
 */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const SHARED_MEMORY = '/dev/shm';
/** Peak size of a run's temporary files, with room to spare, bytes. Containers often have 64 MB in all. */
const ROOM = 6 * 2 ** 30;
const PREFIX = 'blend-tests-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a folder in memory that is removed with this process, and removes those of killed processes. Null where there
 * is no such memory, or too little: then the system's own temporary folder is used.
 */
export function temporaryFolder(memory = SHARED_MEMORY, room = ROOM): string | null {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < room) return null;
    for (const name of readdirSync(memory)) {
      if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)))) {
        rmSync(path.join(memory, name), { recursive: true, force: true });
      }
    }
    const folder = path.join(memory, `${PREFIX}${process.pid}`);
    // The user who runs PostgreSQL may pass through it; others can't list it.
    mkdirSync(folder, { mode: 0o711 });
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return null;
  }
}
