/** Makes a QR code that cameras can't read readable, with as little change as does it. */
import { boundsOf } from '#design/document/geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import type { ReadCode } from '#design/document/read-code.ts';
import type { Paint } from '#design/document/values.ts';
import { colorsOf, contrast, luminance, mix } from '#design/layout/contrast.ts';
import type { QrShape } from './matrix.ts';
import { qrProblems, smallestSide, type QrProblem } from './scannable.ts';

export type QrLayer = ShapeLayer & { shape: QrShape };
/** What was changed for cameras. */
export type QrMending = 'ground' | 'ink' | 'swapped' | 'margin' | 'size' | 'correction' | 'modules';

export function isQrLayer(layer: { type: string; shape?: { kind: string } }): layer is QrLayer {
  return layer.type === 'shape' && layer.shape?.kind === 'qr';
}

/** Contrast at which a mended code is read in bad light too. */
const CLEAR = 7;
const BLACK = '#000000';
const PAPER = '#ffffff';

const solid = (color: string): Paint => ({ type: 'solid', color });
const inkOf = (layer: QrLayer): string =>
  (layer.fill === null ? undefined : colorsOf(layer.fill, PAPER)?.[0]?.slice(0, 7)) ?? BLACK;

/** A color darkened until it stands out from a ground; black if nothing less does. */
function darkened(color: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.1) {
    const ink = mix(color, BLACK, share);
    if (contrast(ink, ground) >= CLEAR && luminance(ink) < luminance(ground)) return ink;
  }
  return BLACK;
}

interface Step {
  layer: QrLayer;
  mended: QrMending[];
}

const withShape = (layer: QrLayer, shape: Partial<QrShape>): QrLayer => ({
  ...layer,
  shape: { ...layer.shape, ...shape },
});

/** Colors in which dark modules stand on a light ground. `behind`: the color behind the code; null: it is uneven. */
function recolored({ layer, mended }: Step, behind: string | null): Step {
  const ground = layer.shape.ground?.slice(0, 7) ?? behind;
  const ink = inkOf(layer);
  // Light on dark: the same two colors the other way round.
  if (ground !== null && contrast(ink, ground) >= CLEAR && luminance(ink) > luminance(ground))
    return {
      layer: { ...withShape(layer, { ground: ink }), fill: solid(ground) },
      mended: [...mended, 'swapped'],
    };
  const isLight = ground !== null && contrast(BLACK, ground) >= CLEAR;
  const kept = isLight ? layer : withShape(layer, { ground: PAPER });
  return {
    layer: { ...kept, fill: solid(darkened(ink, isLight ? ground : PAPER)) },
    mended: [...mended, ...(isLight ? [] : (['ground'] as const)), 'ink'],
  };
}

function enlarged({ layer, mended }: Step, page: { width: number; height: number }): Step {
  const side = Math.min(Math.ceil(smallestSide(layer.shape)), page.width, page.height);
  const within = (start: number, room: number) => Math.max(0, Math.min(start, room - side));
  return {
    layer: {
      ...layer,
      x: within(layer.x + (layer.width - side) / 2, page.width),
      y: within(layer.y + (layer.height - side) / 2, page.height),
      width: side,
      height: side,
    },
    mended: [...mended, 'size'],
  };
}

/** Forms of a code, the one that is there first, each more changed than the one before. */
function* forms(layer: QrLayer, behind: string | null, page: { width: number; height: number }): Generator<Step> {
  let step: Step = { layer, mended: [] };
  yield step;
  const problems = () => new Set<QrProblem>(qrProblems(step.layer, step.layer.shape, behind));
  if (problems().has('quiet')) {
    step = { layer: withShape(step.layer, { quiet: 4 }), mended: [...step.mended, 'margin'] };
    yield step;
  }
  if (problems().has('contrast') || problems().has('inverted')) {
    step = recolored(step, behind);
    yield step;
  }
  if (problems().has('small')) {
    step = enlarged(step, page);
    yield step;
  }
  // Something lies on its middle.
  if (step.layer.shape.correction !== 'H') {
    const strong = withShape(step.layer, { correction: 'H' });
    const robust: Step = { layer: strong, mended: [...step.mended, 'correction'] };
    yield qrProblems(strong, strong.shape, behind).includes('small') ? enlarged(robust, page) : robust;
  }
  if (step.layer.shape.modules !== 'square' || step.layer.shape.eyes !== 'square')
    yield { layer: withShape(step.layer, { modules: 'square', eyes: 'square' }), mended: [...step.mended, 'modules'] };
  if (!step.mended.includes('ink') && !step.mended.includes('swapped')) {
    step = {
      layer: {
        ...withShape(step.layer, { ground: PAPER, correction: 'H' }),
        fill: solid(darkened(inkOf(step.layer), PAPER)),
      },
      mended: [...step.mended, 'ground', 'ink'],
    };
    yield step;
  }
}

/**
 * The code in the first form that says its content as the page shows it, and what was changed for that; null: no form
 * does. `document` has all but the code where `layer` is new; `behind`: the color behind it, null if uneven.
 */
export async function readableForm(
  document: DesignDocument,
  page: string,
  layer: QrLayer,
  behind: string | null,
  readCode: ReadCode,
): Promise<Step | null> {
  for (const step of forms(layer, behind, document)) {
    if (qrProblems(step.layer, step.layer.shape, behind).length > 0) continue;
    const shown = { ...document, layers: { ...document.layers, [layer.id]: step.layer } };
    if ((await readCode(shown, page, boundsOf(step.layer))) === step.layer.shape.content) return step;
  }
  return null;
}
