/**
 * How a plan limits a request for a picture or a file, wherever it comes from: the renderer's rules for sizes and the
 * watermark. Small pictures (thumbnails, previews, proposals) are no exports and carry no mark.
 */
import { message } from '#messages/message.ts';
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';
import type { RenderRequest } from '#tools/contract/ports/rendering-port.ts';
import { beyondPlan, ToolRefusal } from '#tools/contract/tool.ts';
import { FILE_FORMATS } from '#tools/files/file-formats.ts';

/** Longest side of pictures that need no watermark, px. */
export const UNMARKED_SIDE = 640;

/**
 * The request limited to the plan: no larger than it allows, with its watermark. Throws ToolRefusal for formats that
 * the plan lacks.
 */
export function heldToPlan(
  request: RenderRequest,
  { exportShorterSide, watermark, vectorExport }: EntitlementsPort,
): RenderRequest {
  const { document, format } = request;
  if (FILE_FORMATS[format].vector && !vectorExport)
    throw new ToolRefusal(message('tools.planVector'), { reached: beyondPlan('vector') });
  const shorterSide = Math.min(request.shorterSide, exportShorterSide);
  const longerSide =
    (shorterSide * Math.max(document.width, document.height)) / Math.min(document.width, document.height);
  const small = longerSide <= UNMARKED_SIDE && format !== 'pdf';
  return { ...request, shorterSide, watermark: request.watermark || (watermark && !small) };
}

/** The longer side of a preview, px: without the watermark it stays small. */
export function previewSide(side: number, { watermark }: EntitlementsPort): number {
  return watermark ? Math.min(side, UNMARKED_SIDE) : side;
}
