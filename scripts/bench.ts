/**
 * `npm run bench [-- name …] [--full]`: measures each row against its floor or peer in the same process, prints the
 * figures and writes them to .cache/bench as JSON.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../app/services/config/project-root.ts';
import { StartError } from '../app/services/config/start-error.ts';
import { measurePair, type Result } from '../bench/measure.ts';
import { runCommand } from './running/failing.ts';
import { prepareClient } from './running/prepare.ts';

runCommand(async () => {
  process.env.NODE_ENV = 'production';
  await prepareClient();
  // The rows open the database client, which may just have been generated.
  const { rows } = await import('../bench/rows.ts');
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const full = process.argv.includes('--full');
  const unknown = names.find((name) => !rows.some((row) => row.name === name));
  if (unknown) throw new StartError(`There is no row "${unknown}". Rows: ${rows.map(({ name }) => name).join(', ')}`);

  const results: Result[] = [];
  for (const row of rows.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`\n${row.name}: ${row.about}`);
    console.log(line('size', 'ours', 'p95', 'floor', 'over', 'ratio', 'spread (ours)'));
    await row.run(
      async (pair) => {
        const result = await measurePair(row.name, pair);
        results.push(result);
        const { ours, floor, ratio, peer, peerRatio = 0, further = {} } = result;
        console.log(
          line(
            result.size,
            ms(ours.median),
            ms(ours.p95),
            ms(floor.median),
            ms(ours.median - floor.median),
            `${ratio.toFixed(2)}×`,
            ours.spread.map(ms).join(' … '),
          ) + (peer ? `   peer ${ms(peer.median)}, ${peerRatio.toFixed(2)}×` : ''),
        );
        if (pair.further)
          console.log(
            `      ${Object.entries(further)
              .map(([name, figure]) => `${name} ${figure}`)
              .join(', ')}`,
          );
      },
      { full },
    );
  }

  const folder = path.join(projectRoot(), '.cache', 'bench');
  const at = new Date().toISOString();
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${at.replace(/[:.]/g, '-')}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ at, revision: revision(), node: process.version, processor: cpus()[0]?.model ?? '', cores: availableParallelism(), results }, null, 2)}\n`,
  );
  console.log(`\nTimes in ms, medians. Written to ${path.relative(projectRoot(), file)}`);
  process.exit(0);
});

const ms = (time: number) => time.toFixed(Math.abs(time) < 10 ? 2 : 1);

function line(...cells: string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? `  ${cell.padEnd(12)}` : ` ${cell.padStart(index === 6 ? 16 : 9)}`))
    .join('');
}

function revision(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: projectRoot(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
