/** Holds the targets of `$name` while a transcript is replayed, and replaces names by ids in its contents. */
import { referenceOf } from '../format/names.ts';

/** Keys whose texts may be names of pictures of the start, at any place. */
const PICTURE_KEYS = new Set(['asset', 'assets', 'image', 'picture', 'pictures', 'logo', 'logos']);

export class Bindings {
  private readonly bound = new Map<string, readonly string[]>();
  /** Names of pictures → asset ids. */
  readonly assets: ReadonlyMap<string, string>;

  constructor(assets: ReadonlyMap<string, string>) {
    this.assets = assets;
  }

  /** Everything bound so far: name without the dollar → ids. */
  get names(): ReadonlyMap<string, readonly string[]> {
    return new Map(this.bound);
  }

  /** A later call with the same name redefines it from then on. */
  bind(name: string, ids: readonly string[]): void {
    this.bound.set(name, ids);
  }

  /** The id that `$name` or `$name.2` represents, or a picture's; null: none. */
  idOf(text: string): string | null {
    const reference = referenceOf(text);
    if (!reference) return null;
    const made = this.bound.get(reference.name);
    if (made) return made[reference.number - 1] ?? null;
    return reference.number === 1 ? (this.assets.get(reference.name) ?? null) : null;
  }

  /** The same JSON with ids in place of names. Unknown names stay: they may be mere words. */
  resolve(json: unknown, key = ''): unknown {
    if (typeof json === 'string')
      return this.idOf(json) ?? (PICTURE_KEYS.has(key) ? (this.assets.get(json) ?? json) : json);
    if (Array.isArray(json)) return json.map((one) => this.resolve(one, key));
    if (typeof json !== 'object' || json === null) return json;
    return Object.fromEntries(Object.entries(json).map(([inner, value]) => [inner, this.resolve(value, inner)]));
  }

  /** References in some JSON without a target. */
  unknownIn(json: unknown): string[] {
    if (typeof json === 'string') return referenceOf(json) && this.idOf(json) === null ? [json] : [];
    if (typeof json !== 'object' || json === null) return [];
    return [...new Set(Object.values(json).flatMap((one) => this.unknownIn(one)))];
  }
}

/** Whether some JSON contains references at all: it must wait for their targets. */
export function hasReferences(json: unknown): boolean {
  if (typeof json === 'string') return referenceOf(json) !== null;
  return typeof json === 'object' && json !== null && Object.values(json).some(hasReferences);
}
