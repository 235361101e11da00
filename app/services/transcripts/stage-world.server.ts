/**
 * The world of one transcript: a user with a plan, pictures, a brand kit and a design, and the real services around
 * them. Ids and clock derive from the transcript's seed.
 */
import path from 'node:path';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { hashedId, idSource } from '#agent/ids.ts';
import { CREDIT_UNITS, type CreditUnit } from '#agent/transcript/format/format.ts';
import { Bindings } from '#agent/transcript/play/bindings.ts';
import { directedModel } from '#agent/transcript/play/directed-model.ts';
import { createAssets } from '#app/services/assets/assets.server.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { createLedger } from '#app/services/billing/ledger.server.ts';
import { createBrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import type { CallServices } from '#app/services/conversations/call-environment.server.ts';
import { createConversations } from '#app/services/conversations/conversations.server.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { createDesigns } from '#app/services/designs/door.server.ts';
import { createEvents } from '#app/services/events/events.server.ts';
import { createImageStudio } from '#app/services/images/image-studio.server.ts';
import { createImaging } from '#app/services/imaging/imaging.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createBuiltInModeration } from '#app/services/moderation/built-in-moderation.ts';
import { createCallModeration } from '#app/services/moderation/call-moderation.server.ts';
import { createPersonModels } from '#app/services/person-models/person-models.server.ts';
import { createStock } from '#app/services/stock/stock.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { createTryOnRoom } from '#app/services/try-on/try-ons.server.ts';
import { tools as allTools } from '#tools/index.ts';
import { watchServices } from './watched-services.server.ts';
import { keepBrandKit, makeStart, openDesign, readPictures, spendBefore } from './world-start.server.ts';
import type { Playing, Replayable, StageParts, World, WorldOptions } from './world.ts';

const BEGINNING = Date.UTC(2026, 0, 1);

/** Advances by a second at every reading. */
function createClock(): () => Date {
  let now = BEGINNING - 1000;
  return () => new Date((now += 1000));
}

/** Everything of earlier transcripts is deleted; what belongs to a user is deleted with the user. */
async function wipe({ pool }: Database): Promise<void> {
  await pool.query('delete from "user"');
  await pool.query('delete from asset');
}

/** Opens a clean world. Throws ReplayStop for an impossible start. */
export async function openWorld(
  parts: StageParts,
  replayable: Replayable,
  { model, tools: offered = allTools, throughDoor }: WorldOptions,
): Promise<World> {
  const { database, rendering, engines, report } = parts;
  const { transcript, file } = replayable;
  const { start } = transcript;
  await wipe(database);

  const now = createClock();
  const { prisma } = database;
  const id = (...about: (string | number)[]) => hashedId(start.seed, ...about);
  const user = { id: id('user'), plan: start.plan };
  await prisma.user.create({
    data: {
      id: user.id,
      name: 'Somebody',
      email: 'somebody@example.com',
      plan: start.plan,
      createdAt: new Date(BEGINNING),
    },
  });

  const events = createEvents();
  const assets = createAssets({ prisma, storage: createMemoryStorage(), inspect: inspectHere });
  const imaging = createImaging({ prisma, assets, engines, report });
  const entitlements = createEntitlements({ plans: 'metered' });
  const brandKits = createBrandKits({ prisma, assets });
  const { designs, tools, ledger, notes } = watchServices({
    designs: createDesigns({
      database,
      events,
      measureText: rendering.measureText,
      newId: idSource(start.seed, 'design'),
    }),
    ledger: createLedger({ prisma, entitlements, now }),
    tools: offered,
    throughDoor,
  });
  const moderation = createCallModeration({ prisma, moderation: createBuiltInModeration(), now });
  const services: CallServices = {
    designs,
    assets,
    rendering,
    imaging,
    images: createImageStudio({ engines, rendering }),
    engines,
    tryOns: createTryOnRoom({ engines, assets, imaging }),
    personModels: createPersonModels({ prisma, assets, engines, inspect: inspectHere, entitlements }),
    entitlements,
    ledger,
    brandKits,
    moderation,
    // As where no service of stock photos is set up: our own samples.
    stock: createStock({ settings: [], assets, prisma, report }),
  };

  const pictures = await readPictures(replayable, user.id, assets, parts.pictures);
  const bindings = new Bindings(new Map([...pictures].map(([name, info]) => [name, info.id])));
  await keepBrandKit(start, user.id, brandKits, bindings);
  const brandKit = await brandKits.get(user.id);
  const designId = await openDesign(start, user.id, designs, bindings);
  notes.designs.length = 0;
  await spendBefore(start, user.id, ledger);

  let playing: Playing | null = null;
  const current = (): Playing => {
    if (!playing) throw new Error('Nobody is on the stage');
    return playing;
  };
  const standIn: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'transcript',
    modelId: 'stage',
    supportedUrls: {},
    doGenerate: (options) => current().model.doGenerate(options),
    doStream: (options) => current().model.doStream(options),
  };
  const answering = model?.languageModel ?? standIn;
  if (typeof answering === 'string') throw new TypeError('A model is handed in as such, not by its name');
  const announced: string[] = [];
  const furtherId = idSource(start.seed, 'conversation');
  const conversations = await createConversations({
    database,
    events,
    tools,
    now,
    ...services,
    model: () => ({
      languageModel: directedModel(answering, () => current().direction),
      takesPictures: model?.takesPictures ?? false,
      // Where no script answers the built-in assistant does, which is sent everything.
      by: model?.by ?? { kind: 'built-in', name: 'transcript' },
    }),
    report: (error, context) => report(error, context),
    newId: () => announced.shift() ?? furtherId(),
  });

  const chats = new Map<string, string>();
  let spent = Object.fromEntries(CREDIT_UNITS.map((unit) => [unit, 0])) as Record<CreditUnit, number>;
  const own = assets.forUser(user.id);
  const world: World = {
    checks: [],
    page: null,
    transcript,
    folder: path.dirname(path.resolve(file)),
    user,
    designId,
    database,
    designs,
    assets,
    brandKits,
    brandKit,
    conversations,
    tools,
    bindings,
    pictures,
    notes,
    id,
    rendering: rendering.withAssets(user.id, (asset) => own.bytes(asset)),
    measureText: rendering.measureText,
    async chatId(name) {
      const key = name ?? '';
      const known = chats.get(key);
      if (known) return known;
      const made = id('chat', key);
      await prisma.chat.create({
        data: { id: made, userId: user.id, designId, title: '', createdAt: now(), updatedAt: now() },
      });
      chats.set(key, made);
      return made;
    },
    announce: (...ids) => void announced.splice(0, announced.length, ...ids),
    play(next) {
      playing = next;
    },
    async spent() {
      if (!notes.booked) return spent;
      notes.booked = false;
      const rows = await prisma.ledgerEntry.groupBy({
        by: ['unit'],
        where: { userId: user.id },
        _sum: { amount: true },
      });
      const sums = new Map(rows.map(({ unit, _sum }) => [unit, -(_sum.amount ?? 0)]));
      spent = Object.fromEntries(CREDIT_UNITS.map((unit) => [unit, sums.get(unit) || 0])) as Record<CreditUnit, number>;
      return spent;
    },
    async close() {
      await conversations.close();
      await events.close();
    },
  };
  world.checks = await makeStart(world, services, report);
  return world;
}
