/** Builds all parts of the server from the bottom up, and takes them down in reverse. */
import { join } from 'node:path';
import { createAccount } from './account/account.server.ts';
import { createDeletion } from './account/deletion.server.ts';
import { createDevices } from './account/devices.server.ts';
import { createExport } from './account/export.server.ts';
import { createAdmin } from './admin/admin.server.ts';
import { createAssets } from './assets/assets.server.ts';
import { createUploads } from './assets/uploads.server.ts';
import { createAuth } from './auth/auth.server.ts';
import { createPhoneCodes } from './auth/phone-code.server.ts';
import { createRateLimiter } from './rate-limits/database-limiter.server.ts';
import { createAllowance } from './billing/allowance.server.ts';
import { releaseInterruptedCalls } from './billing/call-credits.server.ts';
import { createEntitlements } from './billing/entitlements.server.ts';
import { createLedger } from './billing/ledger.server.ts';
import { createUsage } from './billing/usage.server.ts';
import { createBrandKits } from './brand-kit/brand-kits.server.ts';
import type { Settings } from './config/config.ts';
import { completeSettings } from './config/load-config.server.ts';
import { createConversations } from './conversations/conversations.server.ts';
import { openDatabase } from './database/database.server.ts';
import { lockServer } from './database/server-lock.server.ts';
import { parseServerAddress } from './database/server.server.ts';
import { createDesigns } from './designs/door.server.ts';
import { createFolders } from './designs/folders.server.ts';
import { createProjectList } from './designs/project-list.server.ts';
import { createVersions } from './designs/versions.server.ts';
import { createDrafts } from './drafts/drafts.server.ts';
import { createEngines } from './engines/engines.server.ts';
import { createEventStreams } from './events/event-streams.server.ts';
import { createEvents } from './events/events.server.ts';
import { createMusic } from './film/music.server.ts';
import { createOwnFonts } from './fonts/own/own-fonts.server.ts';
import { createGenerationPorts } from './generation-ports.server.ts';
import { createGenerations } from './generations/generations.server.ts';
import { noteTaken } from './generations/taken.server.ts';
import { createImageStudio, hostedImagesOf } from './images/image-studio.server.ts';
import { hostedImaging } from './imaging/hosted-imaging.server.ts';
import { createImaging } from './imaging/imaging.server.ts';
import { createInspections } from './inspection/inspections.server.ts';
import { createMailer } from './mail/mailer.server.ts';
import { createAssistantReader } from './models/assistant-reader.server.ts';
import { answerKeepingFetch } from './models/keep-answers.server.ts';
import { chooseModel, isHosted } from './models/model.server.ts';
import { createCallModeration } from './moderation/call-moderation.server.ts';
import { createModeration } from './moderation/moderation.server.ts';
import { createOnboarding } from './onboarding/onboarding.server.ts';
import { openHouse } from './open-house.server.ts';
import { choosePaymentProvider } from './payments/choose-provider.server.ts';
import { createPayments } from './payments/payments.server.ts';
import { createPersonModels } from './person-models/person-models.server.ts';
import { openPush } from './push/open-push.server.ts';
import { createStorageQuota } from './quota/storage-quota.server.ts';
import { createTrash } from './assets/trash.server.ts';
import { createOwnPhotos } from './templates/own-photos.server.ts';
import { createThumbnailCache, newestFile } from './templates/thumbnail-cache.server.ts';
import { createTemplates } from './templates/templates.server.ts';
import { createPreviewCache } from './rendering/preview-cache.ts';
import { createRendering } from './rendering/rendering.server.ts';
import { createReporter, setReporter } from './reporting/reporter.server.ts';
import type { Services } from './services.ts';
import { createSharing } from './sharing/sharing.server.ts';
import { createSms } from './sms/sms.server.ts';
import { createDiskStorage } from './storage/disk-storage.server.ts';
import { createTryOnRoom } from './try-on/try-ons.server.ts';
import { warmUp } from './warm-up.server.ts';

/** server: handles requests and generations. worker: handles generations only, on a server's database. */
export type Role = 'server' | 'worker';

