/** The application's offers in every color picker inside of it. Pickers without it offer only what they are given. */
import { createContext, use, type ComponentType, type ReactNode } from 'react';

export interface ColorChoicesProps {
  /** Passed in by the picker's parent. */
  swatches: readonly string[];
  /** The current value; null: several colors, or none. */
  value: string | null;
  /** The value when the picker was opened. */
  before: string | null;
  onSelect(color: string): void;
}

export interface ColorSources {
  /** Below the area: groups of colors, and further actions on a color. */
  Choices: ComponentType<ColorChoicesProps>;
  /** Picks a color from the painted pixels, if the browser has no eyedropper. Null: cancelled. */
  pickPainted(): Promise<string | null>;
  /** A color was chosen. */
  onUse(color: string): void;
}

const Sources = createContext<ColorSources | null>(null);

export function ColorSourcesProvider({ sources, children }: { sources: ColorSources; children: ReactNode }): ReactNode {
  return <Sources value={sources}>{children}</Sources>;
}

export function useColorSources(): ColorSources | null {
  return use(Sources);
}
