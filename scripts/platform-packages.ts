/**
 * Finds platform packages (native binaries, one package per platform) that package-lock.json doesn't name. npm leaves
 * out those that its registry could not resolve when the lock file was written, and `npm ci` then refuses the whole
 * file everywhere. An entry with the exact version is enough: npm installs it where the platform fits, skips it
 * elsewhere.
 */

export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockEntry>;
}

export interface MissingPackage {
  location: string;
  name: string;
  version: string;
  /** Needed by development packages only. */
  dev: boolean;
}

/** Optional dependencies of locked packages without an entry. */
export function missingPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, parent, name))
      .map(([name, version]) => ({ location: `node_modules/${name}`, name, version, dev: entry.dev === true })),
  );
}

/** The entry of a platform package, its platform read from its name; null when the name has none. */
export function platformEntry({ name, version, dev }: MissingPackage): LockEntry | null {
  const found =
    /-(android|darwin|freebsd|linux|openharmony|win32)-(x64|arm64|arm|ia32|ppc64|riscv64|s390x|loong64)(?:-([a-z]+))?$/.exec(
      name,
    );
  if (!found || !/^\d+\.\d+\.\d+$/.test(version)) return null;
  const [, os = '', cpu = '', abi = ''] = found;
  return {
    version,
    cpu: [cpu],
    ...(dev ? { dev: true } : {}),
    ...(os === 'linux' ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    os: [os],
  };
}

/** npm looks for a package next to its parent and then in each folder above. */
function isLocked(packages: LockFile['packages'], parent: string, name: string): boolean {
  for (
    let base = parent;
    ;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : ''
  ) {
    if (`${base === '' ? '' : `${base}/`}node_modules/${name}` in packages) return true;
    if (base === '') return false;
  }
}
