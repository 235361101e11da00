/**
 * A model in memory, in its own process: reads instructions once, keeps what it made of them, and completes prompts
 * under a grammar. One job at a time; a job that is told to stop does so between two batches or tokens.
 */
import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import type { ChatWrapper, LlamaContextSequence, LlamaGrammar, LlamaModel, Token } from 'node-llama-cpp';
import { loadLibrary, type Library } from './llama-library.ts';
import type { Answered, LocalModelJobs, ModelPlace, Prepared } from './local-model-jobs.ts';
import { BATCH_SIZE } from './look-at-model.ts';
import { createPrefixStore, prefixKey } from './prefix-store.ts';
import { reasonOf, UnfitModel } from './unfit-model.ts';

/** How freely the answers after the first one are chosen. */
const TEMPERATURE = 0.8;
/** The grammar is the same in most requests. */
const GRAMMARS_KEPT = 4;
/** How much of each end of a file is part of its identity, bytes. */
const IDENTITY_BYTES = 1 << 20;

interface Loaded {
  file: string;
  library: Library;
  model: LlamaModel;
  sequence: LlamaContextSequence;
  /** How the model is used to being talked to. */
  chat: ChatWrapper;
  /** Of the file, for the key of stored states. */
  identity: string;
  grammars: Map<string, LlamaGrammar>;
}

let loaded: Promise<Loaded> | undefined;

/**
 * Loads the model if it is not there yet, and brings its state to the end of the instructions.
 *
 * @throws UnfitModel
 */
export async function prepare({ instructions, ...place }: LocalModelJobs['prepare']['input']): Promise<Prepared> {
  loaded ??= load(place);
  const here = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const { sequence, library, identity } = here;
  const prefix = prefixOf(here, instructions);
  if (sequence.compareContextTokens(prefix).firstDifferentIndex >= prefix.length)
    return { prefix: 'memory', tokens: prefix.length };
  const key = prefixKey([identity, library.version, String(sequence.contextSize), prefix.join(' ')]);
  const store = createPrefixStore(place.cacheFolder);
  const file = await store.find(key);
  if (file !== null && (await restore(sequence, file, prefix))) return { prefix: 'file', tokens: prefix.length };
  await bring(sequence, prefix);
  try {
    await store.keep(key, (target) => sequence.saveStateToFile(target));
  } catch (error) {
    return { prefix: 'computed', tokens: prefix.length, notKept: reasonOf(error) };
  }
  return { prefix: 'computed', tokens: prefix.length };
}

/**
 * Completes a prompt. Needs `prepare` before it.
 *
 * @throws UnfitModel 'localModel.tooLong', 'localModel.grammar', or the signal's reason
 */
export async function answer(input: LocalModelJobs['answer']['input'], signal: AbortSignal): Promise<Answered> {
  if (!loaded) throw new Error('The model is not loaded');
  const here = await loaded;
  const { sequence, model, file } = here;
  const { instructions, prompt, maxTokens } = input;
  const tokens = tokensOf(here, instructions, prompt);
  const needed = tokens.length + maxTokens;
  if (needed >= sequence.contextSize)
    throw new UnfitModel('localModel.tooLong', { file, room: sequence.contextSize - 1, needed });
  const grammar = await grammarOf(here, input.grammar);
  const answers = new Set<string>();
  let written = 0;
  let read = 0;
  for (let index = input.from; index < input.from + input.count; index += 1) {
    // The last token is read with each answer: what follows it is chosen then.
    read += 1 + (await bring(sequence, tokens.slice(0, -1), signal));
    const answered = await complete(here, tokens.slice(-1), grammar, { index, maxTokens, signal });
    written += answered.length;
    answers.add(model.detokenize(answered));
  }
  return { answers: [...answers], tokens: { prompt: tokens.length, read, written } };
}

