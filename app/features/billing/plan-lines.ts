/** What a plan includes, in lines: read from the plan table, so that nothing is stated twice. */
import type { Limit, LimitWindow, Plan, PlanKey } from '#app/services/billing/plans.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';

export interface PlanLine {
  /** The same line of every plan has the same key. */
  key: string;
  text: string;
  /** A limit within the one above. */
  note: string | null;
  /** False: something that only other plans have. */
  included: boolean;
}

const unitWords: Record<CreditUnit, MessageKey> = {
  image: 'billing.unitImage',
  logo: 'billing.unitLogo',
  video: 'billing.unitVideo',
  'try-on': 'billing.unitTryOn',
};
const windowWords: Record<LimitWindow, MessageKey> = {
  daily: 'billing.windowDay',
  'three-days': 'billing.windowThreeDays',
  weekly: 'billing.windowWeek',
  monthly: 'billing.windowMonth',
  lifetime: 'billing.windowLifetime',
};
const planNames: Record<PlanKey, MessageKey> = { free: 'billing.free', pro: 'billing.pro', max: 'billing.max' };

export function planName(plan: PlanKey): string {
  return message(planNames[plan]);
}

/** "images and logos", "video": as many as `count`. */
export function unitsText(units: readonly CreditUnit[], count: number): string {
  const words = units.map((unit) => message(unitWords[unit], { count }));
  const last = words.at(-1) ?? '';
  return words.length > 1 ? message('billing.and', { first: words.slice(0, -1).join(', '), last }) : last;
}

/** "50 images" of a pack. */
export function packText({ unit, amount }: { unit: CreditUnit; amount: number }): string {
  return message('billing.pack', { amount, units: unitsText([unit], amount) });
}

/** A limit on part of what another limit covers. */
function isPart(limit: Limit, limits: readonly Limit[]): boolean {
  return limits.some(
    (other) =>
      other !== limit &&
      other.units.length > limit.units.length &&
      limit.units.every((unit) => other.units.includes(unit)),
  );
}

function limitValues({ units, window, amount }: Limit) {
  return { amount, units: unitsText(units, amount), window: message(windowWords[window]) };
}

export function planLines({ limits, exportShorterSide, watermark, features, storage }: Plan): PlanLine[] {
  const mains = limits.filter((limit) => !isPart(limit, limits));
  const parts = limits.filter((limit) => isPart(limit, limits));
  const line = (key: string, text: string, included = true, note: string | null = null): PlanLine => ({
    key,
    text,
    note,
    included,
  });
  const feature = (name: Plan['features'][number], words: MessageKey): PlanLine =>
    line(name, message(words), features.includes(name));
  return [
    ...mains.map((limit) => {
      const notes = parts
        .filter((part) => part.units.every((unit) => limit.units.includes(unit)))
        .map((part) => message('billing.linePart', limitValues(part)));
      return line(
        limit.units.join('+'),
        message('billing.lineLimit', limitValues(limit)),
        true,
        notes.join(', ') || null,
      );
    }),
    line(
      'scenes',
      message(features.includes('unlimited-scenes') ? 'billing.lineScenesUnlimited' : 'billing.lineScenes'),
    ),
    line('export', message('billing.lineExport', { size: exportShorterSide })),
    line('storage', message('billing.lineStorage', { size: sizeText(storage) })),
    watermark
      ? line('watermark', message('billing.lineWatermark'), false)
      : line('watermark', message('billing.lineNoWatermark')),
    feature('vector-export', 'billing.lineVector'),
    feature('upscale-4k', 'billing.lineUpscale'),
    feature('custom-models', 'billing.lineModels'),
    feature('batch', 'billing.lineBatch'),
  ];
}

/** How many times the credits of another plan it gives, if that is the same for every unit; otherwise null. */
export function creditTimes(plan: Plan, other: Plan): number | null {
  const mains = other.limits.filter((limit) => !isPart(limit, other.limits));
  const times = new Set(
    mains.map((limit) => {
      const same = plan.limits.find(
        ({ units, window }) => window === limit.window && units.join() === limit.units.join(),
      );
      return same ? same.amount / limit.amount : NaN;
    }),
  );
  const [only] = times;
  return times.size === 1 && only !== undefined && only > 1 ? only : null;
}
