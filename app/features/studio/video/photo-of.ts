/** A newly added photo, with its size; a visitor's is shown from the local file while its asset is a pass. */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { VideoPhoto } from '#app/services/film/video-setup.ts';

/** The size comes from the server, not this browser: the server may accept files that can't be shown here. */
export function photoOf(
  {
    asset,
    name,
    file,
    info: { width, height, focus = null },
  }: { asset: string; name: string; file: Blob; info: Pick<AssetInfo, 'width' | 'height' | 'focus'> },
  visitor: boolean,
): VideoPhoto {
  return { asset, name, width, height, focus, ...(visitor && { src: URL.createObjectURL(file) }) };
}
