/** The one list of declarations. */
import type { GenerationDeclaration } from './declaration.ts';
import type { GenerationKind } from './kinds.ts';
import { removeBackground } from './kinds/remove-background.server.ts';

export const declarations: Readonly<Record<GenerationKind, GenerationDeclaration>> = {
  'remove-background': removeBackground,
};
