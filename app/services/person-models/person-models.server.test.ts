/**
 * Person models on every database: what photos must show, consent, the plan, minors, ownership, and that deleting
 * leaves nothing.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#app/engines/warp/person.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { moveAnonymousData } from '#app/services/auth/link-anonymous.server.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { findPersons } from '#app/services/engines/landmarks/find-persons.ts';
import type { LandmarksOutput } from '#app/engines/landmarks/landmarks-job.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import { createTestUser, openTestDatabase, sampledKinds, type TestDatabase } from '#tests/fixtures/databases.ts';
import { personAboutSchema, type PersonAbout } from '#app/contracts/person-model.ts';
import { createPersonModels, type NewPersonModel, type PersonModels } from './person-models.server.ts';

const about: PersonAbout = {
  name: 'Ada',
  gender: 'female',
  ethnicity: 'caucasian',
  hair: 'brunette',
  skin: 'light',
  body: 'standard',
  age: 'adult',
};
const signal = new AbortController().signal;

/** Runs the engine on a picture once for all that differ only in their marks: the networks take half a second. */
const looks = new Map<string, Promise<LandmarksOutput>>();
let ages: number | null = null;
const engines = {
  run: (async (_name: string, { picture }: { picture: Uint8Array }) => {
    const { width, height } = await sharp(picture).metadata();
    const key =
      (
        await sharp(picture)
          .extract({ left: 16, top: 0, width: width - 16, height })
          .resize(64, 96, { fit: 'fill' })
          .raw()
          .toBuffer()
      ).toString('base64') + height;
    const look = looks.get(key) ?? findPersons({ picture }, () => undefined);
    looks.set(key, look);
    const found = await look;
    return ages === null ? found : { ...found, persons: found.persons.map((person) => ({ ...person, age: ages })) };
  }) as never,
};

const figure = (name = 'ada') => readFile(`public/samples/model-${name}.webp`);
/** The part of a figure between two heights, in fractions of it; `mark` makes it another file that looks the same. */
async function part(from: number, to: number, { name = 'ada', mark = 0 } = {}): Promise<Buffer> {
  const picture = sharp(await figure(name)).extract({
    left: 0,
    top: Math.round(960 * from),
    width: 640,
    height: Math.round(960 * (to - from)),
  });
  return picture
    .composite([
      {
        input: { create: { width: 16, height: 16, channels: 3, background: { r: (mark * 37) % 256, g: 0, b: 90 } } },
        left: 0,
        top: 0,
      },
    ])
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}
let marks = 0;
async function newModel(more: Partial<NewPersonModel> = {}): Promise<NewPersonModel> {
  marks += 1;
  const file = async (from: number, to: number, name: string) => ({
    bytes: new Uint8Array(await part(from, to, { mark: marks })),
    name,
  });
  return {
    about,
    consent: true,
    photos: {
      full: await file(0, 1, 'full.webp'),
      upper: await file(0, 0.6, 'upper.webp'),
      lower: await file(0.45, 1, 'lower.webp'),
    },
    ...more,
  };
}

