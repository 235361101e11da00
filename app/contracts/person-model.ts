/** Person models ("AI models"): its description, its photos, and the rules that both the server and the page know. */
import { z } from 'zod';
import { message } from '#messages/message.ts';

/** The specification's lists, word for word; labels are in the catalogue. */
export const GENDERS = ['female', 'male', 'girl', 'boy'] as const;
export const ETHNICITIES = [
  'african',
  'caucasian',
  'east-asian',
  'indian',
  'indigenous',
  'latino',
  'middle-eastern',
  'multi-racial',
  'southeast-asian',
] as const;
export const HAIRS = ['afro', 'blonde', 'black', 'brunette', 'curly', 'grey', 'hijab', 'red', 'straight'] as const;
export const SKINS = ['light', 'medium', 'olive', 'dark', 'deep'] as const;
export const BODIES = ['petite', 'standard', 'plus-size', 'tall', 'curvy', 'athletic', 'mature'] as const;
export const AGES = ['pre-teen', 'teen', 'young-adult', 'adult', 'middle-aged', 'senior'] as const;

/** In the order in which they are requested. */
export const PHOTO_SLOTS = ['full', 'upper', 'lower'] as const;
export type PhotoSlot = (typeof PHOTO_SLOTS)[number];

export const PERSON_MODEL_LIMITS = {
  nameLength: 60,
  /** Per user: enough for a catalogue's cast, and a limit for one account. */
  models: 24,
  /** Least px of a photo's shorter side: a smaller photo is too coarse to put clothes on. */
  shorterSide: 480,
} as const;

const aboutFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, { error: () => message('personModels.nameMissing') })
    .max(PERSON_MODEL_LIMITS.nameLength, {
      error: () => message('personModels.nameTooLong', { limit: PERSON_MODEL_LIMITS.nameLength }),
    }),
  gender: z.enum(GENDERS, { error: () => message('personModels.genderMissing') }),
  ethnicity: z.enum(ETHNICITIES, { error: () => message('personModels.ethnicityMissing') }),
  hair: z.enum(HAIRS, { error: () => message('personModels.hairMissing') }),
  skin: z.enum(SKINS, { error: () => message('personModels.skinMissing') }),
  body: z.enum(BODIES, { error: () => message('personModels.bodyMissing') }),
  age: z.enum(AGES, { error: () => message('personModels.ageMissing') }),
});

/** The changed fields; contradictions with the others are reported when both are known. */
export const personPatchSchema = aboutFields.partial();

/** A girl or boy of an adult age group is a mistake; only the user knows which of the two is wrong. */
export const personAboutSchema = aboutFields.refine(({ gender, age }) => !isContradictory(gender, age), {
  path: ['age'],
  error: ({ input }) =>
    message('personModels.contradiction', {
      gender: message(
        (input as PersonAbout).gender === 'girl' ? 'personModels.gender.girl' : 'personModels.gender.boy',
      ),
    }),
});
export type PersonAbout = z.output<typeof aboutFields>;

export const ABOUT_FIELDS = [
  'name',
  'gender',
  'ethnicity',
  'hair',
  'skin',
  'body',
  'age',
] as const satisfies readonly (keyof PersonAbout)[];

type Gender = (typeof GENDERS)[number];
type Age = (typeof AGES)[number];

const isChild = (gender: Gender): boolean => gender === 'girl' || gender === 'boy';
const isUnderAgeGroup = (age: Age): boolean => age === 'pre-teen' || age === 'teen';

export const isContradictory = (gender: Gender, age: Age): boolean => isChild(gender) && !isUnderAgeGroup(age);

/** Whether a person is a minor by description; photos may make them one too. */
export const saidMinor = ({ gender, age }: Pick<PersonAbout, 'gender' | 'age'>): boolean =>
  isChild(gender) || isUnderAgeGroup(age);

/** A model as its user sees it. */
export interface PersonModelView extends PersonAbout {
  id: string;
  /** Asset and size of each photo, px, and its head's box, in fractions; null: unknown. */
  photos: Record<PhotoSlot, { asset: string; width: number; height: number; head: { x: number; y: number } | null }>;
  isMinor: boolean;
  /** Described as an adult, but a photo looks younger: treated as a minor. */
  looksYounger: boolean;
  createdAt: string;
}

/** The result of checking a photo that may be used. */
export interface CheckedPhoto {
  width: number;
  height: number;
}
