/**
 * My projects: designs in folders, the trash and own templates. The answers of their routes; the requests are in
 * project-request.ts.
 *
 * - GET /api/designs?q=&folder=&kind=&sort=&order=&trash=1&after=&limit=: ProjectPage
 * - PATCH /api/designs/:id { title?, folder? }: the same fields as stored
 * - DELETE /api/designs/:id: to the trash, 204
 * - POST /api/designs/:id/template: an own template that is a copy of the design, 201 CopyMade
 * - POST /api/designs/:id/copies: a new design that is a copy of the design or own template, with its title, 201
 *   CopyMade
 * - POST /api/projects ProjectAction: ProjectOutcome, even if nothing could be done
 * - GET /api/folders: FolderList. POST { name }: 201 Folder. PATCH /api/folders/:id { name }: Folder. DELETE: 204
 * - DELETE /api/chats/:id?design=1: ChatRemoved
 */
import type { DesignSummary } from '#app/contracts/change.ts';

/** How long a deleted design stays in the trash, unless its storage is needed, days. */
export const TRASH_DAYS = 30;
export const FOLDER_NAME_LENGTH = 80;
/** Most designs on the home of AI design. */
export const RECENT_DESIGNS = 12;
/** Most ids of one ProjectAction. */
export const ACTION_LIMIT = 100;

export const PROJECT_KINDS = ['design', 'template'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** `deleted`: when it was moved to the trash; only there. */
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
  /** Whoever has its link can view it. */
  isShared: boolean;
  /** When it was moved to the trash; null: it wasn't. */
  deletedAt: string | null;
  /** When it will be deleted for good; earlier if its storage is needed. Null: it isn't in the trash. */
  expiresAt: string | null;
}

/** Answer of GET /api/designs. */
export interface ProjectPage {
  designs: ProjectRow[];
  /** `after` of the next page; null: this is the last. */
  next: string | null;
  /** All matches, on any page. */
  total: number;
}

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
  /** Designs in no folder, and all designs; without own templates and the trash. */
  unfiled: number;
  total: number;
  /** Own templates, and everything in the trash. */
  templates: number;
  trash: number;
}

/** Answer of DELETE /api/chats/:id?design=1. Without `design` it is 204. */
export interface ChatRemoved {
  /** `kept`: another conversation is about it. */
  design: 'trashed' | 'kept';
}
