import { afterAll, beforeAll, expect, test } from 'vitest';
import path from 'node:path';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { openRecordingPlace, seen, type RecordingPlace } from '#tests/fixtures/recording.ts';
import { divergences } from '#tests/fixtures/stage.ts';
import { writeFileSync } from 'node:fs';

let place: RecordingPlace;
beforeAll(async () => { place = await openRecordingPlace(); }, 60_000);
afterAll(() => place.close());
const { loaded, errors } = await readTranscripts((process.env.RT ?? 'tests/transcripts/chat').split(',').map(f => path.resolve(f)));
console.log(loaded.length, errors.map(e => e.message));
test.each(loaded.map((one) => [path.basename(one.file), one] as const))('%s', async (_name, { file, transcript }) => {
  const played = await place.play(transcript, file);
  const recorded = await played.record();
  if (process.env.SHOW) console.log(new TextDecoder().decode(recorded.files[0]!.bytes));
  writeFileSync('/tmp/rt-last.json', recorded.files[0]!.bytes);
  const { trace } = await place.replay(recorded);
  const d = divergences(trace);
  expect(d.slice(0, 3).map((x) => ({ ...x, pictures: undefined, diff: x.diff?.slice(0, 4) }))).toEqual([]);
  expect(seen(trace.turns.at(-1)!.after)).toEqual(seen(played.turns.filter((t) => t.chat === '').at(-1)!.after));
  if (recorded.about) console.log(_name, recorded.about);
}, 60_000);
