/**
 * Templates as users choose among them: the list, each one's picture drawn by our own renderer, and designs made from
 * them.
 */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Content, Picture, Size } from '#design/templates/composition-input.ts';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import type { TemplateBrand } from '#design/templates/catalogue/lay-out.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { logoParts } from '#tools/brand/logo-look.ts';
import { UNMARKED_SIDE } from '#app/services/billing/held-to-plan.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { HOUSE, type AssetBytes, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { createSamplePixels } from '#app/services/rendering/sample-pixels.server.ts';
import { createFairTurns } from '../processes/fair-turns.ts';
import type { OwnPhoto } from './own-photos.server.ts';
import { previewPage, sizeOfShape } from './preview-page.ts';
import type { ThumbnailCache } from './thumbnail-cache.server.ts';
import { templateDocument } from './template-document.ts';
import { listTemplates } from './template-listing.server.ts';
import { keepSamples, samplePicture } from './sample-pictures.server.ts';
import { asTemplateBrand, type ListedBrand, type ListedTemplate } from '#app/contracts/templates.ts';

/** How a template is filled: everything that is not null is the user's own. */
export interface TemplateLook {
  brand: { userId: string; kit: BrandKit } | null;
  photo: OwnPhoto | null;
  /** `#rrggbb`, before those of the brand. */
  colors: readonly string[];
  /** As large as pictures without a watermark may be; otherwise as a list shows it. */
  large?: boolean;
}

export const PLAIN_LOOK: TemplateLook = { brand: null, photo: null, colors: [] };

export interface Templates {
  list(): Promise<readonly ListedTemplate[]>;
  /** Null: no such template. */
  find(id: string): Template | null;
  /** What a template uses of a brand kit; null: the kit says nothing about looks. */
  brandOf(userId: string, kit: BrandKit): Promise<ListedBrand | null>;
  /**
   * A small WebP of a template on a page of that shape. Null: no such template. `asker`: who waits, so that everyone
   * gets their turn; throws BusyError if they have too many waiting already.
   */
  preview(
    id: string,
    page: Size,
    look: TemplateLook,
    asker: string,
    signal?: AbortSignal,
  ): Promise<TemplatePreview | null>;
  /** The sample photos of its slots, which this user's designs may keep from now on. Null: no such template. */
  samples(id: string, userId: string): Promise<readonly Picture[] | null>;
  /**
   * A document to be edited by this user, as its picture shows it: the first photo slot with the photo, the others with
   * their samples. Null: no such template, or it fits no such page.
   */
  design(
    id: string,
    page: Size,
    look: TemplateLook,
    userId: string,
    newId: () => string,
    content?: Content,
  ): Promise<DesignDocument | null>;
  /** Drops cached pictures that show this logo: nobody has it any more. */
  forgetLogo(asset: string): Promise<void>;
}

export interface TemplatePreview {
  bytes: Uint8Array;
  mime: string;
  /** Of template, page, look and the drawing code: the same tag is the same picture. */
  tag: string;
}

/** Longer side of a preview, px: twice its size in a list. */
const SIDE = 400;
/** Longer side of a user's photo in a preview, px: it never shows larger. */
const PHOTO_SIDE = 512;
/** Pictures cached in memory, about 10 kB each. */
const KEPT = 1_500;
/** After this long without a request, ms, others are drawn ahead, at this interval. */
const REST = 400;
/** How many are drawn ahead of a requested page, and in their own shapes: some screens of a list. */
const AHEAD = 48;
const AHEAD_IN_OWN_SHAPES = 144;
/** Drawn in parallel: as many as threads paint, plus one being laid out. Fewer per caller. */
const TURNS = { atOnce: 4, each: 3, waiting: 120 } as const;

export interface TemplatesOptions {
  rendering: Rendering;
  assets: Assets;
  /**
   * Persistent cache of pictures in a brand, or without anything of a user's; without one they are redrawn after each
   * start.
   */
  thumbnails?: ThumbnailCache;
  /** Version of the drawing code: cached pictures of other versions are not used. */
  stamp?: string;
  /** How long after a request others are drawn ahead, ms; null: never. */
  ahead?: number | null;
}

