/**
 * Fetches a large file: goes on where an earlier attempt was cut off, checks room, size and checksum, and puts the file
 * in its place when it is whole.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../app/services/config/start-error.ts';
import { sizeText } from '../../app/services/storage/size-text.ts';
import { message } from '../../messages/message.ts';
import { askServer, ConnectionError, type ServerAnswer } from './ask-server.ts';
import { codeOf, fetchError, reasonOf } from './fetch-errors.ts';

export interface FetchOptions {
  url: string;
  /** Where the file goes; until it is whole, `<target>.part` holds what is there. */
  target: string;
  /** Given by the person, or known for the file; else the server's, if it states one. */
  sha256?: string | undefined;
  /** Known for the file, bytes. */
  bytes?: number | undefined;
  /** Called with every piece: bytes done, and of how many if that is known. */
  progress(done: number, whole: number | null): void;
  /** It was cut off and goes on. */
  again(done: number): void;
  /** All of it is there; its checksum is computed. */
  checking(): void;
  /** A transfer that stands still for so long is taken to be cut off, ms. */
  patience?: number;
  /** Before a new attempt, ms; after attempts that brought nothing, as many times as there were. */
  pause?: number;
}

export interface Fetched {
  bytes: number;
  sha256: string;
  /** The checksum was compared with the one stated by the server, or asked for. */
  isCompared: boolean;
}

const PATIENCE = 60_000;
const PAUSE = 1_000;
/** So many attempts in a row may bring nothing. */
const ATTEMPTS = 5;
/** What stays free on the disk, bytes. */
const SPARE = 100_000_000;

/** What a part is of. */
interface Origin {
  url: string;
  mark: string | null;
  sha256: string | null;
  whole: number | null;
}

/** Rejects with StartError: one line that says what to do. What arrived is kept where it can be gone on with. */
export async function fetchFile(options: FetchOptions): Promise<Fetched> {
  const { target, url, pause = PAUSE } = options;
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw fetchError('unwritable', { folder, reason: reasonOf(error) }, error);
  });
  let wasted = 0;
  let most = await sizeOf(partOf(target));
  for (;;) {
    try {
      const origin = await attempt(options);
      if (origin) return await finish(options, origin);
    } catch (error) {
      if (error instanceof StartError) throw error;
      if (!(error instanceof ConnectionError)) throw writeError(error, options, await sizeOf(partOf(target)));
      if (most === 0 && wasted === ATTEMPTS - 1)
        throw fetchError('noAnswer', { host: new URL(url).host, reason: error.message }, error);
    }
    const done = await sizeOf(partOf(target));
    wasted = done > most ? 0 : wasted + 1;
    most = Math.max(most, done);
    if (wasted >= ATTEMPTS) {
      const whole = (await originOf(options))?.whole ?? null;
      const of = whole === null ? '' : message('modelCommand.of', { whole: sizeText(whole) });
      throw fetchError('cutOff', { done: sizeText(done), whole: of });
    }
    options.again(done);
    await sleep(pause * (wasted + 1));
  }
}

/** Fetches what is missing. Null if it was cut off. */
async function attempt(options: FetchOptions): Promise<Origin | null> {
  const { url, target, patience = PATIENCE } = options;
  const part = partOf(target);
  const known = await originOf(options);
  // What nothing can be compared with is not gone on with.
  const isUsable = known !== null && (known.mark ?? known.sha256 ?? options.sha256) != null;
  const from = isUsable ? await sizeOf(part) : 0;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('No answer')), patience);
  try {
    const answer = await askServer({ url, from, mark: known?.mark ?? null, signal: stop.signal });
    timer.refresh();
    const origin: Origin = { url, mark: answer.mark, sha256: answer.sha256, whole: answer.whole };
    const isOther =
      answer.start > 0 && known?.sha256 != null && answer.sha256 !== null && known.sha256 !== answer.sha256;
    if (!answer.body || isOther) {
      await answer.body?.cancel();
      if (answer.start > 0 && !isOther) return { ...origin, sha256: answer.sha256 ?? known?.sha256 ?? null };
      await forget(part);
      return null;
    }
    await checkRoom(options, answer);
    await writeFile(`${part}.json`, JSON.stringify(origin));
    const done = await receive(options, answer, () => timer.refresh());
    return origin.whole === null || done === origin.whole ? origin : null;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** Writes what arrives to the part; returns its size. */
async function receive(
  { target, url, progress }: FetchOptions,
  answer: ServerAnswer,
  alive: () => void,
): Promise<number> {
  const { start, whole, body } = answer;
  const file = await open(partOf(target), start > 0 ? 'r+' : 'w');
  let done = start;
  let isChecked = start > 0;
  try {
    const chunks = (body as ReadableStream<Uint8Array>)[Symbol.asyncIterator]();
    for (;;) {
      const next = await chunks.next().catch(() => null);
      if (!next || next.done) break;
      alive();
      const { value } = next;
      for (let at = 0; at < value.length;)
        at += (await file.write(value, at, value.length - at, done + at)).bytesWritten;
      done += value.length;
      progress(done, whole);
      if (!isChecked && done >= 4) {
        isChecked = true;
        await checkKind(partOf(target), url);
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return done;
}

async function checkKind(part: string, url: string): Promise<void> {
  const file = await open(part);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  if (buffer.toString('latin1') === 'GGUF') return;
  await forget(part);
  throw fetchError('notGguf', { host: new URL(url).host });
}

async function checkRoom({ target, bytes, url }: FetchOptions, { whole, start }: ServerAnswer): Promise<void> {
  if (whole === null) return;
  if (bytes !== undefined && whole !== bytes)
    throw fetchError('otherSize', { host: new URL(url).host, size: sizeText(whole), whole: sizeText(bytes) });
  const folder = path.dirname(target);
  const { bavail, bsize } = await statfs(folder);
  const needed = whole - start + SPARE;
  if (bavail * bsize < needed)
    throw fetchError('noRoom', { folder, free: sizeText(bavail * bsize, 'down'), needed: sizeText(needed) });
}

/** Compares the checksum, and moves the file to its place. */
async function finish(options: FetchOptions, origin: Origin): Promise<Fetched> {
  const { target, url } = options;
  const part = partOf(target);
  options.checking();
  const bytes = await sizeOf(part);
  const wanted = options.sha256?.toLowerCase() ?? origin.sha256;
  const sha256 = await sha256Of(part);
  if (wanted !== null && sha256 !== wanted) {
    await forget(part);
    throw fetchError('wrongSum', { found: sha256, wanted });
  }
  if (bytes < 4) {
    await forget(part);
    throw fetchError('notGguf', { host: new URL(url).host });
  }
  await rename(part, target);
  await forget(part);
  return { bytes, sha256, isCompared: wanted !== null };
}

/** In hexadecimal digits. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function writeError(error: unknown, { target, bytes }: FetchOptions, done: number): StartError {
  const folder = path.dirname(target);
  if (codeOf(error) !== 'ENOSPC') return fetchError('unwritable', { folder, reason: reasonOf(error) }, error);
  const needed = bytes === undefined ? SPARE : bytes - done;
  return fetchError('diskFull', { folder, needed: sizeText(needed), done: sizeText(done, 'down') }, error);
}

const partOf = (target: string): string => `${target}.part`;

async function forget(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(`${part}.json`, { force: true });
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/** What the part is of; null if there is none, or of another address. */
async function originOf({ target, url }: FetchOptions): Promise<Origin | null> {
  try {
    const origin = JSON.parse(await readFile(`${partOf(target)}.json`, 'utf8')) as Origin;
    return origin.url === url ? origin : null;
  } catch {
    return null;
  }
}
