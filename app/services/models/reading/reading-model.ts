/** A small language model that reads requests for the built-in assistant: text in, JSON under a grammar out. */
import type { JSONSchema7 } from 'ai';

export interface ReadingRequest {
  /** Whose request it is, so that people take turns: a user's id. Absent: nobody's in particular. */
  owner?: string;
  /** The same in every request, so that what the model makes of it can be kept. */
  instructions: string;
  /** What differs: the page in a few lines, and the message. */
  prompt: string;
  /** What an answer looks like, as JSON Schema and as GBNF, the notation of llama.cpp. */
  schema: JSONSchema7;
  grammar: string;
  /** How many answers are wanted: the likeliest first, then others. */
  count: number;
  /** Longest answer, tokens. */
  maxTokens: number;
}

export interface ReadingModel {
  /** As operators know it: the file's name, or the model's name at its server. */
  readonly name: string;
  /**
   * At most `count` answers, as they came: they may be cut off or malformed. Rejects with the signal's reason, or with
   * ReadingModelError; nothing else is expected.
   */
  complete(request: ReadingRequest, signal: AbortSignal): Promise<string[]>;
  close(): Promise<void>;
}

/** Why a model gave no answer, in a line for operators. */
export class ReadingModelError extends Error {
  override readonly name = 'ReadingModelError';
}
