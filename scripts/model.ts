/**
 * `npm run model`: names open models that fit on this machine. With a number or name of the list, an address or a file:
 * fetches it if need be and writes MODEL_FILE into .env. `--check` tries the model that is configured.
 */
import { availableParallelism, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { readSettings } from '../app/services/config/load-config.server.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { StartError } from '../app/services/config/start-error.ts';
import { message } from '../messages/message.ts';
import { checkModel, lookAtModel } from './model/check-model.ts';
import { chooseModel, listModels, type Wanted } from './model/choose-model.ts';
import { runCommand } from './running/failing.ts';

function readArguments(): Wanted & { check: boolean } {
  const options = {
    from: { type: 'string' },
    sha256: { type: 'string' },
    check: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { from, sha256, check } = values;
    const [named, ...others] = positionals;
    const isOdd = others.length > 0 || (check && (named ?? from ?? sha256) !== undefined) || (!!named && !!from);
    if (isOdd) throw new StartError(message('modelCommand.usage'));
    if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256))
      throw new StartError(message('modelCommand.checksumForm'));
    return { named, from, sha256: sha256?.toLowerCase(), check };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(message('modelCommand.usage'), error);
  }
}

runCommand(async () => {
  const isSetOutside = Boolean(process.env.MODEL_FILE?.trim());
  const { check, ...wanted } = readArguments();
  const { dataDir, modelFile } = readSettings();
  const print = (line: string): void => console.log(line);
  const machine = { memory: totalmem(), free: process.availableMemory(), processors: availableParallelism() };
  if (check) await checkModel({ modelFile, dataDir, print });
  else if (wanted.named === undefined && wanted.from === undefined) listModels({ machine, modelFile, print });
  else {
    // npm runs scripts in the repository; paths are relative to where it was called.
    const folder = process.env.INIT_CWD ?? process.cwd();
    const look = (file: string): Promise<void> => lookAtModel(file, { dataDir, print });
    await chooseModel(wanted, { root: projectRoot(), folder, dataDir, machine, isSetOutside, print, look });
  }
  process.exit(0);
});
