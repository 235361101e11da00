/** The port of films in memory: files that describe the request, as long as their pages. */
import { createHash } from 'node:crypto';
import { pagesInOrder } from '#design/document/tree.ts';
import { playingTime } from '#design/motion/playing.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { Film, FilmRequest, FilmsPort } from '#tools/contract/ports/films-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export class MemoryFilms implements FilmsPort {
  /** Requests, in order. */
  readonly asked: FilmRequest[] = [];
  /** Says no from now on. */
  refuses: string | null = null;
  private readonly assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>;

  constructor(assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>) {
    this.assets = assets;
  }

  private keep(what: string, mime: string, name: string, width: number, height: number): AssetInfo {
    const bytes = new TextEncoder().encode(what);
    const id = createHash('sha256').update(bytes).digest('hex');
    const info = { id, mime, width, height, bytes: bytes.length, name };
    this.assets.set(id, { info, bytes });
    return info;
  }

  async make(request: FilmRequest, { signal, progress }: Parameters<FilmsPort['make']>[1]): Promise<Film> {
    signal.throwIfAborted();
    if (this.refuses !== null) throw new ToolRefusal(this.refuses);
    this.asked.push(request);
    progress?.(0.5);
    progress?.(1);
    const { document, shorterSide, name } = request;
    const scale = shorterSide / Math.min(document.width, document.height);
    const [width, height] = [
      2 * Math.round((document.width * scale) / 2),
      2 * Math.round((document.height * scale) / 2),
    ];
    const about = JSON.stringify(request);
    return {
      film: this.keep(`film ${about}`, 'video/mp4', `${name}.mp4`, 0, 0),
      poster: this.keep(`poster ${about}`, 'image/jpeg', `${name}.jpg`, width, height),
      width,
      height,
      duration: playingTime(pagesInOrder(document)),
    };
  }
}
