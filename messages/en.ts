/** The English catalogue, one file an area. Keys are `area.name`; messages of the specification stand word for word. */
import { accountMessages } from './en/account.ts';
import { chatMessages } from './en/chat.ts';
import { commonMessages } from './en/common.ts';
import { editorMessages } from './en/editor.ts';
import { homeMessages } from './en/home.ts';
import { kernelMessages } from './en/kernel.ts';
import { toolMessages } from './en/tools.ts';

export const en = {
  ...commonMessages,
  ...homeMessages,
  ...accountMessages,
  ...kernelMessages,
  ...toolMessages,
  ...chatMessages,
  ...editorMessages,
} as const;
