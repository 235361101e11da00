/**
 * The one way to read a request's body: bytes, text, JSON. Each is limited by the route; refusals are thrown as a
 * Response.
 */
import { excessiveJson, incompleteBody, notJson, refusalResponse, tooLarge } from './body-refusal.ts';
import { bodyLimit } from './body-rules.ts';
import { jsonExcess } from './json-bounds.ts';

/** The assumed size of a body of unknown length, until it turns out larger. */
const FIRST_BYTES = 16_384;

/**
 * The whole body in one buffer, which may be larger than its view. Throws 400 if it breaks off, 413 if it is too large.
 */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const limit = bodyLimit(new URL(request.url).pathname, request.headers.get('content-type'));
  const announced = request.headers.get('content-length');
  // Memory of the announced size is only used as it is written.
  let bytes = new Uint8Array(announced === null ? FIRST_BYTES : Math.min(Number(announced), limit.bytes));
  let length = 0;
  if (request.body) {
    const reader = request.body.getReader();
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        const needed = length + read.value.length;
        if (needed > limit.bytes) {
          void reader.cancel().catch(() => undefined);
          throw refusalResponse(tooLarge(limit.promised));
        }
        if (needed > bytes.length) {
          const larger = new Uint8Array(Math.min(limit.bytes, Math.max(needed, 2 * bytes.length)));
          larger.set(bytes.subarray(0, length));
          bytes = larger;
        }
        bytes.set(read.value, length);
        length = needed;
      }
    } catch (error) {
      // Whatever the stream's error: its sender is gone.
      throw error instanceof Response ? error : refusalResponse(incompleteBody());
    }
  }
  if (announced !== null && Number(announced) !== length) throw refusalResponse(incompleteBody());
  return bytes.subarray(0, length);
}

/** The body as text. Invalid UTF-8 is read as U+FFFD. */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request));
}

/** The body as JSON, whatever its Content-Type. Throws 413 if it exceeds `JSON_BOUNDS`, 422 if it is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  const excess = jsonExcess(bytes);
  if (excess !== null) throw refusalResponse(excessiveJson(excess));
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw refusalResponse(notJson());
  }
}
