/** The shape and the limits of a brand kit: for the server that enforces them and the page that checks them first. */
import { z } from 'zod';
import { fontFamily } from '#design/fonts/catalogue.ts';
import { message } from '#messages/message.ts';
import { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import { readContact } from './contact-rules.ts';

export const BRAND_KIT_LIMITS = {
  /** From the specification: "You can't upload more than 5 logos!". */
  logos: 5,
  /** More than a palette needs, few enough to see at a glance. */
  colors: 12,
  nameLength: 80,
  /** For the `accept` of a file field. */
  accept: 'image/png,image/jpeg',
  logoTypes: ['image/png', 'image/jpeg'] as readonly string[],
} as const;

/** In the usual notations of hex codes; stored as `#rrggbb`. */
export const hexSchema = z
  .string()
  .trim()
  .regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { error: () => message('tools.invalidHex') })
  .transform((written) => {
    const digits = written.replace('#', '').toLowerCase();
    return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
  });

const familySchema = z
  .string()
  .max(100)
  .nullable()
  .refine((name) => name === null || fontFamily(name)?.offered === true, {
    error: () => message('brandKit.unknownFont'),
  });

/** Shared links carry long tails that are dropped. */
const WRITTEN_LENGTH = 2_000;

const contactSchema = z
  .strictObject({ type: z.enum(CONTACT_TYPES), value: z.string().max(WRITTEN_LENGTH) })
  .transform(({ type, value }, context) => {
    const read = readContact(type, value);
    if ('value' in read) return { type, value: read.value };
    context.addIssue({ code: 'custom', message: read.error, path: ['value'] });
    return z.NEVER;
  });

/** What a save changes: only the given fields. `logos` is all of them in order; an omitted one is removed. */
export const brandKitPatchSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .max(BRAND_KIT_LIMITS.nameLength, {
      error: () => message('brandKit.nameTooLong', { limit: BRAND_KIT_LIMITS.nameLength }),
    })
    .optional(),
  logos: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .max(BRAND_KIT_LIMITS.logos, { error: () => message('brandKit.tooManyLogos') })
    .transform((ids) => [...new Set(ids)])
    .optional(),
  colors: z
    .array(hexSchema)
    .max(BRAND_KIT_LIMITS.colors, {
      error: () => message('brandKit.tooManyColors', { limit: BRAND_KIT_LIMITS.colors }),
    })
    .transform((colors) => [...new Set(colors)])
    .optional(),
  fonts: z.strictObject({ heading: familySchema, body: familySchema }).partial().optional(),
  contacts: z
    .array(contactSchema)
    .max(CONTACT_TYPES.length)
    .refine((contacts) => new Set(contacts.map(({ type }) => type)).size === contacts.length, {
      error: () => message('brandKit.contactTwice'),
    })
    .optional(),
  /** Two letters, ISO 3166. Which ones are countries is checked where it is stored: the list is too large for a page. */
  country: z.string().max(2).nullable().optional(),
});
export type BrandKitPatch = z.output<typeof brandKitPatchSchema>;
