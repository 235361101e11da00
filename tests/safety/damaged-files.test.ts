/**
 * Sends damaged files of every accepted type to whatever takes them: each is kept or refused with a message, none
 * causes a crash, a hang or a bug, and afterwards the same processes still accept sound ones.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssetError } from '#app/contracts/asset-error.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { MusicError } from '#app/services/inspection/music/music-error.ts';
import { createMusic, type Music } from '#app/services/film/music.server.ts';
import { FontError } from '#app/services/inspection/fonts/font-error.ts';
import { createOwnFonts, type OwnFonts } from '#app/services/fonts/own/own-fonts.server.ts';
import { createInspections, type Inspections } from '#app/services/inspection/inspections.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { damaged, type Damaged } from './damage.ts';
import { soundFonts, soundMusic, soundPictures } from './sound-files.ts';

/** In an ordinary run eight of each kind of damage. */
const COUNT = isLongRun ? 5_000 : 32;
const SEED = isLongRun ? Date.now() % 1_000_000 : 20_261_128;
/** As many as the pool takes at a time. */
const AT_ONCE = 4;

let database: TestDatabase;
let inspections: Inspections;
let assets: Assets;
let music: Music;
let fonts: OwnFonts;
const reports: Error[] = [];
let people: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  const { prisma } = database.database;
  // Long enough for any file of this size, and short enough that a hanging file costs little.
  const brief = { time: 4_000 };
  inspections = createInspections({
    size: AT_ONCE,
    limits: { picture: brief, music: brief, font: brief },
    report: (error) => reports.push(error),
  });
  const { inspect } = inspections;
  const storage = createMemoryStorage();
  assets = createAssets({ prisma, storage, inspect });
  music = createMusic({ prisma, assets, inspect });
  fonts = createOwnFonts({
    prisma,
    storage,
    inspect,
    canvas: { has: () => false, register: () => undefined },
    report: (error) => reports.push(error as Error),
  });
  people = await Promise.all(Array.from({ length: AT_ONCE }, () => createTestUser(database.database)));
});
afterAll(async () => {
  await inspections.close();
  await database.remove();
});

type Take = (user: string, bytes: Uint8Array) => Promise<unknown>;

/** null when it was kept or, unless `isSound`, refused with a message; else what went wrong. */
async function wrongWith(take: Take, user: string, { label, bytes }: Damaged, isSound = false): Promise<string | null> {
  try {
    await take(user, bytes);
    return null;
  } catch (error) {
    const isTold = error instanceof AssetError || error instanceof MusicError || error instanceof FontError;
    return !isSound && isTold && error.status >= 400 && error.status < 500 && error.message.length > 8
      ? null
      : `${label}: ${String(error)}`;
  }
}

const pictures = await soundPictures();
const songs = await soundMusic();
const letters = soundFonts();
const others = [...pictures, ...songs, ...letters].map(({ bytes }) => bytes) as [Buffer, ...Buffer[]];

const takePicture: Take = (user, bytes) => assets.upload(user, bytes, 'picture');
const takeMusic: Take = (user, bytes) => music.keep(user, bytes, 'song');
const takeFont: Take = async (user, bytes) => fonts.remove(user, (await fonts.upload(user, bytes, 'font')).hash);

const all = [
  ...pictures.map((sound) => ({ ...sound, take: takePicture })),
  ...songs.map((sound) => ({ ...sound, take: takeMusic })),
  ...letters.map((sound) => ({ ...sound, take: takeFont })),
];

test.each(all)('damaged files end in words: $type', { timeout: 3_600_000 }, async ({ type, bytes: sound, take }) => {
  reports.length = 0;
  const files = damaged(type, sound, others, COUNT, SEED);
  const wrong: string[] = [];
  // Each person sends files one after the other.
  await Promise.all(
    people.map(async (user) => {
      for (const file of files) {
        const found = await wrongWith(take, user, file);
        if (found) wrong.push(found);
      }
    }),
  );
  expect(wrong).toEqual([]);
  // Limits and crashes of native code end a process, as they should; any other report is a bug.
  expect(
    reports
      .map(({ message }) => message)
      .filter((message) => !/took more than|held \d+ MB|ended with SIG/.test(message)),
  ).toEqual([]);
  for (const user of people)
    expect(await wrongWith(take, user, { label: `sound ${type}`, bytes: sound }, true)).toBeNull();
  expect(inspections.processes.length).toBeLessThanOrEqual(AT_ONCE);
});
