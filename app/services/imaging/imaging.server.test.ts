/** The imaging service: the contract with the built-in engine, and what is stored for whom. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import type { BackgroundModel } from '#app/services/config/config.ts';
import { writeCornerModel } from '#tests/fixtures/corner-model.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import type { RawCutout } from '../engines/cut-out/cutout-job.ts';
import { startImageServer, type ImageServer } from '#tests/fakes/image-server.ts';
import { startMattingServer, type MattingServer } from '#tests/fakes/matting-server.ts';
import { createHostedEdits } from './hosted-edits.server.ts';
import { createHostedMatting } from './hosted-matting.server.ts';
import { testCutOut, testImagingContract, testRepairs, vase, type ImagingParty } from './imaging.contract.ts';
import { createImaging, type Imaging } from './imaging.server.ts';

let database: TestDatabase;
let folder: string;
let assets: Assets;
const opened: Engines[] = [];
const reports: Error[] = [];

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  folder = mkdtempSync(path.join(tmpdir(), 'blend-imaging-'));
  assets = createAssets({ prisma: database.database.prisma, storage: createDiskStorage(folder), inspect: inspectHere });
});

afterAll(async () => {
  for (const engines of opened) await engines.close();
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
  expect(reports).toEqual([]);
});

/** What its own network sees is covered by cut-out.server.test.ts; the long run checks it here, too. */
const own = (): { model?: BackgroundModel } => (isLongRun ? {} : { model: writeCornerModel(folder) });

function open(engines?: Engines): Imaging {
  const report = (error: Error) => void reports.push(error);
  const used = engines ?? createEngines({ report });
  opened.push(used);
  return createImaging({ prisma: database.database.prisma, assets, report, engines: used, ...own() });
}

async function party(imaging: Imaging): Promise<ImagingParty> {
  const userId = await createTestUser(database.database);
  return {
    imaging: imaging.forUser(userId),
    assets: assets.forUser(userId),
    upload: async (bytes, name) => (await assets.upload(userId, bytes, name)).id,
  };
}

describe('with the engine that comes along', () => {
  let imaging: Imaging | null = null;
  testImagingContract(async () => {
    imaging ??= open();
    return { owner: await party(imaging), stranger: await party(imaging) };
  });
});

describe('with a hosted model for edits', () => {
  let server: ImageServer;
  beforeAll(async () => {
    server = await startImageServer();
  });
  afterAll(() => server.close());
  testRepairs(async () => {
    // Nothing here may call the engines.
    const imaging = createImaging({
      prisma: database.database.prisma,
      assets,
      engines: new SlowEngine(),
      report: () => undefined,
      edits: createHostedEdits({ baseUrl: server.url, model: 'gpt-image-1' }),
    });
    return { owner: await party(imaging), stranger: await party(imaging) };
  }, ['erase', 'expand']);
});

describe('with a service for cutouts', () => {
  let server: MattingServer;
  beforeAll(async () => {
    server = await startMattingServer();
  });
  afterAll(() => server.close());
  let imaging: Imaging | null = null;
  function openHosted(): Imaging {
    const engines = createEngines({ report: (error) => void reports.push(error) });
    opened.push(engines);
    return createImaging({
      prisma: database.database.prisma,
      assets,
      engines,
      ...own(),
      report: () => undefined,
      matting: createHostedMatting({ url: server.url, key: server.key, field: server.field }),
    });
  }
  testCutOut(async () => {
    imaging ??= openHosted();
    return { owner: await party(imaging), stranger: await party(imaging) };
  });
});

/** An engine that counts, and works when allowed to. */
class SlowEngine implements Engines {
  asked = 0;
  readonly stopped: unknown[] = [];
  private readonly under: { resolve(raw: RawCutout): void; reject(error: unknown): void }[] = [];

  run(_name: string, _input: unknown, { signal, progress }: Parameters<Engines['run']>[2]): Promise<never> {
    this.asked += 1;
    progress?.(0);
    return new Promise<RawCutout>((resolve, reject) => {
      this.under.push({ resolve, reject });
      signal.addEventListener('abort', () => {
        this.stopped.push(signal.reason);
        reject(signal.reason as Error);
      });
    }) as Promise<never>;
  }

