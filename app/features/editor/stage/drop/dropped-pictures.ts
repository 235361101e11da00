/**
 * What a drag from outside carries: files, pictures inlined in the text, or only the address of a picture elsewhere.
 */

export type DroppedPictures =
  | { type: 'files'; files: File[] }
  | { type: 'data-urls'; urls: string[] }
  /** A picture of another page: its bytes are not ours to fetch. */
  | { type: 'elsewhere' };

/** Whether a drag may carry pictures; browsers reveal more only on the drop. */
export function mayCarryPictures({ types }: Pick<DataTransfer, 'types'>): boolean {
  return ['Files', 'text/html', 'text/uri-list'].some((type) => types.includes(type));
}

/** Null: nothing that a picture could be made of. */
export function droppedPictures(data: Pick<DataTransfer, 'files' | 'getData'>): DroppedPictures | null {
  if (data.files.length > 0) return { type: 'files', files: [...data.files] };
  const html = data.getData('text/html');
  const address =
    data
      .getData('text/uri-list')
      .split(/\r?\n/)
      .find((line) => line && !line.startsWith('#')) ?? '';
  const sources = [...html.matchAll(/<img\b[^<>]*?\bsrc\s*=\s*["']([^"']+)["']/gi)].flatMap(
    ([, source]) => source ?? [],
  );
  const urls = [...new Set([...sources, address])].filter((source) =>
    /^data:image\/(?:png|jpeg|webp|gif|avif)[;,]/.test(source),
  );
  if (urls.length > 0) return { type: 'data-urls', urls };
  return sources.length > 0 || /^https?:\/\/\S+\.(?:png|jpe?g|webp|gif|avif)(?:[?#]|$)/i.test(address)
    ? { type: 'elsewhere' }
    : null;
}

/** A picture inlined in an address, as a file. */
export async function fileOfDataUrl(url: string): Promise<File> {
  const blob = await (await fetch(url)).blob();
  return new File([blob], '', { type: blob.type });
}
