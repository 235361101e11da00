/**
 * `npm run lockfile`, for use after packages change: adds every platform to package-lock.json, whichever machine wrote
 * it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../app/services/config/project-root.ts';
import { missingPackages, platformEntry, type LockFile } from './platform-packages.ts';
import { runCommand } from './running/failing.ts';

runCommand(async () => {
  const file = path.join(projectRoot(), 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const missing = missingPackages(lock);
  for (const wanted of missing) {
    const entry = platformEntry(wanted);
    if (entry) lock.packages[wanted.location] = entry;
    else
      console.error(
        `${wanted.name} ${wanted.version} is not in the lock file, and its name does not say which platform it is for.`,
      );
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages added to package-lock.json.`);
});
