/** Draws a small picture of layers with the painter that draws the page. */
import { useEffect, useRef, type ReactNode } from 'react';
import { createPage } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { DOCUMENT_VERSION } from '#design/document/defaults.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { paintLeaf } from '#design/fabric/paint/leaf.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { surfacesFrom, type PaintTools } from '#design/fabric/paint/tools.ts';
import { createMeasureText } from '#design/fabric/measure-text.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { compareOrder } from '#design/document/tree.ts';

const PAGE = 'page';

/** These contain texts and shapes only, no pictures. */
const tools: PaintTools = {
  ...surfacesFrom(() => document.createElement('canvas')),
  pictureState: () => ({ status: 'loading' }),
  picture: () => null,
  emptyFrames: false,
  fontsVersion: 0,
  rare: RARE_PAINTERS,
};

/** A document with just these leaves. */
function documentOf(leaves: readonly LeafLayer[], width: number, height: number): DesignDocument {
  return {
    version: DOCUMENT_VERSION,
    width,
    height,
    pages: { [PAGE]: createPage({ id: PAGE, order: 'a0', background: { type: 'none' } }) },
    layers: Object.fromEntries(leaves.map((layer) => [layer.id, { ...layer, parent: PAGE }])),
  };
}

const measure = createMeasureText(() => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No 2d context');
  return context;
});

/** Loads the fonts that leaves need; leaves whose fonts fail to load are drawn with a fallback. */
export async function loadFontsOf(leaves: readonly LeafLayer[]): Promise<void> {
  const { loadFonts } = await import('#app/browser/fonts/page-fonts.client.ts');
  await loadFonts(documentOf(leaves, 100, 100)).catch(() => false);
  // The fonts may have loaded meanwhile, while these leaves were measured with a fallback.
  measure.forget();
}

const waiting: (() => void)[] = [];

/**
 * Draws one picture after the other, each in its own task: a panel opens with a dozen, and input must not wait for all
 * their lines to be measured.
 */
function inTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setTimeout(runNext, 0);
}

function runNext(): void {
  try {
    waiting[0]?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) setTimeout(runNext, 0);
  }
}

export interface PaintedLayersProps {
  /**
   * Creates the leaves to draw, in page px of a sheet of that size; called again for their lines once fonts have
   * loaded.
   */
  make(measure: MeasureText): readonly LeafLayer[];
  width: number;
  height: number;
  /** CSS px per page px. */
  scale: number;
  className?: string;
}

/** Decorative: the surrounding button carries the name. */
export function PaintedLayers({ make, width, height, scale, className }: PaintedLayersProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let gone = false;
    const paint = (): void => {
      const element = canvas.current;
      const context = element?.getContext('2d');
      if (!element || !context || gone) return;
      const resolution = scale * window.devicePixelRatio;
      element.width = Math.round(width * resolution);
      element.height = Math.round(height * resolution);
      context.scale(resolution, resolution);
      for (const layer of make(measure).toSorted(compareOrder))
        paintLeaf(context, layer, placementOf(layer), tools, new PaintMemory());
    };
    const show = async (): Promise<void> => {
      if (gone) return;
      await loadFontsOf(make(measure));
      if (!gone) inTurn(paint);
    };
    inTurn(() => void show());
    return () => {
      gone = true;
    };
  }, [make, width, height, scale]);

  return (
    <canvas ref={canvas} aria-hidden className={className} style={{ width: width * scale, height: height * scale }} />
  );
}
