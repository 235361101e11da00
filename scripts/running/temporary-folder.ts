/**
 * Where the tests put their temporary files. Databases are copied and thrown away by the hundred, a thousand files each,
 * and making files is a quarter of such a test on a disk (ext4) and next to nothing in memory.
 */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const SHARED_MEMORY = '/dev/shm';
/** Most that the temporary files of a run take at a time, with room to spare, bytes. Containers often have 64 MB in all. */
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
 * Makes a folder in memory that goes with this process, and removes those of processes that were killed.
 * Null where there is no such memory, or too little: then the system's own temporary folder has to do.
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
    // Passed through by the user as whom PostgreSQL runs, not listable by others.
    mkdirSync(folder, { mode: 0o711 });
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return null;
  }
}
