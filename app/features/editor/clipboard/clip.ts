/**
 * Layers on the clipboard: whole, parents before their children, with their origin. Written as text, which read-clip.ts
 * reads.
 */
import { descendantsOf } from '#design/document/tree.ts';
import { selectedLayers, type CommandContext } from '../commands/command.ts';
import type { Clip } from '../commands/paste.ts';

/** The format that copy and paste events carry between tabs of one browser. */
export const CLIP_TYPE = 'application/x-blend-layers+json';

/** The selection in clipboard form; null if nothing is selected. */
export function clipOf(context: Pick<CommandContext, 'document' | 'selection' | 'page'>, design: string): Clip | null {
  const layers = selectedLayers(context).flatMap((layer) => [layer, ...descendantsOf(context.document, layer.id)]);
  return layers.length === 0 ? null : { design, page: context.page, layers };
}

/** The words of a clip's texts, for programs that understand nothing else of it. */
export function wordsOfClip(clip: Clip): string {
  return clip.layers.flatMap((layer) => (layer.type === 'text' ? [layer.text] : [])).join('\n');
}

/**
 * A clip as HTML, the one rich format that every browser lets a page read from the system's clipboard. Percent-encoding
 * keeps it intact where HTML is sanitized on the way.
 */
export function clipToHtml(clip: Clip): string {
  const words = wordsOfClip(clip).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
  return `<div data-blend-layers="${encodeURIComponent(JSON.stringify(clip)).replaceAll("'", '%27')}">${words}</div>`;
}
