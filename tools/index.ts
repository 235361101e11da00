/** The one list of tools. The agent, buttons, scripts and other clients all find them here. */
import { addImage } from './add-image.ts';
import { addText } from './add-text.ts';
import { deleteLayers } from './delete.ts';
import { exportDesign } from './export.ts';
import { look } from './look.ts';
import { removeBackground } from './remove-background.ts';
import { resize } from './resize.ts';
import { setBackground } from './set-background.ts';
import type { Tool } from './tool.ts';
import { undo } from './undo.ts';
import { updateLayer } from './update-layer.ts';

export const tools: readonly Tool[] = [look, addText, addImage, updateLayer, deleteLayers, setBackground, resize, removeBackground, undo, exportDesign];

/** The tool with this name, or null. */
export function findTool(name: string): Tool | null {
  return tools.find((tool) => tool.name === name) ?? null;
}
