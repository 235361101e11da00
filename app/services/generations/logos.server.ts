/** Logos of a user's history: found by their names, changed step by step, drawn for every place, downloaded. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage } from '#design/document/tree.ts';
import { drawLogo } from '#design/logo/draw-logo.ts';
import { logoSvg } from '#design/logo/logo-svg.ts';
import { markKey, parseLogoPlan, type LogoPlan } from '#design/logo/logo-plan.ts';
import { mockup } from '#design/logo/mockups/mockups.ts';
import { schemeFor } from '#design/logo/palettes.ts';
import { faceId, remix, remixChoices, type LayoutChoice, type RemixChange } from '#design/logo/remix.ts';
import { logoVariants, type LogoVariant } from '#design/logo/variants.ts';
import { KernelError } from '#design/document/issue.ts';
import { message } from '#messages/message.ts';
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { heldToPlan, previewSide } from '#app/services/billing/held-to-plan.ts';
import type { BrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import type { Generations } from '#app/services/generations/generations.server.ts';
import { logoInput } from '#app/services/generations/kinds/logo-input.ts';
import { briefOf } from '#app/services/generations/kinds/logo-run.server.ts';
import { combineAreas } from '#app/services/rendering/path-operations.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import { logoId, parseLogoId } from '../logos/logo-id.ts';
import { LOGO_PAGE, logoOnPage } from '../logos/logo-page.ts';
import { logoPorts } from '../logos/logo-ports.server.ts';
import type { FileVariant, Logo, LogoChange, LogoView, RemixAnswer } from '../logos/logo.ts';

export interface LogoDependencies {
  generations: Pick<Generations, 'get'>;
  rendering: Pick<Rendering, 'render' | 'renderPreview' | 'measureText'>;
  brandKits: Pick<BrandKits, 'addLogo'>;
}

export interface LogoFile {
  bytes: Uint8Array;
  mime: string;
  name: string;
}

/** Longer side of the outlines' own units. */
const SVG_SIDE = 1000;
/** Longer side of a logo in the brand kit, px: as sharp as designs need it. */
const KIT_SIDE = 1200;

/** Null: not this user's, hidden, or missing. */
export async function findLogo(
  { generations }: Pick<LogoDependencies, 'generations'>,
  userId: string,
  id: string,
): Promise<Logo | null> {
  const at = parseLogoId(id);
  const view = at && (await generations.get(userId, at.generation));
  if (!at || view?.kind !== 'logo') return null;
  const made = view.results.variations.find(({ place }, index) => (place ?? index) === at.place);
  const input = logoInput.safeParse(view.input);
  if (!made?.logo || !input.success) return null;
  return {
    id: logoId(at),
    ...at,
    asset: made.asset,
    label: made.logo.label,
    brief: briefOf(input.data),
    plan: made.logo.plan,
  };
}

/** The same for downloading or using it: its batch stays paid from then on. */
export async function takeLogo(
  { generations }: { generations: Pick<Generations, 'get' | 'take'> },
  userId: string,
  id: string,
): Promise<Logo | null> {
  const at = parseLogoId(id);
  if (at) await generations.take(userId, at.generation);
  return findLogo({ generations }, userId, id);
}

/** The plan of a request, or the logo's own. Throws a KernelError for an invalid plan. */
export function planOr(json: unknown, { plan }: Pick<Logo, 'plan'>): LogoPlan {
  if (json === null || json === undefined) return plan;
  const parsed = parseLogoPlan(json);
  if (!parsed)
    throw new KernelError([
      { key: 'kernel.invalid', field: 'plan', values: { reason: message('logoStudio.unknownPlan') } },
    ]);
  return parsed;
}

function asKernel(change: Exclude<LogoChange, { type: 'ground' }>): RemixChange {
  if (change.type === 'colors') return { type: 'palette', colors: change.colors as [string, ...string[]] };
  if (change.type === 'search') return { type: 'symbol', words: change.words };
  if (change.type === 'layout') return { type: 'layout', id: change.id as LayoutChoice };
  return change;
}

/** The plan after a change. Throws a KernelError if the change names nothing that exists. */
export function changed(
  { rendering: { measureText } }: Pick<LogoDependencies, 'rendering'>,
  { brief }: Pick<Logo, 'brief'>,
  plan: LogoPlan,
  change: LogoChange | null,
): LogoPlan {
  if (change === null) return plan;
  if (change.type === 'ground') return { ...plan, ground: change.id };
  const [next] = remix(brief, plan, asKernel(change), logoPorts(measureText));
  if (!next)
    throw new KernelError([
      {
        key: 'kernel.invalid',
        field: 'change',
        values: { reason: message(change.type === 'search' ? 'logoStudio.nothingFound' : 'logoStudio.unknownChange') },
      },
    ]);
  return next;
}

/** A plan with everything it could be changed to. */
export function remixAnswer(
  { rendering: { measureText } }: Pick<LogoDependencies, 'rendering'>,
  { brief }: Pick<Logo, 'brief'>,
  plan: LogoPlan,
): RemixAnswer {
  const choices = remixChoices(brief, plan, logoPorts(measureText));
  const layout = plan.mark.kind === 'emblem' ? `badge-${plan.mark.badge}` : plan.layout;
  return {
    plan,
    choices,
    now: {
      palette: plan.palette.name,
      typeface: faceId(plan.face),
      symbol: markKey(plan.mark),
      layout,
      ground: plan.ground,
    },
  };
}

const isVariant = (view: LogoView): view is Exclude<FileVariant, 'own'> =>
  view === 'colour' || view === 'dark' || view === 'mono-dark' || view === 'mono-light' || view === 'transparent';