/** Opens all services. If one fails, closes those already open. */
export async function createServices(settings: Settings, role: Role = 'server'): Promise<Services> {
  const closers: (() => void | Promise<void>)[] = [];
  let closing = false;
  const closeAll = async () => {
    closing = true;
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const sentry = settings.sentry
      ? (await import('./reporting/sentry.server.ts')).openSentry(settings.sentry)
      : undefined;
    closers.push(() => sentry?.close());
    const reporter = createReporter({ level: settings.logLevel, forward: sentry?.send });
    reporter.conceal(settings.secrets);
    setReporter(reporter);
    // Opening the database locks the data folder, which then holds the secret.
    const serves = role === 'server';
    // The folder's lock protects the embedded database. Runs before the migrations: a newer server must not change the
    // tables of a running one.
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
    const templates = createTemplates({
      rendering,
      assets,
      // About 10 kB each: enough for all templates on a dozen page shapes.
      thumbnails: createThumbnailCache({ folder: join(config.dataDir, 'recipe-previews'), limit: 16_000 }),
      stamp: String(await newestFile(['build/server', 'design', 'app/services/rendering'])),
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
    const trash = createTrash({ prisma, assets, ownFonts, events, report: reporter.report });
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
    const folders = createFolders({ database, events });
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
    const booked = (userId: string) => void events.publish(userId, { type: 'credits.changed' });
    const ledger = createLedger({ prisma, entitlements, allowance, booked });
    const usage = createUsage({ prisma, entitlements, allowance });
    const planChanged = (userId: string) => void events.publish(userId, { type: 'plan.changed' });
    const payments = createPayments({
      prisma,
      ledger,
      allowance,
      config,
      report: reporter.report,
      provider: await choosePaymentProvider(config, { prisma }),
      changed: planChanged,
    });
    closers.push(() => payments.close());
    await payments.voidPlayMoney();
    // Calls live in this process: refunds what a previous process had reserved for them.
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
    const { ports, hosted } = createGenerationPorts({
      config,
      prisma,
      entitlements,
      imaging,
      elsewhere,
      images,
      engines,
      tryOns,
      personModels,
      rendering,
    });
    const push = openPush(config.push, { prisma, report: reporter.report });
    closers.push(() => push?.close());
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
      ended: (row) => void push?.generationEnded(row),
      slots: { here: config.generationsAtOnce, hosted: config.hostedGenerationsAtOnce },
      report: reporter.report,
    });
    closers.push(() => generations.close());
    const deletion = createDeletion({
      prisma,
      storage,
      assets,
      ownFonts,
      templates,
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
    const sharing = createSharing({ prisma, designs, assets, events, quota });
    const admin = createAdmin({
      prisma,
      config,
      database,
      storage,
      mailer,
      sms,
      payments,
      auth,
      entitlements,
      generations,
      ...sharing,
      assets,
      changed: planChanged,
      report: reporter.report,
    });
    closers.push(() => admin.close());
    const onboarding = createOnboarding({ prisma });
    const drafts = createDrafts({ prisma, assets, secret: config.secret, beginChat: conversations.begin });
    const house = serves
      ? openHouse({
          prisma,
          config,
          deletion,
          account,
          drafts,
          limiter,
          onboarding,
          phoneCodes,
          payments,
          trash,
          storage,
          allowance,
          report: reporter.report,
        })
      : null;
    closers.push(() => house?.close());
    // A server that is stopped right away stops this too.
    const unlessClosing = (error: unknown, context: Record<string, unknown>) =>
      closing ? undefined : reporter.report(error, context);
    // Resumes what a previous process left unfinished before anything else is prepared.
    const warm = () =>
      generations
        .open()
        .then(() => (serves ? warmUp({ rendering, reader, templates, imaging, report: unlessClosing }) : undefined))
        .catch((error: unknown) => unlessClosing(error, { area: 'warm-up' }));
    return {
      config,
      reporter,
      database,
      events,
      streams,
      designs,
      versions,
      projects: createProjectList(database),
      folders,
      ...sharing,
      trash,
      storage,
      inspections,
      assets,
      uploads,
      music,
      templates,
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
      admin,
      entitlements,
      quota,
      allowance,
      ledger,
      usage,
      moderation,
      payments,
      push,
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
