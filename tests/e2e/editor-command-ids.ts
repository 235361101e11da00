/** Which commands the editor has, for tests that want each of them done. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { showOriginalCommand } from '#app/features/editor/commands/original.ts';

/**
 * The ids of all commands: what the files of the commands' folder export. Except for one: the picture before anything
 * was done to it is only ever shown while a button is held, never kept.
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
