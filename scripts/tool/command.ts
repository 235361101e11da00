/** All of `npm run tool` except the process: reads the arguments, runs the tool on the design, writes the files. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AssetError } from '../../app/contracts/asset-error.ts';
import { readSettings } from '../../app/services/config/load-config.server.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import { resultFiles } from '../../app/services/workbench/result-files.server.ts';
import { createWorkbench, type Workbench } from '../../app/services/workbench/workbench.server.ts';
import { createDocument } from '../../design/document/create.ts';
import { KernelError } from '../../design/document/issue.ts';
import { parseDocument } from '../../design/document/parse.ts';
import { firstPage } from '../../design/document/tree.ts';
import { findTool, tools } from '../../tools/index.ts';

const USAGE = `npm run tool -- <tool> --input '<json>' [--asset name=file …] [--design file.json] --out DIR`;
const SIZE = { width: 1080, height: 1080 } as const;

export interface ToolCall {
  /** The part after `npm run tool --`. */
  parameters: readonly string[];
  /** The folder that paths are relative to. */
  from: string;
  signal: AbortSignal;
  /** Receives bugs, which are not refusals, a line each. */
  report(line: string): void;
}

interface Wanted {
  tool: string;
  input: string;
  assets: { name: string; file: string }[];
  design: string | undefined;
  out: string;
}

function readArguments(parameters: readonly string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        input: { type: 'string' },
        asset: { type: 'string', multiple: true },
        design: { type: 'string' },
        out: { type: 'string' },
      },
    });
    const [tool, ...more] = positionals;
    if (tool === undefined) throw new StartError(`Name a tool: ${USAGE}`);
    if (more.length > 0) throw new StartError(`Name one tool only; "${more[0]}" is one word too many: ${USAGE}`);
    if (values.out === undefined) throw new StartError(`--out is missing: the folder to write to`);
    const assets = (values.asset ?? []).map((text) => {
      const [, name, file] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
      if (name === undefined || file === undefined) throw new StartError(`--asset is "${text}", but must be name=file`);
      return { name, file };
    });
    const twice = assets.find(({ name }, index) => assets.findIndex((one) => one.name === name) !== index);
    if (twice) throw new StartError(`--asset ${twice.name} is given twice`);
    return { tool, input: values.input ?? '{}', assets, design: values.design, out: values.out };
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error;
    throw new StartError(`${error.message.split('\n')[0]?.replace(/\. To specify.*/, '')}: ${USAGE}`, error);
  }
}

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${where} is not JSON: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

async function bytesOf(file: string, where: string, from: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path.resolve(from, file)));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new StartError(`${where}: ${missing ? `there is no file ${file}` : `${file} can't be read`}`, error);
  }
}

/** Adds the pictures to the bench; returns the id of each by its name, and by the hash of its file. */
async function addAssets(bench: Workbench, assets: Wanted['assets'], from: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, file } of assets) {
    const bytes = await bytesOf(file, `--asset ${name}`, from);
    try {
      const { id } = await bench.addPicture(bytes, name);
      ids.set(name, id);
      ids.set(createHash('sha256').update(bytes).digest('hex'), id);
    } catch (error) {
      if (error instanceof AssetError) throw new StartError(`--asset ${name}: ${file}: ${error.message}`, error);
      throw error;
    }
  }
  return ids;
}

/** The same JSON with asset names replaced by ids. Throws for an asset that was not given. */
function withAssetIds(json: unknown, ids: ReadonlyMap<string, string>, where: string): unknown {
  if (Array.isArray(json)) return json.map((one, index) => withAssetIds(one, ids, `${where}[${index}]`));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const place = `${where}${where.endsWith(' ') ? '' : '.'}${key}`;
      if (key !== 'asset' || typeof value !== 'string') return [key, withAssetIds(value, ids, place)];
      const id = ids.get(value);
      if (id === undefined)
        throw new StartError(`${place}: the picture "${value.slice(0, 64)}" is not among those given with --asset`);
      return [key, id];
    }),
  );
}

async function openDesign(
  bench: Workbench,
  file: string,
  ids: ReadonlyMap<string, string>,
  from: string,
): Promise<void> {
  const where = `--design ${file}`;
  const json = jsonOf(new TextDecoder().decode(await bytesOf(file, where, from)), where);
  try {
    bench.open(parseDocument(withAssetIds(json, ids, `${where}: `)));
  } catch (error) {
    if (error instanceof KernelError)
      throw new StartError(`${where}: ${error.message.replace(/\s*\n\s*/g, '; ')}`, error);
    throw error;
  }
}

/** Returns the text for standard output. Throws a StartError with the one line to print for any failure. */
export async function toolCommand({ parameters, from, signal, report }: ToolCall): Promise<string> {
  const wanted = readArguments(parameters);
  const tool = findTool(wanted.tool);
  if (!tool)
    throw new StartError(`There is no tool "${wanted.tool}". Tools: ${tools.map(({ name }) => name).join(', ')}`);
  const input = jsonOf(wanted.input, '--input');
  const settings = readSettings();
  let count = 0;
  const bench = createWorkbench({
    document: createDocument({ ...SIZE, newId: () => `page-${(count += 1)}` }),
    title: wanted.design ? path.basename(wanted.design).replace(/\.json$/i, '') : 'Design',
    ...(settings.backgroundModel ? { backgroundModel: settings.backgroundModel } : {}),
    report: (error) => report(error.message.split('\n')[0] ?? ''),
  });
  try {
    const ids = await addAssets(bench, wanted.assets, from);
    if (wanted.design !== undefined) await openDesign(bench, wanted.design, ids, from);
    const before = new Set(bench.assets.keys());
    const outcome = await bench.run(tool, input, signal);
    if (!outcome.ok) throw new StartError(`${tool.name}: ${outcome.error.replace(/\s*\n\s*/g, '; ')}`);

    const files = await resultFiles(bench, before, outcome.page ?? firstPage(bench.document).id);
    const folder = path.resolve(from, wanted.out);
    try {
      await mkdir(folder, { recursive: true });
      for (const { name, bytes } of files) await writeFile(path.join(folder, name), bytes);
    } catch (error) {
      throw new StartError(
        `--out: ${wanted.out} can't be written to: ${error instanceof Error ? error.message : String(error)}`,
        error,
      );
    }
    return JSON.stringify({ tool: tool.name, output: outcome.output, files: files.map(({ name }) => name) }, null, 2);
  } finally {
    await bench.close();
  }
}
