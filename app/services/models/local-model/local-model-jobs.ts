/** What the process of a local model is asked, and what it answers. */
import type { OwnedRequest } from '../reading/reading-model.ts';

export interface ModelPlace {
  /** Absolute path of the GGUF file. */
  file: string;
  /** Absolute path of the folder for what the model made of its instructions. */
  cacheFolder: string;
  /** How many tokens a request and its answer may have together. */
  contextSize: number;
  /** How many threads compute. */
  threads: number;
}

/** What is known of a model before it is loaded. */
export interface ModelFacts {
  /** As the file names it. */
  name: string;
  architecture: string;
  parameters: number;
  /** Of the file. */
  bytes: number;
  /** How much memory it takes once loaded, with its context and its process, bytes: an estimate. */
  memory: number;
  /** At most what was asked for, and what the model was trained on. */
  contextSize: number;
}

/** Where a model's state after its instructions came from. */
export type PrefixSource = 'memory' | 'file' | 'computed';

export interface Prepared {
  prefix: PrefixSource;
  /** Of the instructions. */
  tokens: number;
  /** Why the state could not be stored, if so. */
  notKept?: string;
}

export interface Answered {
  /** Without duplicates, the likeliest first. */
  answers: string[];
  /** Tokens: of the whole prompt; of it those read now, because they were not in memory; of all answers. */
  tokens: { prompt: number; read: number; written: number };
}

export interface LocalModelJobs {
  /** Whether the file can be used; loads the library only. */
  look: { input: ModelPlace; output: ModelFacts };
  /** Loads the model, which was looked at before, and reads the instructions. */
  prepare: { input: ModelPlace & { instructions: string }; output: Prepared };
  /** After `prepare` with the same instructions. */
  answer: {
    input: Pick<OwnedRequest, 'instructions' | 'prompt' | 'grammar' | 'from' | 'count' | 'maxTokens'>;
    output: Answered;
  };
}

export type LocalModelJob = keyof LocalModelJobs;
