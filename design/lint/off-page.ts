/** Rule `off-page`: letters beyond the page's edge, and layers that are almost entirely off the page. */
import { cornersOf } from '../document/geometry.ts';
import { message } from '#messages/message.ts';
import type { Finding, LintedPage } from './finding.ts';
import { areaOfPolygon, sharedArea } from './polygon.ts';
import { named, quoted } from './quoted.ts';
import { inkLines } from './text-ink.ts';

/** Side bearings and descenders may extend this far beyond, as a share of the font size, before letters look cut. */
const BLEED = 0.06;
/** For a picture or shape: bleeding off the page is a style, being gone is a mistake. */
const LEAST_SHOWN = 0.1;

export function offPage({ document, leaves }: LintedPage): Finding[] {
  const { width, height } = document;
  const sheet = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return leaves.flatMap((layer): Finding[] => {
    if (layer.type === 'text') {
      const cut = inkLines(layer).some(({ corners, fontSize }) => {
        const slack = Math.max(1, fontSize * BLEED);
        return corners.some(({ x, y }) => x < -slack || y < -slack || x > width + slack || y > height + slack);
      });
      return cut
        ? [{ rule: 'off-page', layers: [layer.id], words: message('lint.textOffPage', { text: quoted(layer) }) }]
        : [];
    }
    const corners = cornersOf(layer);
    const shown = sharedArea(corners, sheet) / Math.max(1, areaOfPolygon(corners));
    return shown < LEAST_SHOWN
      ? [{ rule: 'off-page', layers: [layer.id], words: message('lint.offPage', { layer: named(layer) }) }]
      : [];
  });
}
