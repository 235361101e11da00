/** The command's list, and how a model becomes the one that is configured: fetched, from an address, or a file. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { hasLlama } from '#tests/fixtures/llama.ts';
import { lookAtModel } from './check-model.ts';
import { chooseModel, listModels, type Surroundings, type Wanted } from './choose-model.ts';
import { fittingModels, KNOWN_MODELS, memoryFor } from './known-models.ts';

const GB = 10 ** 9;
const CONTENT = Buffer.from('GGUF and then weights');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');

const server = createServer((request, response) => {
  if (request.url?.startsWith('/models/')) response.end(CONTENT);
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

let root = '';
let lines: string[] = [];
const print = (line: string) => void lines.push(line);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'blend-model-'));
  lines = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const choose = (wanted: Wanted, changes: Partial<Surroundings> = {}) =>
  chooseModel(wanted, {
    root,
    folder: root,
    dataDir: path.join(root, 'data'),
    machine: { memory: 16 * GB, free: 12 * GB, processors: 8 },
    isSetOutside: false,
    print,
    look: async () => undefined,
    waiting: { pause: 1 },
    ...changes,
  });
const envText = () => readFileSync(path.join(root, '.env'), 'utf8');

it('names three models that fit, the best first, fewer on a small machine', () => {
  const named = (memory: number, free: number, processors: number) =>
    fittingModels({ memory: memory * GB, free: free * GB, processors }).map(({ name }) => name);
  expect(named(64, 60, 16)).toEqual(['qwen3-4b', 'granite-3.3-2b', 'qwen3-1.7b']);
  expect(named(8, 6, 2)).toEqual(['qwen3-1.7b', 'qwen2.5-1.5b', 'qwen3-0.6b']);
  expect(named(4, 3, 2)).toEqual(['qwen2.5-1.5b', 'qwen3-0.6b']);
  expect(named(64, 1.7, 16)).toEqual(['qwen2.5-1.5b', 'qwen3-0.6b']);
  expect(named(1, 1, 1)).toEqual([]);

  listModels({ machine: { memory: 8 * GB, free: 6 * GB, processors: 2 }, modelFile: '/models/a.gguf', print });
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe('This machine: 8 GB of memory, 6 GB of it free, 2 processors.');
  expect(lines[2]).toMatch(/^ {2}1\. qwen3-1\.7b \(1\.7 billion .*\): 1\.8 GB to fetch, about 2\.8 GB .*Apache-2\.0/);
  expect(lines[6]).toContain('/models/a.gguf');
  lines = [];
  listModels({ machine: { memory: GB, free: GB, processors: 1 }, print });
  expect(lines[1]).toContain('None of the known models fits');
});

it('knows of each model what is needed to fetch it', () => {
  expect(new Set(KNOWN_MODELS.map(({ name }) => name)).size).toBe(KNOWN_MODELS.length);
  for (const model of KNOWN_MODELS) {
    expect(model.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(model.url).toMatch(/^https:\/\/[^/]+\/[^/]+\/[^/]+\/resolve\/[0-9a-f]{40}\/[^/]+\.gguf$/);
    expect(memoryFor(model)).toBeGreaterThan(model.bytes);
  }
});

it('fetches from an address, writes the setting and keeps the others', async () => {
  writeFileSync(path.join(root, '.env'), 'PORT=4000 # mine\nMODEL_FILE=old.gguf\nSECRET=x\n');
  await choose({ from: `${origin}/models/new.gguf?download=true`, sha256: SHA256 });
  const file = path.join(root, 'data', 'models', 'new.gguf');
  expect(readFileSync(file).equals(CONTENT)).toBe(true);
  expect(envText()).toBe('PORT=4000 # mine\nMODEL_FILE=data/models/new.gguf\nSECRET=x\n');
  expect(lines).toContain('The checksum is the one given.');
  await expect(choose({ from: `${origin}/models/new.gguf`, sha256: '1'.repeat(64) })).rejects.toThrow(
    /is there, but its sha256 is/,
  );
  lines = [];
  await choose({ from: `${origin}/models/new.gguf`, sha256: SHA256 }, { isSetOutside: true });
  expect(lines[0]).toContain('is there already');
  expect(lines.at(-1)).toContain('wins over the file');
});

it('says who vouches for a file that nobody knows', async () => {
  await choose({ from: `${origin}/models/new.gguf` });
  expect(lines).toContain('The server states no checksum: only the size was compared.');
});

it('takes a file, by a path from where it was called; outside of the project by its full path', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blend-model-own-'));
  writeFileSync(path.join(folder, 'my own.gguf'), CONTENT);
  await choose({ named: 'my own.gguf' }, { folder });
  expect(envText()).toBe(`MODEL_FILE='${path.join(folder, 'my own.gguf')}'\n`);
  const wrong = choose({ named: 'my own.gguf', sha256: '1'.repeat(64) }, { folder });
  await expect(wrong).rejects.toThrow('was expected');
  rmSync(folder, { recursive: true });
});

it('keeps what is configured when the new file can’t be used', async () => {
  writeFileSync(path.join(root, '.env'), 'MODEL_FILE=old.gguf\n');
  writeFileSync(path.join(root, 'cut.gguf'), CONTENT);
  const place = { dataDir: root, print };
  const look = (file: string) => lookAtModel(file, place);
  await expect(choose({ named: 'cut.gguf' }, { look })).rejects.toThrow(hasLlama ? 'is damaged' : 'MODEL_FILE is set');
  writeFileSync(path.join(root, 'other.gguf'), 'ONNX');
  await expect(choose({ named: 'other.gguf' }, { look })).rejects.toThrow('is not a GGUF file');
  expect(envText()).toBe('MODEL_FILE=old.gguf\n');
});

it('refuses what is neither a model, an address nor a file, and changes nothing then', async () => {
  await expect(choose({ named: 'gpt' })).rejects.toThrow(/neither a number .*qwen3-0\.6b/);
  await expect(choose({ named: '7' })).rejects.toThrow('neither');
  for (const from of ['ftp://host/a.gguf', 'nowhere', `${origin}/`, `${origin}/a%2F..%2Fb.gguf`])
    await expect(choose({ from })).rejects.toThrow('--from must be');
  await expect(choose({ from: `${origin}/gone.gguf` })).rejects.toThrow('has no such file (404)');
  await expect(choose({ from: `${origin}/models/new.gguf`, sha256: '0'.repeat(64) })).rejects.toThrow('expected');
  expect(existsSync(path.join(root, '.env'))).toBe(false);
});

it('says which line to write where it can’t write it', async () => {
  writeFileSync(path.join(root, 'own.gguf'), CONTENT);
  mkdirSync(path.join(root, '.env'));
  await expect(choose({ named: 'own.gguf' })).rejects.toThrow(/can’t be written: .*MODEL_FILE=own\.gguf/);
});
