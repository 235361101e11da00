/** Creates the start of a world: pictures, brand kit, design, spent credits, and what is on the canvas. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { idSource } from '#agent/ids.ts';
import { CREDIT_UNITS, type Start } from '#agent/transcript/format/format.ts';
import type { Bindings } from '#agent/transcript/play/bindings.ts';
import type { Check } from '#agent/transcript/play/divergence.ts';
import { judgeCall } from '#agent/transcript/play/script-checks.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { brandKitPatchSchema } from '#app/services/brand-kit/brand-kit-rules.ts';
import type { BrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import { callEnvironment, type CallServices } from '#app/services/conversations/call-environment.server.ts';
import type { Designs, NewDesign } from '#app/services/designs/door.server.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { runTool } from '#tools/contract/run.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import { reasonOf, ReplayStop } from './replay-stop.ts';
import type { StagePictures } from './stage-pictures.server.ts';
import type { Replayable, StageParts, World } from './world.ts';

export async function readPictures(
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

export async function keepBrandKit(
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

export async function openDesign(
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

export async function spendBefore(
  { spent, plan }: Start,
  userId: string,
  ledger: CallServices['ledger'],
): Promise<void> {
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

/** Creates what is on the canvas at the start. */
export async function makeStart(world: World, services: CallServices, report: StageParts['report']): Promise<Check[]> {
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
