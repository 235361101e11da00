/**
 * Reads why a server refuses a request from its error text: servers differ in wording and status.
 */

/**
 * `length`: the conversation is longer than the model can read. `pictures`: it can't read pictures. `unsaid`: the
 * request is wrong, but the server does not say how.
 */
export type Refusal = 'length' | 'pictures' | 'unsaid';

/** Statuses of requests that are refused for their contents. */
const REFUSED = new Set([400, 413, 415, 422]);
/**
 * Other servers use these, with a text that distinguishes the refusal from a server error: OpenRouter, llama.cpp,
 * LocalAI.
 */
const REFUSED_IN_WORDS = new Set([404, 500, 501]);

const LENGTH =
  /context[ _-]?(?:length|window|size)|maximum (?:context|prompt)|too many (?:input )?tokens|(?:prompt|input|request) (?:is )?too (?:long|large)|exceeds? .{0,60}(?:context|tokens)|reduce the length/i;
const PICTURES = /image|vision|multi-?modal|mmproj|content.{0,60}string/i;

/** Google's words for a wrong key, which comes with the status of a wrong request. */
const KEY = /API_KEY_INVALID|api key (?:not valid|expired)/i;

/** Whether a request was refused for its key, by its words. */
export function refusesKey(status: number | undefined, words: string): boolean {
  return status === 400 && KEY.test(words);
}

/** What an error response says about the request; null: nothing, the server failed for its own reasons. */
export function refusalOf(status: number, words: string): Refusal | null {
  if ((!REFUSED.has(status) && !REFUSED_IN_WORDS.has(status)) || refusesKey(status, words)) return null;
  if (LENGTH.test(words)) return 'length';
  if (PICTURES.test(words)) return 'pictures';
  return REFUSED.has(status) ? 'unsaid' : null;
}
