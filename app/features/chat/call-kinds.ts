/** Each tool's icon and words: its name, what it says while running and after failing. */
import { createLucideIcon, Wrench, type LucideIcon } from 'lucide-react';
import { TOOL_KINDS, type ToolKind } from '#app/contracts/tool-kinds.static.ts';
import { message } from '#messages/message.ts';

export type CallKind = Omit<ToolKind, 'icon'> & { icon: LucideIcon };

/** Creates a component once, so that its users are not remounted. */
const known = new Map(
  Object.entries(TOOL_KINDS).map(([tool, kind]): [string, CallKind] => [
    tool,
    { ...kind, icon: createLucideIcon(kind.icon) },
  ]),
);

/** Tools of another version are known by name only. */
export function callKind(tool: string): CallKind {
  const kind = known.get(tool);
  if (kind) return kind;
  const title = sentence(tool);
  return {
    icon: Wrench,
    title,
    doing: message('chat.doing.other'),
    failed: message('chat.failed.other', { what: title }),
  };
}

/** `remove_background` → `Remove background`. */
function sentence(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
