/** A family's name in its own letters, drawn from outlines, so that a list loads no fonts. */
import { useEffect, useState, type ReactNode } from 'react';
import { ownFont, readableFamily } from '#design/fonts/own-fonts.ts';
import { declareFont } from './look-at-font.ts';

interface Outline {
  width: number;
  path: string;
}

type Names = Readonly<Record<string, Outline & { sample?: Outline }>>;

let known: Names | null = null;
let loading: Promise<Names> | null = null;

/** The outlines once they are loaded. */
export function useFontNames(): Names | null {
  const [names, setNames] = useState(known);
  useEffect(() => {
    if (names) return;
    loading ??= import('./font-names.json').then((module) => (known = module.default as Names));
    loading.then(setNames, () => {
      // Names in the interface's font will do; the next list tries again.
      loading = null;
    });
  }, [names]);
  return names;
}

/** The visible part of the outlines' line, of its 72 units; half of a unit is a pixel. */
const VIEW = { top: 8, height: 56 };
const GAP = 24;

/**
 * `names`: null while they load, or if a family has none. The browser draws the user's own fonts, once their row is
 * mounted.
 */
export function FontName({ family, names }: { family: string; names: Names | null }): ReactNode {
  const name = names?.[family];
  const own = ownFont(family);
  const isOwn = own !== null;
  useEffect(() => {
    if (isOwn) void declareFont(family);
  }, [family, isOwn]);
  if (!name) {
    return (
      <span
        className="block truncate text-[1.0625rem] leading-7"
        style={own ? { fontFamily: `own-${own.hash}, var(--family-text)` } : undefined}
      >
        {readableFamily(family)}
      </span>
    );
  }
  const width = name.width + (name.sample ? GAP + name.sample.width : 0);
  return (
    <svg
      aria-hidden
      viewBox={`-4 ${VIEW.top} ${width + 8} ${VIEW.height}`}
      width={(width + 8) / 2}
      height={VIEW.height / 2}
      className="block max-w-full overflow-hidden"
      preserveAspectRatio="xMinYMid slice"
    >
      <path d={name.path} fill="currentColor" />
      {name.sample && (
        <path d={name.sample.path} fill="currentColor" opacity={0.55} transform={`translate(${name.width + GAP} 0)`} />
      )}
    </svg>
  );
}
