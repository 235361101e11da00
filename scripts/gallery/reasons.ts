/** Why each composition takes or leaves each brief: `node scripts/gallery/reasons.ts [name,name]`. */
import { createRendering } from '../../app/services/rendering/rendering.server.ts';
import { audit } from '../../design/layout/compose/audit.ts';
import { Board } from '../../design/layout/compose/board.ts';
import { leading } from '../../design/layout/compose/compose.ts';
import { COMPOSITIONS } from '../../design/layout/compose/compositions/all.ts';
import type { Picture } from '../../design/layout/compose/kit.ts';
import { planFor } from '../../design/layout/compose/plan.ts';
import { sizeOf } from '../../tools/size-input.ts';
import { BRIEFS } from './briefs.ts';

const rendering = createRendering({ assetBytes: async () => null, workers: 1 });
const only = process.argv[2]?.split(',');
for (const { name, input } of BRIEFS) {
  if (only && !only.includes(name)) continue;
  const given = input as { format?: string; headline?: string; subheading?: string; offer?: string; callToAction?: string; lines?: string[]; pictures?: string[]; mood?: string };
  const size = sizeOf(given);
  if ('error' in size) throw new Error(size.error);
  const content = leading({ headline: given.headline ?? null, subheading: given.subheading ?? null, offer: given.offer ?? null, callToAction: given.callToAction ?? null, lines: given.lines ?? [] });
  const pictures = (given.pictures ?? []).map((file): Picture => ({ asset: 'a'.repeat(64), name: file, alt: '', width: 1200, height: 1200, subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, mask: { asset: 'b'.repeat(64), strokes: [] }, filters: null }));
  const plan = planFor({ page: size, content, pictures: pictures.length, cutouts: pictures.length, mood: given.mood ?? '', colors: [], fonts: { heading: null, body: null }, brandColors: [], pictureColor: null, composition: null, variant: 0 });
  for (const composition of COMPOSITIONS) {
    if (composition.pictures[0] > pictures.length || composition.pictures[1] < pictures.length) continue;
    const rows: string[] = [];
    for (let twist = 0; twist < 4; twist += 1) {
      const board = new Board({ page: size, content, pictures, logo: null, palette: plan.palette, type: plan.type, energy: plan.energy, twist, measure: rendering.measureText });
      const drawn = composition.draw(board);
      rows.push(drawn ? audit(board).join('; ') || 'ok' : 'does not fit');
    }
    if (rows.some((row) => row !== 'ok')) console.log(name, composition.id, rows.join(' | '));
  }
}
await rendering.close();