export function createTemplates({
  rendering,
  assets,
  thumbnails,
  stamp = '',
  ahead = REST,
}: TemplatesOptions): Templates {
  const byId = new Map(TEMPLATES.map((template) => [template.id, template]));
  const kept = new Map<string, Promise<TemplatePreview>>();
  const logoColors = new Map<string, Promise<string[]>>();
  const turns = createFairTurns(TURNS);
  let listing: Promise<readonly ListedTemplate[]> | null = null;
  /** Pictures that somebody waits for. */
  let asked = 0;
  /** What was drawn ahead. */
  const drawnAhead = new Set<string>();
  let resting: AbortController | null = null;

  /** Colors of a logo: each is analysed once. */
  function partsOf(userId: string, info: AssetInfo): Promise<string[]> {
    const known =
      logoColors.get(info.id) ??
      logoParts(info, createSamplePixels(rendering.withAssets(userId, (asset) => assets.forUser(userId).bytes(asset))));
    known.catch(() => logoColors.delete(info.id));
    logoColors.set(info.id, known);
    const [oldest] = logoColors.keys();
    if (logoColors.size > KEPT && oldest !== undefined) logoColors.delete(oldest);
    return known;
  }

  async function brandOf(userId: string, kit: BrandKit): Promise<ListedBrand | null> {
    const [first] = kit.logos;
    const info = first ? await assets.forUser(userId).info(first.asset) : null;
    if (kit.colors.length === 0 && !info && !kit.fonts.heading && !kit.fonts.body) return null;
    return {
      colors: kit.colors,
      fonts: kit.fonts,
      logo:
        info && info.width > 0
          ? { asset: info.id, width: info.width, height: info.height, parts: await partsOf(userId, info) }
          : null,
    };
  }

  const templateBrandOf = async (
    brand: TemplateLook['brand'],
  ): Promise<{ listed: ListedBrand | null; brand: TemplateBrand | null }> => {
    const listed = brand && (await brandOf(brand.userId, brand.kit));
    return { listed, brand: listed && asTemplateBrand(listed) };
  };

  async function paint(
    template: Template,
    page: Size,
    look: TemplateLook,
    brand: TemplateBrand | null,
  ): Promise<{ bytes: Uint8Array; mime: string }> {
    const samples = await Promise.all(template.pictures.map(samplePicture));
    const pictures = samples.map(({ picture }, index) => (index === 0 && look.photo ? look.photo.picture : picture));
    let count = 0;
    const newId = () => `r${(count += 1)}`;
    const document =
      templateDocument(
        template,
        { page, pictures, brand, colors: look.colors, measure: rendering.measureText },
        newId,
      ) ?? createDocument({ ...page, newId });
    const known = new Map(
      samples.flatMap(({ picture, bytes, mask }) => [
        [picture.asset, bytes],
        ...(picture.mask?.asset ? [[picture.mask.asset, mask] as const] : []),
      ]),
    );
    const small = look.photo?.small(PHOTO_SIDE);
    const own: AssetBytes | null = look.brand && ((asset) => assets.forUser(look.brand?.userId ?? '').bytes(asset));
    const reader: AssetBytes = async (asset) =>
      known.get(asset) ?? (await small?.(asset)) ?? (await own?.(asset)) ?? null;
    return rendering
      .withAssets(look.brand?.userId ?? HOUSE, reader)
      .renderPreview(document, firstPage(document).id, look.large ? UNMARKED_SIDE : SIDE);
  }

  /** `signal` ends the waiting; a started drawing is finished, for the next caller. */
  async function draw(
    template: Template,
    page: Size,
    look: TemplateLook,
    { listed, brand }: Awaited<ReturnType<typeof templateBrandOf>>,
    tag: string,
    asker: string,
    signal?: AbortSignal,
  ): Promise<TemplatePreview> {
    // Those with a user's logo are keyed by it, and deleted with it. Those with a user's photo, and large ones, are
    // cached only here.
    const key = look.photo || look.large ? null : `${listed?.logo?.asset ?? ''}${tag}`;
    // Laying out takes as long as painting: cached pictures need neither.
    const found = key === null ? null : await thumbnails?.get(key);
    if (found) return { bytes: found, mime: 'image/webp', tag };
    const end = await turns.take(asker, signal);
    try {
      const { bytes, mime } = await paint(template, page, look, brand);
      if (key !== null) await thumbnails?.put(key, bytes);
      return { bytes, mime, tag };
    } finally {
      end();
    }
  }

  async function picture(
    template: Template,
    size: Size,
    look: TemplateLook,
    asker: string,
    signal?: AbortSignal,
  ): Promise<TemplatePreview> {
    const page = previewPage(size);
    const brand = await templateBrandOf(look.brand);
    const photo = template.pictures.length > 0 ? look.photo : null;
    const tag = createHash('sha256')
      .update(
        JSON.stringify([
          stamp,
          template,
          page.width,
          page.height,
          brand.listed,
          look.colors,
          photo?.picture ?? null,
          ...(look.large ? ['large'] : []),
        ]),
      )
      .digest('hex');
    let drawn = kept.get(tag);
    if (!drawn) {
      drawn = draw(template, page, { ...look, photo }, brand, tag, asker, signal);
      // An abandoned render is restarted by the next caller.
      drawn.catch(() => kept.delete(tag));
      kept.set(tag, drawn);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    }
    try {
      return await drawn;
    } catch (error) {
      // Another caller requested it first, and no longer waits.
      if (error instanceof Error && error.name === 'AbortError' && !signal?.aborted)
        return picture(template, size, look, asker, signal);
      throw error;
    }
  }

  /** Draws while nobody waits for anything. Stops as soon as somebody does. */
  async function drawAhead(name: string, wanted: readonly (readonly [Template, Size])[]): Promise<void> {
    for (const [template, page] of wanted) {
      if (asked > 0) return;
      const before = performance.now();
      await picture(template, page, PLAIN_LOOK, 'ahead').catch(() => undefined);
      // Laying out blocks everybody else: yields to them. What was cached took no time.
      if (performance.now() - before > 5) await setTimeout(ahead ?? 0, undefined, { ref: false });
    }
    drawnAhead.add(name);
  }

  function rest(page: Size): void {
    resting?.abort();
    const name = nameOf(page);
    if (ahead === null || (drawnAhead.has(name) && drawnAhead.has(OWN_SHAPES))) return;
    resting = new AbortController();
    // This timer must not keep a server alive.
    void setTimeout(ahead, undefined, { ref: false, signal: resting.signal }).then(
      async () => {
        if (!drawnAhead.has(name))
          await drawAhead(
            name,
            TEMPLATES.slice(0, AHEAD).map((template) => [template, page]),
          );
        if (!drawnAhead.has(OWN_SHAPES))
          await drawAhead(
            OWN_SHAPES,
            TEMPLATES.slice(0, AHEAD_IN_OWN_SHAPES).map((template) => [template, sizeOfShape(template.shape)]),
          );
      },
      () => undefined,
    );
  }

  return {
    list() {
      listing ??= listTemplates(TEMPLATES);
      return listing;
    },
    find: (id) => byId.get(id) ?? null,
    brandOf,
    forgetLogo: async (asset) => {
      logoColors.delete(asset);
      await thumbnails?.drop(asset);
    },
    async preview(id, page, look, asker, signal) {
      const template = byId.get(id);
      if (!template) return null;
      asked += 1;
      try {
        return await picture(template, page, look, asker, signal);
      } finally {
        asked -= 1;
        rest(previewPage(page));
      }
    },
    async samples(id, userId) {
      const template = byId.get(id);
      return template ? keepSamples(assets.forUser(userId), template.pictures) : null;
    },
    async design(id, page, look, userId, newId, content) {
      const template = byId.get(id);
      if (!template) return null;
      const { brand } = await templateBrandOf(look.brand);
      const own = look.photo && template.pictures.length > 0 ? [look.photo.picture] : [];
      const pictures = [...own, ...(await keepSamples(assets.forUser(userId), template.pictures.slice(own.length)))];
      return templateDocument(
        template,
        { page, pictures, content: content ?? null, brand, colors: look.colors, measure: rendering.measureText },
        newId,
      );
    },
  };
}

/** All templates as shown without a chosen format. */
const OWN_SHAPES = 'own shapes';

const nameOf = ({ width, height }: Size): string => `${width}x${height}`;
