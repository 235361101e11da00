/** The English catalogue, one file an area. Keys are `area.name`; messages of the specification stand word for word. */
import { accountMessages } from './en/account.ts';
import { agentMessages } from './en/agent.ts';
import { assistantMessages } from './en/assistant.ts';
import { brandKitMessages } from './en/brand-kit.ts';
import { chatMessages } from './en/chat.ts';
import { commonMessages } from './en/common.ts';
import { composeMessages } from './en/compose.ts';
import { configMessages } from './en/config.ts';
import { creditMessages } from './en/credits.ts';
import { databaseMessages } from './en/database.ts';
import { designMessages } from './en/designs.ts';
import { editorMessages } from './en/editor.ts';
import { homeMessages } from './en/home.ts';
import { imagingMessages } from './en/imaging.ts';
import { judgeMessages } from './en/judge.ts';
import { kernelMessages } from './en/kernel.ts';
import { lintMessages } from './en/lint.ts';
import { logoMessages } from './en/logo.ts';
import { recordMessages } from './en/record.ts';
import { renderingMessages } from './en/rendering.ts';
import { replayMessages } from './en/replay.ts';
import { stageMessages } from './en/stage.ts';
import { toolMessages } from './en/tools.ts';
import { transcriptFileMessages } from './en/transcript-file.ts';

export const en = {
  ...commonMessages,
  ...configMessages,
  ...composeMessages,
  ...homeMessages,
  ...accountMessages,
  ...kernelMessages,
  ...judgeMessages,
  ...imagingMessages,
  ...lintMessages,
  ...logoMessages,
  ...recordMessages,
  ...renderingMessages,
  ...replayMessages,
  ...stageMessages,
  ...toolMessages,
  ...brandKitMessages,
  ...chatMessages,
  ...agentMessages,
  ...assistantMessages,
  ...editorMessages,
  ...creditMessages,
  ...databaseMessages,
  ...designMessages,
  ...transcriptFileMessages,
} as const;
