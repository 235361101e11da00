/** Builds everything that the server consists of, from the bottom up, and takes it down in reverse. */
import { join } from 'node:path';
import type { AssetsPort } from '#tools/assets-port.ts';
import type { TryOnKind } from '#tools/try-on-kinds.ts';
import { createAccount, type Account } from './account/account.server.ts';
import { createDeletion } from './account/deletion.server.ts';
import { createDevices } from './account/devices.server.ts';
import { createExport } from './account/export.server.ts';
import { createGuestExpiry } from './account/guest-expiry.server.ts';
import { createAssets, type Assets } from './assets/assets.server.ts';
import { createUploads, type Uploads } from './assets/uploads.server.ts';
import { createMusic, type Music } from './film/music.server.ts';
import { createAuth, type Auth } from './auth/auth.server.ts';
import { createPhoneCodes, type PhoneCodes } from './auth/phone-code.server.ts';
import { createRateLimiter, type RateLimiter } from './auth/rate-limit.server.ts';
import { createAllowance, type Allowance } from './billing/allowance.server.ts';
import { releaseInterruptedCalls } from './billing/call-credits.server.ts';
import { createEntitlements, type Entitlements } from './billing/entitlements.server.ts';
import { createBrandKits, type BrandKits } from './brand-kit/brand-kits.server.ts';
import { createLedger, type Ledger } from './billing/ledger.server.ts';
import { createUsage, type UsageReader } from './billing/usage.server.ts';
import { createConversations, type Conversations } from './conversations/conversations.server.ts';
import { openDatabase, type Database } from './database/database.server.ts';
import type { DatabaseError } from './database/database-error.ts';
import { lockServer } from './database/server-lock.server.ts';
import { parseServerAddress } from './database/server.server.ts';
import { createDesigns, type Designs } from './designs/door.server.ts';
import { createVersions, type Versions } from './designs/versions.server.ts';
import { createDrafts, type Drafts } from './drafts/drafts.server.ts';
import { createEventStreams, type EventStreams } from './events/event-streams.server.ts';
import { createEvents, type Events } from './events/events.server.ts';
import { createGenerations, type Generations } from './generations/generations.server.ts';
import { noteTaken } from './generations/taken.server.ts';
import { createOwnFonts, type OwnFonts } from './fonts/own/own-fonts.server.ts';
import { createInspections, type Inspections } from './inspection/inspections.server.ts';
import { createEngines, type Engines } from './engines/engines.server.ts';
import { keepHouse } from './housekeeping.server.ts';
import { hostedImaging } from './imaging/hosted-imaging.server.ts';
import { createVideoModel } from './models/video-model.server.ts';
import { createDescribedFilms, createFilms } from './film/films.server.ts';
import { createImageStudio, hostedImagesOf, type ImageStudio } from './images/image-studio.server.ts';
import { createImaging, type Imaging } from './imaging/imaging.server.ts';
import { createMailer } from './mail/mailer.server.ts';
import type { Mailer } from './mail/mail.ts';
import { createCallModeration, type CallModeration } from './moderation/call-moderation.server.ts';
import { createModeration } from './moderation/moderation.server.ts';
import { createAssistantReader } from './models/assistant-reader.server.ts';
import { answerKeepingFetch } from './models/keep-answers.server.ts';
import { chooseModel, isHosted } from './models/model.server.ts';
import { createPersonModels, type PersonModels } from './person-models/person-models.server.ts';
import { choosePaymentProvider } from './payments/choose-provider.server.ts';
import { createPayments, type Payments } from './payments/payments.server.ts';
import { createOnboarding, type Onboarding } from './onboarding/onboarding.server.ts';
import { createPreviewShelf, newestFile } from './recipes/preview-shelf.server.ts';
import { createStorageQuota, type StorageQuota } from './quota/storage-quota.server.ts';
import { createTrash } from './quota/trash.server.ts';
import { createRecipes, type Recipes } from './recipes/recipes.server.ts';
import { createOwnPhotos, type OwnPhotos } from './recipes/own-photos.server.ts';
import { createPreviewCache, type PreviewCache } from './rendering/preview-cache.ts';
import { createRendering, type Rendering } from './rendering/rendering.server.ts';
import { createReporter, setReporter, type Reporter } from './reporting/reporter.server.ts';
import { createSms } from './sms/sms.server.ts';
import type { Sms } from './sms/sms.ts';
import { createDiskStorage } from './storage/disk-storage.server.ts';
import type { Storage } from './storage/storage.ts';
import { createTryOnRoom, type TryOns } from './try-on/try-ons.server.ts';
import { completeSettings } from './config/load-config.server.ts';
import type { Config, Settings } from './config/config.ts';
import { projectRoot } from './config/project-root.ts';
import { warmUp } from './warm-up.server.ts';

