/**
 * `npm run test:mutants`: breaks tools and operations, one thing at a time, and checks that a transcript turns red for
 * each. Exits with 1 when a mutant survives, or when a transcript is red with nothing broken.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../app/services/config/project-root.ts';
import { StartError } from '../app/services/config/start-error.ts';
import { mutantId, type Mutant } from '../tests/mutants/job.ts';
import { runCommand } from './running/failing.ts';
import { prepareClient } from './running/prepare.ts';

const USAGE = `npm run test:mutants -- [--only GLOB] [--jobs N] [--json FILE] [transcripts or folders]`;
const FOLDERS = ['tests/transcripts/tools', 'tests/transcripts/operations'];
const MOST_JOBS = 256;

interface Wanted {
  paths: string[];
  only: string | null;
  jobs: number;
  json: string | null;
}

function readArguments(from: string): Wanted {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' }, jobs: { type: 'string' }, json: { type: 'string' } },
    });
    const jobs = values.jobs === undefined ? availableParallelism() : Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1 || jobs > MOST_JOBS)
      throw new StartError(`--jobs is "${values.jobs}", but must be a number from 1 to ${MOST_JOBS}`);
    return {
      paths:
        positionals.length > 0
          ? positionals.map((file) => path.resolve(from, file))
          : FOLDERS.map((folder) => path.join(projectRoot(), folder)),
      only: values.only ?? null,
      jobs,
      json: values.json === undefined ? null : path.resolve(from, values.json),
    };
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error;
    throw new StartError(`${error.message.split('\n')[0]?.replace(/\. To specify.*/, '')}: ${USAGE}`, error);
  }
}

/** `--only crop`, `--only 'layer.*'`, `--only '*\/lost:*'`: a name, or a pattern of names or of whole ids. */
const matches = (only: string | null) => (mutant: Mutant) =>
  only === null ||
  mutant.of === only ||
  path.matchesGlob(mutant.of, only) ||
  mutantId(mutant) === only ||
  path.matchesGlob(mutantId(mutant), only);

runCommand(async () => {
  const { paths, only, jobs, json } = readArguments(process.env.INIT_CWD ?? process.cwd());
  await prepareClient((line) => console.error(line));
  // They reach the database client, which may just have been generated.
  const { readTranscripts } = await import('../app/services/transcripts/read-transcripts.server.ts');
  const { reportJson, reportLines, survivorLine } = await import('../tests/mutants/report.ts');
  const { runMutants } = await import('../tests/mutants/run-mutants.ts');
  const { loaded, errors } = await readTranscripts(paths);
  if (errors.length > 0) throw new StartError(errors.map(({ message }) => message).join('\n'));
  const run = await runMutants({
    files: loaded.map(({ file }) => file),
    jobs,
    isWanted: matches(only),
    // The run takes minutes, so survivors are reported immediately.
    onEnd: (outcome) => outcome.state === 'survived' && console.log(survivorLine(outcome)),
  });
  console.log(reportLines(run).join('\n'));
  if (json !== null) await writeFile(json, `${JSON.stringify(reportJson(run), null, 2)}\n`);
  process.exit(run.red.length > 0 || run.mutants.some(({ state }) => state === 'survived') ? 1 : 0);
});
