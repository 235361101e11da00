/** Each tool's icon and words: what it is called, what it says while it works, what it says when it failed. */
import { createLucideIcon, Wrench, type LucideIcon } from 'lucide-react';
import { TOOL_KINDS, type ToolKind } from '#app/contracts/tool-kinds.static.ts';
import { message } from '#messages/message.ts';

export type CallKind = Omit<ToolKind, 'icon'> & { icon: LucideIcon };

/** A component is made once, so that what shows it is not mounted again. */
const known = new Map(
  Object.entries(TOOL_KINDS).map(([tool, kind]): [string, CallKind] => [
    tool,
    { ...kind, icon: createLucideIcon(kind.icon) },
  ]),
);

/** Tools of another version are known by their name alone. */
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
