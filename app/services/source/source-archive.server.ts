/**
 * The source code of this very copy as one archive, for everyone who uses it over the network (AGPL, section 13). Only
 * folders and files that belong to the repository are packed: never data, secrets, builds or packages.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const folders = [
  'messages',
  'design',
  'tools',
  'agent',
  'app',
  'prisma',
  'public',
  'scripts',
  'bench',
  'tests',
  'docs',
  '.ci',
];
const rootFiles =
  /^(?:LICENSE|[A-Z]+\.md|package(?:-lock)?\.json|tsconfig\.json|[a-z-]+\.config\.ts|\.npmrc|\.gitignore|\.env\.example|\.oxlintrc\.json|\.oxfmtrc\.json|knip\.json|\.dependency-cruiser\.cjs)$/;
const leftOut = /^prisma\/generated(?:\/|$)|(?:^|\/)(?:\.env|node_modules|\.git)(?:\/|$)/;

const compress = promisify(gzip);
const blockSize = 512;

/** Paths of all source files below `root`, sorted, with slashes. Excludes `dataDir` if it is inside. */
export async function sourceFiles(root: string, dataDir: string): Promise<string[]> {
  const data = path.relative(root, dataDir).split(path.sep).join('/');
  const found = (await readdir(root)).filter((name) => rootFiles.test(name));
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isFile())
        found.push(path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    }
  }
  return found.filter((file) => !leftOut.test(file) && file !== data && !file.startsWith(`${data}/`)).sort();
}

/** A gzipped tar with everything below one folder named `name`. */
export async function packSource(root: string, dataDir: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for (const file of await sourceFiles(root, dataDir)) {
    const location = path.join(root, file);
    const [content, { mode, mtimeMs }] = await Promise.all([readFile(location), stat(location)]);
    parts.push(
      header(`${name}/${file}`, content.length, mode, Math.floor(mtimeMs / 1000)),
      content,
      new Uint8Array(padding(content.length)),
    );
  }
  // Two empty blocks end an archive.
  parts.push(new Uint8Array(2 * blockSize));
  return new Uint8Array(await compress(Buffer.concat(parts)));
}

function padding(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize;
}

/** A ustar header of a plain file. */
function header(file: string, size: number, mode: number, modified: number): Uint8Array {
  const block = Buffer.alloc(blockSize);
  const { prefix, name } = splitPath(file);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, 0, 100, 'utf8');
  block.write(octal((mode & 0o111) === 0 ? 0o644 : 0o755, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(modified, 12), 136);
  // The checksum is computed as if its own field held spaces.
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345, 155, 'utf8');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Names over 100 bytes are cut at a slash; the first part has a separate field. */
function splitPath(file: string): { prefix: string; name: string } {
  if (Buffer.byteLength(file) <= 100) return { prefix: '', name: file };
  for (let at = file.indexOf('/'); at > 0; at = file.indexOf('/', at + 1)) {
    if (Buffer.byteLength(file.slice(at + 1)) <= 100 && Buffer.byteLength(file.slice(0, at)) <= 155)
      return { prefix: file.slice(0, at), name: file.slice(at + 1) };
  }
  throw new RangeError(`The path is too long for an archive: ${file}`);
}
