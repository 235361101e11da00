/**
 * Builds all parts of the server from the bottom up, and takes them down in reverse. The lower parts are put together by
 * kind: the foundation, the library, pictures, billing, signing in.
 */
import { DEFAULT_BUDGETS } from '#agent/budgets.ts';
import { createAccount } from './account/account.server.ts';
import { createDeletion } from './account/deletion.server.ts';
import { createExport } from './account/export.server.ts';
import { createAdmin } from './admin/admin.server.ts';
import { createBillingServices } from './billing-services.server.ts';
import { startChores } from './chores.server.ts';
import { createClosing, type Closing } from './closing.ts';
import type { Settings } from './config/config.ts';
import { createConversations } from './conversations/conversations.server.ts';
import { createCosts } from './costs/costs.server.ts';
import { createDesigns } from './designs/door.server.ts';
import { createFolders } from './designs/folders.server.ts';
import { createProjectList } from './designs/project-list.server.ts';
import { createVersions } from './designs/versions.server.ts';
import { createDrafts } from './drafts/drafts.server.ts';
import { openFoundation } from './foundation.server.ts';
import { createGenerationPorts } from './generation-ports.server.ts';
import { createGenerations } from './generations/generations.server.ts';
import { createLibraryServices } from './library-services.server.ts';
import { createAssistantReader } from './models/assistant-reader.server.ts';
import { answerKeepingFetch } from './models/keep-answers.server.ts';
import { createModelChoice } from './models/choice/model-choice.server.ts';
import { createCallModeration } from './moderation/call-moderation.server.ts';
import { createModeration } from './moderation/moderation.server.ts';
import { createOnboarding } from './onboarding/onboarding.server.ts';
import { createPictureServices } from './picture-services.server.ts';
import { openPush } from './push/open-push.server.ts';
import type { Services } from './services.ts';
import { createSharing } from './sharing/sharing.server.ts';
import { createSignInServices } from './sign-in-services.server.ts';
import { warmUp } from './warm-up.server.ts';

/** server: handles requests and generations. worker: handles generations only, on a server's database. */
export type Role = 'server' | 'worker';

/** Opens all services. If one fails, closes those already open. */
export async function createServices(settings: Settings, role: Role = 'server'): Promise<Services> {
  const closing = createClosing();
  try {
    return await openAll(settings, role === 'server', closing);
  } catch (error) {
    await closing.all();
    throw error;
  }
}

async function openAll(settings: Settings, serves: boolean, closing: Closing): Promise<Services> {
  const foundation = await openFoundation(settings, { serves, closing });
  const { config, reporter, report, database, prisma, events, storage, limiter, entitlements } = foundation;
  const library = await createLibraryServices(foundation, closing);
  const { quota, assets, rendering, templates, ownFonts, trash } = library;
  const { elsewhere, ...pictures } = createPictureServices(foundation, library, closing);
  const { planChanged, ...billing } = await createBillingServices(foundation, { serves, closing });
  const { devices, ...signIn } = createSignInServices(foundation, closing);
  const { allowance, ledger, payments } = billing;
  const { mailer, phoneCodes } = signIn;

  const designs = createDesigns({
    database,
    events,
    measureText: rendering.measureText,
    prepareFonts: ownFonts.prepare,
    quota,
    used: assets.use,
    unnamed: trash.unnamed,
    report,
  });
  const judge = createModeration(config, { assets });
  const moderation = createCallModeration({ prisma, moderation: judge });
  const reader = closing.keep(createAssistantReader({ report }));
  const models = closing.keep(
    createModelChoice({
      config,
      report,
      read: reader.read,
      ...(config.recordModel ? { keep: (ask) => answerKeepingFetch(prisma, report, ask) } : {}),
    }),
  );
  const costs = createCosts({
    ...config,
    database,
    builtIn: models.builtIn,
    turnTokens: DEFAULT_BUDGETS.tokens,
    report,
  });
  const conversations = closing.keep(
    await createConversations({
      ...pictures,
      database,
      designs,
      assets,
      rendering,
      events,
      entitlements,
      ledger,
      brandKits: library.brandKits,
      moderation,
      quota,
      unnamed: trash.unnamed,
      report,
      endsInterrupted: serves,
      model: models.current,
      costs,
    }),
  );
  const { ports, hosted } = createGenerationPorts({
    ...pictures,
    config,
    prisma,
    entitlements,
    elsewhere,
    rendering,
  });
  const push = openPush(config.push, { prisma, report });
  closing.add(() => push?.close());
  const generations = closing.keep(
    createGenerations({
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
      report,
    }),
  );

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
    report,
  });
  const dataExport = createExport({ database, storage, assets, rendering, invoices: payments.invoices, report });
  const account = createAccount({ prisma, mailer, limiter, devices, report, dataExport, deletion });
  const sharing = createSharing({ prisma, designs, assets, events, quota });
  const admin = closing.keep(
    createAdmin({
      ...signIn,
      prisma,
      config,
      database,
      storage,
      payments,
      entitlements,
      generations,
      ...sharing,
      assets,
      models,
      changed: planChanged,
      report,
    }),
  );
  const onboarding = createOnboarding({ prisma });
  const drafts = createDrafts({ prisma, assets, secret: config.secret, beginChat: conversations.begin });
  if (serves)
    closing.keep(
      startChores({
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
        report,
      }),
    );

  // A server that is stopped right away stops this too.
  const unlessClosing = (error: unknown, context: Record<string, unknown>) =>
    closing.begun() ? undefined : report(error, context);
  // Resumes what a previous process left unfinished before anything else is prepared.
  const warm = () =>
    generations
      .open()
      .then(() =>
        serves
          ? warmUp({
              rendering,
              // Another model answers: it is started when it is needed.
              reader: models.chosen().kind === 'hosted' ? null : reader,
              models,
              templates,
              imaging: pictures.imaging,
              report: unlessClosing,
            })
          : undefined,
      )
      .catch((error: unknown) => unlessClosing(error, { area: 'warm-up' }));
  return {
    config,
    reporter,
    database,
    events,
    streams: foundation.streams,
    storage,
    limiter,
    entitlements,
    replaced: foundation.replaced,
    ...library,
    ...pictures,
    ...billing,
    ...signIn,
    designs,
    versions: createVersions({ database, designs }),
    projects: createProjectList(database),
    folders: createFolders({ database, events }),
    ...sharing,
    moderation,
    conversations,
    costs,
    models,
    generations,
    push,
    account,
    admin,
    onboarding,
    drafts,
    warm,
    close: closing.all,
  };
}
