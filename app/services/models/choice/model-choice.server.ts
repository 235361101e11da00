/**
 * Who answers in the chat: what the configuration names, until an operator chooses another one. The choice counts from
 * the next turn on, needs no restart, and is kept in the data folder.
 */
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Read } from '#agent/assistant/assistant-model.ts';
import type { Config } from '#app/services/config/config.ts';
import {
  createLocalModel,
  statesFolder,
  type LocalModel,
} from '#app/services/models/local-model/local-model.server.ts';
import type { ConversationModel } from '#app/services/models/conversation-model.ts';
import {
  hostedSettings,
  openHosted,
  type HostedConfig,
  type HostedSurroundings,
} from '#app/services/models/hosted-models.ts';
import { builtInModel } from '#app/services/models/model.server.ts';
import { readAlong } from '#app/services/models/reading/read-along.ts';
import type { ReadingModel } from '#app/services/models/reading/reading-model.ts';
import { createServedModel } from '#app/services/models/reading/served-model.server.ts';
import { message } from '#messages/message.ts';
import { addressOf, findServers } from './find-servers.server.ts';
import type { ModelOffer, ModelOffers } from './model-offers.ts';

export interface ModelChoice {
  /** The model of the next turn. */
  current(): ConversationModel;
  /** The built-in assistant without any model. */
  builtIn(): ConversationModel;
  /** What answers now. */
  chosen(): ModelOffer;
  /** Looks whether the model file can be used if it is what answers. Throws ReadingModelError. */
  check(): Promise<void>;
  /** All that can be chosen; looks for servers on this machine. */
  offers(): Promise<ModelOffers>;
  /** Throws UnknownModelError when there is no such offer. Returns it. */
  choose(id: string): Promise<ModelOffer>;
  close(): Promise<void>;
}

export class UnknownModelError extends Error {
  override readonly name = 'UnknownModelError';
}

export interface ModelChoiceDependencies extends Pick<HostedSurroundings, 'keep'> {
  config: HostedConfig & Pick<Config, 'dataDir' | 'modelFile' | 'modelRole' | 'modelPorts'>;
  /** Where the built-in assistant reads. */
  read: Read;
  report(error: unknown, context: Record<string, unknown>): void;
}

/** An offer, and how it is opened. */
interface Answerer extends ModelOffer {
  open(): ConversationModel;
}

const VENDORS = { openai: 'OpenAI', anthropic: 'Anthropic', gemini: 'Google' } as const;
const BUILT_IN = 'built-in';
const FILE = 'file';
const FOUND = 'found';
const savedSchema = z.object({ id: z.string().max(1_000) });
/** The roles in which a found model is offered. */
const FOUND_ROLES = ['small', 'hosted'] as const;

/** "found small 127.0.0.1:11434 qwen3:1.7b" */
const foundId = (kind: (typeof FOUND_ROLES)[number], address: string, model: string): string =>
  [FOUND, kind, address, model].join(' ');

