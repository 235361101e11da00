/** A recorded conversation as files: the transcript and, next to it, its pictures by content hash. */
import { zip, type AsyncZippable } from 'fflate';
import { message } from '#messages/message.ts';
import { recordTranscript, transcriptText } from '#agent/transcript/record/record-transcript.ts';
import { RecordError } from '#agent/transcript/record/recording.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { readConversation, type RecordServices } from './record-conversation.server.ts';

export interface RecordedFiles {
  /** The transcript's name: its file is `<name>.json`. */
  name: string;
  /** What the file can't reproduce, in words; "" if nothing. */
  about: string;
  turns: number;
  files: { path: string; bytes: Uint8Array }[];
}

/**
 * Records a conversation. Throws ChatError 'not_found' for one that is missing or another user's, and RecordError for
 * one that can't be recorded. `called`: the transcript's name; the conversation's own by default.
 */
export async function recordConversation(
  services: RecordServices & { assets: Pick<Assets, 'assetBytes'> },
  userId: string,
  chatId: string,
  called?: string,
): Promise<RecordedFiles> {
  const { transcript, files } = recordTranscript(await readConversation(services, userId, chatId), called);
  const pictures = await Promise.all(
    files.map(async ({ asset, path }) => {
      const bytes = await services.assets.assetBytes(asset);
      if (!bytes) throw new RecordError('damaged', message('record.pictureGone'));
      return { path, bytes };
    }),
  );
  const text = new TextEncoder().encode(transcriptText(transcript));
  return {
    name: transcript.name,
    about: transcript.about ?? '',
    turns: transcript.turns.length,
    files: [{ path: `${transcript.name}.json`, bytes: text }, ...pictures],
  };
}

/** Pictures are compressed already. */
const STORED = /\.(?:jpg|png|webp)$/;

/** The files in one archive. */
export function zipFiles({ files }: RecordedFiles): Promise<Uint8Array<ArrayBuffer>> {
  const entries: AsyncZippable = Object.fromEntries(
    files.map(({ path, bytes }) => [path, [bytes, { level: STORED.test(path) ? 0 : 6 }]]),
  );
  return new Promise((resolve, reject) =>
    zip(entries, (error, data) => (error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>))),
  );
}
