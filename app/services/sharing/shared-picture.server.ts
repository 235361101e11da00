/** Pictures of shared designs. The owner's plan decides size and watermark, as for exports. */
import type { DesignDocument } from '#design/document/document.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';
import { SHARED_SIDES, type SharedSize } from '#app/contracts/share.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import { heldToPlan, previewSide } from '#app/services/billing/held-to-plan.ts';
import type { PreviewCache } from '#app/services/rendering/preview-cache.ts';
import { RenderError, type Rendered } from '#app/services/rendering/render-job.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import type { SharedDesign } from './share-links.server.ts';

/** `download`: in the page's own size. */
export type SharedPicture = SharedSize | 'download';

/** The card is a JPEG because many messengers show no WebP in link previews. */
const FORMATS: Record<SharedPicture, PictureFormat> = { small: 'webp', card: 'jpg', large: 'webp', download: 'png' };
const QUALITY = 85;

export interface SharedPictureServices {
  rendering: Pick<Rendering, 'withAssets'>;
  assets: Pick<Assets, 'forUser'>;
  entitlements: Pick<Entitlements, 'entitlementsOf'>;
  previews: PreviewCache;
}

function shorterSideOf({ width, height }: DesignDocument, picture: SharedPicture): number {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return picture === 'download' ? shorter : Math.min(shorter, (SHARED_SIDES[picture] * shorter) / longer);
}

/**
 * Everything that a picture depends on: its cache key, and its entity tag for browsers. `page`: an id.
 */
export function pictureKey(
  { entitlements }: Pick<SharedPictureServices, 'entitlements'>,
  { owner, design }: SharedDesign,
  page: string,
  picture: SharedPicture,
): (string | number)[] {
  const { watermark, exportShorterSide } = entitlements.entitlementsOf(owner);
  return ['shared', owner.id, design.id, design.revision, page, picture, exportShorterSide, watermark ? 'marked' : ''];
}

/**
 * Throws RenderError. If pictures of the design are broken, it is drawn with placeholders, at a size that needs no
 * watermark; but not for a download.
 */
export function drawShared(
  services: SharedPictureServices,
  shared: SharedDesign,
  page: string,
  picture: SharedPicture,
  signal: AbortSignal,
): Promise<Rendered> {
  const { rendering, assets, entitlements, previews } = services;
  const { owner, design } = shared;
  const { document } = design;
  const plan = entitlements.entitlementsOf(owner);
  const own = assets.forUser(owner.id);
  const shorterSide = shorterSideOf(document, picture);
  const draw = async (ending: AbortSignal): Promise<Rendered> => {
    const renderer = rendering.withAssets(owner.id, (id) => own.bytes(id));
    const request = { document, page, format: FORMATS[picture], shorterSide, quality: QUALITY, watermark: false };
    try {
      return await renderer.render(heldToPlan(request, plan), ending);
    } catch (error) {
      if (!(error instanceof RenderError) || error.code !== 'brokenPictures' || picture === 'download') throw error;
      return renderer.renderPreview(document, page, previewSide(SHARED_SIDES[picture], plan), ending);
    }
  };
  return previews.get(pictureKey(services, shared, page, picture), draw, signal);
}
