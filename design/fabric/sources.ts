/** The port through which pictures reach a view, and the record of what has arrived. */
import type { Picture, PictureState } from './paint/tools.ts';

/** A view's source of pictures. Only asset ids ever leave the document: no addresses, no paths. */
export interface Sources {
  /**
   * The decoded picture. `wantedSide`: pixels of the longer side that suffice for its display; the result may have
   * fewer only if the asset itself has. Rejects if the asset is missing or can't be decoded.
   */
  picture(asset: string, wantedSide: number): Promise<Picture>;
}

/** An asset that can't be shown. */
export interface SourceProblem {
  asset: string;
  reason: string;
}

/**
 * Pictures that arrive within this time of each other are shown together, ms: each update may repaint the whole page.
 */
const TOGETHER = 100;
/**
 * How long a page of which nothing is visible yet waits for its pictures, ms: painting all of it once more when they
 * arrive takes longer on a slow machine, and placeholders would only flash by.
 */
export const FIRST_WAIT = 250;

/** Loads each picture once, and again only if it is shown clearly larger than before. */
export class PictureStore {
  readonly #states = new Map<string, PictureState & { side: number }>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #problems = new Map<string, SourceProblem>();
  readonly #sources: Sources;
  readonly #onArrival: () => void;
  /** What has arrived and is not shown yet. */
  #arrived: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sources: Sources, onArrival: () => void) {
    this.#sources = sources;
    this.#onArrival = onArrival;
  }

  state(asset: string): PictureState {
    return this.#states.get(asset) ?? { status: 'loading' };
  }

  picture(asset: string): Picture | null {
    const state = this.#states.get(asset);
    return state?.status === 'ready' ? state.picture : null;
  }

  /** Requests pictures at the sizes they need; loaded ones that are large enough are not requested again. */
  request(needs: ReadonlyMap<string, number>): void {
    if (this.#arrived.length > 0) this.#show();
    for (const [asset, side] of needs) {
      const known = this.#states.get(asset);
      if (known && (known.status === 'broken' || known.side >= side || this.#loading.has(asset))) continue;
      // A sharper copy may still be loading: the current one stays visible.
      if (!known) this.#states.set(asset, { status: 'loading', side });
      this.#loading.set(asset, this.#load(asset, side));
    }
  }

  async #load(asset: string, side: number): Promise<void> {
    try {
      const picture = await this.#sources.picture(asset, side);
      const came = Math.max(picture.width, picture.height);
      const whole = came >= Math.max(picture.naturalWidth, picture.naturalHeight);
      this.#arrived.push(() =>
        this.#states.set(asset, {
          status: 'ready',
          picture,
          side: whole ? Number.POSITIVE_INFINITY : Math.max(side, came),
        }),
      );
    } catch (error) {
      this.#arrived.push(() => {
        // A sharper copy that failed leaves the coarser one visible.
        if (this.picture(asset)) return;
        this.#states.set(asset, { status: 'broken', side });
        this.#problems.set(asset, { asset, reason: error instanceof Error ? error.message : String(error) });
      });
    } finally {
      this.#loading.delete(asset);
    }
    if (this.#loading.size === 0) this.#show();
    else this.#timer ??= setTimeout(() => this.#show(), TOGETHER);
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const show of this.#arrived.splice(0)) show();
    this.#onArrival();
  }

  get isLoading(): boolean {
    return this.#loading.size > 0;
  }

  /** Resolves when nothing is being loaded any more. */
  async settled(): Promise<SourceProblem[]> {
    while (this.#loading.size > 0) await Promise.all(this.#loading.values());
    return [...this.#problems.values()];
  }

  /** Retries broken assets at the next request. */
  retry(): void {
    for (const asset of this.#problems.keys()) this.#states.delete(asset);
    this.#problems.clear();
  }
}
