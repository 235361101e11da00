/** Where links of My projects lead. */
import type { ProjectRow } from '#app/contracts/projects.ts';

export const PROJECTS_PATH = '/projects';
export const TRASH_PATH = '/projects/trash';

/** Where a design opens from a card: its look, and all its actions. */
export const projectPath = ({ id }: Pick<ProjectRow, 'id'>): string => `/blend/${encodeURIComponent(id)}`;

export const editorPath = (designId: string): string => `/canvas/${encodeURIComponent(designId)}`;

export const chatPath = (chatId: string): string => `/ai-design/chat/${encodeURIComponent(chatId)}`;
