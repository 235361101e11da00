/**
 * The world of one transcript: a user with a plan, pictures, a brand kit and a design, and the real services around
 * them. Ids and clock follow from the transcript's seed.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { hashedId, idSource } from '#agent/ids.ts';
import { Bindings } from '#agent/transcript/play/bindings.ts';
import type { Check } from '#agent/transcript/play/divergence.ts';
import { directedModel, type Direction } from '#agent/transcript/play/directed-model.ts';
import { CREDIT_UNITS, type CreditUnit, type Start, type Transcript } from '#agent/transcript/format/format.ts';
import { judgeCall } from '#agent/transcript/play/script-checks.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { BrandKit } from '#tools/brand-kit-port.ts';
import type { AssetInfo } from '#tools/assets-port.ts';
import { tools as allTools } from '#tools/index.ts';
import { runTool } from '#tools/run.ts';
import type { Tool, ToolOutcome } from '#tools/tool.ts';
import { createAssets, type Assets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { createLedger } from '#app/services/billing/ledger.server.ts';
import { brandKitPatchSchema } from '#app/services/brand-kit/brand-kit-rules.ts';
import { createBrandKits, type BrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import { callEnvironment, type CallServices } from '#app/services/conversations/call-environment.server.ts';
import { createConversations, type Conversations } from '#app/services/conversations/conversations.server.ts';
import type { ConversationModel } from '#app/services/conversations/running-turn.server.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { createDesigns, type Designs, type NewDesign } from '#app/services/designs/door.server.ts';
import { createEvents } from '#app/services/events/events.server.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { createImageStudio } from '#app/services/images/image-studio.server.ts';
import { createImaging } from '#app/services/imaging/imaging.server.ts';
import { createBuiltInModeration } from '#app/services/moderation/built-in-moderation.ts';
import { createCallModeration } from '#app/services/moderation/call-moderation.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import { createMemoryStorage } from '#app/services/storage/memory-storage.server.ts';
import { createPersonModels } from '#app/services/person-models/person-models.server.ts';
import { createTryOnRoom } from '#app/services/try-on/try-ons.server.ts';
import { ReplayStop, reasonOf } from './replay-stop.ts';
import type { StagePictures } from './stage-pictures.server.ts';
import { watchServices, type Notes } from './watched-services.server.ts';

/** What a stage lends to every world. */
export interface StageParts {
  database: Database;
  rendering: Rendering;
  engines: Engines;
  pictures: StagePictures;
  report(error: unknown, context?: Record<string, unknown>): void;
}

/** A transcript and where it lies. */
export interface Replayable {
  /** Path of the file: pictures lie relative to it. */
  file: string;
  transcript: Transcript;
}

export interface WorldOptions {
  /** Answers instead of what the transcript says. */
  model?: ConversationModel | undefined;
  tools?: readonly Tool[] | undefined;
  throughDoor?: ((operations: Operation[]) => Operation[]) | undefined;
}

/** Who answers at the moment, and who directs. */
export interface Playing {
  model: LanguageModelV4;
  direction: Direction;
}

export interface World {
  transcript: Transcript;
  /** Where its pictures and previews lie. */
  folder: string;
  user: { id: string; plan: string };
  designId: string;
  database: Database;
  designs: Designs;
  assets: Assets;
  brandKits: BrandKits;
  /** No tool changes it. */
  brandKit: BrandKit;
  conversations: Conversations;
  rendering: Pick<Rendering, 'render' | 'renderPreview'>;
  measureText: MeasureText;
  tools: readonly Tool[];
  bindings: Bindings;
  /** Pictures of the start, by name. */
  pictures: ReadonlyMap<string, AssetInfo>;
  notes: Notes;
  /** Of the calls at the start. */
  checks: readonly Check[];
  /** Id of a conversation, made when it is first named. */
  chatId(name: string | undefined): Promise<string>;
  /** An id that these parts and the transcript's seed always give. */
  id(...parts: (string | number)[]): string;
  /** The page that the user is shown: the last one that a call led to. Null: the first. */
  page: string | null;
  /** Takes the ids of the next turn and of its answer. */
  announce(turnId: string, messageId: string): void;
  /** Puts somebody on the stage. */
  play(playing: Playing): void;
  /** Credits spent so far. */
  spent(): Promise<Record<CreditUnit, number>>;
  close(): Promise<void>;
}

const BEGINNING = Date.UTC(2026, 0, 1);

/** Moves a second whenever somebody looks. */
function createClock(): () => Date {
  let now = BEGINNING - 1000;
  return () => new Date((now += 1000));
}

/** Everything of earlier transcripts goes; what belongs to a user goes with the user. */
async function wipe({ pool }: Database): Promise<void> {
  await pool.query('delete from "user"');
  await pool.query('delete from asset');
}