export function createModelChoice({ config, read, keep, report }: ModelChoiceDependencies): ModelChoice {
  const { modelRole: role, dataDir } = config;
  const file = path.join(dataDir, 'model-choice.json');
  const around: HostedSurroundings = { report, ...(keep ? { keep } : {}) };
  const readers: ReadingModel[] = [];
  let fromFile: LocalModel | undefined;
  const opened = new Map<string, ConversationModel>();

  /** The built-in assistant with a small model that reads for it. */
  function withReader(model: ReadingModel): ConversationModel {
    readers.push(model);
    return builtInModel(readAlong({ read, model, role, report }));
  }

  function configured(): Answerer[] {
    const { modelFile, modelTier, openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel: model } = config;
    const isSmall = modelTier === 'small' && baseUrl !== undefined;
    const small: Answerer[] = isSmall
      ? [
          {
            id: 'openai small',
            kind: 'small',
            name: model,
            found: null,
            open: () => withReader(createServedModel({ apiKey, baseUrl, model })),
          },
        ]
      : [];
    const local: Answerer[] =
      modelFile === undefined
        ? []
        : [
            {
              id: FILE,
              kind: 'small',
              name: path.basename(modelFile),
              found: null,
              open: () => {
                fromFile = createLocalModel({
                  file: modelFile,
                  cacheFolder: statesFolder(dataDir),
                  report: (error) => report(error, { area: 'reading model' }),
                });
                return withReader(fromFile);
              },
            },
          ];
    return [
      { id: BUILT_IN, kind: 'built-in', name: '', found: null, open: () => builtInModel(read) },
      ...local,
      ...small,
      ...hostedSettings(config).map((settings): Answerer => {
        // Of an own server only the model is named: its address is private.
        const name = settings.baseUrl === undefined ? `${VENDORS[settings.vendor]} ${settings.model}` : settings.model;
        return { id: settings.vendor, kind: 'hosted', name, found: null, open: () => openHosted(settings, around) };
      }),
    ];
  }

  /** A model at an address of this machine. */
  function foundOne(
    kind: (typeof FOUND_ROLES)[number],
    address: string,
    model: string,
    server: string | null,
  ): Answerer {
    const baseUrl = `http://${address}/v1`;
    return {
      id: foundId(kind, address, model),
      kind,
      name: model,
      found: { server, address },
      open: () => {
        if (kind === 'small') return withReader(createServedModel({ baseUrl, model }));
        return openHosted({ vendor: 'openai', apiKey: undefined, baseUrl, model, takesPictures: false }, around);
      },
    };
  }

  /** What an id stands for, whether its server runs or not; null: nothing. */
  function answererOf(id: string): Answerer | null {
    const [first, kind, address = '', ...model] = id.split(' ');
    const of = FOUND_ROLES.find((one) => one === kind);
    // Other ports of this machine belong to other programs, which nobody may have called from the chat.
    const isSearched = config.modelPorts.some((port) => address === addressOf(port));
    if (first === FOUND && of && isSearched && model.length > 0) return foundOne(of, address, model.join(' '), null);
    return configured().find((one) => one.id === id) ?? null;
  }

  /** Answers as configured: a model that calls the tools before one that reads, any model before none. */
  function usual(): Answerer {
    const all = configured();
    const found = all.find(({ kind }) => kind === 'hosted') ?? all.find(({ kind }) => kind === 'small') ?? all[0];
    if (!found) throw new Error('Nobody answers');
    return found;
  }

  function saved(): Answerer | null {
    try {
      const { id } = savedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      return answererOf(id);
    } catch {
      // Nothing was chosen, or nothing that can be read: as configured.
      return null;
    }
  }

  let chosen = saved() ?? usual();

  function open(answerer: Answerer): ConversationModel {
    const known = opened.get(answerer.id);
    if (known) return known;
    const model = answerer.open();
    opened.set(answerer.id, model);
    return model;
  }

  const plain = ({ open: _, ...offer }: Answerer): ModelOffer => offer;

  return {
    current: () => open(chosen),
    builtIn: () => builtInModel(read),
    chosen: () => plain(chosen),
    async check() {
      if (chosen.id !== FILE) return;
      open(chosen);
      await fromFile?.check();
    },
    async offers() {
      const servers = await findServers(config.modelPorts);
      const found = servers.flatMap(({ address, server, models }) =>
        models.flatMap((model) => FOUND_ROLES.map((kind) => foundOne(kind, address, model, server))),
      );
      const listed = [...configured(), ...found];
      // One that was chosen stays in the list while its server is away.
      const gone: ModelOffer[] = listed.some(({ id }) => id === chosen.id) ? [] : [{ ...plain(chosen), isGone: true }];
      return { chosen: chosen.id, role, offers: [...listed.map(plain), ...gone] };
    },
    async choose(id) {
      const next = answererOf(id);
      if (!next) throw new UnknownModelError(message('reader.unknownChoice'));
      await mkdir(dataDir, { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, `${JSON.stringify({ id })}\n`);
      await rename(unfinished, file);
      chosen = next;
      return plain(next);
    },
    async close() {
      await Promise.all(readers.map((reader) => reader.close()));
    },
  };
}
