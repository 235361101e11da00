/** The inputs of the My projects routes. Separate from their outputs, so that the browser needs no schemas. */
import { z } from 'zod';
import { titleSchema } from '#app/contracts/change.ts';
import {
  ACTION_LIMIT,
  FOLDER_NAME_LENGTH,
  PROJECT_KINDS,
  PROJECT_SORTS,
  SORT_ORDERS,
} from '#app/contracts/projects.ts';
import { idSchema } from '#design/document/values.ts';

/** Query of GET /api/designs. */
export const projectQuerySchema = z
  .object({
    /** Part of a title; case and accents don't count. */
    q: z.string().max(200).default(''),
    /** A folder's id, or those in no folder. Absent: all. */
    folder: z.union([z.literal('none'), idSchema]).optional(),
    /** Absent: designs; in the trash both. */
    kind: z.enum(PROJECT_KINDS).optional(),
    /** Absent: `edited`; in the trash `deleted`. */
    sort: z.enum(PROJECT_SORTS).optional(),
    /** Absent: names from A to Z, times from the newest. */
    order: z.enum(SORT_ORDERS).optional(),
    trash: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
    after: z.string().max(1_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  })
  .refine(({ sort, trash }) => trash || sort !== 'deleted', { path: ['sort'], error: 'is for the trash only' });
export type ProjectQuery = z.output<typeof projectQuerySchema>;

/** Body of PATCH /api/designs/:id. `folder`: null removes it from its folder. */
export const projectPatchSchema = z
  .strictObject({ title: titleSchema.optional(), folder: idSchema.nullable().optional() })
  .refine(({ title, folder }) => title !== undefined || folder !== undefined, { error: 'must change something' });

const idsSchema = z.array(idSchema).min(1).max(ACTION_LIMIT);

/**
 * Body of POST /api/projects. Each id is processed separately. `delete`: for good, only what is in the trash.
 * `duplicate`: next to the original, with a title that says so. `empty-trash`: deletes everything in it for good.
 */
export const projectActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['trash', 'restore', 'delete', 'duplicate']), ids: idsSchema }),
  z.strictObject({ action: z.literal('move'), ids: idsSchema, folder: idSchema.nullable() }),
  z.strictObject({ action: z.literal('empty-trash') }),
]);
export type ProjectAction = z.output<typeof projectActionSchema>;

/** Body of POST /api/folders and PATCH /api/folders/:id. */
export const folderBodySchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(FOLDER_NAME_LENGTH)
    .refine((name) => !name.includes('\0')),
});
