/** Needs of the tests besides npm packages: checked, and installed where possible, before the first part starts. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartError } from '../../app/services/config/start-error.ts';
import { findChromium, installChromium } from '../../tests/fixtures/chromium.ts';
import { hasPostgres } from '../../tests/fixtures/postgres.ts';

export interface Need {
  name: string;
  /** The module through which tests reach it: a part whose files import this one must declare the need. */
  fixture: string;
  isMet(): boolean;
  /** Tries to install it. May fail: `isMet` is checked again. */
  install(): void;
  /** The error when it is missing, in one line. */
  missing: string;
  /** Tests that use it are skipped where it is missing. */
  isOptional?: boolean;
}

/** Whether Debian packages may be installed here without asking. */
const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

export function installDebianPackage(name: string): void {
  if (!isRootOnDebian()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore' });
}

export const CHROMIUM: Need = {
  name: 'Chromium',
  fixture: 'tests/fixtures/chromium.ts',
  isMet: () => findChromium() !== undefined,
  install() {
    installChromium();
    if (findChromium() === undefined) installDebianPackage('chromium');
  },
  missing: 'No Chromium was found and none could be installed. Install Chromium or Chrome, then run the tests again.',
};

export const POSTGRES: Need = {
  name: 'PostgreSQL',
  fixture: 'tests/fixtures/postgres.ts',
  isMet: hasPostgres,
  // The package starts a server with the machine, so only continuous integration gets it without asking.
  install: () => process.env.CI && installDebianPackage('postgresql'),
  missing: 'PostgreSQL is not installed: contract tests run on the embedded database only.',
  isOptional: true,
};

/**
 * Needs of each part of a test run that drives programs of the machine; a test compares this with the files' imports.
 */
export const PART_NEEDS = { unit: [CHROMIUM, POSTGRES], browser: [CHROMIUM] } as const satisfies Record<
  string,
  readonly Need[]
>;

/** Installs what is missing. Throws one StartError that names everything required and still missing. */
export function meetNeeds(needs: Iterable<Need>, say: (line: string) => void): void {
  const missing: string[] = [];
  for (const need of new Set(needs)) {
    if (need.isMet()) continue;
    say(`Looking for ${need.name} to install …`);
    need.install();
    if (need.isMet()) say(`${need.name} is installed.`);
    else if (need.isOptional) say(need.missing);
    else missing.push(need.missing);
  }
  if (missing.length > 0) throw new StartError(missing.join('\n'));
}