describe.each(sampledKinds(1))('on the %s database', { timeout: 120_000 }, (kind) => {
  let test: TestDatabase;
  let folder: string;
  let assets: Assets;
  let models: PersonModels;
  let metered: PersonModels;

  beforeAll(async () => {
    test = await openTestDatabase(kind);
    folder = mkdtempSync(join(tmpdir(), 'blend-models-'));
    const { prisma } = test.database;
    assets = createAssets({ prisma, storage: createDiskStorage(folder), inspect: inspectHere });
    models = createPersonModels({
      prisma,
      assets,
      engines,
      inspect: inspectHere,
      entitlements: createEntitlements({ plans: 'off' }),
    });
    metered = createPersonModels({
      prisma,
      assets,
      engines,
      inspect: inspectHere,
      entitlements: createEntitlements({ plans: 'metered' }),
    });
  }, 120_000);
  afterAll(async () => {
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /[0-9a-f]{64}/.test(name));
  const filesOf = (ids: string[]) => files().filter((name) => ids.some((id) => name.includes(id)));

  it('keeps photos with who was found in them, and gives each garment the photo that suits it', async () => {
    const user = await createTestUser(test.database);
    const model = await models.create(user, await newModel(), signal);
    expect(model).toMatchObject({
      ...about,
      isMinor: false,
      looksYounger: false,
      photos: { full: { width: 640, height: 960 }, lower: { head: null } },
    });
    expect(model.photos.full.head?.y).toBeCloseTo(0.14, 1);
    expect(await models.list(user)).toEqual([model]);
    expect(await models.get(user, model.id)).toEqual(model);
    const { full, upper, lower } = model.photos;
    const photos = {
      top: upper,
      full,
      bottom: lower,
      necklace: upper,
      earrings: upper,
      anklet: lower,
      watch: upper,
    } as const;
    for (const [type, photo] of Object.entries(photos))
      expect(await models.photoFor(user, model.id, type as keyof typeof photos), type).toEqual({
        asset: photo.asset,
        isMinor: false,
        name: 'Ada',
      });
    const { person } = (await models.personIn(user, full.asset)) as { person: Person };
    const truth = JSON.parse(await readFile('public/samples/model-ada.json', 'utf8')) as {
      joints: Record<string, [number, number]>;
    };
    for (const joint of ['leftShoulder', 'rightHip', 'leftKnee'] as const)
      expect(Math.abs((person.joints[joint]?.y ?? 0) - (truth.joints[joint]?.[1] ?? 0)), joint).toBeLessThan(30);
    // They are not among the pictures of the library.
    expect(await test.database.prisma.assetGrant.count({ where: { userId: user, inLibrary: true } })).toBe(0);
  });

  it('deletes row, landmarks, cut-outs and the bytes of the photos', async () => {
    const user = await createTestUser(test.database);
    const { prisma } = test.database;
    const { id, photos } = await models.create(user, await newModel(), signal);
    const ids = Object.values(photos).map(({ asset }) => asset);
    const mask = await assets.forUser(user).store(
      await sharp({ create: { width: 64, height: 96, channels: 3, background: '#808080' } })
        .png()
        .toBuffer(),
      'image/png',
      'mask.png',
    );
    await prisma.cutout.create({
      data: {
        assetId: photos.full.asset,
        maskId: mask.id,
        engine: 'test',
        x: 0,
        y: 0,
        width: 1,
        height: 1,
        coverage: 0.5,
      },
    });
    await assets.read(user, photos.full.asset, 256);
    expect(filesOf(ids)).toHaveLength(4);
    expect(await models.delete(user, id)).toBe(true);
    expect(filesOf([...ids, mask.id])).toEqual([]);
    expect(await prisma.asset.count({ where: { id: { in: [...ids, mask.id] } } })).toBe(0);
    expect(await prisma.personModel.count({ where: { userId: user } })).toBe(0);
    expect(await models.personIn(user, photos.full.asset)).toBeNull();
    expect(await models.photoFor(user, id, 'top')).toBeNull();
    expect(await models.delete(user, id)).toBe(false);
  });

  it('leaves photos that their user, or somebody else, has elsewhere', async () => {
    const [user, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    const form = await newModel();
    const [first, second] = [await models.create(user, form, signal), await models.create(user, form, signal)];
    const theirs = await models.create(other, form, signal);
    const brought = await assets.upload(user, form.photos.upper.bytes, 'mine.webp');
    expect(brought.id).toBe(first.photos.upper.asset);
    await models.delete(user, first.id);
    expect(await assets.read(user, second.photos.full.asset)).not.toBeNull();
    await models.delete(user, second.id);
    // In the library it stays; the others are deleted for this user, and stay with another.
    expect(await assets.read(user, brought.id)).not.toBeNull();
    expect(await assets.read(user, second.photos.full.asset)).toBeNull();
    expect(await assets.read(other, theirs.photos.full.asset)).not.toBeNull();
    await models.delete(other, theirs.id);
    expect(filesOf([theirs.photos.full.asset])).toEqual([]);
  });

  it('is seen, changed, used and deleted by nobody else', async () => {
    const [user, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    const { id, photos } = await models.create(user, await newModel(), signal);
    expect(await models.list(other)).toEqual([]);
    expect(await models.get(other, id)).toBeNull();
    expect(await models.describe(other, id, { name: 'Mine' })).toBeNull();
    expect(await models.delete(other, id)).toBe(false);
    expect(await models.photoFor(other, id, 'top')).toBeNull();
    expect(await models.personIn(other, photos.full.asset)).toBeNull();
    expect(await assets.read(other, photos.full.asset)).toBeNull();
    expect((await models.describe(user, id, { name: 'Renamed' }))?.name).toBe('Renamed');
  });

  it('keeps nothing without consent, without the plan, or when one photo is refused', async () => {
    const user = await createTestUser(test.database);
    const before = files().length;
    await expect(models.create(user, await newModel({ consent: false }), signal)).rejects.toMatchObject({
      code: 'consent_missing',
    });
    await expect(metered.create(user, await newModel(), signal)).rejects.toMatchObject({
      code: 'plan',
      reached: { what: 'custom-models' },
    });
    await expect(metered.check(user, 'full', (await newModel()).photos.full, signal)).rejects.toMatchObject({
      code: 'plan',
    });
    const good = await newModel();
    await expect(
      models.create(
        user,
        { ...good, photos: { ...good.photos, lower: { bytes: new Uint8Array(await part(0, 0.55)), name: 'x.webp' } } },
        signal,
      ),
    ).rejects.toMatchObject({ slot: 'lower' });
    await expect(
      models.create(
        user,
        { ...good, photos: { ...good.photos, full: { bytes: new TextEncoder().encode('<svg/>'), name: 'x.png' } } },
        signal,
      ),
    ).rejects.toMatchObject({ code: 'invalid_file_type' });
    await models.check(user, 'full', good.photos.full, signal);
    expect(files()).toHaveLength(before);
    expect(await test.database.prisma.assetGrant.count({ where: { userId: user } })).toBe(0);
    await test.database.prisma.user.update({ where: { id: user }, data: { plan: 'pro' } });
    const model = await metered.create(user, good, signal);
    // With an expired plan, models can be viewed and deleted, not used.
    await test.database.prisma.user.update({ where: { id: user }, data: { plan: 'free' } });
    await expect(metered.photoFor(user, model.id, 'top')).rejects.toMatchObject({ code: 'plan' });
    expect(await metered.list(user)).toHaveLength(1);
    expect(await metered.delete(user, model.id)).toBe(true);
  });

  it('takes for a minor who is said to be one, and who looks like one whatever is said', async () => {
    const user = await createTestUser(test.database);
    const teen = await models.create(
      user,
      await newModel({ about: { ...about, gender: 'girl', age: 'teen' } }),
      signal,
    );
    expect(teen).toMatchObject({ isMinor: true, looksYounger: false });
    expect(await models.photoFor(user, teen.id, 'top')).toMatchObject({ isMinor: true });
    // By its photo's name too, which a request could give instead of the model's.
    expect(await models.personIn(user, teen.photos.upper.asset)).toMatchObject({ isMinor: true });
    ages = 15;
    const young = await models.create(user, await newModel(), signal);
    ages = null;
    expect(young).toMatchObject({ isMinor: true, looksYounger: true });
    // Words don't make older.
    expect(await models.describe(user, young.id, { age: 'senior' })).toMatchObject({
      isMinor: true,
      looksYounger: true,
    });
    expect(await models.describe(user, teen.id, { gender: 'female', age: 'pre-teen' })).toMatchObject({
      isMinor: true,
    });
    await expect(models.describe(user, young.id, { gender: 'boy' })).rejects.toThrow(/pre-teen or teen/);
  });

  it('holds so many and no more, also when two come at once', async () => {
    const user = await createTestUser(test.database);
    const row = await models.create(user, await newModel(), signal);
    const kept = await test.database.prisma.personModel.findUniqueOrThrow({ where: { id: row.id } });
    await test.database.prisma.personModel.createMany({
      data: Array.from({ length: 22 }, (_, at) => ({
        ...kept,
        landmarks: kept.landmarks as object,
        id: `${row.id}-${at}`,
      })),
    });
    const results = await Promise.allSettled([
      models.create(user, await newModel(), signal),
      models.create(user, await newModel(), signal),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await models.list(user)).toHaveLength(24);
  });

  it('goes along to the account that a visitor signs in to', async () => {
    const [visitor, account] = [await createTestUser(test.database), await createTestUser(test.database)];
    const { id, photos } = await models.create(visitor, await newModel(), signal);
    await moveAnonymousData(test.database.prisma, visitor, account);
    expect(await models.list(visitor)).toEqual([]);
    expect((await models.get(account, id))?.photos).toEqual(photos);
    expect(await assets.read(account, photos.upper.asset)).not.toBeNull();
  });
});

it.each([
  [{ name: ' ' }, 'Give the model a name'],
  [{ name: 'x'.repeat(61) }, 'Use at most 60 characters'],
  [{ gender: 'robot' }, 'Choose a gender'],
  [{ ethnicity: undefined }, 'Choose an ethnicity'],
  [{ hair: 'constructor' }, 'Choose a hair type'],
  [{ skin: null }, 'Choose a skin tone'],
  [{ body: 7 }, 'Choose a body size'],
  [{ age: ['teen'] }, 'Choose an age group'],
  [
    { gender: 'girl', age: 'adult' },
    '“Girl” goes with pre-teen or teen. Choose one of these age groups, or another gender.',
  ],
  [
    { gender: 'boy', age: 'senior' },
    '“Boy” goes with pre-teen or teen. Choose one of these age groups, or another gender.',
  ],
])('what is said of a model: %j is refused', (wrong, words) => {
  expect(personAboutSchema.safeParse({ ...about, ...wrong }).error?.issues.map(({ message }) => message)).toContain(
    words,
  );
});
