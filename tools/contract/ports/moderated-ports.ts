/**
 * Wraps the engines for one call of a tool: every picture that a tool passes to one is moderated before, once. It
 * happens here, not in each tool, because only here it is known which pictures are really processed or sent to a
 * service.
 */
import { picturesIn } from '#design/document/pictures-in.ts';
import type { ToolContext } from '../context.ts';
import { ToolRefusal } from '../tool.ts';

/** The ports that take pictures of the user. */
export type Engines = Pick<ToolContext, 'imaging' | 'scenes' | 'images' | 'films' | 'tryOns'>;

export interface ModeratedPorts {
  engines: Engines;
  /** Pictures that passed moderation. */
  seen: ReadonlySet<string>;
  /** Why a picture was refused, however the tool handled that; null if none was. */
  refusal(): string | null;
}

/** `check` returns null, or why these pictures are refused. Throws ToolRefusal if moderation is unavailable. */
export function moderatedPorts(
  { imaging, scenes, images, films, tryOns }: Engines,
  check: (assets: readonly string[]) => Promise<string | null>,
): ModeratedPorts {
  const seen = new Set<string>();
  /** Pending checks: two callers that need the same picture at the same time share one answer. */
  const asked = new Map<string, Promise<string | null>>();
  let refused: string | null = null;

  async function look(assets: readonly string[]): Promise<void> {
    const fresh = [...new Set(assets)].filter((asset) => !asked.has(asset));
    if (fresh.length > 0) {
      const answer = check(fresh).then((reason) => {
        refused ??= reason;
        if (reason === null) for (const asset of fresh) seen.add(asset);
        return reason;
      });
      for (const asset of fresh) asked.set(asset, answer);
      // Moderation was unavailable: the next call tries again.
      answer.catch(() => fresh.forEach((asset) => asked.delete(asset)));
    }
    for (const asset of new Set(assets)) {
      const reason = await asked.get(asset);
      if (typeof reason === 'string') throw new ToolRefusal(reason);
    }
  }

  const engines: Engines = {
    imaging: {
      cutOut: (asset, options) => look([asset]).then(() => imaging.cutOut(asset, options)),
      erase: (asset, region, options) => look([asset]).then(() => imaging.erase(asset, region, options)),
      behind: (asset, cutout, options) => look([asset]).then(() => imaging.behind(asset, cutout, options)),
      upscale: (asset, factor, options) => look([asset]).then(() => imaging.upscale(asset, factor, options)),
      retake: (asset, steps, options) => look([asset]).then(() => imaging.retake(asset, steps, options)),
      expand: (asset, sides, options) => look([asset]).then(() => imaging.expand(asset, sides, options)),
    },
    scenes: { render: (request, options) => look([request.picture]).then(() => scenes.render(request, options)) },
    images: {
      isHosted: (type) => images.isHosted(type),
      understand: (request) => images.understand(request),
      generate: (request, options) => look(request.references).then(() => images.generate(request, options)),
    },
    films: { make: (request, options) => look(picturesIn(request.document)).then(() => films.make(request, options)) },
    tryOns: {
      make: (request, options) => look([request.person, request.garment]).then(() => tryOns.make(request, options)),
    },
  };
  return { engines, seen, refusal: () => refused };
}
