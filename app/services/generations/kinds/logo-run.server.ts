/**
 * The work of logos: plans first, then picture after picture, each shown as it is done and stored with its layers and
 * its plan.
 */
import { randomUUID } from 'node:crypto';
import { firstPage } from '#design/document/tree.ts';
import type { LogoBrief } from '#design/logo/brief.ts';
import { drawLogo } from '#design/logo/draw-logo.ts';
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import { planBatch } from '#design/logo/plan-batch.ts';
import { remix } from '#design/logo/remix.ts';
import { message } from '#messages/message.ts';
import { parseLogoId } from '#app/services/logos/logo-id.ts';
import { logoOnPage } from '#app/services/logos/logo-page.ts';
import { logoPorts, type FullLogoPorts } from '#app/services/logos/logo-ports.server.ts';
import type { GenerationContext, GenerationHandler } from '../declaration.ts';
import { GenerationFailure } from '../generation-error.ts';
import type { GenerationResults } from '#app/contracts/generation.ts';
import type { LogoInput } from './logo-input.ts';

/** Shorter side of the pictures, px: small enough to carry no watermark. Downloads are made as plans allow. */
const SHOWN = 480;
/** Drawn ahead of the one being stored. */
const AHEAD = 3;

export const logoHandler: GenerationHandler<LogoInput> = {
  async run(input, context) {
    const { measureText, rendering, assets, signal, progress, done, checkpoint } = context;
    const ports = logoPorts(measureText);
    const brief = briefOf(input);
    const plans = await plansOf(input, brief, ports, context);
    if (plans.length === 0) throw new GenerationFailure(message('logoStudio.failed'));
    const results: GenerationResults = { variations: [...done.variations], problems: [] };

    const draw = async (plan: LogoPlan) => {
      const drawn = drawLogo(brief, plan, ports);
      const design = logoOnPage(drawn, ports, randomUUID);
      const picture = await rendering.render(
        {
          document: design,
          page: firstPage(design).id,
          format: 'png',
          shorterSide: SHOWN,
          quality: 90,
          watermark: false,
        },
        signal,
      );
      return { design, label: drawn.label, picture };
    };
    const begun = new Map<number, ReturnType<typeof draw>>();
    const begin = (index: number): void => {
      const plan = plans[index];
      if (!plan || begun.has(index)) return;
      const drawing = draw(plan);
      // Awaited when it is its turn; until then a rejection must not go unhandled.
      drawing.catch(() => undefined);
      begun.set(index, drawing);
    };
    for (let index = results.variations.length; index < plans.length; index += 1) {
      signal.throwIfAborted();
      const plan = plans[index];
      for (let ahead = 0; ahead < AHEAD; ahead += 1) begin(index + ahead);
      const drawing = begun.get(index);
      if (!plan || !drawing) break;
      progress(
        index / plans.length,
        plans.length === 1
          ? message('logoStudio.stageOne')
          : message('logoStudio.stage', { number: index + 1, count: plans.length }),
      );
      const { design, label, picture } = await drawing;
      begun.delete(index);
      const kept = await assets.store(picture.bytes, picture.mime, `${brief.name} logo ${index + 1}.png`);
      results.variations.push({
        asset: kept.id,
        name: kept.name,
        width: picture.width,
        height: picture.height,
        mime: picture.mime,
        design,
        logo: { plan, label },
      });
      if (index < plans.length - 1) await checkpoint(results);
    }
    return results;
  },
};

export function briefOf({ name, description, style, elements, colors, variant }: LogoInput): LogoBrief {
  return { name, description, style, elements, colors, variant };
}

/** The plans to draw. A changed plan counts only with a logo that the user has: otherwise any plan would be free. */
async function plansOf(
  { from }: LogoInput,
  brief: LogoBrief,
  ports: FullLogoPorts,
  { earlier }: Pick<GenerationContext, 'earlier'>,
): Promise<LogoPlan[]> {
  if (from === null) return planBatch(brief, ports);
  const at = parseLogoId(from.logo);
  const before = at && (await earlier(at.generation));
  if (!at || before?.kind !== 'logo' || !before.variations[at.place]?.logo)
    throw new GenerationFailure(message('logoStudio.failed'));
  return from.make === 'this' ? [from.plan] : remix(brief, from.plan, { type: 'more' }, ports);
}
