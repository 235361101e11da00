/** The lock of the data folder: whoever finds it stale takes it, and of several only one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blend-lock-'));
  mkdirSync(join(folder, 'lock'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leave(number: number, content: string, ageMs = 0): void {
  const path = join(folder, 'lock', String(number));
  writeFileSync(path, content);
  const when = new Date(Date.now() - ageMs);
  utimesSync(path, when, when);
}

const elsewhere = { pid: 7, started: '1', space: 'another machine', host: 'tower', released: false };

test('it can be taken again after a release, any number of times', async () => {
  for (let round = 0; round < 3; round += 1) {
    const lock = await lockFolder(folder, 0);
    await expect(lockFolder(folder, 0)).rejects.toThrow(`is in use by process ${process.pid}.`);
    lock.release();
    lock.release();
  }
  expect(readdirSync(join(folder, 'lock'))).toEqual(['3']);
});

test('who waits gets it when it is released', async () => {
  const first = await lockFolder(folder, 0);
  setTimeout(() => first.release(), 200);
  const second = await lockFolder(folder, 2_000);
  await expect(lockFolder(folder, 0)).rejects.toThrow(folder);
  second.release();
});

test('a holder that is dead, or whose process id is somebody else by now, is followed at once', async () => {
  const source = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.server.ts'))});
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockFolder(folder, 0)).rejects.toThrow(`is in use by process ${holder.pid}.`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await lockFolder(folder, 0)).release();
});

test('a holder in another container is believed as long as it touches its file', async () => {
  leave(5, JSON.stringify(elsewhere));
  await expect(lockFolder(folder, 0)).rejects.toThrow('is in use by process 7 on tower.');
  leave(5, JSON.stringify(elsewhere), 20_000);
  (await lockFolder(folder, 0)).release();
});

test('half a file counts while it is fresh', async () => {
  leave(1, '{"pid":');
  await expect(lockFolder(folder, 0)).rejects.toThrow('is in use');
  leave(1, '{"pid":', 20_000);
  (await lockFolder(folder, 0)).release();
});

test('of many processes that find a dead holder, never two hold the folder', async () => {
  const marker = join(folder, 'held');
  const source = `
    import { closeSync, openSync, rmSync } from 'node:fs';
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.server.ts'))});
    for (let round = 0; round < 8; round += 1) {
      const lock = await lockFolder(${JSON.stringify(folder)}, 20000);
      closeSync(openSync(${JSON.stringify(marker)}, 'wx'));
      await new Promise((resolve) => setTimeout(resolve, 5));
      rmSync(${JSON.stringify(marker)});
      // Half of them end like a process that was killed.
      if (round < 7 || ${'process.argv[1] === "polite"'}) lock.release();
    }
    process.exit(0);`;
  leave(1, JSON.stringify({ ...elsewhere, pid: 4_000_000 }), 20_000);
  const contenders = ['polite', 'rude', 'polite', 'rude'].map((manner) =>
    spawn(process.execPath, ['--input-type=module', '--eval', source, manner], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(
    contenders.map(async (contender) => ((await once(contender, 'exit')) as [number])[0]),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
});
