/** All rows, in the order in which they run. */
import type { Row } from './measure.ts';
import { agentTurn } from './rows/agent-turn.ts';
import { commit } from './rows/commit.ts';
import { render } from './rows/render.ts';
import { toolCall } from './rows/tool-call.ts';

export const rows: readonly Row[] = [commit, toolCall, agentTurn, render];
