/** The imaging port in memory: every picture shows an ellipse in its middle, unless a test says that it shows nothing. */
import { createHash } from 'node:crypto';
import type { AssetInfo, Cutout, ImagingPort } from '#tools/context.ts';
import { ToolRefusal } from '#tools/tool.ts';

interface Entry {
  info: AssetInfo;
  bytes: Uint8Array;
}

/** Where the ellipse lies, in fractions of the picture. */
const SUBJECT = { x: 0.2, y: 0.1, width: 0.6, height: 0.8 };

export class MemoryImaging implements ImagingPort {
  /** Assets in which no subject is found. */
  readonly empty = new Set<string>();
  /** Assets that were cut out, in order, those answered from memory left out. */
  readonly worked: string[] = [];
  private readonly assets: Map<string, Entry>;
  private readonly known = new Map<string, Cutout>();

  constructor(assets: Map<string, Entry>) {
    this.assets = assets;
  }

  async cutOut(asset: string, { signal, progress }: Parameters<ImagingPort['cutOut']>[1]): Promise<Cutout> {
    signal.throwIfAborted();
    const picture = this.assets.get(asset)?.info;
    if (!picture) throw new ToolRefusal('There is no such picture.');
    const known = this.known.get(asset);
    if (known) return known;
    progress?.(null);
    this.worked.push(asset);
    if (this.empty.has(asset)) throw new ToolRefusal(`Nothing stands out from the background of “${picture.name}”.`);
    progress?.(1);
    const bytes = new TextEncoder().encode(`mask of ${asset}`);
    const id = createHash('sha256').update(bytes).digest('hex');
    const mask = { id, mime: 'image/png', width: picture.width, height: picture.height, bytes: bytes.length, name: `${picture.name} mask` };
    this.assets.set(id, { info: mask, bytes });
    const cutout = { mask, subject: SUBJECT, coverage: (Math.PI / 4) * SUBJECT.width * SUBJECT.height };
    this.known.set(asset, cutout);
    return cutout;
  }
}
