/** The port of try-ons in memory: the garment in the middle of the person's photo; pictures describe the request. */
import { createHash } from 'node:crypto';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { TriedOn, TryOnPort, TryOnRequest } from '#tools/contract/ports/try-on-port.ts';
import type { TryOnNote } from '#tools/contract/try-on-kinds.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export class MemoryTryOns implements TryOnPort {
  /** Requests, in order. */
  readonly asked: TryOnRequest[] = [];
  /** Notes on try-ons from now on. */
  notes: readonly TryOnNote[] = [];
  /** Says no from now on. */
  refuses: string | Error | null = null;
  private readonly assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>;

  constructor(assets: Map<string, { info: AssetInfo; bytes: Uint8Array }>) {
    this.assets = assets;
  }

  private keep(what: string, mime: string, width: number, height: number, name: string): AssetInfo {
    const bytes = new TextEncoder().encode(what);
    const id = createHash('sha256').update(bytes).digest('hex');
    const info = { id, mime, width, height, bytes: bytes.length, name };
    this.assets.set(id, { info, bytes });
    return info;
  }

  async make(request: TryOnRequest, { signal, progress }: Parameters<TryOnPort['make']>[1]): Promise<TriedOn> {
    signal.throwIfAborted();
    if (this.refuses !== null) throw typeof this.refuses === 'string' ? new ToolRefusal(this.refuses) : this.refuses;
    this.asked.push(request);
    progress?.(0.5);
    const { width, height } = this.assets.get(request.person)?.info ?? { width: 640, height: 960 };
    const about = JSON.stringify(request);
    const box = {
      x: Math.round(width * 0.25),
      y: Math.round(height * 0.2),
      width: Math.round(width * 0.5),
      height: Math.round(height * 0.4),
    };
    const front = { x: box.x, y: box.y, width: box.width, height: Math.round(box.height / 4) };
    const handle = (id: string, x: number, y: number) => ({
      id,
      from: { x: 100 * x, y: 100 * y },
      to: request.dragged[id] ?? { x: box.x + box.width * x, y: box.y + box.height * y },
    });
    progress?.(1);
    return {
      garment: {
        asset: this.keep(`garment ${about}`, 'image/png', box.width, box.height, 'garment put on.png'),
        ...box,
      },
      front: {
        asset: this.keep(`front ${about}`, 'image/png', front.width, front.height, 'person in front.png'),
        ...front,
      },
      flat: this.keep(`flat ${about}`, 'image/jpeg', width, height, 'person try-on.jpg'),
      handles: [
        handle('a.shoulder', 0.1, 0),
        handle('b.shoulder', 0.9, 0),
        handle('a.hem', 0, 1),
        handle('b.hem', 1, 1),
      ],
      notes: this.notes,
    };
  }
}
