/** Lists models that fit, and makes one of them, or any other, the one that is configured. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../app/services/config/start-error.ts';
import { sizeText } from '../../app/services/storage/size-text.ts';
import { message } from '../../messages/message.ts';
import { settingLine, writeSetting } from './env-file.ts';
import { fetchError, reasonOf } from './fetch-errors.ts';
import { fetchFile, sha256Of, type Fetched, type FetchOptions } from './fetch-file.ts';
import { fittingModels, KNOWN_MODELS, memoryFor, type KnownModel, type Machine } from './known-models.ts';
import { progressLines } from './progress-lines.ts';

export interface Wanted {
  /** A number of the list, a model's name, or the path of a file. */
  named?: string | undefined;
  /** An address, instead or in place of the model's usual one. */
  from?: string | undefined;
  sha256?: string | undefined;
}

export interface Surroundings {
  /** Where .env is. */
  root: string;
  /** Where relative paths begin. */
  folder: string;
  dataDir: string;
  machine: Machine;
  /** MODEL_FILE is set in the environment, which wins over .env. */
  isSetOutside: boolean;
  print(line: string): void;
  /** Looks whether a file is a model that can be used here. Rejects with StartError: one line. */
  look(file: string): Promise<void>;
  /** See fetchFile. */
  waiting?: Pick<FetchOptions, 'patience' | 'pause'>;
}

/** Prints what the machine has, and which models fit. */
export function listModels({
  machine,
  modelFile,
  print,
}: Pick<Surroundings, 'machine' | 'print'> & { modelFile?: string | undefined }): void {
  const { memory, free, processors } = machine;
  print(
    message('modelCommand.machine', {
      memory: sizeText(memory),
      free: sizeText(free, 'down'),
      processors,
    }),
  );
  const models = fittingModels(machine);
  if (models.length === 0) {
    print(message('modelCommand.noneFits', { memory: sizeText(Math.min(...KNOWN_MODELS.map(memoryFor))) }));
  } else {
    print(message('modelCommand.fit'));
    for (const [index, model] of models.entries()) {
      const { name, parameters, license, maker, bytes } = model;
      const values = { number: index + 1, name, parameters, license, maker };
      print(message('modelCommand.model', { ...values, size: sizeText(bytes), memory: sizeText(memoryFor(model)) }));
    }
    print(message('modelCommand.how'));
  }
  if (modelFile !== undefined) print(message('modelCommand.configured', { file: modelFile }));
}

/** Fetches the wanted model unless it is there, and writes MODEL_FILE. Rejects with StartError: one line. */
export async function chooseModel(wanted: Wanted, surroundings: Surroundings): Promise<void> {
  const { root, isSetOutside, print, look } = surroundings;
  const file = await fileFor(wanted, surroundings);
  // What is configured stays so when the new file is cut off or of another kind.
  await look(file);
  const inside = path.relative(root, file);
  const value = (inside.startsWith('..') || path.isAbsolute(inside) ? file : inside).replaceAll(path.sep, '/');
  const env = path.join(root, '.env');
  const line = settingLine('MODEL_FILE', value) ?? `MODEL_FILE=${value}`;
  let isWritten;
  try {
    isWritten = writeSetting(env, 'MODEL_FILE', value);
  } catch (error) {
    throw fetchError('envUnwritable', { env, reason: reasonOf(error), line }, error);
  }
  if (!isWritten) throw fetchError('envOdd', { env, line });
  print(message('modelCommand.set', { file: value, env }));
  if (isSetOutside) print(message('modelCommand.outranked'));
}

async function fileFor(wanted: Wanted, surroundings: Surroundings): Promise<string> {
  const { folder, dataDir } = surroundings;
  const { named, from } = wanted;
  const target = (address: string): string => path.join(dataDir, 'models', fileNameOf(address));
  if (from !== undefined) return fetchTo(target(from), { url: from, sha256: wanted.sha256 }, surroundings);
  const known = knownModel(named ?? '', surroundings.machine);
  if (known) {
    const { url, bytes, sha256 } = known;
    return fetchTo(target(url), { url, bytes, sha256: wanted.sha256 ?? sha256 }, surroundings, known);
  }
  const file = path.resolve(folder, named ?? '');
  if (!existsSync(file) || !statSync(file).isFile())
    throw fetchError('unknown', { name: named ?? '', names: KNOWN_MODELS.map(({ name }) => name).join(', ') });
  await checkSum(file, wanted.sha256);
  return file;
}

function knownModel(named: string, machine: Machine): KnownModel | undefined {
  if (/^\d$/.test(named)) return fittingModels(machine)[Number(named) - 1];
  return KNOWN_MODELS.find(({ name }) => name === named.toLowerCase());
}

function fileNameOf(address: string): string {
  const { protocol = '', pathname = '' } = URL.canParse(address) ? new URL(address) : {};
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (!/^https?:$/.test(protocol) || !/^[\w][\w.+-]{0,199}$/.test(name))
    throw new StartError(message('modelCommand.addressForm'));
  return name;
}

/** Compares a file that is there with the checksum that it should have, if one is known. */
async function checkSum(file: string, wanted: string | undefined): Promise<void> {
  if (wanted === undefined) return;
  const found = await sha256Of(file);
  if (found !== wanted) throw fetchError('otherSum', { file, found, wanted });
}

async function fetchTo(
  target: string,
  wanted: Pick<FetchOptions, 'url' | 'bytes' | 'sha256'>,
  { print, waiting }: Surroundings,
  known?: KnownModel,
): Promise<string> {
  if (existsSync(target)) {
    await checkSum(target, wanted.sha256);
    print(message('modelCommand.there', { file: target }));
    return target;
  }
  print(message('modelCommand.fetching', { file: path.basename(target), host: new URL(wanted.url).host }));
  const lines = progressLines(print);
  const fetched = await fetchFile({ ...wanted, ...waiting, target, ...lines });
  const { bytes, sha256 } = fetched;
  print(message('modelCommand.fetched', { file: target, size: sizeText(bytes), sha256 }));
  print(message(`modelCommand.by.${authority(fetched, wanted.sha256, known)}`));
  return target;
}

/** Who vouches for the file. */
function authority({ isCompared }: Fetched, wanted: string | undefined, known?: KnownModel) {
  if (!isCompared) return 'none';
  if (wanted === undefined) return 'server';
  return wanted === known?.sha256 ? 'known' : 'given';
}
