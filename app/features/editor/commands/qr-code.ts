/** QR codes: adds one to the page, changes the contents and looks of the selected ones. */
import { QrCode } from 'lucide-react';
import { createShapeLayer } from '#design/document/create.ts';
import type { Point } from '#design/document/geometry.ts';
import { topOrder } from '#design/document/tree.ts';
import { qrSide, type QrShape } from '#design/qr/matrix.ts';
import { isQrLayer, type QrLayer } from '#design/qr/readable.ts';
import { canChangeSelection, defineCommand, roundPixel, selectedLeaves, type CommandContext } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';

/** Defaults of a new code: as plain as codes are, with the four free modules of the standard. */
export const NEW_QR: Omit<QrShape, 'content'> = {
  kind: 'qr',
  correction: 'M',
  modules: 'square',
  eyes: 'square',
  quiet: 4,
  ground: '#ffffff',
};
const INK = '#17150f';
/** Of the page's shorter side; dense codes get more, so that their modules stay large enough to scan. */
const SHARE = 0.3;
const MODULE = 7;

export const insertQrCommand = defineCommand<{
  content: string;
  at?: Point;
  correction?: QrShape['correction'];
  /** Page px; by default as large as its modules need. */
  side?: number;
}>({
  id: 'insert-qr',
  label: 'qr.insert',
  icon: QrCode,
  isEnabled: () => true,
  run(context, { content, at, correction = NEW_QR.correction, side: given }) {
    const { document, page, newId } = context;
    const shape: QrShape = { ...NEW_QR, content, correction };
    const shorter = Math.min(document.width, document.height);
    const side =
      given ??
      Math.round(Math.min(shorter * 0.9, Math.max(shorter * SHARE, qrSide(shape) * MODULE * (shorter / 1080))));
    const center = at ?? freePlace(context, { width: side, height: side });
    return [
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: newId(),
          parent: page,
          order: topOrder(document, page),
          shape,
          width: side,
          height: side,
          x: roundPixel(center.x - side / 2),
          y: roundPixel(center.y - side / 2),
          fill: { type: 'solid', color: INK },
        }),
      },
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

/** The QR codes in the selection, including those inside selected groups. */
export function selectedQrCodes(context: Pick<CommandContext, 'document' | 'selection'>): QrLayer[] {
  return selectedLeaves(context).filter(isQrLayer);
}

/** Content, correction, styles, free space, background: whatever is given, on all selected codes. */
export const changeQrCommand = defineCommand<{ change: Partial<Omit<QrShape, 'kind'>> }>({
  id: 'change-qr',
  label: 'qr.change',
  icon: QrCode,
  isEnabled: (context) => canChangeSelection(context) && selectedQrCodes(context).length > 0,
  run: (context, { change }) =>
    selectedQrCodes(context).flatMap((layer) => {
      const shape = { ...layer.shape, ...change };
      return JSON.stringify(shape) === JSON.stringify(layer.shape)
        ? []
        : [{ type: 'layer.update' as const, id: layer.id, patch: { shape } }];
    }),
});

/** What of a code changes so that it is read, wherever the selection is by then. */
export const rewriteQrCommand = defineCommand<{
  id: string;
  patch: Partial<Pick<QrLayer, 'shape' | 'x' | 'y' | 'width' | 'height' | 'fill'>>;
}>({
  id: 'rewrite-qr',
  label: 'qr.change',
  icon: QrCode,
  isEnabled: () => true,
  run: ({ document }, { id, patch }) => (document.layers[id] ? [{ type: 'layer.update', id, patch }] : []),
});
