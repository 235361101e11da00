/**
 * Draws the pictures of the logo maker's styles and the examples on its start screen, with the kernel itself: `node
 * scripts/logo-styles.ts` writes public/logo-styles/. Run it again when the kernel's drawing changes.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../app/services/config/project-root.ts';
import { logoOnPage } from '../app/services/logos/logo-page.ts';
import { logoPorts } from '../app/services/logos/logo-ports.server.ts';
import { createRendering } from '../app/services/rendering/rendering.server.ts';
import { firstPage } from '../design/document/tree.ts';
import { LOGO_STYLES, type LogoBrief } from '../design/logo/brief.ts';
import { drawLogo } from '../design/logo/draw-logo.ts';
import type { LogoPlan } from '../design/logo/logo-plan.ts';
import { planBatch } from '../design/logo/plan-batch.ts';

const folder = path.join(projectRoot(), 'public/logo-styles');
const rendering = createRendering({ assetBytes: () => Promise.resolve(null), workers: 2 });
const ports = logoPorts(rendering.measureText);
await mkdir(folder, { recursive: true });

async function draw(
  file: string,
  brief: LogoBrief,
  plan: LogoPlan,
  side: number,
  filled?: { width: number; height: number },
): Promise<void> {
  const document = logoOnPage(drawLogo(brief, plan, ports), ports, randomUUID, undefined, filled);
  const { bytes } = await rendering.renderPreview(document, firstPage(document).id, side);
  await writeFile(path.join(folder, `${file}.webp`), bytes);
}

const brief = (name: string, description: string, more: Partial<LogoBrief> = {}): LogoBrief => ({
  name,
  description,
  style: 'assorted',
  elements: [],
  colors: [],
  variant: 0,
  ...more,
});

// Only the marks where there are any: words this small would be illegible.
const styled = brief('Luna', 'Bakery', { elements: ['moon'] });
for (const style of LOGO_STYLES) {
  const one = style === 'assorted' ? brief('Kite', 'Toy shop') : styled;
  const plan = planBatch({ ...one, style }, ports).find(({ mark }) => style === 'assorted' || mark.kind === style);
  if (!plan) throw new Error(`No ${style}`);
  await draw(
    style.replace(' ', '-'),
    { ...one, style, description: '' },
    plan.layout === 'words' || style === 'assorted' ? plan : { ...plan, layout: 'mark' },
    352,
    { width: 0.7, height: 0.74 },
  );
}

const EXAMPLES: readonly [LogoBrief, number][] = [
  [brief('Luna Bakery', 'Small bakery in Lisbon, sourdough and croissants'), 0],
  [brief('Harbor & Pine', 'Camping and hiking trips'), 2],
  [brief('Atelier Noor', 'Handmade jewellery'), 1],
  [brief('Green Fork', 'Vegan street food'), 5],
  [brief('Northwind Cycles', 'Bicycle repair and rental'), 5],
  [brief('Pixel Pup', 'Dog grooming salon'), 6],
  [brief('Vera Studio', 'Yoga and pilates lessons'), 3],
  [brief('Ember Roasters', 'Coffee roastery'), 10],
  [brief('Bloom & Co', 'Flower shop for weddings'), 11],
];
for (const [index, [one, place]] of EXAMPLES.entries()) {
  const plan = planBatch(one, ports)[place];
  if (plan) await draw(`example-${index + 1}`, one, plan, 640);
}
await rendering.close();
