/**
 * The overhead of a hosted model: the loop around each of its steps, what it is sent, and what is lost over the
 * network. The model is a script, or the built-in assistant, behind OpenAI's protocol on this machine.
 */
import path from 'node:path';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { openMemoryDatabase } from '#app/services/database/memory.server.ts';
import { chooseModel, type ConversationModel } from '#app/services/models/model.server.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { openStage } from '#app/services/transcripts/stage.server.ts';
import { answering } from '#tests/fakes/answering.ts';
import { startAssistantServer } from '#tests/fakes/assistant-server.ts';
import { shownIn, type Shown } from '#tests/fakes/hosted-request.ts';
import { startOpenAiServer, type OpenAiRequest, type OpenAiStep } from '#tests/fakes/openai-server.ts';
import { hearOut, openBenchConversations, say } from '../conversations.ts';
import { designOfSize } from '../design-of-size.ts';
import type { Row } from '../measure.ts';

/** Calls of one turn, one per step. */
const CALLS = 10;
/** Runs every nth prompt case, so that a row takes no minutes; all of them with `--full`. */
const EVERY = 6;

const hosted = (url: string, openaiPictures: boolean): ConversationModel =>
  chooseModel({ openaiApiKey: 'bench', openaiBaseUrl: url, openaiModel: 'scripted', openaiPictures });

/** Ten changes, then words: decided by the results in the request, so that it can be repeated. */
function changes({ body }: OpenAiRequest): OpenAiStep {
  const asked = body.messages.findLastIndex(
    ({ role, content }, index) => role === 'user' && index < body.messages.length - 1 && typeof content === 'string',
  );
  const done = body.messages.slice(asked).filter(({ role }) => role === 'tool').length;
  return done < CALLS
    ? { call: 'update_layer', input: { layer: 'layer-1', opacity: (done % 9) / 10 + 0.1 }, id: `call-${asked}-${done}` }
    : { say: 'Done.' };
}

/** The same requests without our code: sent, and their answers read to the end. */
async function askPlainly(url: string, bodies: readonly string[]): Promise<void> {
  for (const body of bodies) {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer bench' },
      body,
    });
    await response.text();
  }
}

const mean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length));

function sizesOf(shown: readonly Shown[]): Record<string, number> {
  const of = (part: keyof Shown['bytes']) => mean(shown.map(({ bytes }) => bytes[part]));
  return {
    'instructions B': of('instructions'),
    'tools B': of('tools'),
    'conversation B': of('conversation'),
    'canvas B': of('canvas'),
    'picture B': of('picture'),
    'request B': of('whole'),
  };
}

export const hostedTurn: Row = {
  name: 'hosted-turn',
  about: `A conversation's turn of ${CALLS} calls and a word (${CALLS + 1} steps) with a model over HTTP that answers at once; divide by ${CALLS + 1} for a step. Floor: the same requests sent and read with fetch alone. "prompts": cases of tests/transcripts/prompts answered by the built-in assistant over the same protocol; floor: without it.`,
  async run(measure, { full }) {
    const bench = await openBenchConversations();
    try {
      for (const [count, pictures] of [
        [10, false],
        [10, true],
        [100, true],
      ] as const) {
        const server = await startOpenAiServer({ always: changes });
        const conversations = await bench.withModel(hosted(server.url, pictures).languageModel, {
          steps: CALLS + 1,
          takesPictures: pictures,
        });
        const { chatId } = await bench.newChat(designOfSize(count));
        const turn = async () => {
          const end = JSON.stringify(
            await hearOut(await say(conversations, bench.userId, chatId, 'Change it ten times')),
          );
          if (!end.includes('"finished"')) throw new Error(`The turn ended otherwise: ${end}`);
        };
        await turn();
        const first = server.requests.splice(0);
        const bodies = first.map(({ body }) => JSON.stringify(body));
        await measure({
          size: `${count} layers, ${pictures ? 'with a picture' : 'in words'}`,
          repetitions: 10,
          async prepare() {
            server.requests.splice(0);
            await bench.services.database.prisma.message.deleteMany({ where: { chatId } });
          },
          ours: turn,
          floor: () => askPlainly(server.url, bodies),
          further: () => sizesOf(first.map(shownIn)),
        });
        await server.close();
      }
    } finally {
      await bench.close();
    }
    await measurePrompts(measure, full);
  },
};

/** How many of the prompt cases pass, over the wire and without it. */
async function measurePrompts(measure: Parameters<Row['run']>[0], full: boolean): Promise<void> {
  const empty = await openMemoryDatabase();
  const template = await empty.dump();
  await empty.close();
  const stage = await openStage({ template, report: () => undefined });
  const shown: Shown[] = [];
  const server = await startAssistantServer((request) => shown.push(shownIn(request)));
  try {
    const { loaded, errors } = await readTranscripts([path.join(projectRoot(), 'tests', 'transcripts', 'prompts')]);
    if (errors[0]) throw errors[0];
    const cases = full ? loaded : loaded.filter((_, index) => index % EVERY === 0);
    const turns = cases.reduce((sum, { transcript }) => sum + transcript.turns.length, 0);
    const passed = { hosted: 0, 'built in': 0 };
    const playAll = async (model: ConversationModel, as: keyof typeof passed) => {
      passed[as] = 0;
      for (const one of cases) {
        const { checks } = await stage.replay(one, { model, keepGoing: true });
        if (checks.every(({ divergence }) => divergence === null)) passed[as] += 1;
      }
    };
    const rate = (as: keyof typeof passed) => `${passed[as]} of ${cases.length}`;
    await measure({
      size: `prompts: ${cases.length} cases, ${turns} turns`,
      repetitions: 3,
      slow: true,
      async prepare() {
        shown.splice(0);
        server.requests.splice(0);
      },
      ours: () => playAll(hosted(server.url, true), 'hosted'),
      floor: () => playAll(answering(createAssistant({ pauseMs: 0 })), 'built in'),
      further: () => ({
        'passed over the wire': rate('hosted'),
        'passed without it': rate('built in'),
        'steps a turn': Math.round((shown.length / turns) * 100) / 100,
        ...sizesOf(shown),
      }),
    });
  } finally {
    await server.close();
    await stage.close();
  }
}
