/**
 * Records the front page's replay: tests/transcripts/chat/front-page.json, played on the stage of `npm run replay` with
 * the built-in assistant and the real engines.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import type { CallTrace, TurnTrace } from '../../agent/transcript/play/trace.ts';
import { loadTranscript } from '../../agent/transcript/load/load-transcript.ts';
import { cardText } from '../../app/contracts/card-text.ts';
import { TOOL_KINDS } from '../../app/contracts/tool-kinds.static.ts';
import type { Recording, RecordedCall, RecordedPicture } from '../../app/features/home/replay/recording.ts';
import { projectRoot } from '../../app/services/config/project-root.ts';
import { cachedEngines } from '../../app/services/engines/cached-engines.server.ts';
import { createEngines, type Engines } from '../../app/services/engines/engines.server.ts';
import type { RawCutout } from '../../app/services/engines/cut-out/cutout-job.ts';
import { openStage } from '../../app/services/transcripts/stage.server.ts';
import type { DesignDocument } from '../../design/document/document.ts';
import { firstPage } from '../../design/document/tree.ts';
import { applyOperations } from '../../design/operations/apply.ts';
import type { Operation } from '../../design/operations/operation.ts';

const TRANSCRIPT = path.join(projectRoot(), 'tests/transcripts/chat/front-page.json');
/** Address of the pictures for the browser. */
const ADDRESS = '/examples/front-page';

export interface FrontPage {
  recording: Recording;
  finished: DesignDocument;
  /** Bytes of the pictures, by their ids in the recording. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Plays the transcript. Throws when anything differs from what it expects. */
export async function recordFrontPage(): Promise<FrontPage> {
  const { transcript } = loadTranscript(await readFile(TRANSCRIPT, 'utf8'), TRANSCRIPT);
  const report = (error: unknown): void => console.error(error);
  const cutouts: RawCutout[] = [];
  const engines = watched(
    cachedEngines(createEngines({ report }), path.join(projectRoot(), '.cache', 'engines')),
    cutouts,
  );
  const stage = await openStage({ engines, report });
  /** Operations written to the design, in order. */
  const written: Operation[][] = [];
  try {
    const { turns, checks } = await stage.replay(
      { file: TRANSCRIPT, transcript },
      {
        throughDoor: (operations) => {
          written.push(operations);
          return operations;
        },
      },
    );
    const divergence = checks.find((check) => check.divergence !== null)?.divergence;
    if (divergence) throw new Error(divergence.message);
    return await frontPageOf(turns, transcript.turns, written, cutouts, transcript.start.assets);
  } finally {
    await stage.close();
    await engines.close();
  }
}

/** Keeps the results of the cutout engine. */
function watched(engines: Engines, cutouts: RawCutout[]): Engines {
  return {
    async run(name, input, options) {
      const output = await engines.run(name, input, options);
      if (name === 'cut-out') cutouts.push(output as RawCutout);
      return output;
    },
    close: () => engines.close(),
  };
}

async function frontPageOf(
  traces: readonly TurnTrace[],
  scripts: readonly { hand?: readonly unknown[]; user?: { attachments?: readonly string[] } }[],
  written: readonly Operation[][],
  cutouts: readonly RawCutout[],
  files: Readonly<Record<string, string>>,
): Promise<FrontPage> {
  const [first, last] = [traces[0], traces.at(-1)];
  if (!first || !last) throw new Error('The transcript has no turns');
  const waiting = [...written];
  const next = (): Operation[] => {
    const operations = waiting.shift();
    if (!operations) throw new Error('Less was written into the design than was called for');
    return operations;
  };
  const turns = traces.map(({ steps, user, said, turn }): Recording['turns'][number] => ({
    hand: (scripts[turn]?.hand ?? []).flatMap(() => next()),
    said: user ?? '',
    attached: scripts[turn]?.user?.attachments?.[0] ?? null,
    calls: steps.flatMap(({ calls }) => calls.map((call) => recordedCall(call, next))),
    answer: said,
  }));
  const finished = turns
    .flatMap(({ hand, calls }) => [hand, ...calls.map(({ operations }) => operations)])
    .reduce((document, operations) => applyOperations(document, operations).document, first.before);
  if (waiting.length > 0 || !isDeepStrictEqual(finished, last.after))
    throw new Error('What was written does not add up to the finished design');

  const { names, pictures, bytes } = await picturesOf(finished, last, cutouts, files);
  const renamed = <Value>(value: Value): Value => {
    const text = [...names].reduce((all, [id, name]) => all.replaceAll(id, name), JSON.stringify(value));
    return JSON.parse(text) as Value;
  };
  return {
    recording: renamed({ start: first.before, page: firstPage(first.before).id, pictures, turns }),
    finished: renamed(finished),
    pictures: bytes,
  };
}

function recordedCall({ tool, outcome }: CallTrace, next: () => Operation[]): RecordedCall {
  const kind = TOOL_KINDS[tool];
  if (!kind || !outcome?.ok) throw new Error(`${tool} came to nothing`);
  const operations = outcome.change === undefined ? [] : next();
  return { icon: kind.icon, doing: kind.doing, done: cardText(outcome.card) ?? kind.title, operations };
}

/** A valid asset id, the same on every machine: an engine's output may differ in its last bit. */
const stableId = (name: string): string => createHash('sha256').update(name).digest('hex');

/** The assets' ids in the recording, and the files behind them. */
async function picturesOf(
  document: DesignDocument,
  { assets }: TurnTrace,
  cutouts: readonly RawCutout[],
  files: Readonly<Record<string, string>>,
) {
  const names = new Map<string, string>();
  const pictures: Record<string, RecordedPicture> = {};
  const bytes = new Map<string, Uint8Array>();
  const keep = async (id: string, name: string, content: Uint8Array): Promise<void> => {
    const { width, height } = await sharp(content).metadata();
    const asset = stableId(name);
    names.set(id, asset);
    pictures[asset] = { name, file: `${ADDRESS}/${name}.webp`, width, height };
    bytes.set(asset, content);
  };
  for (const [name, id] of assets)
    await keep(id, name, await readFile(path.resolve(path.dirname(TRANSCRIPT), files[name] ?? '')));
  for (const layer of Object.values(document.layers)) {
    if (layer.type !== 'image' || !layer.mask) continue;
    const cutout = cutouts[0];
    if (cutouts.length !== 1 || !cutout) throw new Error(`One cutout was expected, not ${cutouts.length}`);
    const name = pictures[names.get(layer.asset ?? '') ?? '']?.name ?? 'picture';
    if (layer.mask.asset) await keep(layer.mask.asset, `${name}-mask`, cutout.mask);
    if (layer.mask.colours && cutout.colours) await keep(layer.mask.colours, `${name}-edge`, cutout.colours);
  }
  return { names, pictures, bytes };
}