async function load(place: ModelPlace): Promise<Loaded> {
  const { file, threads, contextSize } = place;
  const library = await loadLibrary(threads);
  const { llamaCpp, llama, takeComplaint } = library;
  takeComplaint();
  try {
    // Not mapped from the file: weights that are rearranged for the processor would be in memory twice.
    const model = await llama.loadModel({ modelPath: file, useMmap: false });
    const context = await model.createContext({
      contextSize,
      batchSize: BATCH_SIZE,
      threads,
      // The state after the instructions must stay whole, in models that forget what is far back as well.
      swaFullCache: true,
    });
    // The file's own template, if it has a usable one. Without thoughts: a grammar has no place for them.
    const settings = { type: 'jinjaTemplate', customWrapperSettings: { jinjaTemplate: { reasoning: false } } } as const;
    const chat =
      llamaCpp.resolveChatWrapper(model, { ...settings, warningLogs: false }) ?? new llamaCpp.GeneralChatWrapper();
    const sequence = context.getSequence();
    return { file, library, model, sequence, chat, identity: await identityOf(file), grammars: new Map() };
  } catch (error) {
    throw new UnfitModel('localModel.notLoaded', { file, reason: takeComplaint() ?? reasonOf(error) }, error);
  }
}

/** Which file this is: size and time, and its ends, which hold what the model is and some of its weights. */
async function identityOf(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  const hash = createHash('sha256').update(`${size} ${mtimeMs}`);
  const handle = await open(file);
  try {
    for (const from of [0, Math.max(0, size - IDENTITY_BYTES)]) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(IDENTITY_BYTES), 0, IDENTITY_BYTES, from);
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

function tokensOf({ chat, model }: Loaded, instructions: string, prompt: string): Token[] {
  const { contextText } = chat.generateContextState({
    chatHistory: [
      { type: 'system', text: instructions },
      { type: 'user', text: prompt },
      { type: 'model', response: [] },
    ],
  });
  return contextText.tokenize(model.tokenizer);
}

/** What all prompts begin with, whatever the chat's form: two that begin differently have it in common. */
function prefixOf(here: Loaded, instructions: string): Token[] {
  const [one, other] = ['0', 'Z'].map((prompt) => tokensOf(here, instructions, prompt)) as [Token[], Token[]];
  const end = one.findIndex((token, index) => token !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

async function restore(sequence: LlamaContextSequence, file: string, prefix: Token[]): Promise<boolean> {
  try {
    await sequence.loadStateFromFile(file, { acceptRisk: true });
    if (sequence.compareContextTokens(prefix).firstDifferentIndex >= prefix.length) {
      await mark(sequence);
      return true;
    }
  } catch {
    // Computed anew.
  }
  await sequence.clearHistory();
  return false;
}

/** Brings the state to exactly these tokens. Returns how many of them had to be read. */
async function bring(sequence: LlamaContextSequence, tokens: Token[], signal?: AbortSignal): Promise<number> {
  signal?.throwIfAborted();
  await sequence.adaptStateToTokens(tokens, false);
  const from = sequence.nextTokenIndex;
  for (let at = from; at < tokens.length; at += BATCH_SIZE) {
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, at + BATCH_SIZE));
    signal?.throwIfAborted();
  }
  if (tokens.length > from) await mark(sequence);
  return Math.max(0, tokens.length - from);
}

/** Models whose state can't be cut back return to where it was marked. */
async function mark(sequence: LlamaContextSequence): Promise<void> {
  if (sequence.needsCheckpoints) await sequence.takeCheckpoint();
}

async function complete(
  { sequence, model, library }: Loaded,
  last: Token[],
  grammar: LlamaGrammar,
  { index, maxTokens, signal }: { index: number; maxTokens: number; signal: AbortSignal },
): Promise<Token[]> {
  const grammarEvaluationState = new library.llamaCpp.LlamaGrammarEvaluationState({ model, grammar });
  const written: Token[] = [];
  const options = { grammarEvaluationState, temperature: index === 0 ? 0 : TEMPERATURE, seed: index };
  for await (const token of sequence.evaluate(last, options)) {
    signal.throwIfAborted();
    written.push(token);
    if (written.length >= maxTokens) break;
  }
  return written;
}

async function grammarOf({ library, grammars }: Loaded, gbnf: string): Promise<LlamaGrammar> {
  const known = grammars.get(gbnf);
  if (known) return known;
  library.takeComplaint();
  try {
    const grammar = await library.llama.createGrammar({ grammar: gbnf });
    for (const [oldest] of [...grammars].slice(0, Math.max(0, grammars.size + 1 - GRAMMARS_KEPT)))
      grammars.delete(oldest);
    grammars.set(gbnf, grammar);
    return grammar;
  } catch (error) {
    throw new UnfitModel('localModel.grammar', { reason: library.takeComplaint() ?? reasonOf(error) }, error);
  }
}
