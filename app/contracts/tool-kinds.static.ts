/**
 * Each tool's name and icon for people. The build runs this module and replaces it by its values (see
 * scripts/building/static-modules.ts), so that the browser knows them without loading the tools.
 */
import type { LucideIconData } from 'lucide-react';
import { message } from '#messages/message.ts';
import { tools } from '#tools/index.ts';

export interface ToolKind {
  icon: LucideIconData;
  title: string;
  /** In the present tense, while it runs. */
  doing: string;
  failed: string;
}

async function iconNamed(name: string): Promise<LucideIconData> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as { __iconData?: LucideIconData };
  if (!__iconData) throw new Error(`“${name}” is an old name of a Lucide icon: give its present one`);
  return __iconData;
}

/** By the name of the tool. */
export const TOOL_KINDS: Readonly<Record<string, ToolKind>> = Object.fromEntries(
  await Promise.all(
    tools.map(async ({ name, icon, texts: words }) => [
      name,
      {
        icon: await iconNamed(icon),
        title: message(words.title),
        doing: message(words.doing),
        failed: message(words.failed),
      },
    ]),
  ),
);
