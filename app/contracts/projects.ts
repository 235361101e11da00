/**
 * My projects: designs in folders, the trash and one's own templates. What their routes take and answer.
 *
 * - GET /api/designs?q=&folder=&kind=&sort=&order=&trash=1&after=&limit=: ProjectPage
 * - PATCH /api/designs/:id { title?, folder? }: the same fields as they are kept
 * - DELETE /api/designs/:id: to the trash, 204
 * - POST /api/designs/:id/template: an own template that is a copy of the design, 201 CopyMade
 * - POST /api/designs/:id/copies: a new design that is a copy of the design or own template, with its title, 201 CopyMade
 * - POST /api/projects ProjectAction: ProjectOutcome, also when nothing could be done
 * - GET /api/folders: FolderList. POST { name }: 201 Folder. PATCH /api/folders/:id { name }: Folder. DELETE: 204
 * - DELETE /api/chats/:id?design=1: ChatRemoved
 */
import { z } from 'zod';
import type { DesignSummary } from '#app/contracts/change.ts';
import { titleSchema } from '#app/contracts/change.ts';
import { idSchema } from '#design/document/values.ts';

/** How long a deleted design stays in the trash, unless its room is needed. */
export const TRASH_DAYS = 30;
export const FOLDER_NAME_LENGTH = 80;
/** Designs on the home of AI design. */
export const RECENT_DESIGNS = 12;
/** Ids of one ProjectAction. */
export const ACTION_LIMIT = 100;

export const PROJECT_KINDS = ['design', 'template'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** `deleted`: when it came into the trash; only there. */
export const PROJECT_SORTS = ['edited', 'created', 'name', 'deleted'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** A row of My projects, of the trash or of own templates. Times are ISO 8601. */
export interface ProjectRow extends Omit<DesignSummary, 'createdAt' | 'updatedAt'> {
  kind: ProjectKind;
  createdAt: string;
  updatedAt: string;
  folderId: string | null;
  /** The conversation about it that was used last; null: there is none, or it is in the trash. */
  chatId: string | null;
  /** Since when it is in the trash; null: it isn't. */
  deletedAt: string | null;
  /** When it goes for good; sooner where its room is needed. Null: it isn't in the trash. */
  expiresAt: string | null;
}

/** Answer of GET /api/designs. */
export interface ProjectPage {
  designs: ProjectRow[];
  /** `after` of the page behind this one; null: this was the last. */
  next: string | null;
  /** All that match, on whatever page. */
  total: number;
}

/** Query of GET /api/designs. */
export const projectQuerySchema = z
  .object({
    /** Part of a title; case and accents don't count. */
    q: z.string().max(200).default(''),
    /** An id, or those in no folder. Left out: all. */
    folder: z.union([z.literal('none'), idSchema]).optional(),
    /** Left out: designs; in the trash both. */
    kind: z.enum(PROJECT_KINDS).optional(),
    /** Left out: `edited`; in the trash `deleted`. */
    sort: z.enum(PROJECT_SORTS).optional(),
    /** Left out: names from A to Z, times from the newest. */
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

/** Body of PATCH /api/designs/:id. `folder`: null takes it out. */
export const projectPatchSchema = z
  .strictObject({ title: titleSchema.optional(), folder: idSchema.nullable().optional() })
  .refine(({ title, folder }) => title !== undefined || folder !== undefined, { error: 'must change something' });
export type ProjectPatch = z.output<typeof projectPatchSchema>;

const idsSchema = z.array(idSchema).min(1).max(ACTION_LIMIT);

/**
 * Body of POST /api/projects. Each id is done on its own. `delete`: for good, only what is in the trash. `duplicate`:
 * beside the original, under a title that says so. `empty-trash`: everything in it, for good.
 */
export const projectActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['trash', 'restore', 'delete', 'duplicate']), ids: idsSchema }),
  z.strictObject({ action: z.literal('move'), ids: idsSchema, folder: idSchema.nullable() }),
  z.strictObject({ action: z.literal('empty-trash') }),
]);
export type ProjectAction = z.output<typeof projectActionSchema>;

/** Answer of POST /api/projects. */
export interface ProjectOutcome {
  /** `newId`: of a duplicate. */
  done: { id: string; newId?: string }[];
  /** `reason`: a sentence for people. */
  failed: { id: string; reason: string }[];
}

/** Answer of POST /api/designs/:id/template and /copies. */
export interface CopyMade {
  id: string;
  title: string;
}

export interface Folder {
  id: string;
  name: string;
  createdAt: string;
}

/** Answer of GET /api/folders, by name. */
export interface FolderList {
  folders: (Folder & { designs: number })[];
  /** Designs in no folder, and all of them; own templates and the trash left out. */
  unfiled: number;
  total: number;
  /** Own templates, and all that is in the trash. */
  templates: number;
  trash: number;
}

/** Body of POST /api/folders and PATCH /api/folders/:id. */
export const folderBodySchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(FOLDER_NAME_LENGTH)
    .refine((name) => !name.includes('\0')),
});

/** Answer of DELETE /api/chats/:id?design=1. Without `design` it is 204. */
export interface ChatRemoved {
  /** `kept`: another conversation is about it. */
  design: 'trashed' | 'kept';
}
