/** A thread that reads for the built-in assistant, one question at a time. Node runs this file directly. */
import { parentPort } from 'node:worker_threads';
import { answer, type Answered, type Question } from '#agent/assistant/answer.ts';
import { WARM_UP } from './assistant-warm-up.ts';

export type FromReader =
  | { type: 'ready' }
  | { type: 'step'; answered: Answered }
  /** A bug in the assistant; its stack. */
  | { type: 'failed'; reason: string };

const port = parentPort;
if (!port) throw new Error('The assistant reads in a worker thread');
const send = (told: FromReader) => port.postMessage(told);

port.on('message', (question: Question) => {
  try {
    send({ type: 'step', answered: answer(question) });
  } catch (error) {
    send({ type: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
for (const prompt of WARM_UP) answer({ prompt, tools: null });
send({ type: 'ready' });