export interface Services {
  config: Config;
  reporter: Reporter;
  database: Database;
  events: Events;
  /** Open event streams of browsers. */
  streams: EventStreams;
  designs: Designs;
  versions: Versions;
  storage: Storage;
  /** Opens files that people send, where they can do no harm. */
  inspections: Inspections;
  assets: Assets;
  /** What people brought, as their library. */
  uploads: Uploads;
  music: Music;
  recipes: Recipes;
  /** Photos of users as layouts take them. */
  ownPhotos: OwnPhotos;
  /** Sees no assets by itself: `withAssets` says whose. */
  rendering: Rendering;
  previews: PreviewCache;
  /** Fonts that users brought. */
  ownFonts: OwnFonts;
  /** Cuts pictures out: `forUser` says whose. */
  engines: Engines;
  imaging: Imaging;
  /** Makes pictures of words. */
  images: ImageStudio;
  /** Puts garments and jewels on people. */
  tryOns: TryOns;
  mailer: Mailer;
  sms: Sms;
  /** Codes by text message, for signing in. */
  phoneCodes: PhoneCodes;
  drafts: Drafts;
  conversations: Conversations;
  /** Slow or metered work as durable jobs. */
  generations: Generations;
  limiter: RateLimiter;
  auth: Auth;
  /** What owners do with their accounts. */
  account: Account;
  entitlements: Entitlements;
  /** How much each account stores of what it may. */
  quota: StorageQuota;
  ledger: Ledger;
  /** One Free plan a person. */
  allowance: Allowance;
  usage: UsageReader;
  /** Looks at what is asked of tools: `forUser` says by whom. */
  moderation: CallModeration;
  payments: Payments;
  brandKits: BrandKits;
  /** People to try things on, made by users of their own photos. */
  personModels: PersonModels;
  /** What people said about their work. */
  onboarding: Onboarding;
  /** Resolves, with the line to print, when another server has taken over the database: this process must stop. */
  replaced: Promise<DatabaseError>;
  /**
   * Gets ready what the first conversation after a start would wait for; for when the server listens. Never rejects.
   */
  warm(): Promise<void>;
  /** Ends what runs, closes the database, lets go of the data folder. Safe to call twice. */
  close(): Promise<void>;
}

/** server: people's requests, and generations. worker: generations alone, on the database of a server. */
export type Role = 'server' | 'worker';

