/** Lists the editor's commands, for tests that want each of them used. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { showOriginalCommand } from '#app/features/editor/commands/original.ts';

/**
 * The ids of all commands, as exported by the files of the commands' folder. Excludes the original picture, which is
 * shown only while a button is held and never kept.
 */
export async function commandIds(): Promise<string[]> {
  const folder = path.join(import.meta.dirname, '../../app/features/editor/commands');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const things = modules
    .flatMap((exported) => Object.values(exported))
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
  const isCommand = (thing: unknown): thing is { id: string } =>
    typeof thing === 'object' &&
    thing !== null &&
    'id' in thing &&
    'run' in thing &&
    'isEnabled' in thing &&
    'label' in thing;
  return [...new Set(things.filter(isCommand).map(({ id }) => id))].filter((id) => id !== showOriginalCommand.id);
}
