/**
 * The imaging port in memory: every picture shows an ellipse in its middle, unless a test says that it is empty;
 * repairs give a picture of the right size that describes the request.
 */
import { createHash } from 'node:crypto';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type {
  Cutout,
  CutoutPick,
  ImagingOptions,
  ImagingPort,
  PictureRegion,
  PictureSides,
  RetakeFinding,
  RetakeStep,
} from '#tools/contract/ports/imaging-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

interface Entry {
  info: AssetInfo;
  bytes: Uint8Array;
}

/** Position of the ellipse, in fractions of the picture. */
const SUBJECT = { x: 0.2, y: 0.1, width: 0.6, height: 0.8 };

export class MemoryImaging implements ImagingPort {
  /** Assets in which no subject is found. */
  readonly empty = new Set<string>();
  /** Assets that were cut out, in order, without those answered from memory. */
  readonly worked: string[] = [];
  private readonly assets: Map<string, Entry>;
  /** Where every picture shows something else that might be meant. */
  others: Cutout['subject'][] = [];
  private readonly known = new Map<string, Cutout>();

  constructor(assets: Map<string, Entry>) {
    this.assets = assets;
  }

  /** Requested subjects of the cutouts, in order; null: whatever is most prominent. */
  readonly picks: (CutoutPick | null)[] = [];

  async cutOut(asset: string, { signal, progress, pick }: Parameters<ImagingPort['cutOut']>[1]): Promise<Cutout> {
    signal.throwIfAborted();
    const picture = this.assets.get(asset)?.info;
    if (!picture) throw new ToolRefusal('There is no such picture.');
    this.picks.push(pick ?? null);
    const key = JSON.stringify([asset, pick]);
    const known = this.known.get(key);
    if (known) return known;
    progress?.(null);
    this.worked.push(asset);
    if (this.empty.has(asset)) throw new ToolRefusal(`Nothing stands out from the background of “${picture.name}”.`);
    progress?.(1);
    const bytes = new TextEncoder().encode(pick ? `mask of ${key}` : `mask of ${asset}`);
    const id = createHash('sha256').update(bytes).digest('hex');
    const mask = {
      id,
      mime: 'image/png',
      width: picture.width,
      height: picture.height,
      bytes: bytes.length,
      name: `${picture.name} mask`,
    };
    this.assets.set(id, { info: mask, bytes });
    const cutout = {
      mask,
      colours: null,
      subject: SUBJECT,
      coverage: (Math.PI / 4) * SUBJECT.width * SUBJECT.height,
      others: this.others.length === 0 || !pick ? this.others : [SUBJECT],
    };
    this.known.set(key, cutout);
    return cutout;
  }

  async behind(asset: string, { mask }: Pick<Cutout, 'mask'>, options: ImagingOptions): Promise<AssetInfo> {
    return this.repair(asset, ['behind', mask.id], (picture) => picture, options);
  }

  /** Requested repairs, in order. */
  readonly repaired: unknown[][] = [];
  /** Findings of a retake; those among the allowed steps are fixed. */
  found: { step: RetakeStep; amount: number }[] = [{ step: 'exposure', amount: 0.8 }];

  private repair(
    asset: string,
    about: unknown[],
    size: (picture: AssetInfo) => { width: number; height: number },
    { signal, progress }: ImagingOptions,
  ): AssetInfo {
    signal.throwIfAborted();
    const picture = this.assets.get(asset)?.info;
    if (!picture) throw new ToolRefusal('There is no such picture.');
    progress?.(0.5);
    this.repaired.push(about);
    const bytes = new TextEncoder().encode(JSON.stringify([asset, ...about]));
    const info: AssetInfo = {
      id: createHash('sha256').update(bytes).digest('hex'),
      mime: picture.mime,
      ...size(picture),
      bytes: bytes.length,
      name: picture.name,
    };
    this.assets.set(info.id, { info, bytes });
    return info;
  }

  async erase(asset: string, region: PictureRegion, options: ImagingOptions): Promise<AssetInfo> {
    return this.repair(asset, ['erase', region], ({ width, height }) => ({ width, height }), options);
  }

  async upscale(asset: string, factor: number, options: ImagingOptions): Promise<AssetInfo> {
    return this.repair(
      asset,
      ['upscale', factor],
      ({ width, height }) => ({ width: width * factor, height: height * factor }),
      options,
    );
  }

  async retake(
    asset: string,
    steps: readonly RetakeStep[],
    options: ImagingOptions,
  ): Promise<{ picture: AssetInfo | null; findings: readonly RetakeFinding[] }> {
    const findings = this.found.map((one) => ({ ...one, needed: true, applied: steps.includes(one.step) }));
    const picture = this.repair(asset, ['retake', steps], ({ width, height }) => ({ width, height }), options);
    return { picture: findings.some(({ applied }) => applied) ? picture : null, findings };
  }

  async expand(asset: string, sides: PictureSides, options: ImagingOptions): Promise<AssetInfo> {
    return this.repair(
      asset,
      ['expand', sides],
      ({ width, height }) => ({ width: width + sides.left + sides.right, height: height + sides.top + sides.bottom }),
      options,
    );
  }
}