  async finish(error?: Error): Promise<void> {
    const mask = new Uint8Array(
      await sharp({
        create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: this.asked / 100 } },
      })
        .png()
        .toBuffer(),
    );
    for (const { resolve, reject } of this.under.splice(0)) {
      if (error) reject(error);
      else
        resolve({
          mask,
          colours: mask,
          width: 40,
          height: 30,
          subject: { x: 0.25, y: 0, width: 0.5, height: 1 },
          coverage: 0.4,
          seenFrom: 'above',
        });
    }
  }

  close = async () => undefined;
}

const never = () => new AbortController().signal;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('what is kept', () => {
  test('a cutout, by picture: the next call and the next process don’t ask the engine', async () => {
    const engine = new SlowEngine();
    const owner = await party(open(engine));
    const asset = await owner.upload(await vase(41, 31, 1), 'vase.png');
    const asking = owner.imaging.cutOut(asset, { signal: never() });
    await until(() => engine.asked === 1);
    await engine.finish();
    const first = await asking;
    expect(first).toMatchObject({
      mask: { name: 'vase mask.png', width: 40 },
      subject: { x: 0.25, y: 0, width: 0.5, height: 1 },
      coverage: 0.4,
      seenFrom: 'above',
    });
    expect(await owner.imaging.cutOut(asset, { signal: never() })).toEqual(first);
    expect(engine.asked).toBe(1);
  });

  test('is granted to everybody who has the same picture, and to nobody else', async () => {
    const engine = new SlowEngine();
    const imaging = open(engine);
    const [one, two, three] = [await party(imaging), await party(imaging), await party(imaging)];
    const bytes = await vase(42, 32, 2);
    const asset = await one.upload(bytes, 'vase.png');
    const asking = one.imaging.cutOut(asset, { signal: never() });
    await until(() => engine.asked === 1);
    await engine.finish();
    const { mask } = await asking;
    expect(await two.assets.info(mask.id)).toBeNull();
    expect(await failure(two.imaging.cutOut(asset, { signal: never() }))).toMatchObject({ key: 'imaging.missing' });
    expect(await two.upload(bytes, 'mine.png')).toBe(asset);
    expect((await two.imaging.cutOut(asset, { signal: never() })).mask).toMatchObject({
      id: mask.id,
      name: 'mine mask.png',
    });
    expect(await two.assets.info(mask.id)).not.toBeNull();
    expect(await three.assets.info(mask.id)).toBeNull();
    expect(engine.asked).toBe(1);
  });
});

describe('who asks at the same time', () => {
  test('gets the same work, and hears how far it is', async () => {
    const engine = new SlowEngine();
    const owner = await party(open(engine));
    const asset = await owner.upload(await vase(43, 33, 3), 'vase.png');
    const stop = new AbortController();
    const [one, two] = [
      failure(owner.imaging.cutOut(asset, { signal: stop.signal })),
      owner.imaging.cutOut(asset, { signal: never() }),
    ];
    await until(() => engine.asked === 1);
    // A caller who leaves first leaves the others their work.
    await new Promise((resolve) => setTimeout(resolve, 30));
    stop.abort();
    expect(await one).toMatchObject({ name: 'AbortError' });
    expect(engine.stopped).toEqual([]);
    await engine.finish();
    expect((await two).coverage).toBe(0.4);
    expect(engine.asked).toBe(1);
  });

  test('the last one to leave stops it; a failure is not kept', async () => {
    const engine = new SlowEngine();
    const owner = await party(open(engine));
    const asset = await owner.upload(await vase(44, 34, 4), 'vase.png');
    const stop = new AbortController();
    const left = failure(owner.imaging.cutOut(asset, { signal: stop.signal }));
    await until(() => engine.asked === 1);
    stop.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    expect(engine.stopped).toHaveLength(1);
    const failing = failure(owner.imaging.cutOut(asset, { signal: never() }));
    await until(() => engine.asked === 2);
    await engine.finish(new Error('gone'));
    expect(await failing).toMatchObject({ message: 'gone' });
    const again = owner.imaging.cutOut(asset, { signal: never() });
    await until(() => engine.asked === 3);
    await engine.finish();
    expect((await again).coverage).toBe(0.4);
  });
});

test('a model that is not there is named at start-up', () => {
  const { prisma } = database.database;
  const file = path.join(folder, 'nowhere.onnx');
  expect(() =>
    createImaging({
      prisma,
      assets,
      model: { path: file, input: 'centred' },
      engines: new SlowEngine(),
      report: () => undefined,
    }),
  ).toThrow(`BACKGROUND_MODEL is ${file}, but there is no such file`);
});
