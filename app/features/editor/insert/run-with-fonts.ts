/** Commands that bring letters in a face that the page may not have yet: the face is fetched first, so that no line is measured with a stand-in. */
import { applyTolerantly } from '#design/operations/apply.ts';
import type { Command } from '../commands/command.ts';
import type { EditorSession } from '../editor-session.ts';

/** Runs a command when the fonts of what it makes are there; without them, as soon as they can't be had. */
export async function runWithFonts<Input>(session: EditorSession, command: Command<Input>, input: Input): Promise<void> {
  const context = session.context();
  if (!command.isEnabled(context)) return;
  const { document } = applyTolerantly(context.document, command.run(context, input));
  const { loadFonts } = await import('../stage/fonts.client.ts');
  await loadFonts(document).catch(() => false);
  session.run(command as Command<unknown>, input);
}
