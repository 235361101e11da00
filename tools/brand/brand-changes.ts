/**
 * The changes made by applying a brand kit, read from the design before and after: the result names them instead of the
 * kit.
 */
import type { DesignDocument } from '#design/document/document.ts';

/** `from` is null if there was nothing before. */
export interface Replaced {
  from: string | null;
  to: string;
}

export interface BrandChanges {
  /** Most used first. */
  colors: Replaced[];
  fonts: Replaced[];
  logo: 'added' | 'replaced' | null;
  /** The words on the page. */
  contacts: Replaced[];
}

const COLOR = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;

/** `logos`: the assets of the kit's logos. */
export function brandChanges(before: DesignDocument, after: DesignDocument, logos: readonly string[]): BrandChanges {
  const colors = new Map<string, Replaced & { count: number }>();
  const fonts = new Map<string, Replaced & { count: number }>();
  const contacts: Replaced[] = [];
  const count = (into: typeof colors, from: string, to: string) => {
    const key = `${from} ${to}`;
    into.set(key, { from, to, count: (into.get(key)?.count ?? 0) + 1 });
  };
  const compare = (one: unknown, other: unknown, property: string): void => {
    if (one === other) return;
    if (typeof one === 'string' && typeof other === 'string') {
      if (property === 'text') contacts.push({ from: one, to: other });
      else if (property === 'fontFamily') count(fonts, one, other);
      else if (COLOR.test(one) && COLOR.test(other)) count(colors, one.toUpperCase(), other.toUpperCase());
    } else if (typeof one === 'object' && typeof other === 'object' && one && other) {
      for (const [key, value] of Object.entries(one)) compare(value, (other as Record<string, unknown>)[key], key);
    }
  };
  compare(before.pages, after.pages, 'pages');
  compare(before.layers, after.layers, 'layers');
  const added = Object.values(after.layers).filter(({ id }) => !Object.hasOwn(before.layers, id));
  for (const layer of added) if (layer.type === 'text') contacts.push({ from: null, to: layer.text });
  const hasNewLogo = added.some(
    (layer) => layer.type === 'image' && layer.asset !== null && logos.includes(layer.asset),
  );
  const hadLogo = Object.keys(before.layers).some((id) => !Object.hasOwn(after.layers, id));
  return {
    colors: ranked(colors),
    fonts: ranked(fonts),
    logo: hasNewLogo ? (hadLogo ? 'replaced' : 'added') : null,
    contacts,
  };
}

const ranked = (found: ReadonlyMap<string, Replaced & { count: number }>): Replaced[] =>
  [...found.values()].toSorted((a, b) => b.count - a.count).map(({ from, to }) => ({ from, to }));