async function readPictures(
  { file, transcript }: Replayable,
  userId: string,
  assets: Assets,
  known: StagePictures,
): Promise<Map<string, AssetInfo>> {
  const own = assets.forUser(userId);
  const pictures = new Map<string, AssetInfo>();
  for (const [name, written] of Object.entries(transcript.start.assets)) {
    try {
      const { bytes, mime } = await known.normalised(await readFile(path.resolve(path.dirname(file), written)));
      const called = `${name}${path.extname(written).toLowerCase()}`;
      pictures.set(name, { ...(await own.store(bytes, mime, called)), name: called });
    } catch (error) {
      throw new ReplayStop(
        'input',
        0,
        ['start', 'assets', name],
        message('stage.assetMissing', { name, reason: reasonOf(error) }),
        { cause: error },
      );
    }
  }
  return pictures;
}

async function keepBrandKit(
  { brandKit }: Start,
  userId: string,
  brandKits: BrandKits,
  bindings: Bindings,
): Promise<void> {
  if (!brandKit) return;
  try {
    await brandKits.update(
      userId,
      brandKitPatchSchema.parse({
        ...brandKit,
        logos: brandKit.logos.map((name) => bindings.assets.get(name) ?? name),
      }),
    );
  } catch (error) {
    throw new ReplayStop(
      'input',
      0,
      ['start', 'brandKit'],
      message('stage.brandKitRefused', { reason: reasonOf(error) }),
      { cause: error },
    );
  }
}

async function openDesign(
  { design, title }: Start,
  userId: string,
  designs: Designs,
  bindings: Bindings,
): Promise<string> {
  const named = title === undefined ? {} : { title };
  try {
    if ('pages' in design) {
      const document = bindings.resolve(design) as Extract<NewDesign, { document: unknown }>['document'];
      return (await designs.create({ userId, ...named, document })).id;
    }
    const { width, height, background } = design as Extract<Start['design'], { width: number }>;
    const paint = background === undefined ? {} : { background: { type: 'solid' as const, color: background } };
    return (await designs.create({ userId, ...named, width, height, ...paint })).id;
  } catch (error) {
    throw new ReplayStop('input', 0, ['start', 'design'], message('stage.designRefused', { reason: reasonOf(error) }), {
      cause: error,
    });
  }
}

async function spendBefore({ spent, plan }: Start, userId: string, ledger: CallServices['ledger']): Promise<void> {
  for (const unit of CREDIT_UNITS) {
    const amount = spent[unit] ?? 0;
    if (amount === 0) continue;
    const reference = `before/${unit}`;
    const reserved = await ledger.reserve({ userId, unit, amount, reference });
    if (!reserved.ok)
      throw new ReplayStop(
        'credits',
        0,
        ['start', 'spent', unit],
        message('stage.tooMuchSpent', { plan, amount, unit }),
      );
    await ledger.settle(reference);
  }
}

/** Makes what stands on the canvas at the start. */
async function makeStart(world: World, services: CallServices, report: StageParts['report']): Promise<Check[]> {
  const { transcript, tools, bindings, notes, user, designId } = world;
  const checks: Check[] = [];
  for (const [index, call] of transcript.start.calls.entries()) {
    const tool = tools.find(({ name }) => name === call.tool);
    const unknown = bindings.unknownIn(call.input);
    const environment = callEnvironment(services, {
      user,
      designId,
      turnId: null,
      page: world.page,
      selection: [],
      attachments: [...world.pictures.values()],
    });
    const outcome: ToolOutcome = tool
      ? await runTool({
          tool,
          input: bindings.resolve(call.input),
          environment,
          newId: idSource(transcript.start.seed, 'start', index),
          signal: new AbortController().signal,
        }).catch((error: unknown) => {
          report(error, { area: 'tool', tool: call.tool });
          return { ok: false, error: message('agent.toolBroke') };
        })
      : { ok: false, error: message('agent.unknownTool', { name: call.tool }) };
    if (call.as !== undefined) bindings.bind(call.as, notes.madeBy(outcome));
    if (outcome.ok) world.page = outcome.page ?? world.page;
    const divergence = judgeCall(
      { turn: 0, step: null, at: ['start', 'calls', index] },
      {
        call,
        outcome,
        malformed: false,
        excused: false,
        tools,
        unknown,
        known: { names: bindings.names, assets: bindings.assets },
      },
    );
    checks.push({ turn: 0, key: 'call', divergence });
  }
  return checks;
}

/** Opens a clean world. Throws ReplayStop for a start that can't be. */
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
    model: {
      languageModel: directedModel(answering, () => current().direction),
      takesPictures: model?.takesPictures ?? false,
    },
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
