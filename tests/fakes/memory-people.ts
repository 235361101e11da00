/** People in memory: one figure, whatever models a test adds, and a person in every picture with such a name. */
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { PeoplePort, ReadyPerson } from '#tools/contract/ports/try-on-port.ts';

export class MemoryPeople implements PeoplePort {
  /** The user's own models by name, and whether each is a minor. */
  readonly own = new Map<string, boolean>();
  /** Pictures that were examined, in order. */
  readonly looked: string[] = [];
  private readonly design: {
    addPicture(name: string, width: number, height: number): AssetInfo;
    assets: ReadonlyMap<string, { info: AssetInfo }>;
    attached: AssetInfo[];
  };

  constructor(design: MemoryPeople['design']) {
    this.design = design;
  }

  async models(): Promise<string[]> {
    return [...this.own.keys()];
  }

  async photoOf(name: string): Promise<ReadyPerson | null> {
    const isOwn = this.own.has(name);
    if (!isOwn && name.toLowerCase() !== 'ada') return null;
    const asset = this.design.addPicture(`${name}.webp`, 640, 960);
    // Nobody attached it.
    this.design.attached.pop();
    return { asset, isMinor: isOwn ? (this.own.get(name) ?? null) : null, name };
  }

  async areIn(asset: string): Promise<boolean> {
    this.looked.push(asset);
    return /woman|man|person|her|ada/i.test(this.design.assets.get(asset)?.info.name ?? '');
  }
}
