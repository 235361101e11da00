/**
 * Writes design/fonts/letter-ranges.json and common-ranges.json: which letters the shipped fonts have. Run it after a change of the families
 * or of their packages: `node scripts/letter-ranges.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import { letterRanges } from '#app/services/fonts/letter-ranges.server.ts';

const { common, letters } = letterRanges();
const write = (name: string, ranges: unknown) =>
  writeFileSync(path.join(projectRoot(), 'design/fonts', name), `${JSON.stringify(ranges, null, 2)}\n`);
write('common-ranges.json', { common });
write('letter-ranges.json', letters);
