/**
 * The port of scenes in memory: the product in the lower middle of the page, half its height, with the shadow around
 * its foot; pictures describe the request.
 */
import { createHash } from 'node:crypto';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { RenderedScene, SceneRequest, ScenesPort } from '#tools/contract/ports/scenes-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export class MemoryScenes implements ScenesPort {
  /** Requests, in order. */
  readonly asked: SceneRequest[] = [];
  /** Words that this renderer doesn't understand. */
  readonly unknown: string[] = [];
  /** Scenes in which the product casts no shadow. */
  readonly shadowless = new Set<string>();
  /** Pictures of products that were photographed from above. */
  readonly fromAbove = new Set<string>();
  /** Says no from now on. */
  refuses: string | null = null;
  private readonly assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>;

  constructor(assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>) {
    this.assets = assets;
  }

  private keep(what: string, mime: string, width: number, height: number): AssetInfo {
    const bytes = new TextEncoder().encode(what);
    const id = createHash('sha256').update(bytes).digest('hex');
    const info = { id, mime, width, height, bytes: bytes.length, name: what.slice(0, 40) };
    this.assets.set(id, { info, bytes });
    return info;
  }

  async render(
    request: SceneRequest,
    { signal, progress }: Parameters<ScenesPort['render']>[1],
  ): Promise<RenderedScene> {
    signal.throwIfAborted();
    if (this.refuses !== null) throw new ToolRefusal(this.refuses);
    this.asked.push(request);
    progress?.(null);
    progress?.(1);
    const { width, height } = request;
    const about = JSON.stringify(request);
    const product = {
      x: Math.round(width * 0.35),
      y: Math.round(height * 0.35),
      width: Math.round(width * 0.3),
      height: Math.round(height * 0.5),
    };
    const shadow = { x: product.x - 20, y: product.y + product.height - 30, width: product.width + 60, height: 60 };
    return {
      background: this.keep(`background ${about}`, 'image/jpeg', width, height),
      shadow:
        request.quality === 'preview' || this.shadowless.has(request.scene ?? '')
          ? null
          : { asset: this.keep(`shadow ${about}`, 'image/png', shadow.width, shadow.height), ...shadow },
      product: { asset: this.keep(`product ${about}`, 'image/png', product.width, product.height), ...product },
      flat: this.keep(`flat ${about}`, 'image/jpeg', width, height),
      perspective: 'side',
      seenFrom: this.fromAbove.has(request.picture) ? 'above' : 'side',
      surface: 'white-marble',
      backgroundKind: 'plaster wall',
      light: 'morning',
      understood: [],
      unknown: this.unknown,
    };
  }
}
