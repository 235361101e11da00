/** A photo that has just come, with its size; a visitor's is shown from here while its asset is a pass. */
import type { VideoPhoto } from '#app/services/film/video-setup.ts';

export async function photoOf({ asset, name, file }: { asset: string; name: string; file: Blob }, visitor: boolean): Promise<VideoPhoto> {
  const image = await createImageBitmap(file);
  const { width, height } = image;
  image.close();
  return { asset, name, width, height, focus: null, ...(visitor && { src: URL.createObjectURL(file) }) };
}
