/**
 * Changes one property of the page's background, based on the current background: what a panel has rendered may be a
 * change behind, and would revert that.
 */
import type { Background } from '#design/document/values.ts';
import { backgroundCommand } from '#app/features/editor/commands/background.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';

type Kind = Background['type'];
type BackgroundOf<Type extends Kind> = Extract<Background, { type: Type }>;

/** Does nothing if the background has become another kind meanwhile. `preview` only shows it. */
export function changeBackground<Type extends Kind>(
  session: EditorSession,
  how: 'run' | 'preview',
  type: Type,
  next: Partial<BackgroundOf<Type>>,
): void {
  const background = session.store.document().pages[session.page.get()]?.background;
  if (background?.type === type) session[how](backgroundCommand, { background: { ...background, ...next } });
}
