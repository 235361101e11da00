/**
 * The real services with a listener: what a call made, which designs were created, whether credits were booked. Their
 * behavior is unchanged, except for a change that a test wants broken on its way to the door, and for the time that a
 * tool may take: what a replay reports must not depend on how busy its machine is.
 */
import type { Operation } from '#design/operations/operation.ts';
import type { Tool, ToolCard, ToolOutcome } from '#tools/contract/tool.ts';
import type { Ledger } from '#app/services/billing/ledger.server.ts';
import type { Designs } from '#app/services/designs/door.server.ts';

/** What was noticed. */
export interface Notes {
  /** Designs in order of creation, without the transcript's own. */
  readonly designs: { id: string; title: string }[];
  /** Credits were reserved since the last sum. */
  booked: boolean;
  /**
   * Ids of the layers and pictures that a call made: layers in the order of its change, then assets as they were
   * stored.
   */
  madeBy(outcome: ToolOutcome): readonly string[];
}

export interface Watched {
  notes: Notes;
  designs: Designs;
  tools: readonly Tool[];
  ledger: Ledger;
}

export interface ToWatch {
  designs: Designs;
  tools: readonly Tool[];
  ledger: Ledger;
  /** Breaks changes on purpose: what it returns is committed instead. */
  throughDoor: ((operations: Operation[]) => Operation[]) | undefined;
}

/** Multiples of a tool's own limit. */
const PATIENCE = 5;

/** The tool, recording its stored assets by the card of its result: outcomes carry the very same card. */
function noting<Input>(tool: Tool<Input>, assetsOf: WeakMap<ToolCard, readonly string[]>): Tool<Input> {
  return {
    ...tool,
    timeoutMs: tool.timeoutMs * PATIENCE,
    async execute(input, context) {
      const stored = new Set<string>();
      const note = <Asset extends { id: string }>(asset: Asset): Asset => {
        stored.add(asset.id);
        return asset;
      };
      const { assets, imaging, scenes, images, films, tryOns } = context;
      const result = await tool.execute(input, {
        ...context,
        assets: { ...assets, store: async (...asset) => note(await assets.store(...asset)) },
        imaging: {
          ...imaging,
          async cutOut(...request) {
            const cutout = await imaging.cutOut(...request);
            note(cutout.mask);
            return cutout;
          },
          erase: async (...request) => note(await imaging.erase(...request)),
          behind: async (...request) => note(await imaging.behind(...request)),
          upscale: async (...request) => note(await imaging.upscale(...request)),
          expand: async (...request) => note(await imaging.expand(...request)),
          async retake(...request) {
            const retaken = await imaging.retake(...request);
            if (retaken.picture) note(retaken.picture);
            return retaken;
          },
        },
        images: {
          isHosted: (type) => images.isHosted(type),
          understand: (request) => images.understand(request),
          async generate(...request) {
            const made = await images.generate(...request);
            for (const { picture, design } of made.images) {
              note(picture);
              // Backgrounds of designs are assets too.
              for (const page of Object.values(design?.pages ?? {}))
                if (page.background.type === 'image') stored.add(page.background.asset);
            }
            return made;
          },
        },
        films: {
          async make(...request) {
            const made = await films.make(...request);
            note(made.film);
            note(made.poster);
            return made;
          },
        },
        tryOns: {
          async make(...request) {
            const made = await tryOns.make(...request);
            for (const asset of [made.garment?.asset, made.front?.asset, made.flat]) if (asset) note(asset);
            return made;
          },
        },
        scenes: {
          async render(...request) {
            const scene = await scenes.render(...request);
            for (const asset of [scene.background, scene.shadow?.asset, scene.product.asset, scene.flat])
              if (asset) note(asset);
            return scene;
          },
        },
      });
      if (result.ok) assetsOf.set(result.card, [...stored]);
      return result;
    },
  };
}

export function watchServices({ designs, tools, ledger, throughDoor }: ToWatch): Watched {
  const layersOf = new Map<string, readonly string[]>();
  const assetsOf = new WeakMap<ToolCard, readonly string[]>();
  const notes: Notes = {
    designs: [],
    booked: false,
    madeBy(outcome) {
      if (!outcome.ok) return [];
      const layers = outcome.change === undefined ? [] : (layersOf.get(outcome.change) ?? []);
      return [...layers, ...(assetsOf.get(outcome.card) ?? [])];
    },
  };
  return {
    notes,
    designs: {
      ...designs,
      async create(design) {
        const made = await designs.create(design);
        notes.designs.push({ id: made.id, title: made.title });
        return made;
      },
      async commit(request) {
        const operations = throughDoor ? throughDoor([...request.operations]) : request.operations;
        const committed = await designs.commit({ ...request, operations });
        layersOf.set(
          request.id,
          committed.operations.flatMap((operation) => (operation.type === 'layer.add' ? [operation.layer.id] : [])),
        );
        return committed;
      },
    },
    tools: tools.map((tool) => noting(tool, assetsOf)),
    ledger: {
      ...ledger,
      async reserve(spending) {
        notes.booked = true;
        return ledger.reserve(spending);
      },
    },
  };
}
