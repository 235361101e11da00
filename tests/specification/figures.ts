/** The figures of sections 4, 6, 7 and 9 of the specification, compared with the product's. */
import { LIMITS } from '#design/document/limits.ts';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import { CONTACTS_PER_DESIGN } from '#tools/brand/contacts-group.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import { entryLifeMs } from '#app/browser/fetch-cache.ts';
import { PHOTO_SLOTS } from '#app/contracts/person-model.ts';
import { fetchIntervals } from '#app/features/shell/fetch-provider.tsx';
import { codeLength } from '#app/services/auth/code-life.ts';
import { plans, windowDays, type Feature, type PlanKey } from '#app/services/billing/plans.ts';
import { BRAND_KIT_LIMITS } from '#app/services/brand-kit/brand-kit-rules.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { INFO_ICON_SIZE } from '#app/ui/info-tip.tsx';
import { TOAST } from '#app/ui/toast-view.tsx';
import { TOOLTIP_OFFSET } from '#app/ui/tooltip-bubble.tsx';
import { TOOLTIP_SIDE } from '#app/ui/tooltip.tsx';
import { message } from '#messages/message.ts';

export interface Figure {
  name: string;
  specified: unknown;
  has: unknown;
}

/** Credits of a unit in 30 days, by the widest limit that covers it. */
const monthly = (plan: PlanKey, unit: CreditUnit): number | undefined =>
  plans[plan].limits.find(({ units, window }) => units.includes(unit) && windowDays[window] === 30)?.amount;
const may = (plan: PlanKey, feature: Feature): boolean => plans[plan].features.includes(feature);
/** A number that the product may exceed. */
const atLeast = (least: number, has: number): Pick<Figure, 'specified' | 'has'> => ({
  specified: true,
  has: has >= least,
});
const minutesIn = (text: string): number[] => Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));

/** Section 9, row by row. */
export const constants: readonly Figure[] = [
  { name: 'free export, shorter side', specified: 1080, has: plans.free.exportShorterSide },
  { name: 'Pro export, shorter side', specified: 2160, has: plans.pro.exportShorterSide },
  { name: 'custom resize', specified: [100, 4000], has: [LIMITS.minDimension, LIMITS.maxDimension] },
  { name: 'logo uploads', specified: 5, has: BRAND_KIT_LIMITS.logos },
  { name: 'contact details of a design', specified: 2, has: CONTACTS_PER_DESIGN },
  { name: 'digits of a code', specified: 6, has: codeLength },
  {
    name: 'days of the free trial, as many as the operator says',
    specified: [0, 14],
    has: [parseConfig({}).trialDays, parseConfig({ TRIAL_DAYS: '14' }).trialDays],
  },
  { name: 'videos of Max, a month', specified: 50, has: monthly('max', 'video') },
  {
    name: 'logos and images of Max, a month',
    specified: [500, 500],
    has: [monthly('max', 'logo'), monthly('max', 'image')],
  },
  { name: 'try-ons of Max, a month', specified: 500, has: monthly('max', 'try-on') },
  { name: 'days until credits start over', specified: 30, has: windowDays.monthly },
  {
    name: 'minutes that a video model takes, as people are told',
    specified: [3, 5],
    has: minutesIn(message('videoStudio.motionHint')),
  },
  { name: 'templates', ...atLeast(1000, TEMPLATES.length) },
  { name: 'photos of a custom model', specified: 3, has: PHOTO_SLOTS.length },
  { name: 'toast', specified: { duration: 5000, swipe: 50, hotkey: ['F8'] }, has: TOAST },
  { name: 'life of what was fetched, ms', specified: 172_800_000, has: entryLifeMs },
  {
    name: 'fetching, ms: same request, focus, retry, slow',
    specified: [2000, 5000, 5000, 3000],
    has: intervals(false),
  },
  { name: 'fetching on a slow connection', specified: [2000, 5000, 10_000, 5000], has: intervals(true) },
  {
    name: 'tooltip: px away, side, px of the icon',
    specified: [10, 'top', 15],
    has: [TOOLTIP_OFFSET, TOOLTIP_SIDE, INFO_ICON_SIZE],
  },
];

/** Section 6: the plans' allowances. */
export const planFigures: readonly Figure[] = [
  { name: 'Free exports with a watermark', specified: true, has: plans.free.watermark },
  { name: 'Pro removes the watermark', specified: false, has: plans.pro.watermark },
  { name: 'Max removes the watermark', specified: false, has: plans.max.watermark },
  { name: 'Max exports as large as Pro', specified: 2160, has: plans.max.exportShorterSide },
  {
    name: 'free logos and images are limited',
    specified: [10, 10],
    has: [monthly('free', 'logo'), monthly('free', 'image')],
  },
  {
    name: 'Max is 50 times Free',
    specified: [50, 50, 50, 50],
    has: (['image', 'logo', 'try-on', 'video'] as const).map((unit) => times('max', unit)),
  },
  { name: '4K upscale comes with Pro', specified: [false, true, true], has: each('upscale-4k') },
  { name: 'custom models come with Pro', specified: [false, true, true], has: each('custom-models') },
  { name: 'catalogs come with Pro', specified: [false, true, true], has: each('batch') },
  {
    name: 'backgrounds and catalogs are unlimited on Max',
    specified: [false, false, true],
    has: each('unlimited-scenes'),
  },
];

function intervals(slow: boolean): number[] {
  const { dedupingInterval, focusThrottleInterval, errorRetryInterval, loadingTimeout } = fetchIntervals(slow);
  return [dedupingInterval, focusThrottleInterval, errorRetryInterval, loadingTimeout];
}

function times(plan: PlanKey, unit: CreditUnit): number {
  return (monthly(plan, unit) ?? 0) / (monthly('free', unit) ?? 0);
}

function each(feature: Feature): boolean[] {
  return [may('free', feature), may('pro', feature), may('max', feature)];
}
