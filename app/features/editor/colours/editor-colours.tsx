/** Lets every colour picker inside the editor offer what the editor knows: loaded when the first one is opened. */
import type { ReactNode } from 'react';
import { ColorSourcesProvider, type ColorSources } from '#app/ui/color-sources.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { rememberColour } from './recent-colours.ts';

const SOURCES: ColorSources = {
  Choices: lazyPart(() => import('./colour-choices.tsx')),
  pickPainted: async () => (await import('./loupe.ts')).pickPainted(),
  onUse: rememberColour,
};

export function EditorColours({ children }: { children: ReactNode }): ReactNode {
  return <ColorSourcesProvider sources={SOURCES}>{children}</ColorSourcesProvider>;
}