function variantOf(plan: LogoPlan, id: FileVariant): Pick<LogoVariant, 'plan' | 'background' | 'showsBackground'> {
  if (id === 'own') return { plan, background: schemeFor(plan.palette, plan.ground).background, showsBackground: true };
  const found = logoVariants(plan).find((one) => one.id === id);
  if (!found) throw new Error(`There is no variant ${id}`);
  return found;
}

/** The file of a variant: outlines only. */
async function svgOf(
  { rendering }: Pick<LogoDependencies, 'rendering'>,
  { brief }: Pick<Logo, 'brief'>,
  plan: LogoPlan,
  id: FileVariant,
  signal?: AbortSignal,
): Promise<string> {
  const ports = logoPorts(rendering.measureText);
  const variant = variantOf(plan, id);
  return logoSvg(
    drawLogo(brief, variant.plan, ports, variant.background),
    {
      ...ports,
      combineAreas,
      async svgOf(document: DesignDocument) {
        const { bytes } = await rendering.render(
          {
            document,
            page: firstPage(document).id,
            format: 'svg',
            shorterSide: Math.min(document.width, document.height),
            quality: 90,
            watermark: false,
          },
          signal,
        );
        return Buffer.from(bytes).toString('utf8');
      },
    },
    { showsBackground: variant.showsBackground, title: brief.name },
  );
}

/** Its pixels, the longer side `side` px; transparent where there is no background. */
const pixelsOf = (svg: string, side: number) => sharp(Buffer.from(svg), { density: (72 * side) / SVG_SIDE });

/**
 * A picture of a logo for display, WebP, its longer side at most `side` px, and no more than the plan shows without its
 * watermark.
 */
export async function logoPicture(
  dependencies: Pick<LogoDependencies, 'rendering'>,
  logo: Pick<Logo, 'brief'>,
  plan: LogoPlan,
  view: LogoView,
  side: number,
  exports: EntitlementsPort,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { rendering } = dependencies;
  const ports = logoPorts(rendering.measureText);
  const shown = previewSide(side, exports);
  if (isVariant(view))
    return pixelsOf(await svgOf(dependencies, logo, plan, view, signal), shown)
      .webp({ quality: 92 })
      .toBuffer();
  const document =
    view === 'own'
      ? logoOnPage(drawLogo(logo.brief, plan, ports), ports, randomUUID)
      : view === 'mark'
        ? logoOnPage(
            drawLogo(
              { ...logo.brief, description: '' },
              plan.layout === 'words' ? plan : { ...plan, layout: 'mark' },
              ports,
            ),
            ports,
            randomUUID,
            { width: 900, height: 900 },
            { width: 0.66, height: 0.66 },
          )
        : mockup(view, { brief: logo.brief, plan, ports });
  return (await rendering.renderPreview(document, firstPage(document).id, shown, signal)).bytes;
}

/** A file to download, as the user's plan allows. Throws ToolRefusal for formats that the plan lacks. */
export async function logoFile(
  dependencies: Pick<LogoDependencies, 'rendering'>,
  logo: Logo,
  { format, variant }: { format: 'png' | 'svg'; variant: FileVariant },
  exports: EntitlementsPort,
  signal?: AbortSignal,
): Promise<LogoFile> {
  const { rendering } = dependencies;
  const name = `${logo.brief.name} logo.${format}`;
  // Only its shape counts here: what the plan makes of a request of this size.
  const empty = createDocument({
    width: LOGO_PAGE.width,
    height: LOGO_PAGE.height,
    newId: () => 'page',
    background: { type: 'none' },
  });
  const asked = {
    document: empty,
    page: 'page',
    format,
    shorterSide: exports.exportShorterSide,
    quality: 100,
    watermark: false,
  } as const;
  const allowed = heldToPlan(asked, exports);
  const svg = await svgOf(dependencies, logo, logo.plan, variant, signal);
  if (format === 'svg') return { bytes: new TextEncoder().encode(svg), mime: 'image/svg+xml', name };
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  const scale = Math.min(allowed.shorterSide / Math.min(width, height), 4000 / Math.max(width, height));
  const drawn = await pixelsOf(svg, SVG_SIDE * scale)
    .png()
    .toBuffer({ resolveWithObject: true });
  if (!allowed.watermark) return { bytes: drawn.data, mime: 'image/png', name };
  const page = createDocument({ width, height, newId: () => 'page', background: { type: 'none' } });
  const mark = await rendering.render(
    { ...asked, document: page, shorterSide: Math.min(drawn.info.width, drawn.info.height), watermark: true },
    signal,
  );
  const over = await sharp(mark.bytes).resize(drawn.info.width, drawn.info.height, { fit: 'fill' }).png().toBuffer();
  return {
    bytes: await sharp(drawn.data)
      .composite([{ input: over }])
      .png()
      .toBuffer(),
    mime: 'image/png',
    name,
  };
}

/** Puts the logo into the user's brand kit, without a background. Throws BrandKitError if it holds five already. */
export async function keepInBrandKit(
  dependencies: Pick<LogoDependencies, 'rendering' | 'brandKits'>,
  userId: string,
  logo: Logo,
  signal?: AbortSignal,
): Promise<BrandKit> {
  const bytes = await pixelsOf(await svgOf(dependencies, logo, logo.plan, 'transparent', signal), KIT_SIDE)
    .png()
    .toBuffer();
  return dependencies.brandKits.addLogo(userId, bytes, `${logo.brief.name} logo.png`);
}
