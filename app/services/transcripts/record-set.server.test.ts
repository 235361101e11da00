/**
 * Every shipped transcript, played, recorded from the database and played again: the recording passes, and the design
 * is the same.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRecordingPlace, sameSight, type RecordingPlace } from '#tests/fixtures/recording.ts';
import { divergences } from '#tests/fixtures/stage.ts';
import { readTranscripts } from './read-transcripts.server.ts';

let place: RecordingPlace;
beforeAll(async () => {
  place = await openRecordingPlace();
});
afterAll(() => place.close());

const { loaded } = await readTranscripts(
  ['chat', 'tools', 'operations'].map((folder) => path.join(import.meta.dirname, '../../../tests/transcripts', folder)),
);
/** An ordinary run takes a subset, the same one every time, whatever is added. */
const everyOne = process.env.BLEND_LONG === '1' ? 1 : 96;
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0);
const tried = loaded.filter(({ transcript }) => numberOf(transcript.name) % everyOne === 0);

describe('a recording of', () => {
  test.each(tried.map((one) => [one.transcript.name, one] as const))('%s', async (_name, { file, transcript }) => {
    const played = await place.play(transcript, file);
    const recorded = await played.record();
    const { trace } = await place.replay(recorded);
    expect(divergences(trace).map(({ message, diff }) => ({ message, diff }))).toEqual([]);
    sameSight(played, trace, recorded);
  });
});
