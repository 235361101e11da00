/** All rare painters: for whoever paints more than a page that is being opened. */
import { qrMatrix } from '#design/qr/matrix.ts';
import { brushOutline } from './brush.ts';
import { paintPattern } from './patterns/pattern.ts';
import type { RarePainters } from './tools.ts';

export const RARE_PAINTERS: RarePainters = { qrMatrix, brushOutline, paintPattern };
