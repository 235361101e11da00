/** The lists and states of sections 3 and 4 of the specification, compared with the product's. */
import { JEWELS, CLOTHES } from '#tools/contract/try-on-kinds.ts';
import { IMAGE_TYPES } from '#tools/contract/image-types.ts';
import { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import { LOGO_STYLES } from '#design/logo/brief.ts';
import { AGES, BODIES, ETHNICITIES, GENDERS, HAIRS, PHOTO_SLOTS, SKINS } from '#app/contracts/person-model.ts';
import { generationStates } from '#app/contracts/generation.ts';
import { purchaseMachine } from '#app/features/billing/purchase.machine.ts';
import { creditUnits, windowDays, type LimitWindow } from '#app/services/billing/plans.ts';
import { message, type MessageKey } from '#messages/message.ts';

export interface List {
  name: string;
  specified: readonly string[];
  /** The product's values, in the specification's words. */
  has: readonly string[];
  /** The product's additional values, each with its reason. */
  more?: Readonly<Record<string, string>>;
}

const windowNames: Record<LimitWindow, string> = {
  daily: 'daily',
  'three-days': 'every 3 days',
  weekly: 'weekly',
  monthly: 'monthly',
  lifetime: 'lifetime',
};

/** As shown to users, in lower case and with one kind of dash. */
const labels = <Id extends string>(ids: readonly Id[], keyOf: (id: Id) => MessageKey): string[] =>
  ids.map((id) => message(keyOf(id)).toLowerCase().replaceAll('–', '-'));
const labelled = (...keys: readonly MessageKey[]): string[] => labels(keys, (key) => key);

export const lists: readonly List[] = [
  {
    name: 'contact and social handle types',
    specified: words(
      'instagram whatsapp email mobile website upi shopee youtube tiktok pinterest depop poshmark mercado lazada ebay facebook amazon carousell tokopedia',
    ),
    has: CONTACT_TYPES,
  },
  {
    name: 'logo inputs',
    specified: ['business name', 'business description', 'style', 'elements'],
    has: labelled('logoStudio.name', 'logoStudio.description', 'logoStudio.style', 'logoStudio.elements'),
  },
  {
    name: 'logo styles',
    specified: ['assorted', 'lettermark', 'abstract', 'icon', 'line art', 'illustration', 'emblem'],
    has: labels(LOGO_STYLES, (style) => `logoStudio.style.${style}`),
  },
  {
    name: 'limit types',
    specified: ['daily', 'lifetime', 'weekly', 'monthly', 'every 3 days'],
    has: (Object.keys(windowDays) as LimitWindow[]).map((window) => windowNames[window]),
  },
  { name: 'credit units', specified: ['try-on', 'image', 'video', 'logo'], has: creditUnits },
  {
    name: 'gender',
    specified: ['female', 'male', 'girl', 'boy'],
    has: labels(GENDERS, (id) => `personModels.gender.${id}`),
  },
  {
    name: 'ethnicity',
    specified: [
      ...words('african caucasian indian indigenous latino multi-racial'),
      'east asian',
      'middle eastern',
      'southeast asian',
    ],
    has: labels(ETHNICITIES, (id) => `personModels.ethnicity.${id}`),
  },
  {
    name: 'hair type',
    specified: words('afro blonde black brunette curly grey hijab red straight'),
    has: labels(HAIRS, (id) => `personModels.hair.${id}`),
  },
  {
    name: 'skin tone',
    specified: words('light medium olive dark deep'),
    has: labels(SKINS, (id) => `personModels.skin.${id}`),
  },
  {
    name: 'body size',
    specified: ['petite', 'standard', 'plus size', 'tall', 'curvy', 'athletic', 'mature'],
    has: labels(BODIES, (id) => `personModels.body.${id}`),
  },
  {
    name: 'age group',
    specified: [
      'pre-teen (9-12)',
      'teen (14-18)',
      'adult (19-30)',
      'adult (30-45)',
      'middle aged (45-65)',
      'senior (65+)',
    ],
    has: labels(AGES, (id) => `personModels.age.${id}`),
  },
  {
    name: 'photos of a custom model',
    specified: ['full body', 'upper body', 'lower body'],
    has: labels(PHOTO_SLOTS, (id) => `personModels.slot.${id}`),
  },
  {
    name: 'export',
    specified: ['file name', 'format', 'resolution'],
    has: labelled('editor.fileName', 'editor.format', 'rendering.resolution'),
  },
  {
    name: 'perspectives of a scene',
    specified: ['top view', 'side view'],
    has: labelled('sceneStudio.topView', 'sceneStudio.sideView'),
  },
  {
    name: 'clothes to try on',
    specified: ['top', 'bottom', 'full'],
    has: labels(CLOTHES, (id) => `tryOnStudio.type.${id}`),
  },
  {
    name: 'jewellery to try on',
    specified: words('necklace earrings rings bracelets watches anklets'),
    has: labels(JEWELS, (id) => `tryOnStudio.type.${id}`),
  },
  {
    name: 'kinds of AI images',
    specified: words('image sticker typography signature poster'),
    has: IMAGE_TYPES,
  },
  {
    name: 'states of a generation',
    specified: ['generating', 'failed', 'flagged'],
    has: generationStates,
    more: { succeeded: 'The end that the others are not.', cancelled: 'Whoever waits may stop waiting.' },
  },
  {
    name: 'states of a purchase',
    specified: ['in progress', 'successful', 'failed'],
    has: Object.keys(purchaseMachine.states).map((state) =>
      state.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ),
    more: { route: 'Decides at once which of the others it is.', ordering: 'The form before anything is bought.' },
  },
  {
    name: 'modes of the brand selector',
    specified: ['contacts', 'logo'],
    has: labelled('brandKit.part.contacts', 'brandKit.part.logo'),
  },
];

function words(line: string): string[] {
  return line.split(' ');
}