/** Opens all services. What was opened is closed again when a later one fails. */
export async function createServices(settings: Settings, role: Role = 'server'): Promise<Services> {
  const closers: (() => void | Promise<void>)[] = [];
  let closing = false;
  const closeAll = async () => {
    closing = true;
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const reporter = createReporter({ level: settings.logLevel });
    reporter.conceal(settings.secrets);
    setReporter(reporter);
    // Opening the database locks the data folder, which the secret is then kept in.
    const serves = role === 'server';
    // The folder's lock keeps others off the embedded database. Before the migrations: a newer server must not change
    // the tables of a running one.
    const lock =
      serves && settings.databaseUrl
        ? await lockServer(parseServerAddress(settings.databaseUrl), { report: reporter.report })
        : null;
    closers.push(() => lock?.release());
    const database = await openDatabase(settings);
    closers.push(() => database.close());
    await lock?.register(database.pool);
    const config = completeSettings(settings);
    reporter.conceal([config.secret]);
    const { prisma } = database;
    const events = createEvents({ database, report: reporter.report });
    closers.push(() => events.close());
    const streams = createEventStreams({ events, report: reporter.report });
    closers.push(() => streams.close());
    const storage = createDiskStorage(join(config.dataDir, 'assets'), { report: reporter.report });
    const entitlements = createEntitlements(config);
    const quota = createStorageQuota({ prisma, entitlements, makeRoom: (userId) => trash.empty(userId) });
    const inspections = createInspections({ report: reporter.report });
    closers.push(() => inspections.close());
    const { inspect } = inspections;
    const assets = createAssets({
      prisma,
      storage,
      inspect,
      quota,
      used: (userId, ids, options) => noteTaken(prisma, userId, ids, options),
    });
    const uploads = createUploads({ prisma, assets });
    const music = createMusic({ prisma, assets, inspect });
    const rendering = createRendering({ assetBytes: () => Promise.resolve(null), report: reporter.report });
    closers.push(() => rendering.close());
    const recipes = createRecipes({
      rendering,
      assets,
      // About 10 kB each: all recipes on a dozen shapes of pages.
      shelf: createPreviewShelf({ folder: join(config.dataDir, 'recipe-previews'), limit: 16_000 }),
      stamp: String(
        await newestFile(
          ['build/server', 'design', 'app/services/rendering'].map((folder) => join(projectRoot(), folder)),
        ),
      ),
    });
    const ownPhotos = createOwnPhotos({ prisma, assets });
    const engines = createEngines({ report: reporter.report });
    closers.push(() => engines.close());
    const elsewhere = hostedImaging(config);
    const imaging = createImaging({
      prisma,
      assets,
      engines,
      model: config.backgroundModel,
      ...elsewhere,
      report: reporter.report,
    });
    const images = createImageStudio({ engines, rendering, hosted: hostedImagesOf(config) });
    const ownFonts = createOwnFonts({
      prisma,
      storage,
      inspect,
      canvas: rendering.ownFonts,
      report: reporter.report,
      quota,
    });
    const trash = createTrash({ prisma, assets, ownFonts, report: reporter.report });
    closers.push(() => trash.close());
    const designs = createDesigns({
      database,
      events,
      measureText: rendering.measureText,
      prepareFonts: ownFonts.prepare,
      quota,
      used: assets.use,
      unnamed: trash.unnamed,
      report: reporter.report,
    });
    const versions = createVersions({ database, designs });
    const mailer = createMailer(config, { prisma });
    closers.push(() => mailer.close());
    const limiter = createRateLimiter({ prisma });
    const sms = createSms(config, { prisma });
    const phoneCodes = createPhoneCodes({ prisma, sms, limiter, secret: config.secret, origin: config.origin });
    const auth = createAuth(config, {
      prisma,
      mailer,
      limiter,
      phoneCodes,
      report: reporter.report,
      sessionEnded: (userId, sessionId) => events.publish(userId, { type: 'session.ended', sessionId }),
    });
    const allowance = createAllowance({ prisma, secret: config.secret });
    const ledger = createLedger({ prisma, entitlements, allowance });
    const usage = createUsage({ prisma, entitlements, allowance });
    const payments = createPayments({
      prisma,
      ledger,
      allowance,
      config,
      report: reporter.report,
      provider: await choosePaymentProvider(config, { prisma }),
      changed: (userId) => void events.publish(userId, { type: 'plan.changed' }),
    });
    closers.push(() => payments.close());
    await payments.voidPlayMoney();
    // Calls live in this process: what a dead one had set aside for them comes back.
    if (serves) await releaseInterruptedCalls(ledger);
    const brandKits = createBrandKits({ prisma, assets });
    const personModels = createPersonModels({ prisma, assets, engines, inspect, entitlements });
    const tryOns = createTryOnRoom({
      engines,
      assets,
      imaging,
      personIn: personModels.personIn,
      hosted: elsewhere.tryOns,
    });
    const judge = createModeration(config, { assets });
    const moderation = createCallModeration({ prisma, moderation: judge });
    const reader = isHosted(config) ? null : createAssistantReader({ report: reporter.report });
    closers.push(() => reader?.close());
    const conversations = await createConversations({
      database,
      designs,
      assets,
      rendering,
      imaging,
      images,
      engines,
      tryOns,
      personModels,
      events,
      entitlements,
      ledger,
      brandKits,
      moderation,
      quota,
      unnamed: trash.unnamed,
      report: reporter.report,
      endsInterrupted: serves,
      model: chooseModel(config, {
        report: reporter.report,
        read: reader?.read,
        ...(config.recordModel ? { keep: (ask) => answerKeepingFetch(prisma, reporter.report, ask) } : {}),
      }),
    });
    closers.push(() => conversations.close());
    const devices = createDevices({
      prisma,
      sessionEnded: (userId, sessionId) => events.publish(userId, { type: 'session.ended', sessionId }),
    });
    const videoModel =
      config.openaiVideoModel === undefined
        ? null
        : createVideoModel({
            apiKey: config.openaiApiKey,
            baseUrl: config.openaiBaseUrl,
            model: config.openaiVideoModel,
          });
    const planOf = async (userId: string) =>
      entitlements.entitlementsOf(
        await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { plan: true } }),
      );
    const ports = (userId: string, own: AssetsPort) => ({
      imaging: imaging.forUser(userId, own),
      scenes: imaging.scenesFor(userId, own),
      images: images.forUser(own),
      films: createFilms(engines.run, own, () => planOf(userId)),
      tryOns: tryOns.forUser(userId, own),
      modelPhoto: (model: string, type: TryOnKind) => personModels.photoFor(userId, model, type),
      describedFilms: videoModel && createDescribedFilms(videoModel, own),
      traced: (picture: Uint8Array, signal: AbortSignal) => engines.run('trace', { picture }, { signal }),
      rendering: rendering.withAssets(userId, (id) => own.bytes(id)),
      measureText: rendering.measureText,
    });
    const hosted = {
      images: images.isHosted,
      cutouts: elsewhere.matting !== undefined,
      edits: elsewhere.edits !== undefined,
      videos: videoModel !== null,
    };
    const generations = createGenerations({
      database,
      events,
      ledger,
      entitlements,
      quota,
      assets,
      ports,
      moderation: judge,
      hosted,
      slots: { here: config.generationsAtOnce, hosted: config.hostedGenerationsAtOnce },
      report: reporter.report,
    });
    closers.push(() => generations.close());
    const deletion = createDeletion({
      prisma,
      storage,
      assets,
      ownFonts,
      recipes,
      conversations,
      generations,
      devices,
      allowance,
      endSubscription: payments.leave,
      report: reporter.report,
    });
    const account = createAccount({
      prisma,
      mailer,
      limiter,
      devices,
      report: reporter.report,
      dataExport: createExport({
        database,
        storage,
        assets,
        rendering,
        invoices: payments.invoices,
        report: reporter.report,
      }),
      deletion,
    });
    const onboarding = createOnboarding({ prisma });
    const drafts = createDrafts({ prisma, assets, secret: config.secret, beginChat: conversations.begin });
    const guests = createGuestExpiry({ prisma, deletion, days: config.guestDays, report: reporter.report });
    const house = serves
      ? keepHouse({
          chores: {
            deletions: () => account.resume(),
            drafts: () => drafts.cleanUp(),
            limits: () => limiter.cleanUp(),
            onboarding: () => onboarding.cleanUp(),
            codes: () => phoneCodes.cleanUp(),
            payments: () => payments.lookAfter(),
            guests: (signal) => guests.run(signal),
            trash: (signal) => trash.cleanUp(signal),
            unfinished: () => storage.sweep(),
            allowances: () => allowance.cleanUp(),
          },
          report: reporter.report,
        })
      : null;
    closers.push(() => house?.close());
    // What an ended process left goes on before anything else is got ready.
    const warm = () =>
      generations
        .open()
        .then(() => (serves ? warmUp({ rendering, reader }) : undefined))
        .catch((error: unknown) => {
          // Whoever stops the server at once ends this too.
          if (!closing) reporter.report(error, { area: 'warm-up' });
        });
    return {
      config,
      reporter,
      database,
      events,
      streams,
      designs,
      versions,
      storage,
      inspections,
      assets,
      uploads,
      music,
      recipes,
      ownPhotos,
      rendering,
      previews: createPreviewCache(),
      ownFonts,
      engines,
      imaging,
      images,
      tryOns,
      mailer,
      sms,
      phoneCodes,
      drafts,
      conversations,
      generations,
      limiter,
      auth,
      account,
      entitlements,
      quota,
      allowance,
      ledger,
      usage,
      moderation,
      payments,
      brandKits,
      personModels,
      onboarding,
      replaced: lock?.replaced ?? new Promise(() => undefined),
      warm,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

const held = globalThis as { blendServices?: Services };

/** Opens the services of this process, for `services()`. */
export async function openServices(settings: Settings, role: Role = 'server'): Promise<Services> {
  held.blendServices = await createServices(settings, role);
  return held.blendServices;
}

/** The services of this process. They live outside of the module graph, so that reloaded code finds the same ones. */
export function services(): Services {
  if (!held.blendServices) throw new Error('The services are not open');
  return held.blendServices;
}
