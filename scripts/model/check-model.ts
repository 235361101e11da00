/** Tries the configured model: loads it, lets it read ten requests, and prints how long it took and what it understood. */
import path from 'node:path';
import { readCanvas } from '../../agent/assistant/read-canvas.ts';
import { fullActs } from '../../agent/dialogue/reader/compact-acts.ts';
import { readingRequest } from '../../agent/dialogue/reader/reading-prompt.ts';
import { supported } from '../../agent/dialogue/reader/supported.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import { SAMPLE_CANVAS } from '../../app/services/models/assistant-warm-up.ts';
import {
  createLocalModel,
  statesFolder,
  type LocalModel,
} from '../../app/services/models/local-model/local-model.server.ts';
import { ReadingModelError } from '../../app/services/models/reading/reading-model.ts';
import { sizeText } from '../../app/services/storage/size-text.ts';
import { message } from '../../messages/message.ts';

interface Place {
  dataDir: string;
  print(line: string): void;
}

export interface CheckOptions extends Place {
  /** Absolute path. */
  modelFile: string | undefined;
}

/** About a design with a photo, a headline and a price; the last ones are said as people say things. */
const REQUESTS = [
  'make the headline navy and a bit bigger',
  'put the price under the photo',
  'remove the photo',
  'change "Summer sale" to "Winter clearance"',
  'align both texts on the left',
  'swap the headline and the price',
  'could the bit about 30% jump out more',
  'I reckon the title wants to be in capitals',
  'everything’s a bit cramped, give it some air',
  'nah, put it back how it was',
];

/** Longest printed answer, characters. */
const LONGEST = 400;

/** Opens a file as a model for some work. Rejects with StartError: one line. */
async function withModel(
  file: string,
  { dataDir, print }: Place,
  work: (model: LocalModel) => Promise<unknown>,
): Promise<void> {
  const report = (error: Error): void => print(error.message);
  const model = createLocalModel({ file, cacheFolder: statesFolder(dataDir), report });
  try {
    await work(model);
  } catch (error) {
    if (error instanceof ReadingModelError) throw new StartError(error.message, error);
    throw error;
  } finally {
    await model.close();
  }
}

/** Whether a file (absolute path) is a model that can be used here. Rejects with StartError: one line. */
export const lookAtModel = (file: string, place: Place): Promise<void> =>
  withModel(file, place, (model) => model.check());

/** Rejects with StartError: one line. */
export async function checkModel({ modelFile, ...place }: CheckOptions): Promise<void> {
  if (modelFile === undefined) throw new StartError(message('modelCommand.notSet'));
  const { print } = place;
  const canvas = readCanvas(SAMPLE_CANVAS);
  const texts = canvas.layers.flatMap(({ text }) => text || []);
  await withModel(modelFile, place, async (model) => {
    const { name, parameters, bytes, memory, contextSize } = await model.check();
    print(
      message('modelCommand.facts', {
        file: path.basename(modelFile),
        name,
        parameters: Math.round(parameters / 1e6),
        size: sizeText(bytes),
        memory: sizeText(memory),
        context: contextSize,
      }),
    );
    let usable = 0;
    for (const [index, asked] of REQUESTS.entries()) {
      const request = readingRequest(asked, canvas, null);
      const { answers, tokens, prefix, time } = await model.read(request, new AbortController().signal);
      if (index === 0) print(message(`modelCommand.prefix.${prefix}`));
      const { prompt, read, written } = tokens;
      const seconds = (time / 1000).toFixed(1);
      print(message('modelCommand.reading', { number: index + 1, asked, seconds, prompt, read, written }));
      const [answer = ''] = answers;
      const verdict = judge(answer, asked, texts);
      if (verdict === 'usable') usable += 1;
      print(`   ${message(`modelCommand.verdict.${verdict}`, { answer: answer.slice(0, LONGEST) })}`);
    }
    print(message('modelCommand.usable', { usable, all: REQUESTS.length }));
  });
}

/** What the assistant would make of an answer, before it looks at what comes of it on the page. */
function judge(answer: string, asked: string, texts: readonly string[]): 'usable' | 'unsupported' | 'malformed' {
  const acts = fullActs(answer, asked);
  if (!acts) return 'malformed';
  return supported(acts, asked, texts) ? 'usable' : 'unsupported';
}
