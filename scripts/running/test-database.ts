/** The PostgreSQL server of the tests: found, installed where the machine is nobody's, or missed aloud. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasPostgres } from '../../tests/fixtures/postgres.ts';

/** Installs PostgreSQL as root on Debian in continuous integration; elsewhere says when there is none. */
export function prepareTestDatabase(): void {
  if (!hasPostgres() && process.env.CI && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('\nInstalling PostgreSQL for the tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' });
  }
  if (!hasPostgres()) console.log('\nPostgreSQL is not installed here: contract tests run on the embedded database alone.');
}
