/** Rule `unreadable-code`: QR codes that say nothing to a camera any more, recolored, covered or made small. */
import { boundsOf } from '../document/geometry.ts';
import type { ReadCode } from '../document/read-code.ts';
import { message } from '#messages/message.ts';
import { qrLabel } from '../qr/content.ts';
import { isQrLayer, type QrLayer } from '../qr/readable.ts';
import { qrProblems } from '../qr/scannable.ts';
import type { LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';

async function isRead(layer: QrLayer, { document, page }: LintedPage, readCode: ReadCode): Promise<boolean> {
  // Without a ground of its own, only size and margin can be told from the code itself: the rest is looked at.
  const problems = qrProblems(layer, layer.shape, '#ffffff').filter(
    (problem) => layer.shape.ground !== null || problem === 'small' || problem === 'quiet',
  );
  if (problems.length > 0) return false;
  return (await readCode(document, page, boundsOf(layer))) === layer.shape.content;
}

export async function unreadableCodes(view: LintedPage, readCode: ReadCode | undefined): Promise<Hint[]> {
  if (!readCode) return [];
  const hints: Hint[] = [];
  for (const layer of view.leaves) {
    if (!isQrLayer(layer) || (await isRead(layer, view, readCode))) continue;
    hints.push({
      rule: 'unreadable-code',
      severity: 'hint',
      layers: [layer.id],
      words: message('hints.unreadableCode', { label: qrLabel(layer.shape.content).slice(0, 60) }),
    });
  }
  return hints;
}
