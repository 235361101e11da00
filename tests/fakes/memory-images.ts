/**
 * The port of images in memory: pictures that describe the request; for all types except images, a design of one text.
 */
import { createHash } from 'node:crypto';
import { createDocument, createShapeLayer } from '#design/document/create.ts';
import { orderBetween } from '#design/document/tree.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type {
  GeneratedImage,
  GeneratedImages,
  ImageRequest,
  ImagesPort,
  ImageUnderstanding,
} from '#tools/contract/ports/images-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export class MemoryImages implements ImagesPort {
  /** Requests, in order. */
  readonly asked: ImageRequest[] = [];
  /** Words that this engine can't show: of requests that are nothing else, the main thing. */
  readonly unknown: string[] = [];
  readonly notes: string[] = [];
  /** Paints pictures only. */
  hosted = false;
  /** Says no from now on. */
  refuses: string | null = null;
  private readonly assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>;

  constructor(assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>) {
    this.assets = assets;
  }

  isHosted(): boolean {
    return this.hosted;
  }

  understand({ words }: Pick<ImageRequest, 'words'>): ImageUnderstanding | null {
    if (this.hosted) return null;
    const leftOut = this.unknown.filter((one) => words.includes(one));
    const isAll = leftOut.some((one) => one === words);
    return {
      shows: isAll ? [] : [words],
      missing: isAll ? words : null,
      leftOut: isAll ? [] : leftOut,
      near: isAll ? ['teapot'] : [],
      inStyle: null,
    };
  }

  async generate(
    request: ImageRequest,
    { signal, progress, made }: Parameters<ImagesPort['generate']>[1],
  ): Promise<GeneratedImages> {
    signal.throwIfAborted();
    if (this.refuses !== null) throw new ToolRefusal(this.refuses);
    this.asked.push(request);
    const images: GeneratedImage[] = [];
    for (const variation of request.variations) {
      const bytes = new TextEncoder().encode(`image ${variation} ${JSON.stringify({ ...request, variations: [] })}`);
      const id = createHash('sha256').update(bytes).digest('hex');
      const { width, height } = request;
      const info = {
        id,
        mime: request.type === 'image' ? 'image/jpeg' : 'image/png',
        width,
        height,
        bytes: bytes.length,
        name: `${request.words.slice(0, 40)} ${variation}.png`,
      };
      this.assets.set(id, { info, bytes });
      const order = orderBetween(null, null);
      const empty = createDocument({
        width,
        height,
        newId: () => 'page',
        background:
          request.type === 'image' || request.type === 'poster'
            ? { type: 'solid', color: '#f3efe6' }
            : { type: 'none' },
      });
      const shape = createShapeLayer({
        id: 'one',
        parent: 'page',
        order,
        x: width * 0.25,
        y: height * 0.25,
        width: width / 2,
        height: height / 2,
        name: 'Drawn',
      });
      const image = {
        variation,
        picture: info,
        design: this.hosted ? null : { ...empty, layers: { one: shape } },
        style: this.hosted ? null : (request.style ?? 'first'),
        label: request.words,
      };
      images.push(image);
      progress?.(images.length / request.variations.length);
      await made?.(image);
    }
    return { images, leftOut: this.unknown, notes: this.notes };
  }
}
