/**
 * Changes one thing of the page's background, of the background as it is by now: what a panel has rendered may be a
 * change behind, and would take that back.
 */
import type { Background } from '#design/document/values.ts';
import { backgroundCommand } from '#app/features/editor/commands/background.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';

type Kind = Background['type'];
type BackgroundOf<Type extends Kind> = Extract<Background, { type: Type }>;

/** Does nothing where the background has meanwhile become another kind. `preview` only shows it. */
export function changeBackground<Type extends Kind>(
  session: EditorSession,
  how: 'run' | 'preview',
  type: Type,
  next: Partial<BackgroundOf<Type>>,
): void {
  const background = session.store.document().pages[session.page.get()]?.background;
  if (background?.type === type) session[how](backgroundCommand, { background: { ...background, ...next } });
}
