/**
 * `npm run record [-- --chat ID] [--out DIR] [--name NAME] [--force]`: saves a stored conversation as a transcript with
 * its pictures, with personal data and secrets removed. Without --chat it lists the newest conversations.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../app/services/config/load-config.server.ts';
import { StartError } from '../app/services/config/start-error.ts';
import type { RecordArchive } from '../app/services/transcripts/record-archive.server.ts';
import { message } from '../messages/message.ts';
import { timeText } from '../messages/time-text.ts';
import { runCommand } from './running/failing.ts';
import { prepareClient } from './running/prepare.ts';

const USAGE = 'npm run record [-- --chat ID] [--out DIR] [--name NAME] [--force]';
/** Maximum number of conversations listed. */
const LISTED = 20;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u;

interface Wanted {
  chat?: string | undefined;
  out: string;
  name?: string | undefined;
  force: boolean;
}

function readArguments(): Wanted {
  try {
    const { values } = parseArgs({
      options: {
        chat: { type: 'string' },
        out: { type: 'string' },
        name: { type: 'string' },
        force: { type: 'boolean' },
      },
    });
    const { chat, out = '.', name, force = false } = values;
    if (name !== undefined && !NAME.test(name))
      throw new StartError(`--name is "${name}", but must consist of letters, digits, ".", "_" and "-"`);
    if (chat === undefined && (values.out ?? name ?? values.force) !== undefined)
      throw new StartError(`--chat is missing: which conversation? ${USAGE}`);
    // npm runs scripts in the repository; paths are relative to where it was called.
    return { chat, name, force, out: path.resolve(process.env.INIT_CWD ?? process.cwd(), out) };
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error;
    throw new StartError(`${error.message.split('\n')[0]?.replace(/\. To specify.*/, '')}: ${USAGE}`, error);
  }
}

async function save(archive: RecordArchive, chat: string, { name: called, out, force }: Wanted): Promise<void> {
  const { name, about, turns, files } = await archive.record(chat, called);
  const file = path.join(out, `${name}.json`);
  if (existsSync(file) && !force) throw new StartError(message('record.exists', { file }));
  for (const { path: place, bytes } of files) {
    const target = path.join(out, place);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  console.log(message('record.written', { file, turns, pictures: files.length - 1 }));
  if (about !== '') console.log(about);
}

runCommand(async () => {
  const wanted = readArguments();
  await prepareClient((line) => console.error(line));
  // They reach the database client, which may just have been generated.
  const { openRecordArchive } = await import('../app/services/transcripts/record-archive.server.ts');
  const { ChatError } = await import('../app/services/conversations/chat-error.ts');
  const { RecordError } = await import('../agent/transcript/record/recording.ts');
  const archive = await openRecordArchive(readSettings());
  try {
    if (wanted.chat === undefined) {
      const chats = await archive.list(LISTED);
      for (const { id, title, updatedAt, turns } of chats)
        console.log(`${id}  ${timeText(updatedAt, 'moment')}  ${message('record.listed', { title, turns })}`);
      console.error(message(chats.length === 0 ? 'record.noneStored' : 'record.howTo'));
    } else await save(archive, wanted.chat, wanted);
  } catch (error) {
    if (error instanceof ChatError && error.code === 'not_found')
      throw new StartError(message('record.noSuchChat', { id: wanted.chat ?? '' }), error);
    if (error instanceof RecordError) throw new StartError(error.message, error);
    throw error;
  } finally {
    await archive.close();
  }
  process.exit(0);
});
