/** A photo that has just come, with its size; a visitor's is shown from here while its asset is a pass. */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { VideoPhoto } from '#app/services/film/video-setup.ts';

/** The size is the server's word, not this browser's: it may take files that are not shown here. */
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
