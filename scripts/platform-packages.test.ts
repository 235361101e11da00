/** The lock file must install on every platform, not only on the one that wrote it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingPackages, platformEntry, type LockFile } from './platform-packages.ts';

test('package-lock.json names the packages of all platforms', () => {
  const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as LockFile;
  expect(missingPackages(lock).map(({ name }) => name)).toEqual([]);
});

test('package-lock.json holds no address of a registry', () => {
  expect(readFileSync(path.join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});

test('package-lock.json holds no version of a package twice among those that are sent to browsers', () => {
  const { packages } = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  const places = Map.groupBy(
    Object.entries(packages).flatMap(([place, { version, dev, optional, devOptional }]) =>
      dev || optional || devOptional ? [] : [{ place, version }],
    ),
    ({ place, version }) => `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
  );
  const twice = [...places].filter(([, copies]) => copies.length > 1).map(([name]) => name);
  expect(twice, 'see docs/decisions/0064: `npm explain <name>` tells who asks for the other version').toEqual([]);
});

test('a missing platform package is found, nested ones are not missing', () => {
  const lock: LockFile = {
    packages: {
      '': {},
      'node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '1.0.0', 'a-linux-x64-gnu': '1.0.0' } },
      'node_modules/a/node_modules/a-linux-x64-gnu': { version: '1.0.0' },
      'node_modules/b': { dev: true, optionalDependencies: { 'b-linux-arm-musleabihf': '2.1.0' } },
    },
  };
  expect(missingPackages(lock)).toEqual([
    { location: 'node_modules/a-darwin-arm64', name: 'a-darwin-arm64', version: '1.0.0', dev: false },
    { location: 'node_modules/b-linux-arm-musleabihf', name: 'b-linux-arm-musleabihf', version: '2.1.0', dev: true },
  ]);
});

test.each([
  ['@scope/a-darwin-arm64', { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], optional: true }],
  ['a-win32-x64-msvc', { version: '1.0.0', os: ['win32'], cpu: ['x64'], optional: true }],
  ['a-linux-x64-musl', { version: '1.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true }],
  ['a-linux-arm-gnueabihf', { version: '1.0.0', os: ['linux'], cpu: ['arm'], libc: ['glibc'], optional: true }],
  ['a-android-arm-eabi', { version: '1.0.0', os: ['android'], cpu: ['arm'], optional: true }],
  ['a-something', null],
])('the platform of %s', (name, entry) => {
  expect(platformEntry({ location: '', name, version: '1.0.0', dev: false })).toEqual(entry);
});
