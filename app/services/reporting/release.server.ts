/** Which build this is: errors are filed under it, to distinguish builds. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';

/** `blend@VERSION+BUILD`; without the build in development. The stamp is a hash over all sources. */
export function releaseName(): string {
  return (held ??= readRelease(projectRoot()));
}

let held: string | undefined;

function readRelease(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const stamp = path.join(root, 'build', '.stamp');
  const build = existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : '';
  return `blend@${version}${build && `+${build}`}`;
}
