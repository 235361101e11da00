/** Lets every color picker inside the editor offer the editor's colors: loaded when the first one opens. */
import type { ReactNode } from 'react';
import { ColorSourcesProvider, type ColorSources } from '#app/ui/color-sources.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { rememberColor } from './recent-colors.ts';

const SOURCES: ColorSources = {
  Choices: lazyPart(() => import('./color-choices.tsx')),
  pickPainted: async () => (await import('./loupe.ts')).pickPainted(),
  onUse: rememberColor,
};

export function EditorColors({ children }: { children: ReactNode }): ReactNode {
  return <ColorSourcesProvider sources={SOURCES}>{children}</ColorSourcesProvider>;
}
